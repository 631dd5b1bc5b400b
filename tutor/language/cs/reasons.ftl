### Zdůvodnění: id je kód, který vrací pravidla. Jedna věta na zprávu; první písmeno zvětší program.
### CARD($c, case: "nom|gen|dat|acc|loc|ins", cap: "yes")  CARDS($list, case:, join: "standard|or|nor")
### SUIT($s, form: "nom|gen|dat|acc|loc|ins|none")  PLAYER($who nebo seznam, case:)  NUM($n, gender: "m|f|n")  COLOUR($s): red nebo black
### Tykáme, ale nikdy minulým časem ve 2. osobě (rod): „máš“, „smíš“, „vynášíš“. „Barva“ jsou srdce, káry, kříže nebo piky, nikdy červená nebo černá.

## Přiznání barvy
lead-free = Vynášíš, takže smíš zahrát libovolnou kartu.
follow-must = Vynesenou barvou jsou { SUIT($suit) } a máš v ní { $n ->
    [one] jednu kartu
    [few] { NUM($n, gender: "f") } karty
   *[other] { NUM($n, gender: "f") } karet
 }, takže musíš barvu přiznat.
follow-only = { CARD($card) } je tvoje jediná karta v { SUIT($suit, form: "loc") }, takže ji musíš zahrát.
follow-left-only = Vynesenou barvou jsou { SUIT($trump) } a tvůj jediný trumf je levý bower, { CARD($card) }: musíš ho zahrát.
follow-joker-only = Vynesenou barvou jsou { SUIT($trump) } a tvůj jediný trumf je { CARD($card) }: musíš ho zahrát.
void-any = Nemáš { SUIT($suit, form: "none") }, takže smíš zahrát libovolnou kartu.
void-left-trap = { CARD($card) } je levý bower: trumfy jsou { SUIT($trump) }, takže patří mezi { SUIT($trump, form: "acc") }, ne mezi { SUIT($printed, form: "acc") }; { SUIT($printed, form: "none") } nemáš, a proto smíš zahrát libovolnou kartu.
# $cards: zakázané karty; $held: karty, které přiznávají barvu
revoke = { CARDS($cards, case: "acc", join: "nor") } zahrát nesmíš: vynesenou barvou jsou { SUIT($suit) } a ještě máš { CARDS($held, case: "acc") }.
revoke-left = { CARD($card, case: "ins") } nepřiznáš { SUIT($printed, form: "acc") }: jako levý bower je to trumf a ještě máš { CARDS($held, case: "acc") }.
revoke-holding-left = { CARDS($cards, case: "acc", join: "nor") } zahrát nesmíš: vynesenou barvou jsou { SUIT($trump) } a ještě máš levého bowera, { CARD($card2, case: "acc") }.
revoke-holding-joker = { CARDS($cards, case: "acc", join: "nor") } zahrát nesmíš: vynesenou barvou jsou { SUIT($trump) } a ještě máš žolíka, který je vždycky trumf.
led-left = Vynesená karta je { CARD($card) }: jako levý bower je to trumf, takže se přiznávají { SUIT($trump) }.
led-joker = Vynesená karta je { CARD($card) }: ten je vždycky trumf, takže se přiznávají { SUIT($trump) }.

## Zdvih
trick-trump = Zdvih { $who ->
    [you] získáváš ty
   *[other] získává { PLAYER($who) }
 }: { CARD($card) } je v něm nejvyšší trumf.
# $trump: none, když se hraje bez trumfů
trick-suit = Zdvih { $who ->
    [you] získáváš ty
   *[other] získává { PLAYER($who) }
 }: { $trump ->
    [none] { CARD($card) } je nejvyšší karta vynesené barvy
   *[other] není v něm žádný trumf a nejvyšší karta vynesené barvy je { CARD($card) }
 }.
winner-leads = Zdvih { $who ->
    [you] bereš ty a vynášíš
   *[other] bere { PLAYER($who) } a vynáší
 } do dalšího.
cannot-win = { CARD($card) } tenhle zdvih získat nemůže: není to { $trump ->
    [none] karta vynesené barvy
   *[other] trumf ani karta vynesené barvy
 }.
