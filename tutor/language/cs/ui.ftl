### Stránky: nadpisy, tlačítka, popisky. Funkce jako v reasons.ftl.
### „Barva“ jsou vždy srdce, káry, kříže nebo piky, nikdy červená nebo černá.

language-name = Čeština
site-title = Škola euchre
site-description = Nauč se euchre pravidlo po pravidlu: krátké lekce a úlohy, které ti u každé karty řeknou proč.
skip-link = Přejít k obsahu
nav-main = Hlavní nabídka
nav-lessons = Lekce
nav-puzzles = Úlohy
nav-glossary = Slovníček
language = Jazyk

## Úvod
home-heading = Nauč se euchre, kartu po kartě
home-lead = Euchre se naučíš rychle, až na jednoho kluka, který přebíhá k druhým. Pravidla si tu procvičíš na opravdových pozicích a po každé odpovědi si přečteš, proč jedna karta povolená byla a jiná ne.
home-lessons = Začni tady
home-puzzles = Nebo si rovnou něco zkus
home-puzzles-text = { $n ->
    [one] Jedna úloha, každá odpověď se zdůvodněním.
    [few] { $n } úlohy, každá odpověď se zdůvodněním.
   *[other] { $n } úloh, každá odpověď se zdůvodněním.
 }
all-puzzles = Zobrazit všechny úlohy

## Lekce
lessons-lead = Každá lekce zabere jen pár minut. Nejlepší je brát je popořadě.
lesson-needs = Předem se hodí:
lesson-exit = Sedí to?
lesson-next = Další lekce
lesson-all = Všechny lekce

## Úlohy
puzzles-lead = Něco si vyber, nebo prostě začni shora.
# $label: what they are, $things: cards, seats with cards; in one line for search engines
described = { $label }: { $things }.
level-1 = Lehká
level-2 = Střední
level-3 = Těžká
your-hand = Tvůj list
your-answer = Tvoje odpověď
your-turn = Jsi na řadě
the-table = Na stole
the-trick = Zdvih, jak se hrál
the-trick-so-far = Zdvih zatím
earlier-tricks = Zdvihy předtím
card-asked = O tuhle kartu jde
trump-is = Trumfy: { SUIT($suit) }
led-suit-is = Vynesená barva: { SUIT($suit) }
# $who: kdo v tomto rozdání nehraje, i seznam
fact-sits-out = Nehraje: { PLAYER($who) }
# $calls: co kdo zatím volil, od hráče vlevo od rozdávajícího
fact-calls = Dosavadní volba, od hráče vlevo od rozdávajícího: { $calls }
# $score: čísla, nejdřív aktér
fact-score = Stav, nejdřív aktér: { $score }
variant = Varianta: { $name }
house-rules = Domácí pravidla u tohoto stolu
# $n: kolikáté místo v pořadí, od nejsilnější karty
order-place = { $n }. místo
order-choose = Vyber kartu
order-legend = Od nejsilnější karty k nejslabší
check-answer = Zkontrolovat
show-hint = Ukázat nápovědu

## Co se zatím volilo
call-pass = Pasovat
call-order = Nechat zvednout
call-order-alone = Nechat zvednout a hrát sólo
call-suit = { SUIT($suit) }
call-suit-alone = { SUIT($suit) } sólo
call-no-trump = Bez trumfů
call-no-trump-alone = Bez trumfů a sólo
call-bid = { $n ->
    [one] Jeden zdvih
    [few] { NUM($n) } zdvihy
   *[other] { NUM($n) } zdvihů
 }
call-misere = Misère
call-nap = Nap
call-wellington = Wellington
call-bluecher = Blücher
call-show = Ukázat slabý list
call-take = Zvednout
call-leave = Nechat ležet
call-dummy = Vzít čtvrtý list
call-alone = Hrát sólo
call-together = Hrát ve dvou

## Výsledek
you-answered = Tvoje odpověď: { $answer }
# $form: z čeho se odpověď skládá
mark-right = { $form ->
    [card-order] na správném místě
   *[other] vybráno správně
 }
mark-wrong = { $form ->
    [card-order] na špatném místě
   *[other] vybráno chybně
 }
mark-missed = { $form ->
    [cards] přehlédnuto
    [card-order] chybí
   *[other] bylo by správně
 }
mark-left = právem nevybráno
reasons-heading = Proč?
beliefs-heading = Co za tím může být
try-again = Zkusit znovu
next-puzzle = Další úloha
back-to-lesson = Pokračovat v lekci „{ $title }“

## Slovníček
glossary-lead = Co říkají hráči euchre a jak se to řekne v ostatních jazycích.

## Když něco nejde
order-incomplete = Ještě něco chybí: vyber kartu pro každé místo.
refused = Taková pozice není možná
refused-lead = Z této adresy se otázka složit nedá:
err-400 = Tomuto požadavku nerozumíme
err-400-text = Vrať se a zkus to znovu.
err-404 = Stránka nenalezena
err-404-text = Tady žádná karta neleží. Možná se v adrese přesmyklo písmenko.
err-405 = Tudy cesta nevede
err-405-text = Na této adrese se dá jen číst, nebo naopak jen odpovídat.
err-413 = To bylo moc
err-413-text = Požadavek je větší, než jaká může být odpověď.
err-500 = Něco se pokazilo
err-500-text = Chyba je u nás a víme o ní. Zkus to prosím později.
to-start = Na úvodní stránku

## Co čtou jiné programy
api-not-json = Tělo požadavku není JSON: pošli objekt jako { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = Chybí „answer“: pošli objekt jako { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = „answer“ musí být seznam textů, třeba ["JD", "AS"].
