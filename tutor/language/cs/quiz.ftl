### Kvíz, jeho nápovědy a co o sobě člověk řekne předem. Funkce jako v reasons.ftl.

nav-quiz = Kvíz
quiz-lead = Deset otázek, od všeho něco, a po každé si přečteš proč. Skončit můžeš kdykoli.
quiz-begin = Začít kvíz
quiz-due = Zopakovat, co je dnes na řadě: { $n }
quiz-bowers = Jen bowery
quiz-weak = Moje slabiny
quiz-endless = Bez konce
quiz-choose = Nebo si vyber
quiz-skill = Téma
quiz-kind = Otázka
quiz-level = Obtížnost
quiz-any = Cokoli
quiz-length = Počet otázek
quiz-no-end = Dokud neskončím
quiz-start = Začít
quiz-nothing = Takovou otázku nemáme. Zkus něco z výběru vynechat.
quiz-nothing-due = Teď není co opakovat.
quiz-number = Otázka { $n } z { $total }
quiz-number-only = Otázka { $n }
quiz-stop = Tady skončit
quiz-next = Další otázka
quiz-result = K výsledku
quiz-end = Výsledek kvízu
quiz-end-empty = V tomto kvízu ještě žádná odpověď není.
quiz-end-unknown = K tomuto kvízu tu žádná odpověď není: buď ještě žádná nepadla, nebo se neukládá, protože tvůj prohlížeč neposlal žádný soubor cookie. Procvičovat můžeš i tak.
quiz-score = Správně { $n } z { $total }
quiz-again = Zopakovat chyby s jinými kartami
quiz-lesson = K lekci „{ $title }“
quiz-another = Další kvíz
quiz-progress = Můj pokrok
quiz-met = Co za chybami může být
quiz-answers = Všechny odpovědi
quiz-see = Podívat se na otázku znovu
look-right = Správně
look-partly = Skoro
look-not-yet = Špatně
mind-times = ({ $n }krát z { $total })

## Nápovědy
hint = Nápověda
hint-more = Ještě jedna nápověda
hint-no-more = Víc už nejde, to by byla odpověď.
# $n: kolik karet, míst nebo hlášek odpověď má
hint-count = Počet správných možností: { $n }.
hint-first = Na prvním místě je { CARD($card) }.
hint-makers-score = Body pro aktéra: { $n }.
hint-side = { $side ->
    [makers] Body dostane aktérova strana.
   *[defenders] Body dostane obrana.
 }
hint-one-of-two = Je to { $low }, nebo { $high }.
hint-not-card = { CARD($card) } to není.
hint-not-suit = { SUIT($suit) } to nejsou.
hint-not-seat = { $who ->
    [you] Ty to nejsi.
   *[other] { PLAYER($who) } to není.
 }
hint-not-words = Tohle to není: { $text }.

## Když se nic neukládá
unkept-cookie = Nic z toho se neukládá: tvůj prohlížeč neposlal žádný soubor cookie. Procvičovat můžeš i tak.
unkept-day = Tato odpověď se neukládá: dnes jich bylo už tisíc. Zítra se zase ukládat budou; procvičovat můžeš i tak.
unkept-ever = Tato odpověď se neukládá: tvůj pokrok je plný. Ulož si ho do souboru a začni nový; procvičovat můžeš i tak.
unkept-store = Tuto odpověď se nepodařilo uložit. Chyba je na naší straně; procvičovat můžeš i tak.

## Rozřazení
placement = Co už umíš?
placement-lead = Osm až šestnáct otázek ukáže, které lekce můžeš přeskočit. Nic se tím nezamkne.
placement-begin = Zjistit
placement-end = Jak na tom jsi
placement-known = Tohle umíš
placement-go = Pokračovat lekcí „{ $title }“

## Můj stůl
my-table = Můj stůl
my-table-lead = Hraješ podle jiných pravidel, nebo znáš jiné karetní hry? Řekni to a otázky se ti přizpůsobí.
my-table-change = Nastavit můj stůl
games-ask = Co už hraješ?
games-why = Otázky se pak nejdřív zaměří na zvyky z těchto her. Můžeš to i vynechat.
game-skat = Skat
game-doppelkopf = Doppelkopf
game-schafkopf = Schafkopf
game-marias = Mariáš
game-bridge = Bridž
game-whist = Whist
game-hearts = Srdce
game-spades = Piky
rule-usual = Jak je v této variantě zvykem

## V terminálu
terminal-help = Napiš, co stojí vlevo, s mezerami; ? dá nápovědu, ! skončí.