beats-trump = { CARD($card) } přebíjí { CARD($card2, case: "acc") }: každý trumf přebíjí každou netrumfovou kartu.
beats-higher = { CARD($card) } je vyšší než { CARD($card2) }.
beats-right = { CARD($card) } jako pravý bower přebíjí { CARD($card2, case: "acc") }.
beats-left = { CARD($card) } jako levý bower přebíjí { CARD($card2, case: "acc") }.
beats-joker = { CARD($card) } jako nejvyšší trumf přebíjí { CARD($card2, case: "acc") }.

## Karty
# $joker: jestli se hraje s žolíkem
bower-right = Trumfy jsou { SUIT($trump) }, takže { CARD($card) } je pravý bower: { $joker ->
    [yes] nad ním je už jen žolík
   *[no] je to nejvyšší trumf
 }.
bower-left = { CARD($card) } je levý bower: trumfy jsou { SUIT($trump) }, takže patří mezi { SUIT($trump, form: "acc") }, ne mezi { SUIT($printed, form: "acc") }.
joker-trump = { CARD($card) } je vždycky nejvyšší trumf: trumfy jsou { SUIT($trump) }, takže patří mezi { SUIT($trump, form: "acc") }.
jack-ordinary = { CARD($card) } není bower: když jsou trumfy { SUIT($trump) }, boweři jsou jen dva { COLOUR($trump) ->
    [red] červení
   *[black] černí
 } kluci.
is-trump = Trumfy jsou { SUIT($trump) }, takže { CARD($card) } je trumf.
plain-suit = { CARD($card) } není trumf: patří mezi { SUIT($suit, form: "acc") }, do své natištěné barvy.
no-trump = Tohle rozdání se hraje bez trumfů: každá karta patří do své natištěné barvy.
bower-is-jack = { CARD($card) } bower být nemůže: boweři jsou vždycky kluci.
order-is = Od nejsilnější karty po nejslabší: { CARDS($cards) }.
trump-for-right = Když jsou trumfy { SUIT($trump) }, pravý bower je kluk přímo z trumfové barvy, tedy { CARD($card) }.
trump-for-left = Když jsou trumfy { SUIT($trump) }, levý bower je druhý { COLOUR($trump) ->
    [red] červený
   *[black] černý
 } kluk, tedy { CARD($card) }.

## Volba trumfů: co se smí hlásit
# $suit a $call může být víc
pass-free = Pasovat se tady smí.
order-free = Otočená karta nabízí jako trumfy { SUIT($suit, form: "acc") } a kdo je teď na řadě, smí to přijmout.
name-free = Jako trumfy se tady smí volit { SUIT($suit) }.
name-no-trump = U tohoto stolu se smí hrát i bez trumfů.
name-blind = Otočený je žolík, takže rozdávající volí libovolnou barvu, aniž vidí svůj list.
alone-free = Hrát sólo se tady smí.
together-free = Hrát sólo tady nikdo nemusí.
dummy-free = Aktér si smí vzít čtvrtý list a z deseti karet si nechat pět nejlepších.
bid-opens = Závazek zatím nemá nikdo, takže je povoleno: „{ $call }“.
bid-higher = Výš než „{ $call2 }“, a proto povoleno: „{ $call }“.
bid-forced = Všichni pasují, takže kdo má žolíka, musí hlásit: „{ $call }“.
take-free = Rozdávající si { CARD($card, case: "acc") } smí zvednout.
leave-free = Volil někdo jiný, takže rozdávající smí { CARD($card, case: "acc") } nechat ležet: trumfy tím určené jsou i tak.
# $rule: které listy jsou slabé
show-weak = Podle domácího pravidla tohoto stolu je to slabý list: „{ $rule }“.

