### Celé rozdání slovy: kdo co dělá. Jedna věta na zprávu; proč to tak je, říká reasons.ftl.
### $who: kdo jedná, you nebo místo; $who2: koho se to týká; $other: místo, kde nesedí čtenář.

## Příkaz
head-deal = Rozdávání
head-calls = Před prvním zdvihem
head-trick = { $n }. zdvih
head-result = Výsledek
# $text: příkaz
deal-repeat = Stejné rozdání ještě jednou: { $text }
not-name-and-value = „{ $text }“ není domácí pravidlo a jeho hodnota: napiš obojí s rovnítkem mezi nimi, třeba „joker=true“.
note-railroad = Jambone (sólo s vyloženým listem) a Jamboree (list s pěti nejvyššími trumfy, který se místo hraní ukáže) se tady nehrají, i když je některé stoly v téhle variantě znají.

## Rozdávání
told-deals = { $who ->
    [you] rozdáváš
   *[other] { PLAYER($who) } rozdává
 }, každý dostane { $n ->
    [one] jednu kartu
    [few] { NUM($n, gender: "f") } karty
   *[other] { NUM($n) } karet
 }.
told-dummy-dealt = Na prázdném místě leží lícem dolů čtvrtý list.
told-holds = { $who ->
    [you] máš
   *[other] { PLAYER($who) } má
 } { CARDS($cards, case: "acc") }.
told-offers = Otočená karta je { CARD($card) }: jako trumfy se nabízejí { SUIT($suit) }.
told-turned-up = Otočená karta je { CARD($card) }.
told-left-over = Lícem dolů { $n ->
    [one] zbývá jedna karta
    [few] zbývají { NUM($n, gender: "f") } karty
   *[other] zbývá { NUM($n) } karet
 }.

## Hlášky
told-passes = { $who ->
    [you] pasuješ
   *[other] { PLAYER($who) } pasuje
 }.
told-shows = { $who ->
    [you] ukazuješ
   *[other] { PLAYER($who) } ukazuje
 } slabý list.
told-shows-nothing = Slabý list { $who ->
    [you] neukazuješ
   *[other] { PLAYER($who) } neukazuje
 }.
told-orders = { $who ->
    [you] necháváš
   *[other] { PLAYER($who) } nechává
 } zvednout.
told-orders-alone = { $who ->
    [you] necháváš zvednout a hraješ
   *[other] { PLAYER($who) } nechává zvednout a hraje
 } sólo.
told-accepts = { $who ->
    [you] přijímáš
   *[other] { PLAYER($who) } přijímá
 } { SUIT($suit, form: "acc") }.
told-accepts-alone = { $who ->
    [you] přijímáš { SUIT($suit, form: "acc") } a hraješ
   *[other] { PLAYER($who) } přijímá { SUIT($suit, form: "acc") } a hraje
 } sólo.
told-names = { $who ->
    [you] volíš
   *[other] { PLAYER($who) } volí
 } { SUIT($suit, form: "acc") }.
told-names-alone = { $who ->
    [you] volíš { SUIT($suit, form: "acc") } a hraješ
   *[other] { PLAYER($who) } volí { SUIT($suit, form: "acc") } a hraje
 } sólo.
told-no-trump = { $who ->
    [you] chceš
   *[other] { PLAYER($who) } chce
 } hrát bez trumfů.
told-no-trump-alone = { $who ->
    [you] chceš
   *[other] { PLAYER($who) } chce
 } hrát sólo a bez trumfů.
told-bids = { $who ->
    [you] hlásíš
   *[other] { PLAYER($who) } hlásí
 } { $n ->
    [one] jeden zdvih
    [few] { NUM($n) } zdvihy
   *[other] { NUM($n) } zdvihů
 }.
# $call: název závazku
told-says = { $who ->
    [you] hlásíš
   *[other] { PLAYER($who) } hlásí
 } „{ $call }“.
told-alone = { $who ->
    [you] hraješ
   *[other] { PLAYER($who) } hraje
 } sólo.
told-together = Sólo { $who ->
    [you] nehraješ
   *[other] { PLAYER($who) } nehraje
 }.

