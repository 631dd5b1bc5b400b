### Stránky: nadpisy, tlačítka, popisky. Funkce jako v reasons.ftl.
### „Barva“ jsou vždy srdce, káry, kříže nebo piky, nikdy červená nebo černá.

language-name = Čeština
site-title = Škola euchre
site-description = Nauč se euchre pravidlo po pravidlu: krátké lekce a úlohy, které ti u každé karty řeknou proč.
skip-link = Přejít k obsahu
nav-main = Hlavní nabídka
nav-lessons = Lekce
nav-puzzles = Úlohy
nav-settle = Spor
nav-glossary = Slovníček
nav-settings = Nastavení
language = Jazyk

## Úvod
home-heading = Nauč se euchre, kartu po kartě
home-lead = Euchre se naučíš rychle, až na jednoho kluka, který přebíhá k jiné barvě. Pravidla si tu procvičíš na opravdových pozicích a po každé odpovědi si přečteš, proč jedna karta povolená byla a jiná ne.
home-lessons = Začni tady
home-begin = První lekce
home-puzzles = Nebo si rovnou něco zkus
home-puzzles-text = { $n ->
    [one] Jedna úloha, každá odpověď se zdůvodněním.
    [few] { $n } úlohy, každá odpověď se zdůvodněním.
   *[other] { $n } úloh, každá odpověď se zdůvodněním.
 }
all-puzzles = Zobrazit všechny úlohy

## Lekce
lessons-lead = Každá lekce zabere jen pár minut. Nejlepší je procházet je popořadě.
part-course = Kurz
part-games = Další hry a domácí pravidla
part-newcomers = Pro ty, kdo už hrají něco jiného
lesson-needs = Předem se hodí:
lesson-exit = Máš jasno?
lesson-next = Další lekce
lesson-all = Všechny lekce

## Úlohy
puzzles-lead = Něco si vyber, nebo prostě začni odshora.
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
open-hands = Všechny listy před prvním zdvihem
trick-number = { $n }. zdvih
card-asked = { $n ->
    [one] O tuhle kartu jde
   *[other] O tyhle karty jde
 }
trump-is = Trumfy: { SUIT($suit) }
led-suit-is = Vynesená barva: { SUIT($suit) }
# $who: kdo v tomto rozdání nehraje, i seznam
fact-sits-out = Nehraje: { PLAYER($who) }
# $calls: co kdo zatím volil; $opener: kdo volil první
fact-calls = Dosavadní hlášky, { $opener ->
    [dealer] nejdřív rozdávající
    [opponent] nejdřív soupeř rozdávajícího
   *[left] od hráče po levici rozdávajícího
 }: { $calls }
# $score: čísla, nejdřív aktér
fact-score = Stav, nejdřív aktér: { $score }
variant = Varianta: { $name }
house-rules = Domácí pravidla u tohoto stolu
# $n: kolikáté místo v pořadí, od nejsilnější karty
order-place = { $n }. místo
order-legend = Od nejsilnější karty po nejslabší
# Na stole, co nejkratší
chip-trump = Trumfy
chip-led = Vyneseno
turned-up = Otočená karta
role-dealer = Rozdává
role-maker = Aktér
role-alone = Sólo
role-out = Nehraje
role-partner = Partner
# $name: místo u stolu, $n: kolik
cards-face-down = { $name }: { $n ->
    [one] jedna karta lícem dolů
    [few] { NUM($n, gender: "f") } karty lícem dolů
   *[other] { NUM($n, gender: "f") } karet lícem dolů
 }
# Stojí za jménem levého bowera
counts-as = počítá se jako { SUIT($suit) }
# $n: kolik karet je vybráno, číslicí
chosen-count = Vybráno: { $n }
# $card: karta, $n: místo, které dostane
order-put = { $card }: { $n }. místo
order-undo = Vzít zpět
order-count = Umístěno { $n } z { $total }
puzzle-number = Úloha { $n } z { $total }
answer-nobody = Nikdo
check-answer = Zkontrolovat
show-hint = Ukázat nápovědu

## Co se zatím volilo
call-pass = Pasovat
call-order = Nechat zvednout
call-order-alone = Nechat zvednout a hrát sólo
# Říká rozdávající, který zvedá sám
call-accept = { call-take }
call-accept-alone = { call-take } a hrát sólo
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
call-together = Hrát s partnerem

