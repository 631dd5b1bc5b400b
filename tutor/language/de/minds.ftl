### Irrtümer: belief ist, was man denken könnte, refutation, was gilt. Keine Variablen; Zahlen nur, wo sie in jeder Variante stimmen.
### „Farbe“ heißt immer Herz, Karo, Kreuz oder Pik, nie Rot oder Schwarz.
mind-left-plain-belief = Vielleicht denkst du, dass der linke Bower ein gewöhnlicher Bube seiner gedruckten Farbe ist.
mind-left-plain-refutation = Sobald Trumpf feststeht, gehört er nur noch zur Trumpffarbe und steht direkt unter dem rechten Bower.
mind-left-follows-print-belief = Vielleicht denkst du, dass der linke Bower zwar als Trumpf sticht, beim Bedienen aber seine gedruckte Farbe zählt.
mind-left-follows-print-refutation = Er ist durch und durch Trumpf: Mit ihm bedienst du Trumpf, aber nie seine gedruckte Farbe.
mind-left-weak-belief = Vielleicht denkst du, dass der linke Bower zwar Trumpf ist, aber seinen Platz zwischen Dame und Zehn behält.
mind-left-weak-refutation = Er steht direkt unter dem rechten Bower und schlägt sogar das Trumpf-Ass.
mind-left-both-suits-belief = Vielleicht denkst du, dass der linke Bower zu zwei Farben gehört und beide bedienen kann.
mind-left-both-suits-refutation = Jede Karte gehört zu genau einer Farbe, der linke Bower zum Trumpf. Seine gedruckte Farbe kannst du mit ihm nicht bedienen.
mind-left-wrong-colour-belief = Vielleicht denkst du, dass bei rotem Trumpf ein schwarzer Bube der linke Bower ist und umgekehrt.
mind-left-wrong-colour-refutation = Bei rotem Trumpf sind die beiden roten Buben die Bower, bei schwarzem Trumpf die beiden schwarzen.
mind-left-over-right-belief = Vielleicht denkst du, dass der linke Bower über dem rechten steht.
mind-left-over-right-refutation = Höher steht der rechte Bower, also der Bube der Trumpffarbe selbst. Der linke kommt gleich danach.
mind-left-suit-six-belief = Vielleicht denkst du, dass die gedruckte Farbe des linken Bowers alle ihre Karten behält.
mind-left-suit-six-refutation = Ihr fehlt eine Karte: Ihr Bube ist der linke Bower und zählt bei den Trümpfen mit.
mind-sister-suit-trump-belief = Vielleicht denkst du, dass mit dem linken Bower auch die übrigen Karten seiner gedruckten Farbe Trumpf werden.
mind-sister-suit-trump-refutation = Nur der Bube wechselt zum Trumpf. Ass, König und alle anderen Karten dieser Farbe bleiben Fehlfarbe.
mind-no-bowers-belief = Vielleicht denkst du, dass auch der Trumpf-Bube seinen Platz zwischen Dame und Zehn behält.
mind-no-bowers-refutation = Noch über dem Trumpf-Ass stehen zwei Buben: der rechte Bower und gleich darunter der linke.
mind-all-jacks-trump-belief = Vielleicht denkst du, dass wie beim Skat alle vier Buben Trumpf sind.
mind-all-jacks-trump-refutation = Beim Euchre sind es nur zwei: die beiden roten, wenn Trumpf rot ist, sonst die beiden schwarzen.
mind-jacks-high-belief = Vielleicht denkst du, dass der Bube in jeder Farbe die höchste Karte ist.
mind-jacks-high-refutation = Oben stehen nur die beiden Bower. Die zwei anderen Buben bleiben in ihrer Farbe zwischen Dame und Zehn.
mind-ace-over-bowers-belief = Vielleicht denkst du, dass das Trumpf-Ass noch über den beiden Bowern steht.
mind-ace-over-bowers-refutation = Es ist umgekehrt: Beide Bower stehen über dem Trumpf-Ass.
mind-ten-high-belief = Vielleicht denkst du, dass die Zehn wie beim Skat gleich nach dem Ass kommt.
mind-ten-high-refutation = Beim Euchre folgen auf das Ass König und Dame, und die Zehn steht direkt über der Neun.
mind-right-over-joker-belief = Vielleicht denkst du, dass der rechte Bower auch den Joker schlägt.
mind-right-over-joker-refutation = Wird mit Joker gespielt, ist er der höchste Trumpf, noch über dem rechten Bower.
mind-joker-no-suit-belief = Vielleicht denkst du, dass der Joker keine Farbe hat: dass du ihn jederzeit spielen darfst und nie spielen musst.
mind-joker-no-suit-refutation = Er ist ein Trumpf wie jeder andere: Du bedienst mit ihm Trumpf, und solange du eine Fehlfarbe bedienen musst, darfst du ihn nicht spielen.
mind-must-trump-belief = Vielleicht denkst du, dass du stechen musst, wenn du nicht bedienen kannst.
mind-must-trump-refutation = Einen Stechzwang gibt es beim Euchre nicht: Kannst du nicht bedienen, darfst du stechen oder abwerfen, ganz wie du willst.
mind-must-overtake-belief = Vielleicht denkst du, dass du höher spielen musst, wenn du kannst.
mind-must-overtake-refutation = Höher spielen musst du nie: Hast du die angespielte Farbe, genügt eine kleine Karte davon; hast du sie nicht, ist jede Karte erlaubt.
mind-play-anything-belief = Vielleicht denkst du, dass du jederzeit jede Karte spielen darfst.
mind-play-anything-refutation = Wer die angespielte Farbe hat, muss sie bedienen. Frei wählen darfst du, wenn du ausspielst oder diese Farbe nicht hast.
mind-trump-any-time-belief = Vielleicht denkst du, dass du jederzeit stechen darfst.
mind-trump-any-time-refutation = Stechen darfst du erst, wenn du die angespielte Farbe nicht hast. Solange du bedienen kannst, musst du bedienen.
mind-no-trump-lead-belief = Vielleicht denkst du, dass du Trumpf nicht ausspielen darfst, solange du andere Karten hast.
mind-no-trump-lead-refutation = Wer ausspielt, darf jede Karte spielen, auch Trumpf und auch schon zum ersten Stich.
mind-follow-last-card-belief = Vielleicht denkst du, dass du die zuletzt gespielte Karte bedienen musst.
mind-follow-last-card-refutation = Bedient wird immer die erste Karte des Stichs. Was danach fällt, ändert daran nichts.
mind-highest-any-suit-belief = Vielleicht denkst du, dass die ranghöchste Karte den Stich gewinnt, egal in welcher Farbe.
mind-highest-any-suit-refutation = Gewinnen kann nur Trumpf oder die angespielte Farbe. Ein abgeworfenes Ass macht keinen Stich.
mind-trump-ignored-belief = Vielleicht denkst du, dass immer die höchste Karte der angespielten Farbe gewinnt.
mind-trump-ignored-refutation = Liegt Trumpf im Stich, gewinnt der höchste Trumpf. Nur ohne Trumpf entscheidet die angespielte Farbe.
mind-first-trump-wins-belief = Vielleicht denkst du, dass der erste Trumpf im Stich gewinnt.
mind-first-trump-wins-refutation = Es gewinnt der höchste Trumpf, nicht der erste: Auch ein Trumpf kann überstochen werden.
mind-partner-cannot-beat-belief = Vielleicht denkst du, dass Partner einander keinen Stich abnehmen können.
mind-partner-cannot-beat-refutation = Doch: Wer die stärkste Karte gelegt hat, gewinnt den Stich und spielt zum nächsten aus.
mind-same-leader-belief = Vielleicht denkst du, dass in jedem Stich derselbe Spieler ausspielt.
mind-same-leader-refutation = Wer den Stich gewinnt, spielt zum nächsten aus.
# Teil anderer Sätze
say-who-begins = { $players ->
    [2] Es beginnt der Gegner des Gebers.
   *[other] Ohne Alleingang beginnt, wer links vom Geber sitzt.
 }