## Co z toho plyne
told-trump = Trumfy jsou { SUIT($suit) }.
told-trump-led = První vynesená karta určuje trumfy: jsou to { SUIT($suit) }.
# $card: pravý bower; $card2: levý
told-bowers = Pravý bower je { CARD($card) }, levý je { CARD($card2) } a patří teď mezi { SUIT($suit, form: "acc") }.
told-turned-down = Všichni pasovali: { SUIT($suit, form: "acc") } už ve druhém kole zvolit nejde.

## Karty, které mění místo
told-picks-up = { $who ->
    [you] zvedáš
   *[other] { PLAYER($who) } zvedá
 } { CARD($card, case: "acc") }.
told-leaves = { $who ->
    [you] necháváš
   *[other] { PLAYER($who) } nechává
 } { CARD($card, case: "acc") } ležet.
told-takes-widow = { $who ->
    [you] bereš si
   *[other] { PLAYER($who) } si bere
 } zbylou kartu, { CARD($card, case: "acc") }.
told-takes-widow-unseen = { $who ->
    [you] bereš si
   *[other] { PLAYER($who) } si bere
 } zbylou kartu.
told-takes-dummy = { $who ->
    [you] bereš si
   *[other] { PLAYER($who) } si bere
 } čtvrtý list: { CARDS($cards, case: "acc") }.
told-takes-dummy-unseen = { $who ->
    [you] bereš si
   *[other] { PLAYER($who) } si bere
 } čtvrtý list.
told-lays-away = { $who ->
    [you] odkládáš
   *[other] { PLAYER($who) } odkládá
 } lícem dolů { CARDS($cards, case: "acc") }.
told-lays-away-unseen = { $who ->
    [you] odkládáš
   *[other] { PLAYER($who) } odkládá
 } lícem dolů { $n ->
    [one] jednu kartu
    [few] { NUM($n, gender: "f") } karty
   *[other] { NUM($n) } karet
 }.
told-draws = Z talonu { $who ->
    [you] dostáváš
   *[other] { PLAYER($who) } dostává
 } { CARDS($cards, case: "acc") }.
told-draws-unseen = Z talonu { $who ->
    [you] dostáváš
   *[other] { PLAYER($who) } dostává
 } { $n ->
    [one] jednu kartu
    [few] { NUM($n, gender: "f") } karty
   *[other] { NUM($n) } karet
 }.
told-asks-nothing = O žádnou kartu { $who ->
    [you] nežádáš
   *[other] { PLAYER($who) } nežádá
 }.
told-asks-best = { $who ->
    [you] odkládáš lícem dolů { CARD($card, case: "acc") } a žádáš
   *[other] { PLAYER($who) } odkládá lícem dolů { CARD($card, case: "acc") } a žádá
 } { $who2 ->
    [you] tě
   *[other] { PLAYER($who2, case: "acc") }
 } o nejlepší kartu.
told-asks-best-unseen = { $who ->
    [you] odkládáš lícem dolů jednu kartu a žádáš
   *[other] { PLAYER($who) } odkládá lícem dolů jednu kartu a žádá
 } { $who2 ->
    [you] tě
   *[other] { PLAYER($who2, case: "acc") }
 } o nejlepší kartu.
told-gives = { $who ->
    [you] předáváš
   *[other] { PLAYER($who) } předává
 } { CARD($card, case: "acc") } { PLAYER($who2, case: "dat") }.
told-gives-unseen = { $who ->
    [you] předáváš
   *[other] { PLAYER($who) } předává
 } jednu kartu { PLAYER($who2, case: "dat") }.

## Zdvihy
told-leads = { $who ->
    [you] vynášíš
   *[other] { PLAYER($who) } vynáší
 } { CARD($card, case: "acc") }.
told-plays = { $who ->
    [you] hraješ
   *[other] { PLAYER($who) } hraje
 } { CARD($card, case: "acc") }.
told-winner-leads = Kdo zdvih získá, vynáší do dalšího, tedy { $who ->
    [you] ty
   *[other] { PLAYER($who) }
 }.
# $card: karta, která renonc prozradí; $n: zdvih, ve kterém se stal
told-revoke-shown = { CARD($card) } prozrazuje renonc z { $n }. zdvihu: { $who ->
    [you] i tam šlo barvu přiznat
   *[other] { PLAYER($who) } mohl barvu přiznat i tam
 }.