## Body
side-makers = Aktérova strana
side-defenders = Obrana
side-both = dvě čísla, pro aktéra a pro ostatní
points-label = Body
points-of-makers = Body pro aktéra
points-of-others = Body pro ostatní
points-winner = Kdo tím vyhraje partii
points-carried = Do další partie
points-none = Nic z toho
points-choose = Vyber
points-makers = Aktérova strana: { $n }
points-defenders = Obrana: { $n }
points-both = Aktér { $n }, ostatní { $n2 }
points-wins-makers = Partii vyhraje aktérova strana
points-wins-defenders = Partii vyhraje obrana
# $who: kdo vyhraje
points-wins-seat = Partii { $who ->
    [you] vyhraješ
   *[other] vyhraje
 } { PLAYER($who) }
points-slam = Výhra na nulu
points-carry = { $n ->
    [one] Jeden bod zbude do další partie
    [few] { $n } body zbudou do další partie
   *[other] { $n } bodů zbude do další partie
 }
# $n: kolikátý zdvih, $who: kdo v něm hraje
say-place = { $n }. zdvih, { PLAYER($who) }

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
mark-left = správně nevybráno
mark-also = také správně
reasons-heading = Proč?
beliefs-heading = Co za tím může být
try-again = Zkusit znovu
next-puzzle = Další úloha
skip-puzzle = Přeskočit
belief-lesson = K tomu je lekce „{ $title }“
back-to-lesson = Pokračovat v lekci „{ $title }“
settled = Tak rozhodují pravidla
trump-order = Všechny trumfy od nejvyššího
share = Sdílet
share-address = Adresa této odpovědi
share-copy = Zkopírovat adresu
share-copied = Zkopírováno
report-wrong = Tohle je špatně
show-what-happens = Ukázat, co se stane
what-happens = Co se stane
play-instead = Povoleno je tu jen:
try-another-card = A s jinou kartou?
back-to-verdict = Zpátky k odpovědi
step-back = Zpět
step-on = Dál
# $who: kdo vynáší
card-is-led = { PLAYER($who) } { $who ->
    [you] vynášíš
   *[other] vynáší
 } { CARD($card, case: "acc") }.
highest-so-far = Zatím je nejvyšší { CARD($card) }.
# $n: kolik hráčů ještě přidá kartu do tohoto zdvihu
still-to-play = { $n ->
    [one] Pak hraje ještě jeden hráč.
    [few] Pak hrají ještě { NUM($n) } hráči.
   *[other] Pak hraje ještě { NUM($n) } hráčů.
 }

## Slovníček
glossary-lead = Co říkají hráči euchre a jak se to řekne v ostatních jazycích.
glossary-letters = Podle písmen

## Spor
settle-heading = Rozhodnout spor
settle-lead = Poskládej pozici: klepni na karty, které už padly, a na ty, které držíš. Pravidla rozhodnou a řeknou ti proč.
settle-problems = Takhle to u stolu být nemohlo:
settle-incomplete = Ještě něco chybí:
settle-needs-trump = Vyber trumfy.
settle-needs-trick = Klepni na vynesenou kartu a pak popořadě na ostatní.
settle-needs-hand = Klepni na karty, které držíš.
settle-question = O co jde?
settle-trump = Co jsou trumfy?
settle-leader = Kdo vynáší?
settle-leader-first = Nejdřív vyber, kdo vynáší.
settle-tap-for = Klepni na další kartu: { $name }
settle-trick-full = Víc karet tento zdvih nepotřebuje.
settle-more = Varianta, sólo
settle-variant = Varianta
settle-alone = Kdo hraje sólo?
settle-apply = Použít
settle-tell = Nechat rozhodnout
settle-ask = Zadat jako úlohu

## Nastavení
settings-lead = Nastav si školu, jak ti vyhovuje. Platí to pro všechny stránky na tomto zařízení.
settings-save = Použít
settings-cookie = Tvoje zařízení si to pamatuje v souboru cookie, jeden rok.
set-letters = Písmena na kartách
set-letters-own = Podle jazyka stránky
set-letters-english = Anglicky: J, Q, K, A
set-deck = Vzhled karet
set-deck-two = Červené a černé karty
set-deck-four = Čtyřbarevné karty
set-face = Podklad karet
set-face-day = Světlé karty
set-face-night = Tmavé karty
set-theme = Vzhled stránek
set-theme-auto = Podle zařízení
set-theme-light = Světlý
set-theme-dark = Tmavý
set-motion = Pohyb
set-motion-auto = Podle zařízení
set-motion-off = Žádný

