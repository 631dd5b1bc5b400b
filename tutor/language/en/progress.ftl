### Progress: what is known, what is due, and the log taken along or deleted.

nav-progress = Progress
progress-lead = What you know, and what is next. All of it follows from your answers.
progress-nothing = There is nothing here yet: it begins with your first answer, and needs no account.
progress-cookie = It is kept only where your browser accepts a cookie.
progress-minds = What you may be mistaken about
mind-where = Look at it again:
mind-place = position { $n }
progress-skills = Topics
progress-skill = Topic
progress-level = Where you stand
progress-next = Next review
progress-words = “Known” means that your answers leave little doubt. “Held” means that you knew it on different days, in different questions, and where others err.
standing-new = new
standing-learning = learning
standing-known = known
standing-held = held
standing-due = due
lesson-done = done
lesson-placed = you know this
lesson-open = open
progress-days = Your days
progress-calendar = The last sixteen weeks: the darker a day, the more answers
progress-curve = Topics known, day by day; the most at a time: { $n }
progress-table = The same as a table
progress-day = Day
progress-answers = Answers
progress-right = Right
progress-known = Topics known
progress-keep = Keep it, take it along, delete it
progress-export = Save as a file
progress-import = Add from a file
progress-file = A file that was saved here or at another school
progress-settings = The file also holds your table, the card games you know and your time zone. What is set on this device already stays as it is.
progress-move = Go on with another device
progress-delete = Delete everything
news-taken = { $n ->
    [0] The file is read; all answers in it were here already.
    [one] The file is read: one answer was added.
   *[other] The file is read: { $n } answers were added.
 }
news-moved = This device goes on with your progress now.
news-deleted = Everything is deleted.

## Another device
move-lead = Open this link on the other device. From then on both show the same progress, and answers count for both. Your table and the card games you know are set on each device.
move-link = Link
move-code = Code
move-secret = Keep it to yourself: whoever has it can see and change your progress.
take = Go on with your progress here
take-lead = Open the link from your other device, or enter the code that is shown there. What you have answered here is added.
take-failed = There is no progress with this code.
take-refused = This progress cannot be taken over
take-do = Go on here

## Deleting
forget-lead = { $n ->
    [0] No answers are stored. Your table and the games you know will be forgotten.
    [one] One answer will be deleted, for all your devices. This cannot be undone.
   *[other] { $n } answers will be deleted, for all your devices. This cannot be undone.
 }
forget-do = Delete for good
forget-not = Rather not

## A file that is none of ours
file-refused = This file cannot be taken
file-too-large = It is larger than any progress can be. Nothing was changed.
file-no-json = It is not in the format that is saved here. Nothing was changed.
file-foreign = It holds something else than progress at an Euchre school. Nothing was changed.
file-newer = A newer school has saved it. Nothing was changed.
file-broken = Something in it is damaged. Nothing was changed.
file-future = It has answers from the future; see whether its date is right. Nothing was changed.
file-too-many = Together with yours it would be more answers than fit. Nothing was changed.
