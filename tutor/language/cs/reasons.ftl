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

## Karty, které už padly
# $n: kolikátý zdvih; $suit, $printed: vynesená barva
shown-void = Zdvih { $n }: na { SUIT($suit, form: "acc") } { $who ->
    [you] hraješ { CARD($card, case: "acc") }, takže barvu nepřiznáváš
   *[other] hraje { PLAYER($who) } { CARD($card, case: "acc") }, takže barvu nepřiznává
 }.
shown-void-left = Zdvih { $n }: na { SUIT($printed, form: "acc") } { $who ->
    [you] hraješ
   *[other] hraje { PLAYER($who) }
 } { CARD($card, case: "acc") }; jako levý bower je to trumf a { SUIT($printed, form: "acc") } nepřiznává.
# $n: kolikrát barvu vynesl někdo jiný
followed = Když { SUIT($suit, form: "acc") } vynáší někdo jiný, { $who ->
    [you] { $n ->
        [one] barvu přiznáváš
       *[other] pokaždé barvu přiznáváš
     }
   *[other] { PLAYER($who) } { $n ->
        [one] barvu přiznává
       *[other] pokaždé barvu přiznává
     }
 }.
# $n: v kolikátém zdvihu
followed-left = { $who ->
    [you] ty vždycky přiznáváš
   *[other] { PLAYER($who) } vždycky přiznává
 } { SUIT($trump, form: "acc") }: { CARD($card) } (zdvih { $n }) je levý bower, tedy trumf.
followed-joker = { $who ->
    [you] ty vždycky přiznáváš
   *[other] { PLAYER($who) } vždycky přiznává
 } { SUIT($trump, form: "acc") }: žolík (zdvih { $n }) je vždycky trumf.
not-tested = { SUIT($suit, form: "acc") } zatím nikdo jiný nevynesl, takže { $who ->
    [you] je přiznávat nemusíš
   *[other] je { PLAYER($who) } přiznávat nemusí
 }.
suit-not-led = { SUIT($suit, form: "acc") } zatím nikdo nevynesl, takže je ani nikdo nemusel přiznávat.
# $n: kolik karet barva má; $card: levý bower, nebo none, když se hraje bez bowerů
count-trumps = Trumfů je { NUM($n) }: všechny karty v { SUIT($trump, form: "loc") }{ $card ->
    [none] { " " }a žolík
   *[other] { $joker ->
        [yes] , žolík a levý bower, { CARD($card) }
       *[no] { " " }a levý bower, { CARD($card) }
     }
 }.
count-without-left = Levý bower je trumf, takže do { SUIT($suit, form: "gen") } patří jen { NUM($n, gender: "f") } { $n ->
    [one] karta
    [few] karty
   *[other] karet
 }.
count-suit = Do { SUIT($suit, form: "gen") } patří { NUM($n, gender: "f") } { $n ->
    [one] karta
    [few] karty
   *[other] karet
 }.
turned-down-seen = { CARD($card, case: "acc") } nikdo nezvedl, takže se nepočítá.
taken-up-unseen = { $who ->
    [you] zvedáš { CARD($card, case: "acc") } a zatím tu kartu nehraješ
   *[other] { PLAYER($who) } zvedá { CARD($card, case: "acc") } a zatím tu kartu nehraje
 }, takže se počítá.
buried-seen = { CARD($card, case: "acc") } odkládáš ty, takže se nepočítá.
# $n: kolik karet
still-out = Venku { $n ->
    [one] je ještě jedna karta
    [few] jsou ještě { NUM($n, gender: "f") } karty
   *[other] je ještě { NUM($n, gender: "f") } karet
 }: { CARDS($cards) }.
none-out = Venku už { SUIT($suit, form: "none") } nejsou: o každé kartě víš, kde je.

