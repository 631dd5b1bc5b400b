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
mind-left-over-right-belief = Vielleicht denkst du, dass der linke Bower über dem rechten steht.
mind-left-over-right-refutation = Höher steht der rechte Bower, also der Bube der Trumpffarbe selbst. Der linke kommt gleich danach.
mind-no-bowers-belief = Vielleicht denkst du, dass auch der Trumpf-Bube seinen Platz zwischen Dame und Zehn behält.
mind-no-bowers-refutation = Noch über dem Trumpf-Ass stehen zwei Buben: der rechte Bower und gleich darunter der linke.
mind-must-trump-belief = Vielleicht denkst du, dass du stechen musst, wenn du nicht bedienen kannst.
mind-must-trump-refutation = Einen Stechzwang gibt es beim Euchre nicht: Kannst du nicht bedienen, darfst du stechen oder abwerfen, ganz wie du willst.
mind-must-overtake-belief = Vielleicht denkst du, dass du höher spielen musst, wenn du kannst.
mind-must-overtake-refutation = Höher spielen musst du nie: Hast du die angespielte Farbe, genügt eine kleine Karte davon; hast du sie nicht, ist jede Karte erlaubt.
mind-play-anything-belief = Vielleicht denkst du, dass du jederzeit jede Karte spielen darfst.
mind-play-anything-refutation = Wer die angespielte Farbe hat, muss sie bedienen. Frei wählen darfst du, wenn du ausspielst oder diese Farbe nicht hast.
mind-highest-any-suit-belief = Vielleicht denkst du, dass die ranghöchste Karte den Stich gewinnt, egal in welcher Farbe.
mind-highest-any-suit-refutation = Gewinnen kann nur Trumpf oder die angespielte Farbe. Ein abgeworfenes Ass macht keinen Stich.
