### Druhy úloh: otázky, názvy, odpovědi; co stojí vedle; místa u stolu, varianty, domácí pravidla, dovednosti.
### Funkce jako v reasons.ftl. Proměnné mají všude stejná jména:
###   $trump  trumfová barva C D H S nebo none     $led   vynesená barva nebo none
###   $card   karta                                $who   you nebo N E S W; koho se týká, stojí u zprávy
###   $which  right left
### Když je vynesen levý bower, nikdy nejmenuj platnou barvu (to je řešení): ask-legal-plays jmenuje kartu.
### Názvy PLAYER jen v 1. pádě a vždy se slovesem v přítomném čase.

## Stavební díl otázek (sám se nezobrazuje)
say-trump = { $trump ->
    [none] hraje se bez trumfů
   *[other] trumfy jsou { SUIT($trump) }
 }
say-dealer = { $who ->
    [you] rozdáváš ty
   *[other] rozdává { PLAYER($who) }
 }
# $who2: kdo rozdává; $players: kolik hráčů hraje; ve dvou nikdo nesedí druhému po levici
say-next-seat = { $players ->
    [2] { $who2 ->
        [you] a tvůj
       *[other] a jeho
     } soupeř { $who ->
        [you] jsi ty
       *[other] je { PLAYER($who) }
     }
   *[other] { $who2 ->
        [you] a po tvé
       *[other] a po jeho
     } levici { $who ->
        [you] sedíš ty
       *[other] sedí { PLAYER($who) }
     }
 }
say-alone = { $alone ->
    [none] sólo nehraje nikdo
    [you] sólo hraješ ty
    [two] sólo hrají { PLAYER($first) } a { PLAYER($second) }
   *[other] sólo hraje { PLAYER($alone) }
 }
say-turn-up = { $card ->
    [none] jde o závazek na zdvihy
   *[other] otočená karta: { CARD($card, art: "none") }
 }
# $tricks: kolik
say-tricks = { $tricks ->
    [0] žádný zdvih
    [one] jeden zdvih
    [few] { NUM($tricks) } zdvihy
   *[other] { NUM($tricks) } zdvihů
 }
# $n: kolik; -got tam, kde je někdo dostává nebo platí
say-points = { $n ->
    [0] žádný bod
    [one] jeden bod
    [few] { NUM($n) } body
   *[other] { NUM($n) } bodů
 }
say-points-got = { $n ->
    [0] žádný bod
    [one] jeden bod
    [few] { NUM($n) } body
   *[other] { NUM($n) } bodů
 }
# $share: side, kde partneři píší společně, each, kde píše každý obránce zvlášť, one, kde je obránce jen jeden
say-defenders-score = { $share ->
    [each] každý obránce dostává
    [one] obránce dostává
   *[side] obránci dostávají
 }
# $ending: jestli je uvedený stav předtím
say-score-question = Kdo dostane kolik bodů{ $ending ->
    [yes] { " " }a je tím partie rozhodnutá
   *[other] { "" }
 }?

## Otázky
# $who: kdo vynáší; $card: vynesená karta (u you se nepoužije)
ask-legal-plays = { say-trump } a { $who ->
    [you] vynášíš ty
   *[other] { PLAYER($who) } vynáší { CARD($card, case: "acc") }
 }. Které karty smíš zahrát? Označ všechny povolené.
ask-trick-winner = { say-trump }. Kdo získá zdvih?
ask-next-leader = { say-trump }. Kdo vynáší do dalšího zdvihu?
ask-rank-order = { $led ->
    [none] { say-trump }
   *[other] { say-trump } a vynesenou barvou jsou { SUIT($led) }
 }. Seřaď karty od nejsilnější po nejslabší.
ask-effective-suit = { say-trump }. Do které barvy teď patří { CARD($card) }?
ask-trumps = { say-trump }. Které z tvých karet jsou trumfy? Označ všechny, nebo zvol „{ answer-no-card }“.
ask-bower = { say-trump }. Která karta je { $which ->
    [right] pravý
   *[left] levý
 } bower?
