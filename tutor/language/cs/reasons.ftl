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

## Zdůvodnění, která dává jen omyl
must-trump = Nemáš { SUIT($suit, form: "none") }, takže musíš dát trumf.
# $cards: vyšší karty
must-overtake = Musíš přebíjet, když můžeš, tedy zahrát { CARDS($cards, case: "acc", join: "or") }.
any-card = Kdykoli smíš zahrát libovolnou kartu.