## Volba trumfů: co se smí hlásit
# $suit a $call může být víc
pass-free = Pasovat se tady smí.
order-free = Otočená karta nabízí { SUIT($suit, form: "acc") }: kdo je na řadě, smí je přijmout jako trumfy.
name-free = Jako trumfy se teď smějí volit { SUIT($suit) }.
name-no-trump = U tohoto stolu se smí hrát i bez trumfů.
name-blind = Když je otočený žolík, smí rozdávající zvolit kteroukoli ze čtyř barev.
alone-free = Sólo se tady hrát smí.
together-free = Hrát sólo nikdo nemusí.
dummy-free = Aktér si smí vzít čtvrtý list a z deseti karet si nechat pět nejlepších.
bid-opens = Závazek zatím nikdo nemá, takže se smí hlásit „{ $call }“.
bid-higher = Hlásit se smí „{ $call }“, protože je to víc než „{ $call2 }“.
bid-forced = Všichni pasovali, takže kdo má žolíka, musí hlásit „{ $call }“.
take-free = Rozdávající smí { CARD($card, case: "acc") } zvednout.
leave-free = Trumfy volil jiný hráč, takže rozdávající smí { CARD($card, case: "acc") } nechat ležet: trumfy platí i tak.
# $rule: které listy jsou slabé
show-weak = Podle domácího pravidla „{ $rule }“ je tenhle list slabý.

## Volba trumfů: co se hlásit nesmí
stick-dealer = Povinná volba: rozdávající je ve druhém kole na řadě poslední a trumfy zvolit musí.
turned-down = { SUIT($suit, form: "acc") } volit nejde: tahle barva neprošla v prvním kole.
must-hold-trump = U tohoto stolu volí barvu jen ten, kdo z ní má aspoň jednu kartu, a { SUIT($suit) } v tomhle listu nejsou.
must-hold-trump-left = U tohoto stolu volí barvu jen ten, kdo z ní má aspoň jednu kartu: { CARD($card) } by sice byl levý bower, ale natištěnou barvu má jinou, takže na { SUIT($suit, form: "acc") } nestačí.
assist-alone = Partner rozdávajícího tady smí zvolit trumfy, jen když hraje sólo.
alone-not-here = Sólo se v téhle hře nehlásí.
alone-later = U tohoto stolu se sólo nehlásí hned s volbou, ale až před prvním výnosem.
alone-too-late = U tohoto stolu se sólo hlásí zároveň s volbou, takže teď už je pozdě.
name-later = Nejdřív jde o otočenou kartu, { CARD($card, case: "acc") }: jiná barva se volí až ve druhém kole.
order-too-late = { CARD($card, case: "acc") } už přijmout nejde: v prvním kole všichni pasovali.
name-after-bids = Trumfy se volí až po závazcích a volí je ten, kdo má závazek nejvyšší.
bid-too-low = „{ $call }“ nestačí: platí závazek „{ $call2 }“ a nový musí být vyšší.
bid-only-over = „{ $call }“ se smí hlásit jen po závazku „{ $call2 }“.
leave-mandatory = U tohoto stolu musí rozdávající { CARD($card, case: "acc") } zvednout.
leave-own-call = Trumfy volil sám rozdávající, takže { CARD($card, case: "acc") } zvednout musí.
show-not-weak = Podle domácího pravidla „{ $rule }“ tenhle list slabý není.
call-not-now = Na to teď není řada: „{ $call }“.

## Karty, které před hrou mění místo
card-not-now = Teď se čeká na hlášku, ne na kartu: { CARD($card) } počká.
not-held = { CARD($card) } v tomhle listu není.
discard-free = Odložit se smí kterákoli z vlastních karet.
discard-turn-up = { CARD($card, case: "acc") } odložit nejde: právě zvednutá karta v listu zůstává.
combine-free = Z deseti karet si aktér smí nechat kterýchkoli pět.
exchange-free = Kdo hraje sólo, smí odložit kteroukoli kartu a dostane za ni nejlepší kartu partnera.
best-free = Partner smí předat kteroukoli kartu.
swap-free = { CARD($card) } se vyměnit smí.
swap-only-low = { CARD($card) } zůstává: vyměňují se jen devítky a desítky.
swap-only-three = { CARD($card) } zůstává: vyměňují se jen tři karty stejné hodnoty.
deal-over = Rozdání skončilo.