## Volba trumfů: co se hlásit nesmí
stick-dealer = Povinná volba: ve druhém kole musí rozdávající, který je na řadě poslední, zvolit trumfy.
turned-down = Barva, která neprošla v prvním kole, se ve druhém volit nesmí: { SUIT($suit) }.
must-hold-trump = U tohoto stolu smí barvu zvolit jen ten, kdo z ní má kartu, a v tomto listu chybí { SUIT($suit) }.
must-hold-trump-left = U tohoto stolu smí barvu zvolit jen ten, kdo z ní má kartu; { CARD($card) } by sice byl levý bower, ale natištěnou barvu má jinou, takže mezi { SUIT($suit, form: "acc") } se tu nepočítá.
assist-alone = U tohoto stolu tady může partner rozdávajícího zvolit trumfy jen tak, že hraje sólo.
alone-not-here = Sólo se v téhle hře nikdy nehlásí.
alone-later = U tohoto stolu se sólo nehlásí zároveň s volbou, ale až před prvním výnosem.
alone-too-late = U tohoto stolu se sólo hlásí zároveň s volbou a teď už je na to pozdě.
name-later = Nejdřív se rozhoduje o otočené kartě, kterou je { CARD($card) }: barvy se volí až ve druhém kole.
order-too-late = { CARD($card, case: "acc") } už přijmout nejde: v prvním kole barva neprošla.
name-after-bids = Trumfy se volí až po závazcích a volí je ten, kdo má nejvyšší.
bid-too-low = Platí „{ $call2 }“ a závazek musí být vyšší; příliš nízko: „{ $call }“.
bid-only-over = „{ $call }“ se smí hlásit jen po závazku „{ $call2 }“.
leave-mandatory = U tohoto stolu si rozdávající { CARD($card, case: "acc") } zvednout musí.
leave-own-call = Když volí sám rozdávající, musí si { CARD($card, case: "acc") } zvednout.
show-not-weak = Podle domácího pravidla tohoto stolu to není slabý list: „{ $rule }“.
call-not-now = Na to teď řada není: „{ $call }“.

## Karty, které před hrou mění místo
card-not-now = Teď se čeká na hlášku, ne na kartu, takže { CARD($card) } musí počkat.
not-held = { CARD($card) } v tomto listu není.
discard-free = Z vlastních karet se smí odložit kterákoli.
discard-turn-up = Právě zvednutá karta, { CARD($card) }, se odložit nesmí: musí to být jiná.
combine-free = Z deseti karet se smí nechat kterýchkoli pět.
exchange-free = Kdo hraje sólo, smí odložit jednu libovolnou kartu za nejlepší kartu partnera.
best-free = Partner smí předat kteroukoli kartu.
swap-free = { CARD($card, case: "acc") } je možné vyměnit.
swap-only-low = { CARD($card) } zůstává, protože se vyměňují jen devítky a desítky.
swap-only-three = { CARD($card) } zůstává, protože se vyměňují jen tři karty stejné hodnoty.
deal-over = Rozdání skončilo.

## Kdo je na řadě
# $who2: rozdávající
turn-eldest = { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 }, takže po levici { $who ->
    [you] jsi první na řadě ty
   *[other] je první na řadě { PLAYER($who) }
 }.
turn-next = Pokračuje se doleva, takže na řadě { $who ->
    [you] jsi teď ty
   *[other] je teď { PLAYER($who) }
 }.
turn-weak-hand = Před první volbou smí každý, na koho přijde řada, ukázat slabý list, a teď { $who ->
    [you] jsi na řadě ty
   *[other] je na řadě { PLAYER($who) }
 }.
turn-swaps = Slabý list { $who ->
    [you] ukazuješ a tři karty odkládáš ty
   *[other] ukazuje a tři karty odkládá { PLAYER($who) }
 }.
turn-blind = Otočený je žolík, takže trumfy { $who ->
    [you] volíš jako rozdávající ty
   *[other] volí jako rozdávající { PLAYER($who) }
 }, a to naslepo.
turn-forced = Všichni pasují: žolíka { $who ->
    [you] máš ty, a tak se musíš
   *[other] má { PLAYER($who) }, a tak se musí
 } zavázat ke třem zdvihům.
turn-bidder-names = Nejvyšší závazek { $who ->
    [you] máš ty, a proto volíš
   *[other] má { PLAYER($who) }, a proto volí
 } trumfy.
# $who2: kdo volí trumfy
turn-take-over = Trumfy { $who2 ->
    [you] volíš ty
   *[other] volí { PLAYER($who2) }
 } a sólo smí místo toho hrát partner, tedy { PLAYER($who) }.