others-lead-free = { PLAYER($other) } vynáší a smí zahrát libovolnou kartu.
# $n: kolik karet té barvy je v listu
others-follow-must = Vynesenou barvou jsou { SUIT($suit) } a { PLAYER($other) } má v ní { $n ->
    [one] jednu kartu
    [few] { NUM($n, gender: "f") } karty
   *[other] { NUM($n, gender: "f") } karet
 }, takže musí barvu přiznat.
# $cards: zakázané karty; $held: karty, kterými jde barvu přiznat
others-revoke = { CARDS($cards, case: "acc", join: "nor") } { PLAYER($other) } zahrát nesmí: vynesenou barvou jsou { SUIT($suit) } a v ruce ještě má { CARDS($held, case: "acc") }.
others-revoke-left = { CARD($card, case: "ins") } { PLAYER($other) } nepřizná { SUIT($printed, form: "acc") }: jako levý bower je to trumf a v ruce ještě má { CARDS($held, case: "acc") }.
others-revoke-holding-left = { CARDS($cards, case: "acc", join: "nor") } { PLAYER($other) } zahrát nesmí: vynesenou barvou jsou { SUIT($trump) } a v ruce ještě má levého bowera, { CARD($card2, case: "acc") }.
others-revoke-holding-joker = { CARDS($cards, case: "acc", join: "nor") } { PLAYER($other) } zahrát nesmí: vynesenou barvou jsou { SUIT($trump) } a v ruce ještě má žolíka, který je vždycky trumf.
others-follow-only = Jinou kartu v { SUIT($suit, form: "loc") } { PLAYER($other) } nemá, a tak nemá na vybranou.
others-follow-left-only = Kromě levého bowera { PLAYER($other) } žádný trumf nemá, a tak nemá na vybranou.
others-follow-joker-only = Kromě žolíka { PLAYER($other) } žádný trumf nemá, a tak nemá na vybranou.
others-void-any = { PLAYER($other) } nemá { SUIT($suit, form: "none") }, a proto smí zahrát libovolnou kartu.
others-void-left-trap = { PLAYER($other) } nemá { SUIT($printed, form: "none") }, a proto smí zahrát libovolnou kartu: { CARD($card) } patří jako levý bower mezi { SUIT($trump, form: "acc") }.

## Zahrané karty posouzené podle odkrytých listů
# $number: zdvih; $who: kdo hraje $card; $role: co je to za kartu
no-revoke = Renonc neudělal nikdo: kdo mohl barvu přiznat, přiznal ji.
played-lead-free = { $number }. zdvih: { $who ->
    [you] vynášíš a smíš
   *[other] { PLAYER($who) } vynáší a smí
 } při tom zahrát libovolnou kartu.
played-follow-must = { $number }. zdvih: přiznávají se { SUIT($suit) } a { $who ->
    [you] přiznáváš je
   *[other] { PLAYER($who) } je přiznává
 } { CARD($card, case: "ins") }{ $role ->
    [left] , což je levý bower, a tedy trumf
    [joker] , který je vždycky trumf
   *[plain] { "" }
 }.
played-follow-only = { $number }. zdvih: { $who ->
    [you] jinou kartu v { SUIT($suit, form: "loc") } nemáš a musíš
   *[other] { PLAYER($who) } jinou kartu v { SUIT($suit, form: "loc") } nemá a musí
 } zahrát { CARD($card, case: "acc") }.
played-follow-left-only = { $number }. zdvih: { $who ->
    [you] kromě levého bowera nemáš žádný trumf a musíš
   *[other] { PLAYER($who) } nemá kromě levého bowera žádný trumf a musí
 } zahrát { CARD($card, case: "acc") }.
played-follow-joker-only = { $number }. zdvih: { $who ->
    [you] kromě žolíka nemáš žádný trumf a musíš
   *[other] { PLAYER($who) } nemá kromě žolíka žádný trumf a musí
 } ho zahrát.
played-void-any = { $number }. zdvih: { $who ->
    [you] nemáš { SUIT($suit, form: "none") } a smíš
   *[other] { PLAYER($who) } nemá { SUIT($suit, form: "none") } a smí
 } zahrát libovolnou kartu.