ask-trump-for = Která barva musí být trumfová, aby { CARD($card) } byl { $which ->
    [right] pravým
   *[left] levým
 } bowerem?
# $who: you, nebo none, když jde o dalšího v pořadí; $list: all, když se sóla počítají zvlášť, made, když už jsou trumfy určené, bids, kde se sólo nehlásí, jinak plain
ask-calls = { say-turn-up }. { $list ->
    [made] Trumfy jsou určené. { $who ->
        [you] Na řadě jsi ty: co všechno si teď smíš zvolit?
       *[other] Co všechno si teď smí zvolit ten, kdo je na řadě?
     }
   *[other] { $who ->
        [you] Na řadě jsi ty: co všechno smíš hlásit
       *[other] Co všechno smí hlásit ten, kdo je teď na řadě
     }, včetně pasu?
 }{ $list ->
    [all] { " " }Sólo se počítá jako hláška zvlášť.
    [plain] { " " }Sólo označ jen tam, kde to bez něj nejde.
   *[other] { "" }
 } Označ všechny možnosti, nebo zvol „{ answer-no-call }“.
# $who: rozdávající
ask-next-to-act = { say-dealer }, { say-turn-up }. Kdo je teď na řadě?
ask-next-dealer = { say-dealer }. Kdo rozdává příště?
ask-pick-up = Kdo si zvedne { CARD($card, case: "acc") }, nebo to aspoň smí?
ask-discard = Rozdáváš a zvedáš { CARD($card, case: "acc") }. Které karty smíš odložit? Označ všechny povolené.
# $mode: alone, kde někdo smí hrát sólo, jinak together
ask-first-leader = { say-dealer }{ $mode ->
    [alone] , { say-alone }
   *[other] { "" }
 }. Kdo vynáší do prvního zdvihu?
ask-sits-out = { say-alone }. Kdo tohle rozdání vynechá? Označ všechny.
# $suit: barva, na kterou se ptáme; u ask-cards-out none, když jsou to trumfy
ask-voids = { say-trump }. Kdo nepřiznal { SUIT($suit, form: "acc") }? Označ všechny, nebo zvol „{ answer-nobody }“.
ask-cards-out = { say-trump }. Kolik { $suit ->
    [none] trumfů
   *[other] { SUIT($suit, form: "gen") }
 } je ještě venku, ať u ostatních, nebo lícem dolů na stole?
# $goal: co má karta dokázat
ask-play-to = { say-trump }. { $goal ->
    [win] Kterou kartou zdvih získáš?
    [keep-partner-winning] Kterou kartou necháš zdvih partnerovi?
   *[lose] Kterou kartou zdvih nezískáš?
 } Když taková není, zvol „{ answer-no-card }“.
ask-revoke = { say-trump } a všechny karty jsou odkryté. Udělal někdo renonc? Pokud ano, kdo a ve kterém zdvihu?
# $mode: alone nebo together
ask-score = Aktérova strana{ $mode ->
    [alone] { " " }v sólu
   *[other] { "" }
 } { $tricks ->
    [0] nezíská ani zdvih
   *[other] získá { say-tricks }
 }. { say-score-question }
# $call: závazek
ask-score-bid = Závazek je „{ $call }“ a aktérova strana { $tricks ->
    [0] nezíská ani zdvih
   *[other] získá { say-tricks }
 }. { say-score-question }
# $who: kdo udělal renonc
ask-score-revoke = Renonc je dokázaný a { $who ->
    [you] jde na tvůj účet
   *[other] má ho na svědomí { PLAYER($who) }
 }. { say-score-question }