## Kdo je na řadě
# $who2: rozdávající
turn-eldest = { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 } { say-next-seat }: jako forhont { $who ->
    [you] jsi
   *[other] je
 } na řadě první.
turn-next = { $players ->
    [2] Hráči se střídají
   *[other] Pokračuje se doleva
 }: na řadě { $who ->
    [you] jsi teď ty
   *[other] je teď { PLAYER($who) }
 }.
turn-weak-hand = Slabý list smí postupně ukázat každý, než se začne volit: na řadě { $who ->
    [you] jsi teď ty
   *[other] je teď { PLAYER($who) }
 }.
turn-swaps = { $who ->
    [you] ukazuješ slabý list, a tak odkládáš
   *[other] { PLAYER($who) } ukazuje slabý list, a tak odkládá
 } tři karty.
turn-blind = Otočená karta je žolík, takže { $who ->
    [you] jako rozdávající volíš trumfy dřív, než se podíváš
   *[other] { PLAYER($who) } jako rozdávající volí trumfy dřív, než se podívá
 } do karet.
turn-forced = Všichni pasovali a žolíka { $who ->
    [you] máš ty, takže musíš
   *[other] má { PLAYER($who) }, takže musí
 } hlásit tři zdvihy.
turn-bidder-names = Nejvyšší závazek { $who ->
    [you] máš ty, a proto volíš
   *[other] má { PLAYER($who) }, a proto volí
 } trumfy.
# $who2: kdo volí trumfy
turn-take-over = Trumfy { $who2 ->
    [you] volíš ty, ale místo tebe
   *[other] volí { PLAYER($who2) }, ale místo něj
 } { $who ->
    [you] smíš hrát sólo ty jako partner
   *[other] smí hrát sólo { PLAYER($who) } jako partner
 }.
turn-may-take = Trumfy jsou zvolené: jako rozdávající { $who ->
    [you] { CARD($card, case: "acc") } zvedneš, nebo necháš ležet
   *[other] { PLAYER($who) } { CARD($card, case: "acc") } zvedne, nebo nechá ležet
 }.
turn-discards = { $who ->
    [you] bereš si kartu a jednu odkládáš
   *[other] { PLAYER($who) } si bere kartu a jednu odkládá
 }.
turn-dummy = Trumfy { $who ->
    [you] volíš ty: buď si vezmeš čtvrtý list, nebo hraješ sólo
   *[other] volí { PLAYER($who) }: buď si vezme čtvrtý list, nebo hraje sólo
 }.
turn-combines = { $who ->
    [you] máš čtvrtý list a necháváš
   *[other] { PLAYER($who) } má čtvrtý list a nechává
 } si jen pět karet, ostatní jdou stranou.
turn-alone = Před prvním výnosem { $who ->
    [you] říkáš, jestli hraješ
   *[other] { PLAYER($who) } říká, jestli hraje
 } sólo.
turn-asks-best = { $who ->
    [you] hraješ sólo a smíš
   *[other] { PLAYER($who) } hraje sólo a smí
 } partnera požádat o nejlepší kartu.
turn-gives-best = Sólo { $loner ->
    [you] hraješ ty a kartu ti
   *[other] hraje { PLAYER($loner) } a kartu mu
 } { $who ->
    [you] předáváš ty
   *[other] předává { PLAYER($who) }
 }.
turn-lone-defence = { $who ->
    [you] jsi v obraně a smíš
   *[other] { PLAYER($who) } je v obraně a smí
 } i tady hrát sólo.
turn-plays = Další kartu do zdvihu { $who ->
    [you] dáváš ty
   *[other] dává { PLAYER($who) }
 }.

## První výnos
# $who2: rozdávající
leads-left-of-dealer = { $who2 ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who2) }
 } { say-next-seat }: jako forhont { $who ->
    [you] vynášíš
   *[other] vynáší
 } do prvního zdvihu.