turn-may-take = Volí někdo jiný, takže rozdávající si { CARD($card, case: "acc") } zvedne, nebo nechá ležet, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
turn-discards = { $who ->
    [you] bereš si kartu a jednu odkládáš
   *[other] { PLAYER($who) } si bere kartu a jednu odkládá
 }.
turn-dummy = Trumfy { $who ->
    [you] volíš ty a rozhoduješ i
   *[other] volí { PLAYER($who) } a rozhoduje i
 } o čtvrtém listu.
turn-combines = Čtvrtý list si { $who ->
    [you] bereš ty a odkládáš
   *[other] bere { PLAYER($who) } a odkládá
 } všechny karty až na pět.
turn-alone = Před prvním výnosem { $who ->
    [you] říkáš ty
   *[other] říká { PLAYER($who) }
 }, jestli bude sólo.
turn-asks-best = { $who ->
    [you] hraješ sólo a smíš
   *[other] { PLAYER($who) } hraje sólo a smí
 } požádat o nejlepší kartu partnera.
turn-gives-best = Sólo { $loner ->
    [you] hraješ ty
   *[other] hraje { PLAYER($loner) }
 } a kartu { $who ->
    [you] předáváš ty
   *[other] předává { PLAYER($who) }
 }.
turn-lone-defence = { $who ->
    [you] jsi obránce a smíš
   *[other] { PLAYER($who) } brání a smí
 } bránit i sólo.
turn-plays = V tomto zdvihu { $who ->
    [you] jsi teď na řadě ty
   *[other] je teď na řadě { PLAYER($who) }
 }.

## První výnos
# $who2: rozdávající
leads-left-of-dealer = { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 }, takže do prvního zdvihu po levici { $who ->
    [you] vynášíš ty
   *[other] vynáší { PLAYER($who) }
 }.
leads-dealer-skips = { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 }, ale po levici { $out ->
    [you] vynecháváš rozdání ty
   *[other] vynechává rozdání { PLAYER($out) }
 }; do prvního zdvihu proto jako další v pořadí { $who ->
    [you] vynášíš ty
   *[other] vynáší { PLAYER($who) }
 }.
# $who2: kdo hraje sólo
leads-left-of-loner = Podle zvyku tohoto stolu vynáší ten, kdo sedí po levici sóla: sólo { $who2 ->
    [you] hraješ ty
   *[other] hraje { PLAYER($who2) }
 }, takže do prvního zdvihu { $who ->
    [you] vynášíš ty
   *[other] vynáší { PLAYER($who) }
 }.
leads-loner-skips = Podle zvyku tohoto stolu vynáší ten, kdo sedí po levici sóla: sólo { $who2 ->
    [you] hraješ ty
   *[other] hraje { PLAYER($who2) }
 }, ale vedle { $out ->
    [you] vynecháváš rozdání ty
   *[other] vynechává rozdání { PLAYER($out) }
 }, takže do prvního zdvihu { $who ->
    [you] vynášíš ty
   *[other] vynáší { PLAYER($who) }
 }.
leads-bidder = Kde jde o závazek, vynáší do prvního zdvihu ten, kdo ho má splnit, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.

## Otočená karta
pick-up-must = Otočená karta odmítnutá není, takže si { CARD($card, case: "acc") } bere rozdávající, ať volí kdokoli, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
pick-up-may = Otočená karta odmítnutá není, takže si rozdávající smí { CARD($card, case: "acc") } zvednout, nebo nechat ležet, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
pick-up-dealer-out = { $who ->
    [you] rozdáváš, ale rozdání vynecháváš
   *[other] { PLAYER($who) } rozdává, ale rozdání vynechává
 }, takže { CARD($card) } zůstává ležet.
pick-up-named = Otočená karta neprošla, takže { CARD($card, case: "acc") } nikdo nezvedá.

## Kdo vynechá
sits-out-partner = Sólo { $loner ->
    [you] hraješ ty
   *[other] hraje { PLAYER($loner) }
 }, takže partner vynechává, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
sits-out-defender = Sólo { $loner ->
    [you] bráníš ty
   *[other] brání { PLAYER($loner) }
 }, takže druhý obránce vynechává, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
