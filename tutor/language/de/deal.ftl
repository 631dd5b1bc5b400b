### Ein ganzes Spiel erzählt: wer was tut. Ein Satz je Eintrag; warum es so ist, sagt reasons.ftl.
### $who: wer handelt, you oder ein Platz; $who2: wen es betrifft; $other: ein Platz, an dem nicht der Leser sitzt.

## Der Befehl
head-deal = Das Geben
head-calls = Vor dem ersten Stich
head-trick = { $n }. Stich
head-result = Das Ergebnis
# $text: ein Befehl
deal-repeat = Dasselbe Spiel noch einmal: { $text }
not-name-and-value = „{ $text }“ ist keine Hausregel mit Wert: Schreib beides hin, mit einem Gleichheitszeichen dazwischen, etwa „joker=true“.
note-railroad = Jambone (ein Alleingang mit offenem Blatt) und Jamboree (ein Blatt mit den fünf höchsten Trümpfen, das gezeigt statt gespielt wird), die mancher Tisch beim Railroad kennt, werden hier nicht gespielt.

## Geben
told-deals = { $who ->
    [you] du gibst
   *[other] { PLAYER($who) } gibt
 } jedem { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 }.
told-dummy-dealt = Ebenso viele liegen als Strohmann verdeckt am leeren Platz.
told-holds = { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } { CARDS($cards, case: "acc") }.
told-offers = { CARD($card) } liegt offen: { SUIT($suit) } wird als Trumpf angeboten.
told-turned-up = { CARD($card) } liegt offen.
told-left-over = Es { $n ->
    [one] bleibt eine Karte
   *[other] bleiben { NUM($n) } Karten
 } verdeckt übrig.

## Ansagen
told-passes = { $who ->
    [you] du passt
   *[other] { PLAYER($who) } passt
 }.
told-shows = { $who ->
    [you] du zeigst
   *[other] { PLAYER($who) } zeigt
 } ein schwaches Blatt vor.
told-shows-nothing = { $who ->
    [you] du zeigst
   *[other] { PLAYER($who) } zeigt
 } kein schwaches Blatt vor.
told-orders = { $who ->
    [you] du lässt
   *[other] { PLAYER($who) } lässt
 } aufnehmen.
told-orders-alone = { $who ->
    [you] du lässt aufnehmen und spielst
   *[other] { PLAYER($who) } lässt aufnehmen und spielt
 } allein.
told-accepts = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } { SUIT($suit) } an.
told-accepts-alone = { $who ->
    [you] du nimmst { SUIT($suit) } an und spielst
   *[other] { PLAYER($who) } nimmt { SUIT($suit) } an und spielt
 } allein.
told-names = { $who ->
    [you] du sagst
   *[other] { PLAYER($who) } sagt
 } { SUIT($suit) } an.
told-names-alone = { $who ->
    [you] du sagst { SUIT($suit) } an und spielst
   *[other] { PLAYER($who) } sagt { SUIT($suit) } an und spielt
 } allein.
told-no-trump = { $who ->
    [you] du willst
   *[other] { PLAYER($who) } will
 } ohne Trumpf spielen.
told-no-trump-alone = { $who ->
    [you] du willst
   *[other] { PLAYER($who) } will
 } ohne Trumpf und allein spielen.
told-bids = { $who ->
    [you] du bietest
   *[other] { PLAYER($who) } bietet
 } { $n ->
    [one] einen Stich
   *[other] { NUM($n) } Stiche
 }.
# $call: der Name eines Gebots
told-says = { $who ->
    [you] du bietest
   *[other] { PLAYER($who) } bietet
 } „{ $call }“.
told-alone = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } allein.
told-together = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } nicht allein.