leads-dealer-skips = { $who2 ->
    [you] rozdáváš ty, ale po tvé levici
   *[other] rozdává { PLAYER($who2) }, ale po jeho levici
 } rozdání { $out ->
    [you] vynecháváš ty
   *[other] vynechává { PLAYER($out) }
 }, takže do prvního zdvihu { $who ->
    [you] vynášíš jako další ty
   *[other] vynáší jako další { PLAYER($who) }
 }.
# $who2: kdo hraje sólo
leads-left-of-loner = Sólo { $who2 ->
    [you] hraješ ty a po tvé levici
   *[other] hraje { PLAYER($who2) } a po jeho levici
 } { $who ->
    [you] sedíš ty: podle zvyku tohoto stolu vynášíš
   *[other] sedí { PLAYER($who) }: podle zvyku tohoto stolu vynáší
 } do prvního zdvihu.
leads-loner-skips = Sólo { $who2 ->
    [you] hraješ ty, ale po tvé levici
   *[other] hraje { PLAYER($who2) }, ale po jeho levici
 } rozdání { $out ->
    [you] vynecháváš ty
   *[other] vynechává { PLAYER($out) }
 }: podle zvyku tohoto stolu do prvního zdvihu { $who ->
    [you] vynášíš jako další ty
   *[other] vynáší jako další { PLAYER($who) }
 }.
leads-bidder = Do prvního zdvihu vynáší ten, kdo má nejvyšší závazek, tedy { $who ->
    [you] ty
   *[other] { PLAYER($who) }
 }.

## Otočená karta
pick-up-must = Otočená karta určila trumfy: jako rozdávající si { CARD($card, case: "acc") } { $who ->
    [you] bereš ty
   *[other] bere { PLAYER($who) }
 }, ať volil kdokoli.
pick-up-may = Otočená karta určila trumfy: jako rozdávající { $who ->
    [you] smíš { CARD($card, case: "acc") } zvednout, nebo nechat ležet
   *[other] smí { PLAYER($who) } { CARD($card, case: "acc") } zvednout, nebo nechat ležet
 }.
pick-up-dealer-out = { $who ->
    [you] rozdáváš, ale tohle rozdání vynecháváš
   *[other] { PLAYER($who) } rozdává, ale tohle rozdání vynechává
 }, takže { CARD($card) } zůstává ležet.
pick-up-named = Otočená karta neprošla a trumfy se volily až ve druhém kole, takže { CARD($card, case: "acc") } nezvedá nikdo.

## Kdo vynechá
sits-out-partner = Sólo { $loner ->
    [you] hraješ ty
   *[other] hraje { PLAYER($loner) }
 }, takže tohle rozdání { $who ->
    [you] jako partner vynecháváš
   *[other] jako partner vynechává { PLAYER($who) }
 }.
sits-out-defender = Sólo v obraně { $loner ->
    [you] hraješ ty
   *[other] hraje { PLAYER($loner) }
 }, takže tohle rozdání { $who ->
    [you] jako druhý obránce vynecháváš
   *[other] jako druhý obránce vynechává { PLAYER($who) }
 }.
plays-alone = Sólo { $who ->
    [you] hraješ ty
   *[other] hraje { PLAYER($who) }
 }.
plays-on = { $who ->
    [you] rozdání nevynecháváš, protože na tvojí
   *[other] { PLAYER($who) } rozdání nevynechává, protože na jeho
 } straně nehraje sólo nikdo jiný.
all-play = Nikdo nemá partnera, který by hrál sólo, takže hrají všichni.

## Rozdání bez hry a příští rozdávající
void-all-passed = Všichni pasovali: karty se zamíchají a body nedostane nikdo.
void-joker-not-dealt = Všichni pasovali a žolíka nikdo nemá: karty se zamíchají a body nedostane nikdo.
void-weak-hand = { $who ->
    [you] ukazuješ
   *[other] { PLAYER($who) } ukazuje
 } slabý list, takže se rozdává znovu.