plays-alone = Sólo { $who ->
    [you] hraješ ty
   *[other] hraje { PLAYER($who) }
 }.
plays-on = { $who ->
    [you] hraješ dál
   *[other] { PLAYER($who) } hraje dál
 }, protože žádný partner nehraje sólo.
all-play = Žádný partner nehraje sólo, takže hrají všichni.

## Rozdání bez hry a příští rozdávající
void-all-passed = Všichni pasují: karty se zamíchají a body nedostane nikdo.
void-joker-not-dealt = Všichni pasují a žolíka nemá nikdo: karty se zamíchají a body nedostane nikdo.
void-weak-hand = Slabý list { $who ->
    [you] ukazuješ ty
   *[other] ukazuje { PLAYER($who) }
 }, takže se rozdává znovu.
# $who2: kdo rozdával předtím
deals-next = Rozdávání se posouvá doleva: teď { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 }, příště { $who ->
    [you] ty
   *[other] { PLAYER($who) }
 }.
deals-again = U tohoto stolu rozdává po rozdání bez hry znovu tentýž hráč: { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
deals-again-weak-hand = Po slabém listu rozdává znovu tentýž hráč: { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
first-dealer-drawn = Los určuje, že první { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
first-dealer-jack = Prvního kluka, který platí, { CARD($card, case: "acc") }, { $who ->
    [you] máš ty, a proto rozdáváš
   *[other] má { PLAYER($who) }, a proto rozdává
 } jako první.
first-dealer-high = Nejvyšší sejmutou kartu, { CARD($card, case: "acc") }, { $who ->
    [you] máš ty, a proto rozdáváš
   *[other] má { PLAYER($who) }, a proto rozdává
 } jako první.

## Bodování
# $n: body, $tricks: zdvihy aktérovy strany, $who: kdo volil trumfy
score-point = Aktérova strana má { say-tricks }: { say-points }.
score-march = Aktérova strana má všechny zdvihy, tedy { say-tricks }, a to je durch: { say-points }.
score-lone-point = Sólo, které získá { say-tricks }, nevynáší víc než jindy: { say-points }.
score-lone-march = Sólo získává všechny zdvihy, tedy { say-tricks }: { say-points }.
score-euchre = Aktérova strana { $tricks ->
    [0] nemá ani zdvih
   *[other] má jen { say-tricks }
 }: to je euchre a obránci dostávají { say-points-got }.
score-lone-euchre = Sólo { $tricks ->
    [0] nezískává ani zdvih
   *[other] získává jen { say-tricks }
 }: to je euchre a obránci dostávají { say-points-got }.
# $who2: kdo brání sólo
score-lone-defence = Sólo { $who2 ->
    [you] bráníš ty
   *[other] brání { PLAYER($who2) }
 } a aktérova strana { $tricks ->
    [0] nemá ani zdvih
   *[other] má jen { say-tricks }
 }: obránci dostávají { say-points-got }.
score-lone-defence-march = Sólo { $who2 ->
    [you] bráníš ty a máš
   *[other] brání { PLAYER($who2) } a má
 } všechny zdvihy: obránci dostávají { say-points-got }.
score-super-euchre = Aktérova strana nemá ani zdvih: u tohoto stolu za to obránci dostávají { say-points-got }.
# $others: co dostanou ostatní
score-bid-made = Závazek zní { $bid ->
    [one] jeden zdvih
    [few] { NUM($bid) } zdvihy
   *[other] { NUM($bid) } zdvihů
 } a strana, která ho má, získává { say-tricks }: připisuje se jí { $n }, soupeřům { $others }, bod za každý zdvih.
score-bid-failed = Závazek zní { $bid ->
    [one] jeden zdvih
    [few] { NUM($bid) } zdvihy
   *[other] { NUM($bid) } zdvihů
 } a strana, která ho má, { $tricks ->
    [0] nezískává ani zdvih
   *[other] získává jen { say-tricks }
 }: odečítá se jí { $n }, soupeři dostávají bod za každý svůj zdvih, celkem { $others }.
# $call: závazek
score-stake-won = Závazek „{ $call }“ { $who ->
    [you] plníš, protože máš { say-tricks }
   *[other] plní { PLAYER($who) }, protože má { say-tricks }
 }: každý soupeř platí { say-points }.
score-stake-lost = Závazek „{ $call }“ { $who ->
    [you] neplníš, máš jen { say-tricks } a každému soupeři platíš
   *[other] neplní { PLAYER($who) }, má jen { say-tricks } a každému soupeři platí
 } { say-points-got }.
score-misere-won = { $who ->
    [you] nemáš ani zdvih, přesně podle závazku
   *[other] { PLAYER($who) } nemá ani zdvih, přesně podle závazku
 }: každý soupeř platí { say-points-got }.
score-misere-lost = Závazek je nezískat ani zdvih, ale { $who ->
    [you] máš { say-tricks } a každému soupeři platíš
   *[other] { PLAYER($who) } má { say-tricks } a každému soupeři platí
 } { say-points-got }.
revoke-opponents = Renonc { $who ->
    [you] jde na tvůj účet
   *[other] má na svědomí { PLAYER($who) }
 }: rozdání končí a druhá strana dostává { say-points-got }.
revoke-lone = Renonc v rozdání, kde se hraje sólo, { $who ->
    [you] jde na tvůj účet
   *[other] má na svědomí { PLAYER($who) }
 }: rozdání končí a druhá strana dostává { say-points-got }.
revoke-minus = Renonc { $who ->
    [you] jde na tvůj účet: rozdání končí a tvoje strana
   *[other] má na svědomí { PLAYER($who) }: rozdání končí a tato strana
 } ztrácí { say-points-got }.
revoke-replayed = Renonc proti aktérovi { $who ->
    [you] jde na tvůj účet
   *[other] má na svědomí { PLAYER($who) }
 }: rozdání se hraje znovu a body zatím nedostává nikdo.
revoke-loses = Renonc na aktérově straně { $who ->
    [you] jde na tvůj účet
   *[other] má na svědomí { PLAYER($who) }
 }, takže rozdání platí za prohrané.
revoke-pays-all = Renonc proti aktérovi { $who ->
    [you] jde na tvůj účet a platíš
   *[other] má na svědomí { PLAYER($who) } a platí
 } za všechny: { say-points }.

## Konec partie
game-target = Hranice { $target } bodů je dosažená a partii vyhrává { $who ->
    [you] tvoje strana
   *[other] strana, na které hraje { PLAYER($who) }
 }.
game-bidders = Hranice { $target } bodů dosahují obě strany, takže partii vyhrává ten, kdo má závazek: { $who ->
    [you] tvoje strana
   *[other] strana, na které hraje { PLAYER($who) }
 }.
game-higher = Hranice { $target } bodů dosahuje víc hráčů, takže partii vyhrává vyšší stav, a ten { $who ->
    [you] máš ty
   *[other] má { PLAYER($who) }
 }.
game-eldest = Hranice { $target } bodů dosahuje víc hráčů se stejným stavem, takže partii vyhrává ten, kdo sedí blíž po levici rozdávajícího, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
game-most = Po dohodnutém počtu rozdání vyhrává nejvyšší stav, a to je tady { $n }.
game-goes-on = Hranice { $target } bodů zatím nedosahuje nikdo, takže partie pokračuje.
game-slam = Poražení nemají ani bod: to je výhra na nulu a partie se počítá dvojnásobně.
game-no-slam = To není výhra na nulu: u tohoto stolu se nehraje, nebo poražení nějaký bod mají.
game-carry = Co přesahuje hranici { $target } bodů, převádí se do další partie: { say-points }.
game-no-carry = Do další partie se nepřevádí nic: u tohoto stolu se to nehraje, nebo hranici nic nepřesahuje.

## Zdůvodnění, která dává jen omyl
must-trump = Nemáš { SUIT($suit, form: "none") }, takže musíš dát trumf.
# $cards: vyšší karty
must-overtake = Musíš přebíjet, když můžeš, tedy zahrát { CARDS($cards, case: "acc", join: "or") }.
any-card = Kdykoli smíš zahrát libovolnou kartu.