ask-reason = Jde jen o důvod: který tu rozhoduje?
ask-reason-card = Jde jen o důvod pro { CARD($card, case: "acc") }: který je pravdivý?
# $item: karta, o kterou jde
ask-reason-legal-plays = { say-trump } a { $who ->
    [you] vynášíš ty
   *[other] { PLAYER($who) } vynáší { CARD($card, case: "acc") }
 }. Co platí pro { CARD($item, case: "acc") }? Zvol pravdivý důvod.
ask-reason-trumps = { say-trump }. Do které barvy patří { CARD($item) }? Zvol pravdivý důvod.
ask-reason-discard = Rozdáváš a zvedáš { CARD($card, case: "acc") }. Smíš odložit { CARD($item, case: "acc") }? Zvol pravdivý důvod.
ask-reason-play-to = { say-trump }. { $goal ->
    [win] Zdvih chceš získat
    [keep-partner-winning] Zdvih má zůstat partnerovi
   *[lose] Zdvih získat nechceš
 }. Co platí pro { CARD($item, case: "acc") }? Zvol pravdivý důvod.
ask-reason-calls = { say-turn-up }. { $who ->
    [you] Smíš hlásit „{ $call }“
   *[other] Smí ten, kdo je teď na řadě, hlásit „{ $call }“
 }? Zvol pravdivý důvod.

## Názvy druhů úloh
kind-legal-plays = Povolené karty
kind-trick-winner = Kdo získá zdvih?
kind-next-leader = Kdo vynáší dál?
kind-rank-order = Pořadí karet
kind-effective-suit = Platná barva
kind-trumps = Které karty jsou trumfy
kind-bower = Pravý a levý bower
kind-trump-for = Kdy je kluk bowerem?
kind-calls = Povolené hlášky
kind-next-to-act = Kdo je na řadě?
kind-next-dealer = Příští rozdávající
kind-pick-up = Kdo zvedá?
kind-discard = Odkládání
kind-first-leader = První výnos
kind-sits-out = Kdo vynechá?
kind-reason = Který důvod platí?
kind-voids = Komu chybí barva?
kind-cards-out = Počítání karet
kind-play-to = Kterou kartou k cíli?
kind-revoke = Renonc
kind-score = Bodování

## Odpovědi
answer-no-card = Žádná karta
answer-no-call = Žádná hláška
answer-no-revoke = Renonc neudělal nikdo

## Co stojí vedle otázky
# $who u fact-alone i seznam
fact-dealer = Rozdává: { PLAYER($who) }
fact-maker = Aktér: { PLAYER($who) }
fact-alone = Sólo: { PLAYER($who) }
fact-leader = Vynáší: { PLAYER($who) }
fact-turn-up = Otočená karta: { CARD($card, art: "none") }
# $who: kdo otočenou kartu zvedá, nebo none
fact-turned = { $who ->
    [none] Otočenou kartu nezvedá nikdo
    [you] Otočenou kartu zvedáš ty
   *[other] Otočenou kartu zvedá { PLAYER($who) }
 }
fact-buried = Odkládáš: { CARD($card, art: "none", case: "acc") }
# $who: místo u stolu, nebo none
fact-joker = Žolík: { $who ->
    [none] nikdo
   *[other] { PLAYER($who) }
 }
fact-no-trump = Bez trumfů
# Názvy, jak stojí níže
fact-rule = { $rule }: { $value }

## Místa u stolu
seat-north = Sever
seat-east = Východ
seat-south = Jih
seat-west = Západ
seat-north-short = S
seat-east-short = V
seat-south-short = J
seat-west-short = Z
seat-south-you = Jih (ty)