## Was daraus folgt
told-trump = { SUIT($suit) } ist Trumpf.
told-trump-led = Die erste ausgespielte Karte macht { SUIT($suit) } zum Trumpf.
# $card: der rechte Bower; $card2: der linke
told-bowers = Der rechte Bower ist { CARD($card) }, der linke ist { CARD($card2) } und zählt jetzt zu { SUIT($suit) }.
told-turned-down = Alle haben gepasst: { SUIT($suit) } ist abgelehnt und darf in der zweiten Runde nicht angesagt werden.

## Karten, die den Platz wechseln
told-picks-up = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } { CARD($card, case: "acc") } auf.
told-leaves = { $who ->
    [you] du lässt
   *[other] { PLAYER($who) } lässt
 } { CARD($card, case: "acc") } liegen.
told-takes-widow = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } die übrige Karte auf, { CARD($card, case: "acc") }.
told-takes-widow-unseen = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } die übrige Karte auf.
told-takes-dummy = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } den Strohmann auf: { CARDS($cards, case: "acc") }.
told-takes-dummy-unseen = { $who ->
    [you] du nimmst
   *[other] { PLAYER($who) } nimmt
 } den Strohmann auf.
told-lays-away = { $who ->
    [you] du legst
   *[other] { PLAYER($who) } legt
 } { CARDS($cards, case: "acc") } verdeckt ab.
told-lays-away-unseen = { $who ->
    [you] du legst
   *[other] { PLAYER($who) } legt
 } { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 } verdeckt ab.
told-draws = { $who ->
    [you] du bekommst
   *[other] { PLAYER($who) } bekommt
 } { CARDS($cards, case: "acc") } aus dem Talon.
told-draws-unseen = { $who ->
    [you] du bekommst
   *[other] { PLAYER($who) } bekommt
 } { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 } aus dem Talon.
told-asks-nothing = { $who ->
    [you] du verlangst
   *[other] { PLAYER($who) } verlangt
 } keine Karte.
told-asks-best = { $who ->
    [you] du legst { CARD($card, case: "acc") } verdeckt ab und verlangst
   *[other] { PLAYER($who) } legt { CARD($card, case: "acc") } verdeckt ab und verlangt
 } von { PLAYER($who2, case: "dat") } die beste Karte.
told-asks-best-unseen = { $who ->
    [you] du legst eine Karte verdeckt ab und verlangst
   *[other] { PLAYER($who) } legt eine Karte verdeckt ab und verlangt
 } von { PLAYER($who2, case: "dat") } die beste Karte.
told-gives = { $who ->
    [you] du gibst
   *[other] { PLAYER($who) } gibt
 } { PLAYER($who2, case: "dat") } { CARD($card, case: "acc") }.
told-gives-unseen = { $who ->
    [you] du gibst
   *[other] { PLAYER($who) } gibt
 } { PLAYER($who2, case: "dat") } eine Karte.

## Die Stiche
told-leads = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } { CARD($card, case: "acc") } aus.
told-plays = { $who ->
    [you] du spielst
   *[other] { PLAYER($who) } spielt
 } { CARD($card, case: "acc") }.
told-winner-leads = Wer den Stich gewinnt, spielt zum nächsten aus, und das { $who ->
    [you] bist du
   *[other] ist { PLAYER($who) }
 }.
# $card: die Karte, die das falsche Bedienen verrät; $n: der Stich, in dem es geschah
told-revoke-shown = { CARD($card, cap: "yes") } verrät es: { $who ->
    [you] Du hättest
   *[other] { PLAYER($who) } hätte
 } im { $n }. Stich bedienen können.
others-lead-free = { PLAYER($other) } spielt aus und darf jede Karte wählen.
# $n: wie viele Karten der Farbe auf der Hand sind
others-follow-must = { SUIT($suit) } ist angespielt, und { PLAYER($other) } hat { $n ->
    [one] eine Karte
   *[other] { NUM($n) } Karten
 } davon und muss bedienen.