played-void-left-trap = { $number }. zdvih: { $who ->
    [you] nemáš { SUIT($printed, form: "none") } a smíš
   *[other] { PLAYER($who) } nemá { SUIT($printed, form: "none") } a smí
 } zahrát libovolnou kartu: { CARD($card) } patří jako levý bower mezi { SUIT($trump, form: "acc") }.
played-revoke = { $number }. zdvih: { CARD($card, case: "ins") } { $who ->
    [you] děláš
   *[other] dělá { PLAYER($who) }
 } renonc; přiznávají se { SUIT($suit) } a v ruce { $who ->
    [you] máš
   *[other] má
 } ještě { CARDS($held, case: "acc") }.
played-revoke-left = { $number }. zdvih: { CARD($card, case: "ins") } { $who ->
    [you] děláš
   *[other] dělá { PLAYER($who) }
 } renonc; jako levý bower je to trumf, přiznávají se { SUIT($printed) } a v ruce { $who ->
    [you] máš
   *[other] má
 } ještě { CARDS($held, case: "acc") }.
played-revoke-holding-left = { $number }. zdvih: { CARD($card, case: "ins") } { $who ->
    [you] děláš
   *[other] dělá { PLAYER($who) }
 } renonc; přiznávají se { SUIT($trump) } a v ruce { $who ->
    [you] máš
   *[other] má
 } ještě levého bowera, { CARD($card2, case: "acc") }.
played-revoke-holding-joker = { $number }. zdvih: { CARD($card, case: "ins") } { $who ->
    [you] děláš
   *[other] dělá { PLAYER($who) }
 } renonc; přiznávají se { SUIT($trump) } a v ruce { $who ->
    [you] máš
   *[other] má
 } ještě žolíka, který je vždycky trumf.
# Tohle tvrdí jen omyl
played-must-trump = { $number }. zdvih: { $who ->
    [you] nemáš { SUIT($suit, form: "none") } a musíš
   *[other] { PLAYER($who) } nemá { SUIT($suit, form: "none") } a musí
 } zahrát trumf.
played-must-overtake = { $number }. zdvih: { $who ->
    [you] musíš
   *[other] { PLAYER($who) } musí
 } přebít, tedy zahrát { CARDS($cards, case: "acc", join: "or") }.
played-no-trump-lead = { $number }. zdvih: { $who ->
    [you] nesmíš
   *[other] { PLAYER($who) } nesmí
 } vynést trumf, dokud zbývají jiné karty.
# $card2: naposledy zahraná karta
played-follow-last = { $number }. zdvih: naposledy zahraná karta je { CARD($card2) }, takže { $who ->
    [you] musíš přiznat
   *[other] { PLAYER($who) } musí přiznat
 } { SUIT($suit) }.
## Body
# $who: jeden nebo víc
told-gains = { PLAYER($who) }: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }.
told-loses = { PLAYER($who) }: minus { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }.

## Zdvih, když do něj přijde jedna z těchto karet
# $cards: karty Jihu, z nichž žádná zdvih nezíská
if-trick-trump = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih získá { PLAYER($who) }: { CARD($card) } je v něm nejvyšší trumf.
# $trump: none, když se hraje bez trumfů
if-trick-suit = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih získá { PLAYER($who) }: { $trump ->
    [none] { CARD($card) } je nejvyšší karta vynesené barvy
   *[other] není v něm žádný trumf a nejvyšší karta vynesené barvy je { CARD($card) }
 }.
if-trick-highest = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih získá { PLAYER($who) }: { CARD($card) } je v něm nejvyšší karta a na barvě nezáleží.
if-trick-led-suit = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih získá { PLAYER($who) }: počítá se jen vynesená barva a { CARD($card) } je její nejvyšší karta.
if-trick-first-trump = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih získá { PLAYER($who) }: { CARD($card) } je v něm první trumf.
# $card2: vyšší karta partnera
if-trick-partner = Když zahraješ { CARDS($cards, case: "acc", join: "or") }, zdvih si nechá { PLAYER($who) }: { CARD($card2) } je sice silnější než { CARD($card) }, ale patří jen partnerovi.