## Varianty
variant-standard = Euchre ve čtyřech
variant-standard-about = Dvě dvojice, 24 karet a deset bodů k výhře: hra, kterou to všechno začíná.
variant-two-handed = Euchre ve dvou
variant-two-handed-about = Každý hraje za sebe, sólo odpadá a rozdávající smí otočenou kartu nechat ležet.
variant-three-handed = Euchre ve třech
variant-three-handed-about = Aktér hraje proti oběma ostatním a smí si vzít karty ze čtvrtého listu.
variant-british = Britské euchre
variant-british-about = Nejvyšší trumf je žolík zvaný Benny a vyhrává, kdo dosáhne jedenácti bodů.
variant-thirty-two = Euchre s 32 kartami
variant-thirty-two-about = Přibývají sedmičky a osmičky, a lícem dolů tak zůstává víc karet.
variant-railroad = Railroad euchre
variant-railroad-about = Rychlá podoba hry: žolík, sólo i pro obránce, karta od partnera a převod bodů.
variant-hasenpfeffer = Hasenpfeffer
variant-hasenpfeffer-about = Šest karet a žolík: kdo se zaváže k nejvyššímu počtu zdvihů, volí trumfy a vynáší.
variant-napoleon = Napoleon
variant-napoleon-about = Jeden proti všem a bez bowerů: trumfy určí první vynesená karta.

## Domácí pravidla: název pravidla a čím může být; čísla mluví sama
rule-on = Zapnuto
rule-off = Vypnuto
rule-seats = Kdo hraje
rule-sides = Strany
rule-sides-pairs = Dva proti dvěma
rule-sides-single = Každý za sebe
rule-sides-one-against-all = Jeden proti všem
rule-min-rank = Nejnižší karta
rule-min-rank-9 = Devítka
rule-min-rank-8 = Osmička
rule-min-rank-7 = Sedmička
rule-min-rank-2 = Dvojka
rule-joker = Žolík
rule-bowers = Boweři
rule-hand-size = Počet karet v listu
rule-trump-by = Jak se určují trumfy
rule-trump-by-turn-up = Podle otočené karty
rule-trump-by-number-bid = Volí je ten, kdo slíbí nejvíc zdvihů
rule-trump-by-first-lead = Podle první vynesené karty
rule-lowest-bid = Nejnižší závazek
rule-bid-rounds = Kolikrát se dává závazek
rule-bid-rounds-one = Jednou dokola
rule-bid-rounds-until-three-pass = Dokud tři po sobě nepasují
rule-widow = Zbylé karty
rule-widow-taken = Bere je ten, kdo má nejvyšší závazek
rule-widow-unused = Zůstanou ležet
rule-forced-bid = Povinný závazek
rule-forced-bid-joker-holder-3 = Když všichni pasují, zaváže se ke třem zdvihům ten, kdo má žolíka
rule-joker-up = Otočený žolík
rule-joker-up-blind-name = Rozdávající volí trumfy naslepo
rule-joker-up-proposes-hearts = Žolík nabízí srdce
rule-target = Body k výhře
rule-redeal = Kdo rozdává, když všichni pasují
rule-redeal-next-dealer = Další hráč
rule-redeal-same-dealer = Znovu tentýž hráč
rule-stick-dealer = Povinná volba
rule-pickup = Povinné zvednutí
rule-pickup-mandatory = Rozdávající otočenou kartu zvednout musí
rule-pickup-optional = Rozdávající smí otočenou kartu nechat ležet
rule-may-discard-turn-up = Odložení otočené karty
rule-alone = Kdo smí hrát sólo
rule-alone-none = Nikdo
rule-alone-maker = Jen aktér
rule-alone-maker-or-partner = Aktér nebo místo něj jeho partner
rule-alone-always = Kdo volí trumfy, hraje vždycky sólo
rule-alone-time = Kdy se hlásí sólo
rule-alone-time-with-call = Zároveň s volbou
rule-alone-time-before-lead = Před prvním výnosem
rule-partner-assist-alone = Partner rozdávajícího přijímá barvu jen se sólem
rule-partner-assist-alone-round-1 = Jen v prvním kole
rule-partner-assist-alone-both = V obou kolech
rule-lone-defence = Sólo v obraně
rule-lone-defence-vs-lone-maker = Jen proti sólu
rule-lone-defence-always = Vždy
rule-loner-lead = Výnos při sólu
rule-loner-lead-left-of-dealer = Hráč po levici rozdávajícího
rule-loner-lead-left-of-loner = Hráč po levici toho, kdo hraje sólo
rule-call-for-best = Nejlepší karta od partnera
rule-call-for-best-maker = Pro aktéra
rule-call-for-best-maker-and-defender = Pro aktéra i obránce
rule-dummy = Čtvrtý list
rule-dummy-five-cards = Čtvrtý list s pěti kartami
rule-march = Durch
rule-lone-march = Durch v sólu
rule-euchre = Euchre
rule-lone-euchre = Euchre proti sólu
rule-lone-defence-euchre = Euchre při sólu v obraně
rule-lone-defence-march = Durch při sólu v obraně
rule-super-euchre = Super euchre
rule-super-euchre-4 = Čtyři body
rule-laps = Převod bodů
rule-slam = Výhra na nulu
rule-weak-hand = Slabý list
rule-weak-hand-farmer-clean = Tři devítky nebo tři desítky: výměna s talonem
rule-weak-hand-farmer-mixed = Tři karty z devítek a desítek: výměna s talonem
rule-weak-hand-ace-no-face = Jedno eso, jinak devítky a desítky: nové rozdání
rule-weak-hand-no-ace-no-face = Žádné eso ani figura: nové rozdání
rule-must-hold-trump = Volba jen z barev v listu
rule-allow-no-trump = Hra bez trumfů
rule-revoke-penalty = Trest za renonc
rule-revoke-penalty-2-lone-4 = Dva body soupeřům, v sólu čtyři
rule-revoke-penalty-3-lone-5 = Tři body soupeřům, v sólu pět
rule-revoke-penalty-minus-2-lone-4 = Dva body dolů, v sólu čtyři
rule-revoke-penalty-replay = Rozdání se hraje znovu
rule-first-dealer = První rozdávající
rule-first-dealer-random = Los
rule-first-dealer-first-jack = Kdo dostane prvního kluka
rule-first-dealer-first-black-jack = Kdo dostane prvního černého kluka
rule-first-dealer-high-cut = Kdo sejme nejvyšší kartu
rule-deal-pattern = Způsob rozdávání
rule-deal-pattern-alternating-3232 = Střídavě tři a dvě
rule-deal-pattern-3-then-2 = Nejdřív tři, pak dvě
rule-deal-pattern-2-then-3 = Nejdřív dvě, pak tři
rule-deal-pattern-singles = Po jedné
rule-deal-pattern-threes = Po třech