mind-dealer-leads-belief = Vielleicht denkst du, dass der Geber zum ersten Stich ausspielt.
# $players: wie viele mitspielen, zu zweit nie im Alleingang; so auch im Folgenden
mind-dealer-leads-refutation = Zum ersten Stich spielt Vorhand aus, also { $players ->
    [2] der Gegner des Gebers.
   *[other] wer links vom Geber sitzt; nur ein Alleingang kann das ändern.
 }
mind-loner-leads-belief = Vielleicht denkst du, dass beim Alleingang der Alleinspieler ausspielt.
mind-loner-leads-refutation = Wer allein spielt, spielt deshalb nicht auch aus. Es beginnt, wer links vom Geber als Erster mitspielt, nach anderem Brauch, wer links vom Alleinspieler sitzt.
mind-maker-leads-belief = Vielleicht denkst du, dass der Ansager zum ersten Stich ausspielt.
mind-maker-leads-refutation = Wer Trumpf macht, spielt deshalb nicht auch aus. { say-who-begins }
mind-left-of-maker-leads-belief = Vielleicht denkst du, dass wie beim Bridge zum ersten Stich { $players ->
    [2] der Gegner des Ansagers ausspielt.
   *[other] ausspielt, wer links vom Ansager sitzt.
 }
mind-left-of-maker-leads-refutation = Wer Trumpf macht, ist für das Ausspiel gleichgültig. { say-who-begins }
mind-name-turned-down-belief = Vielleicht denkst du, dass in der zweiten Runde jede Farbe angesagt werden darf.
mind-name-turned-down-refutation = Die Farbe, die die aufgedeckte Karte anbot, ist abgelehnt. Von den vier Farben bleiben nur die drei anderen.
mind-orderer-picks-up-belief = Vielleicht denkst du, dass die aufgedeckte Karte bekommt, wer sie aufnehmen lässt.
mind-orderer-picks-up-refutation = Aufnehmen kann sie nur der Geber, ganz gleich, wer Trumpf gemacht hat.
mind-dealer-calls-first-belief = Vielleicht denkst du, dass bei der Trumpfwahl der Geber als Erster dran ist.
mind-dealer-calls-first-refutation = In jeder Runde beginnt Vorhand, also { $players ->
    [2] der Gegner des Gebers. Der Geber ist als Zweiter dran.
   *[other] wer links vom Geber sitzt. Der Geber ist als Letzter dran.
 }