# $cards: die verbotenen Karten; $held: die Karten, die bedienen
others-revoke = { CARDS($cards, case: "acc") } darf { PLAYER($other) } nicht spielen: { SUIT($suit) } ist angespielt, und { PLAYER($other) } hat noch { CARDS($held, case: "acc") }.
others-revoke-left = Mit { CARD($card, case: "dat") } kann { PLAYER($other) } { SUIT($printed) } nicht bedienen: Als linker Bower ist er Trumpf, und { PLAYER($other) } hat noch { CARDS($held, case: "acc") }.
others-revoke-holding-left = { CARDS($cards, case: "acc") } darf { PLAYER($other) } nicht spielen: { SUIT($trump) } ist angespielt, und { PLAYER($other) } hat noch den linken Bower, { CARD($card2, case: "acc") }.
others-revoke-holding-joker = { CARDS($cards, case: "acc") } darf { PLAYER($other) } nicht spielen: { SUIT($trump) } ist angespielt, und { PLAYER($other) } hat noch den Joker, der immer Trumpf ist.
others-follow-only = { PLAYER($other) } hat keine andere Karte in { SUIT($suit) } und damit keine Wahl.
others-follow-left-only = { PLAYER($other) } hat außer dem linken Bower keinen Trumpf und damit keine Wahl.
others-follow-joker-only = { PLAYER($other) } hat außer dem Joker keinen Trumpf und damit keine Wahl.
others-void-any = { PLAYER($other) } hat { SUIT($suit, form: "none") } und darf jede Karte spielen.
others-void-left-trap = { PLAYER($other) } hat { SUIT($printed, form: "none") } und darf jede Karte spielen, denn { CARD($card) } zählt als linker Bower zu { SUIT($trump) }.

## Gespielte Karten, beurteilt nach offenen Blättern
# $number: der Stich; $who: wer $card gespielt hat; $role: was diese Karte ist
no-revoke = Alle haben richtig bedient: Wer bedienen konnte, hat es getan.
played-lead-free = Stich { $number }: { $who ->
    [you] Du spielst aus und darfst
   *[other] { PLAYER($who) } spielt aus und darf
 } dabei jede Karte wählen.
played-follow-must = Stich { $number }: { SUIT($suit) } ist zu bedienen, und { $who ->
    [you] du bedienst
   *[other] { PLAYER($who) } bedient
 } mit { CARD($card, case: "dat") }{ $role ->
    [left] , dem linken Bower und damit einem Trumpf
    [joker] , der immer Trumpf ist
   *[plain] { "" }
 }.
played-follow-only = Stich { $number }: { $who ->
    [you] Du hast keine andere Karte in { SUIT($suit) } und musst
   *[other] { PLAYER($who) } hat keine andere Karte in { SUIT($suit) } und muss
 } { CARD($card, case: "acc") } spielen.
played-follow-left-only = Stich { $number }: { $who ->
    [you] Du hast außer dem linken Bower keinen Trumpf und musst
   *[other] { PLAYER($who) } hat außer dem linken Bower keinen Trumpf und muss
 } { CARD($card, case: "acc") } spielen.
played-follow-joker-only = Stich { $number }: { $who ->
    [you] Du hast außer dem Joker keinen Trumpf und musst
   *[other] { PLAYER($who) } hat außer dem Joker keinen Trumpf und muss
 } ihn spielen.
played-void-any = Stich { $number }: { $who ->
    [you] Du hast { SUIT($suit, form: "none") } und darfst
   *[other] { PLAYER($who) } hat { SUIT($suit, form: "none") } und darf
 } jede Karte spielen.
played-void-left-trap = Stich { $number }: { $who ->
    [you] Du hast { SUIT($printed, form: "none") } und darfst
   *[other] { PLAYER($who) } hat { SUIT($printed, form: "none") } und darf
 } jede Karte spielen, denn { CARD($card) } zählt als linker Bower zu { SUIT($trump) }.
played-revoke = Stich { $number }: Mit { CARD($card, case: "dat") } { $who ->
    [you] bedienst du
   *[other] bedient { PLAYER($who) }
 } falsch; zu bedienen ist { SUIT($suit) }, und { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } noch { CARDS($held, case: "acc") }.