## Dovednosti
skill-pack = Karty a stůl
skill-trick = Zdvih
skill-follow-suit = Přiznání barvy
skill-trump = Trumfy
skill-ranking = Pořadí karet
skill-right-bower = Pravý bower
skill-left-bower = Levý bower
skill-left-bower-following = Levý bower a přiznání barvy
skill-counting = Počítání karet
skill-voids = Komu chybí barva?
skill-leading = Kdo vynáší?
skill-calling = Volba trumfů
skill-second-round = Druhé kolo volby
skill-pick-up = Zvednutí a odložení
skill-alone = Sólo
skill-scoring = Bodování
skill-revoke = Renonc
skill-whole-hand = Celé rozdání
skill-two-handed = Euchre ve dvou
skill-three-handed = Euchre ve třech
skill-thirty-two = Euchre s 32 kartami
skill-joker = Žolík
skill-railroad = Railroad euchre
skill-hasenpfeffer = Hasenpfeffer
skill-napoleon = Napoleon
skill-house-rules = Domácí pravidla
skill-strategy-calling = Strategie: volba trumfů
skill-strategy-alone = Strategie: sólo
skill-strategy-leading = Strategie: výnos
skill-strategy-discard = Strategie: odkládání
skill-strategy-defence = Strategie: obrana