mind-dealer-keeps-six-belief = Vielleicht denkst du, dass der Geber die aufgenommene Karte behält und keine dafür ablegt.
mind-dealer-keeps-six-refutation = Er legt dafür eine Karte verdeckt ab und spielt mit so vielen wie alle anderen.
mind-discard-turn-up-belief = Vielleicht denkst du, dass der Geber die aufgenommene Karte gleich wieder ablegen darf.
mind-discard-turn-up-refutation = Abgelegt wird eine der Karten, die er vorher hatte. Die aufgenommene bleibt im Blatt.
mind-pick-up-round-two-belief = Vielleicht denkst du, dass der Geber die aufgedeckte Karte auch in der zweiten Runde aufnehmen darf.
mind-pick-up-round-two-refutation = Nach der ersten Runde ist sie aus dem Spiel: In der zweiten nimmt niemand mehr auf.
mind-pass-is-final-belief = Vielleicht denkst du, dass nicht mehr Trumpf machen darf, wer einmal gepasst hat.
mind-pass-is-final-refutation = Jede Runde zählt für sich: Wer in der ersten passt, darf in der zweiten noch Trumpf ansagen.
mind-must-hold-trump-belief = Vielleicht denkst du, dass du eine Farbe nur zu Trumpf machen darfst, wenn du eine Karte in ihr hast.
mind-must-hold-trump-refutation = Wählen darfst du jede Farbe, die noch offen ist, ob du sie hast oder nicht. Ob das klug ist, steht auf einem anderen Blatt.
mind-always-stuck-belief = Vielleicht denkst du, dass der Geber in der zweiten Runde nicht passen darf.
mind-always-stuck-refutation = Das verlangt nur die Hausregel „Geberzwang“. Ohne sie darf auch der Geber passen, und die Karten werden zusammengeworfen.
mind-same-dealer-again-belief = Vielleicht denkst du, dass derselbe Geber noch einmal gibt, wenn alle gepasst haben.
mind-same-dealer-again-refutation = Die Karten werden zusammengeworfen, und der Nächste im Uhrzeigersinn gibt.
mind-dealer-may-refuse-belief = Vielleicht denkst du, dass der Geber die Karte liegen lassen darf, wenn ein anderer ihn aufnehmen lässt.
mind-dealer-may-refuse-refutation = Spielt der Geber mit, muss er sie aufnehmen. Die Wahl hat er nur nach einer Hausregel, üblich zu zweit und zu dritt.
mind-partner-must-go-alone-belief = Vielleicht denkst du, dass der Partner des Gebers allein spielen muss, wenn er aufnehmen lässt.
mind-partner-must-go-alone-refutation = Das gilt nur als Hausregel, etwa beim britischen Euchre. Sonst spielt der Geber wie gewohnt mit.
mind-loner-partner-plays-belief = Vielleicht denkst du, dass beim Alleingang der Partner trotzdem mitspielt.
mind-loner-partner-plays-refutation = Der Partner legt seine Karten verdeckt hin, setzt dieses Spiel aus und spielt zu keinem Stich eine Karte.
mind-alone-needs-five-belief = Vielleicht denkst du, dass ein Alleingang ohne alle Stiche verloren ist.
mind-alone-needs-five-refutation = Auch allein reicht mehr als die Hälfte der Stiche, um zu punkten.
mind-four-tricks-two-belief = Vielleicht denkst du, dass vier Stiche mehr bringen als drei.
mind-four-tricks-two-refutation = Drei und vier Stiche sind gleich viel wert: einen Punkt. Erst alle fünf können mehr bringen.
mind-alone-always-four-belief = Vielleicht denkst du, dass jeder gewonnene Alleingang so viel bringt wie einer mit allen Stichen.
mind-alone-always-four-refutation = Die volle Wertung gibt es nur für alle Stiche. Mit weniger bringt auch ein gewonnener Alleingang nur einen Punkt.
mind-euchre-one-belief = Vielleicht denkst du, dass ein Euchre den Verteidigern einen Punkt bringt.
mind-euchre-one-refutation = Es bringt ihnen mehr, an den meisten Tischen zwei Punkte.
mind-euchre-makers-zero-belief = Vielleicht denkst du, dass bei einem Euchre niemand Punkte bekommt.
mind-euchre-makers-zero-refutation = Leer geht nur die ansagende Seite aus. Die Verteidiger bekommen für das Euchre Punkte.
mind-defenders-march-belief = Vielleicht denkst du, dass die Verteidiger für alle Stiche mehr bekommen als für ein gewöhnliches Euchre.
mind-defenders-march-refutation = Verteidigt niemand allein, zählt ein Euchre gleich viel, egal wie viele Stiche die Verteidiger machen.
mind-point-per-trick-belief = Vielleicht denkst du, dass die siegreiche Seite für jeden ihrer Stiche einen Punkt bekommt.
mind-point-per-trick-refutation = Gewertet wird das ganze Spiel: Hat die ansagende Seite genug Stiche, aber nicht alle, bekommt sie einen Punkt.
mind-failed-bid-free-belief = Vielleicht denkst du, dass ein verfehltes Gebot nichts kostet.
mind-failed-bid-free-refutation = Wer sein Gebot verfehlt, verliert dafür Punkte, und der Spielstand kann unter null fallen.