# $who2: kdo rozdával předtím
deals-next = { $players ->
    [2] V rozdávání se hráči střídají
   *[other] Rozdává se postupně doleva
 }: po { PLAYER($who2, case: "loc") } { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
deals-again = U tohoto stolu se po rozdání bez hry rozdávající nemění: znovu { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
deals-again-weak-hand = Po slabém listu se rozdávající nemění: znovu { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
first-dealer-drawn = Rozhodl los: první { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }.
first-dealer-jack = První kluk, který se počítá, je { CARD($card) }: { $who ->
    [you] dostáváš ho ty, a proto rozdáváš
   *[other] dostává ho { PLAYER($who) }, a proto rozdává
 } první.
first-dealer-high = Nejvyšší sejmutá karta je { CARD($card) }: { $who ->
    [you] máš ji ty, a proto rozdáváš
   *[other] má ji { PLAYER($who) }, a proto rozdává
 } první.

## Bodování
# $n: body, $tricks: zdvihy aktérovy strany, $who: kdo volil trumfy
score-point = Aktérova strana má { say-tricks }: to je za { say-points }.
score-march = Aktérova strana má { $tricks ->
    [one] jediný zdvih rozdání
    [few] všechny { NUM($tricks) } zdvihy
   *[other] všech { NUM($tricks) } zdvihů
 }, a to je durch za { say-points }.
score-lone-point = Aktérovo sólo přineslo jen { say-tricks }: to je pořád za { say-points }.
score-lone-march = Aktérovo sólo přineslo { $tricks ->
    [one] jediný zdvih rozdání
    [few] všechny { NUM($tricks) } zdvihy
   *[other] všech { NUM($tricks) } zdvihů
 }: to je za { say-points }.
score-euchre = Aktérova strana { $tricks ->
    [0] nemá ani zdvih
   *[other] má jen { say-tricks }
 }: to je euchre a { say-defenders-score } { say-points }.
score-lone-euchre = Aktérovo sólo { $tricks ->
    [0] nepřineslo ani zdvih
   *[other] přineslo jen { say-tricks }
 }: to je euchre a { say-defenders-score } { say-points }.
# $who2: kdo brání sólo
score-lone-defence = Sólo v obraně { $who2 ->
    [you] hraješ ty
   *[other] hraje { PLAYER($who2) }
 } a aktérova strana { $tricks ->
    [0] nemá ani zdvih
   *[other] má jen { say-tricks }
 }: { say-defenders-score } { say-points }.
score-lone-defence-march = Sólo v obraně { $who2 ->
    [you] hraješ ty a bereš
   *[other] hraje { PLAYER($who2) } a bere
 } všechny zdvihy: { say-defenders-score } { say-points }.
score-super-euchre = Aktérova strana nemá ani zdvih: u tohoto stolu za to { say-defenders-score } { say-points }.
# $others: co dostanou ostatní
score-bid-made = Závazek zní na { $bid ->
    [one] jeden zdvih
    [few] { NUM($bid) } zdvihy
   *[other] { NUM($bid) } zdvihů
 } a aktérova strana má { say-tricks }: dostává { say-points }, soupeři { $others ->
    [0] žádný
   *[other] { NUM($others) }
 }.
score-bid-failed = Závazek zní na { $bid ->
    [one] jeden zdvih
    [few] { NUM($bid) } zdvihy
   *[other] { NUM($bid) } zdvihů
 }, ale aktérova strana { $tricks ->
    [0] nemá ani zdvih
   *[other] má jen { say-tricks }
 }: ztrácí { say-points }, soupeři dostávají { $others ->
    [0] žádný
   *[other] { NUM($others) }
 }.
# $call: závazek
score-stake-won = { $who ->
    [you] máš { say-tricks } a závazek „{ $call }“ tím plníš
   *[other] { PLAYER($who) } má { say-tricks } a závazek „{ $call }“ tím plní
 }: každý soupeř platí { say-points }.
score-stake-lost = { $who ->
    [you] { $tricks ->
        [0] nemáš ani zdvih
       *[other] máš jen { say-tricks }
     } a závazek „{ $call }“ neplníš: každému soupeři platíš
   *[other] { PLAYER($who) } { $tricks ->
        [0] nemá ani zdvih
       *[other] má jen { say-tricks }
     } a závazek „{ $call }“ neplní: každému soupeři platí
 } { say-points }.
score-misere-won = { $who ->
    [you] nemáš
   *[other] { PLAYER($who) } nemá
 } ani zdvih, přesně podle závazku: každý soupeř platí { say-points }.
score-misere-lost = { $who ->
    [you] zavazuješ se nezískat ani zdvih, ale máš { say-tricks }: každému soupeři platíš
   *[other] { PLAYER($who) } se zavazuje nezískat ani zdvih, ale má { say-tricks }: každému soupeři platí
 } { say-points }.
revoke-opponents = { $who ->
    [you] renonc je tvůj
   *[other] renonc udělal { PLAYER($who) }
 }: rozdání končí a druhá strana dostává { say-points }.
revoke-lone = { $who ->
    [you] renonc je tvůj a hraje se sólo
   *[other] renonc udělal { PLAYER($who) } a hraje se sólo
 }: rozdání končí a druhá strana dostává { say-points }.
revoke-minus = { $who ->
    [you] renonc je tvůj: rozdání končí a tvoje
   *[other] renonc udělal { PLAYER($who) }: rozdání končí a jeho
 } strana ztrácí { say-points }.
revoke-replayed = { $who ->
    [you] renonc proti aktérovi je tvůj: rozdání se hraje znovu a platit za všechny budeš ty
   *[other] renonc proti aktérovi udělal { PLAYER($who) }: rozdání se hraje znovu a platit za všechny bude on
 }.
revoke-loses = { $who ->
    [you] renonc je tvůj a trumfy volíš ty
   *[other] renonc udělal jako aktér { PLAYER($who) }
 }: rozdání je tím prohrané.
revoke-pays-all = { $who ->
    [you] renonc proti aktérovi je tvůj, a tak platíš
   *[other] renonc proti aktérovi udělal { PLAYER($who) }, a tak platí
 } za všechny: { say-points }.

## Konec partie
# $share: side, kde partneři píší společně
game-target = K výhře stačí { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
 } a partii { $share ->
    [side] { $who ->
        [you] vyhrává tvoje strana
       *[other] vyhrává strana, za kterou hraje { PLAYER($who) }
     }
   *[other] { $who ->
        [you] vyhráváš ty
       *[other] vyhrává { PLAYER($who) }
     }
 }.
game-bidders = K výhře stačí { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
 } a mají je obě strany: partii vyhrává ta, která má závazek, tedy { $who ->
    [you] tvoje
   *[other] ta, za kterou hraje { PLAYER($who) }
 }.
game-higher = K výhře stačí { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
 } a má je víc hráčů: nejvíc { $who ->
    [you] máš ty, a tak partii vyhráváš
   *[other] má { PLAYER($who) }, a tak partii vyhrává
 }.
game-eldest = K výhře stačí { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
 } a víc hráčů jich má stejně: partii { $who ->
    [you] vyhráváš ty, protože sedíš
   *[other] vyhrává { PLAYER($who) }, protože sedí
 } nejblíž po levici rozdávajícího.
game-most = Po dohodnutém počtu rozdání vyhrává nejvyšší stav, a to je tady { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }.
game-goes-on = Potřebných { $target } bodů zatím nikdo nemá, takže partie pokračuje.
game-slam = Poražení nemají ani bod: to je výhra na nulu a partie se počítá dvojnásobně.
game-no-slam = To není výhra na nulu: u tohoto stolu se nehraje, nebo poražení nějaký bod mají.
game-carry = Co přesahuje hranici { $target } bodů, převádí se do další partie: { say-points }.
game-no-carry = Do další partie se nepřevádí nic: u tohoto stolu se to nehraje, nebo hranici nic nepřesahuje.

## Zdůvodnění, která dává jen omyl
must-trump = Nemáš { SUIT($suit, form: "none") }, takže musíš dát trumf.
# $cards: vyšší karty
must-overtake = Musíš přebíjet, když můžeš, tedy zahrát { CARDS($cards, case: "acc", join: "or") }.
any-card = Kdykoli smíš zahrát libovolnou kartu.
any-trump = Přebít trumfem smíš kdykoli.
any-joker = Žolík nepatří do žádné barvy, takže se smí zahrát kdykoli.
no-trump-lead = Trumf nesmíš vynést, dokud máš jiné karty.
# $card2: naposledy zahraná karta; $suit: její barva
follow-last = Naposledy zahraná karta je { CARD($card2) }, takže se přiznávají { SUIT($suit) }.
trick-highest = Zdvih { $who ->
    [you] získáváš ty
   *[other] získává { PLAYER($who) }
 }: { CARD($card) } je v něm nejvyšší karta a na barvě nezáleží.
trick-led-suit = Zdvih { $who ->
    [you] získáváš ty
   *[other] získává { PLAYER($who) }
 }: počítá se jen vynesená barva a { CARD($card) } je její nejvyšší karta.
trick-first-trump = Zdvih { $who ->
    [you] získáváš ty
   *[other] získává { PLAYER($who) }
 }: { CARD($card) } je v něm první trumf.
# $card2: vyšší karta partnera
trick-partner = Zdvih { $who ->
    [you] zůstává tobě
   *[other] si nechává { PLAYER($who) }
 }: { CARD($card2) } je sice silnější než { CARD($card) }, ale patří jen partnerovi.
leads-again = { $who ->
    [you] do tohoto zdvihu vynášíš ty
   *[other] do tohoto zdvihu vynáší { PLAYER($who) }
 }, a proto i do dalšího.

## Celá hra: co říká jen ten, kdo se mýlí
leads-dealer = { $who ->
    [you] rozdáváš ty, a proto vynášíš
   *[other] rozdává { PLAYER($who) }, a proto vynáší
 } do prvního zdvihu.
leads-loner = Sólo { $who ->
    [you] hraješ ty, a proto vynášíš
   *[other] hraje { PLAYER($who) }, a proto vynáší
 } do prvního zdvihu.
leads-maker = Trumfy { $who ->
    [you] volíš ty, a proto vynášíš
   *[other] volí { PLAYER($who) }, a proto vynáší
 } do prvního zdvihu.
leads-left-of-maker = Do prvního zdvihu vynáší { $players ->
    [2] soupeř aktéra
   *[other] hráč po levici aktéra
 }, a to { $who ->
    [you] jsi ty
   *[other] je { PLAYER($who) }
 }.
name-any = Ve druhém kole se smí zvolit kterákoli barva, takže i { SUIT($suit) }.
passed-once = Kdo jednou pasuje, už trumfy zvolit nesmí.
turn-dealer = { $who ->
    [you] rozdáváš ty, a proto jsi
   *[other] rozdává { PLAYER($who) }, a proto je
 } na řadě první.
pick-up-orderer = { CARD($card, case: "acc") } { $who ->
    [you] necháváš zvednout ty, a proto tu kartu dostaneš
   *[other] nechává zvednout { PLAYER($who) }, a proto tu kartu dostane
 }.
pick-up-later = Jako rozdávající { $who ->
    [you] smíš
   *[other] smí { PLAYER($who) }
 } { CARD($card, case: "acc") } zvednout i ve druhém kole.
discard-back = { CARD($card, case: "acc") } smí rozdávající hned zase odložit.
all-play-on = Sólo { $loner ->
    [you] hraješ ty
   *[other] hraje { PLAYER($loner) }
 }, ale ve hře zůstávají všichni.
score-lone-short = Sólo musí mít všechny zdvihy, a tohle má jen { say-tricks }: obránci dostávají { say-points }.
score-more-tricks = Aktérova strana má { say-tricks } a dostává víc než za tři: { say-points }.
score-lone-full = Vyhrané sólo má vždycky plný počet bodů: { say-points }.
score-euchre-one = Za euchre dostávají obránci { say-points }.
score-euchre-nothing = Po euchre nedostává body nikdo.
score-defenders-march = Obránci mají všechny zdvihy, a to je jejich durch: dostávají { say-points }.
score-per-trick = Každý zdvih je za bod, dohromady { say-points }.
score-failed-free = Nesplněný závazek nestojí žádné body.