## Soukromí
privacy = Soukromí
imprint = Provozovatel
privacy-lead = Škola euchre se neptá, kdo jsi. Návštěvy nepočítá, nikoho nesleduje a nic nenačítá odjinud.
privacy-cookies = Soubory cookie
privacy-cookie-lang = V jakém jazyce čteš. Vznikne, když změníš jazyk nebo použiješ nastavení, a platí rok.
privacy-cookie-display = Jak mají stránky vypadat: karty, světlý nebo tmavý vzhled, pohyb. Vznikne, když použiješ nastavení, a platí rok.
privacy-cookie-learner = Náhodné číslo, podle kterého tvoje odpovědi patří k sobě. Vznikne s první odpovědí nebo když přidáš soubor, a platí rok od poslední odpovědi. Kdo jsi, se nikdo neptá.
privacy-cookie-first = Vznikne s první odpovědí a s další stránkou zmizí: ukáže, jestli tvůj prohlížeč soubory cookie přijímá.
privacy-cookie-clock = O kolik minut se tvoje hodiny liší od světového času, aby se dny počítaly podle tvého času. Vznikne s tvými odpověďmi nebo z tvého souboru a platí rok.
privacy-cookie-table = Pravidla u tvého stolu a karetní hry, které znáš. Vzniknou, když je uvedeš nebo převezmeš ze souboru, a platí rok.
privacy-cookie-rule = Žádné jiné soubory cookie tu nejsou. Když smažeš „learner“, ke svému pokroku už se nedostaneš: předtím si ho ulož do souboru. V ostatních jsou jen nastavení; hodiny, stůl a hry se ukládají i do souboru.
privacy-answers = Tvoje odpovědi
privacy-answers-text = Odpověď je součástí adresy stránky, aby šla znovu načíst a sdílet. Kvůli tvému pokroku se i s časem ukládá také tady pod tvým náhodným číslem, dokud ji nesmažeš nebo dokud se tu víc než dva roky neukážeš. Záznam o návštěvách může vést ten, kdo server provozuje.
privacy-elsewhere = Nic odjinud
privacy-elsewhere-text = Písmo, karty i program pocházejí ze stejné adresy jako tato stránka. Nikdo jiný se o tvé návštěvě nedozví.

## Když něco nejde
order-incomplete = Ještě něco chybí: klepni postupně na všechny karty.
points-incomplete = Ještě něco chybí: k odpovědi patří, kdo boduje a kolik bodů získá.
refused = Taková pozice není možná
refused-lead = Z této adresy se otázka složit nedá:
err-400 = Tomuto požadavku nerozumíme
err-400-text = Vrať se a zkus to znovu.
err-404 = Stránka nenalezena
err-404-text = Tady žádná karta neleží. Možná se v adrese přesmyklo písmenko.
err-405 = Tudy cesta nevede
err-405-text = Na této adrese se dá jen číst, nebo naopak jen odpovídat.
err-413 = To bylo moc
err-413-text = Tak velká žádná odpověď být nemůže.
err-503 = Odpovědi teď nejde přečíst
err-503-text = Chyba je na naší straně a je zaznamenaná. Lekce a úlohy fungují i tak; zkus to prosím později.
err-500 = Něco se pokazilo
err-500-text = Chyba je u nás a víme o ní. Zkus to prosím později.
to-start = Na úvodní stránku

## Dílna pro ty, kdo píšou úlohy (tutor preview)
workshop = Dílna
workshop-lead = Tvoje soubory tak, jak je ukazuje škola. Stačí uložit a stránka se hned obnoví.
workshop-puzzles = { $n ->
    [one] jedna úloha
    [few] { $n } úlohy
   *[other] { $n } úloh
 }
workshop-errors = { $n ->
    [0] žádná chyba
    [one] jedna chyba
    [few] { $n } chyby
   *[other] { $n } chyb
 }
workshop-warnings = { $n ->
    [0] žádné upozornění
    [one] jedno upozornění
   *[other] { $n } upozornění
 }
workshop-error = Chyba
workshop-warning = Upozornění
workshop-empty = V tomto souboru zatím žádná úloha není.
workshop-gone = Teď tu není co číst: ulož nějaký soubor.
workshop-open = Na vlastní stránce
workshop-answer-as = Odpovědět takhle:
workshop-sound = Podle pravidel
workshop-wrong = Omyly, které odpovídají špatně
workshop-right = Omyly, které odpovídají správně
workshop-silent = Omyly, které k odpovědi nevedou
workshop-show = Ukázat
# $text: jméno omylu v souboru
workshop-as = Takhle odpovídá omyl „{ $text }“.
workshop-as-silent = Omyl „{ $text }“ tu k žádné odpovědi nevede.

## Co čtou jiné programy
api-not-json = Tělo požadavku není JSON: pošli objekt jako { "{" }"answer": ["JD"]{ "}" }.
api-no-answer = Chybí „answer“: pošli objekt jako { "{" }"answer": ["JD"]{ "}" }.
api-not-a-list = „answer“ musí být seznam textů, třeba ["JD", "AS"].