played-revoke-left = Stich { $number }: Mit { CARD($card, case: "dat") } { $who ->
    [you] bedienst du
   *[other] bedient { PLAYER($who) }
 } falsch; der linke Bower ist Trumpf, zu bedienen ist { SUIT($printed) }, und { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } noch { CARDS($held, case: "acc") }.
played-revoke-holding-left = Stich { $number }: Mit { CARD($card, case: "dat") } { $who ->
    [you] bedienst du
   *[other] bedient { PLAYER($who) }
 } falsch; zu bedienen ist { SUIT($trump) }, und { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } noch den linken Bower, { CARD($card2, case: "acc") }.
played-revoke-holding-joker = Stich { $number }: Mit { CARD($card, case: "dat") } { $who ->
    [you] bedienst du
   *[other] bedient { PLAYER($who) }
 } falsch; zu bedienen ist { SUIT($trump) }, und { $who ->
    [you] du hast
   *[other] { PLAYER($who) } hat
 } noch den Joker, der immer Trumpf ist.
# Das sagt nur ein Irrtum
played-must-trump = Stich { $number }: { $who ->
    [you] Du hast { SUIT($suit, form: "none") } und musst
   *[other] { PLAYER($who) } hat { SUIT($suit, form: "none") } und muss
 } Trumpf spielen.
played-must-overtake = Stich { $number }: { $who ->
    [you] Du musst
   *[other] { PLAYER($who) } muss
 } höher spielen, also { CARDS($cards, case: "acc", join: "or") }.
played-no-trump-lead = Stich { $number }: { $who ->
    [you] Du darfst
   *[other] { PLAYER($who) } darf
 } Trumpf nicht ausspielen, solange noch andere Karten da sind.
# $card2: die zuletzt gespielte Karte
played-follow-last = Stich { $number }: Zuletzt gespielt ist { CARD($card2) }, also { $who ->
    [you] musst du
   *[other] muss { PLAYER($who) }
 } { SUIT($suit) } bedienen.
## Punkte
# $who: einer oder mehrere
told-gains = { PLAYER($who) }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
told-loses = { PLAYER($who) }: minus { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.

## Der Stich, wenn eine dieser Karten dazukommt
# $cards: Karten von Süd, von denen keine den Stich gewinnt
if-trick-trump = Spielst du { CARDS($cards, case: "acc", join: "or") }, gewinnt { PLAYER($who) } den Stich: { CARD($card, cap: "yes") } ist der höchste Trumpf darin.
# $trump: none, wo ohne Trumpf gespielt wird
if-trick-suit = Spielst du { CARDS($cards, case: "acc", join: "or") }, gewinnt { PLAYER($who) } den Stich: { $trump ->
    [none] { CARD($card, cap: "yes") }
   *[other] Es liegt kein Trumpf darin, und { CARD($card) }
 } ist die höchste Karte der angespielten Farbe.
if-trick-highest = Spielst du { CARDS($cards, case: "acc", join: "or") }, gewinnt { PLAYER($who) } den Stich: { CARD($card, cap: "yes") } ist die höchste Karte darin, und auf die Farbe kommt es nicht an.
if-trick-led-suit = Spielst du { CARDS($cards, case: "acc", join: "or") }, gewinnt { PLAYER($who) } den Stich: Es zählt nur die angespielte Farbe, und { CARD($card) } ist die höchste Karte davon.
if-trick-first-trump = Spielst du { CARDS($cards, case: "acc", join: "or") }, gewinnt { PLAYER($who) } den Stich: { CARD($card, cap: "yes") } ist der erste Trumpf darin.
# $card2: die Karte des Partners, die höher ist
if-trick-partner = Spielst du { CARDS($cards, case: "acc", join: "or") }, behält { PLAYER($who) } den Stich: { CARD($card2, cap: "yes") } ist zwar stärker als { CARD($card) }, kommt aber nur vom Partner.
