### Stránky s pravidly a tahák. Funkce jako v reasons.ftl.
### Čísla a možnosti jsou proměnné: pocházejí ze sady pravidel a z rozhodnutí o hře.

rules-heading = Pravidla
rules-lead = Pravidla každé hry na jedné stránce: karty, rozdávání, trumfy, sehrávka, body a na čem se stůl může dohodnout.
# $name: název varianty
rules-title = { $name }: pravidla
rules-all = Pravidla všech her
rules-contents = Na této stránce
beside-heading = K nahlédnutí
crib-heading = Tahák
crib-lead = Euchre ve čtyřech na jediném listu papíru, k vytištění a položení vedle karet.
crib-print = Tahák k vytištění

## Nadpisy
rules-cards = Karty
rules-deal = Rozdávání
rules-play = Sehrávka
rules-examples = Například
rules-end = Konec partie
rules-disputed = Sporné body

## Karty
# $lowest: nejnižší hodnota v balíčku
rules-pack = Hraje se s { $n } kartami: v každé barvě od esa až po { $lowest ->
    [9] devítku
    [8] osmičku
    [7] sedmičku
   *[2] dvojku
 }{ $joker ->
    [yes] , k tomu žolík
   *[no] { "" }
 }.
rules-order = Když jsou trumfy { SUIT($trump) }, platí toto pořadí, od nejvyšší karty:
rules-bowers = Kluk trumfové barvy je { $joker ->
    [yes] po žolíkovi{ " " }
   *[no] { "" }
 }nejvyšší trumf: pravý bower. Hned za ním stojí levý bower: u červených trumfů druhý červený kluk, u černých druhý černý. Patří mezi trumfy, a ne k barvě, která je na něm natištěná.
rules-no-bowers = Boweři tu nejsou: kluk stojí v každé barvě, i v trumfech, mezi dámou a desítkou.
rules-joker = Žolík je nejvyšší trumf, ať jsou trumfy kterékoli.
# $suit: sesterská barva, $sister: kolik má karet; $rest: kolik má každá z ostatních
rules-lengths = Trumfů je tak { NUM($n) }, v { SUIT($suit, form: "loc") } zbývá { NUM($sister) } karet a každá z obou dalších barev jich má { NUM($rest) }.
rules-lengths-even = Každá barva má { NUM($n) } karet.
rules-bowers-table = Boweři při každé trumfové barvě
rules-right = Pravý bower
rules-left = Levý bower
# $ranks: písmena na kartách
rules-plain = Vedlejší barvy, od nejvyšší karty: { $ranks }. V barvě, která dala levého bowera, kluk chybí.

## Stůl a rozdávání
# $sides: pairs, single nebo one-against-all
rules-players = { $sides ->
    [pairs] Hrají { NUM($n) } hráči ve dvou dvojicích a partneři sedí proti sobě.
    [single] Hrají { NUM($n) } hráči, každý za sebe.
   *[one-against-all] Hrají { NUM($n) } hráči a každý má vlastní body. V každém rozdání stojí aktér proti všem ostatním.
 }
# $how: jak se najde první rozdávající
rules-first-dealer = { $how ->
    [random] Kdo rozdává první, určí los
    [first-jack] Karty se dávají lícem nahoru, a kdo dostane prvního kluka, rozdává první
    [first-black-jack] Karty se dávají lícem nahoru, a kdo dostane prvního černého kluka, rozdává první
   *[high-cut] Všichni snímají, a kdo sejme nejvyšší kartu, rozdává první
 }; { $players ->
    [2] potom se oba střídají
   *[other] po každém rozdání je na řadě další hráč vlevo
 }.
# $packets: kolik karet kdo po řadě dostane, kolo za kolem; none, když chodí po jedné
rules-dealt = Rozdávající začíná { $players ->
    [2] u soupeře a dává střídavě
   *[other] po své levici a rozdává po směru hodinových ručiček
 }, až má každý { NUM($n) } karet{ $packets ->
    [none] , a to po jedné
   *[other] . Rozdává se po částech: { $packets }
 }.
rules-dummy = I na prázdné místo se rozdá { NUM($n) } karet: čtvrtý list, do kterého se nikdo nesmí podívat.
# $hidden: kolik jich zůstane lícem dolů
rules-turned-up = { $n ->
    [few] Zbývají { NUM($n) } karty
   *[other] Zbývá { NUM($n) } karet
 }: talon. Horní karta se otočí a nabízí svou barvu za trumfy; { $hidden ->
    [few] ostatní { NUM($hidden) } zůstávají
   *[other] ostatních { NUM($hidden) } zůstává
 } lícem dolů.
rules-left-over = Co zbude, { $n ->
    [one] jedna karta
    [few] { NUM($n) } karty
   *[other] { NUM($n) } karet
 }, leží zatím lícem dolů.
rules-unused = Ostatních { $n } karet zůstane stranou.

## Volba trumfů
rules-first-round-heading = První kolo
rules-second-round-heading = Druhé kolo
rules-pick-up-heading = Zvednutí
rules-bidding-heading = Závazky
# $call: jak se to hlásí, $call2: jak to hlásí rozdávající; $players: kolik hráčů hraje
rules-first-round = Začíná forhont, { $players ->
    [2] soupeř rozdávajícího
   *[other] hráč po levici rozdávajícího
 }. Každý po řadě buď pasuje, nebo přijme barvu otočené karty jako trumfy („{ $call }“, rozdávající „{ $call2 }“). Kdo ji přijme první, je aktér a volba tím končí.
# $assist: ve kterých kolech musí partner rozdávajícího hrát sólo
rules-assist-alone = Partner rozdávajícího to smí udělat, jen když hraje sólo; { $assist ->
    [round-1] ve druhém kole to už neplatí
   *[both] platí to i ve druhém kole
 }.
rules-joker-offers = Otočený žolík nabízí { SUIT($suit, form: "acc") }.
rules-blind = Když je otočenou kartou žolík, rozdávající zvolí trumfy dřív, než se podívá do svého listu, žolíka zvedne a jednu kartu odloží. Nikoho jiného se nikdo neptá.
# $stick: zda rozdávající musí volit; $redeal: kdo rozdává, když všichni pasují
rules-second-round = Když všichni pasují, otočená karta se obrátí lícem dolů. Každý teď po řadě smí zvolit za trumfy jinou barvu, nebo znovu pasovat. { $stick ->
    [yes] Rozdávající je na řadě poslední a volit musí
   *[no] Když i teď všichni pasují, rozdání končí bez bodů a { $redeal ->
        [next-dealer] rozdává další hráč
       *[same-dealer] rozdávající rozdává znovu
     }
 }.
rules-pick-up = Když se trumfy určí v prvním kole, rozdávající otočenou kartu { $pickup ->
    [mandatory] musí zvednout, i když trumfy určil soupeř
   *[optional] zvedne; když trumfy určil někdo jiný, smí ji i nechat ležet a trumfy platí tak jako tak
 }.
rules-pick-up-out = Rozdávající, který rozdání vynechává, nezvedá nic.
# $back: zda smí pryč právě zvednutá karta
rules-discard = Kdo otočenou kartu zvedne, odloží za ni jednu kartu lícem dolů{ $back ->
    [yes] , třeba i tu právě zvednutou
   *[no] , ale ne tu právě zvednutou
 }.
rules-bidding = Začíná forhont, hráč po levici rozdávajícího. Každý po řadě dá závazek na určitý počet zdvihů, nebo pasuje, a každý další závazek musí být vyšší. { $rounds ->
    [one] Každý je na řadě jen jednou
   *[until-three-pass] Tak to jde dál, dokud všichni ostatní nepasují; kdo pasuje, už se nevrací
 }. Kdo má nejvyšší závazek, je aktér.
# $calls: všechny závazky slovy
rules-bids = Závazky od nejnižšího: { $calls }.
# $without: zda se Misère hraje bez trumfů; $total: zdvihů v rozdání
rules-stakes = „{ call-misere }“ je závazek nezískat ani jeden zdvih{ $without ->
    [yes] { " " }a hraje se bez trumfů
   *[no] { "" }
 }. „{ call-nap }“, „{ call-wellington }“ a „{ call-bluecher }“ znamenají všech { NUM($total) } zdvihů za čím dál vyšší sázku; poslední dva se smějí dát jen nad závazek před nimi.
rules-all-pass = Když všichni pasují, rozdání se nehraje a { $redeal ->
    [next-dealer] rozdává další hráč
   *[same-dealer] rozdávající rozdává znovu
 }.
rules-forced-bid = Když všichni pasují, musí dát závazek „{ $call }“ ten, kdo má žolíka. Když ho nikdo nemá, rozdání se nehraje.
rules-widow = Aktér si vezme, co zbylo.
rules-naming = Aktér zvolí trumfovou barvu.
rules-discard-any = Potom aktér odloží libovolnou kartu lícem dolů.
rules-first-lead = Aktér vynáší a barva této první karty jsou trumfy.
# $total: karty z listu a ze čtvrtého listu dohromady
rules-dummy-taken = Před prvním výnosem si aktér smí vzít čtvrtý list, aniž do něj vidí, ponechat si { NUM($n) } nejlepších z { $total } karet a ostatní odložit lícem dolů. Nebo hraje sólo jen se svým listem.

## Sehrávka
# $leader: eldest nebo bidder
rules-leads = Do prvního zdvihu vynáší { $leader ->
    [eldest] forhont, { $players ->
        [2] soupeř rozdávajícího
       *[other] hráč po levici rozdávajícího
     }
   *[bidder] ten, kdo má nejvyšší závazek
 }; dál vynáší vždycky ten, kdo získá zdvih.
rules-follow = Když máš kartu vynesené barvy, musíš barvu přiznat. Když nemáš žádnou, smíš zahrát libovolnou kartu: přebíjet trumfem ani dávat vyšší kartu nemusí nikdo.
rules-left-follows = Levým bowerem se přiznávají trumfy: když se vynesou trumfy a jiný nemáš, musíš ho zahrát. Barva, která je na něm natištěná, se jím nepřiznává nikdy.
rules-joker-follows = I žolíkem se přiznávají trumfy a nic jiného.
rules-wins = Zdvih získává nejvyšší trumf; když v něm žádný není, nejvyšší karta vynesené barvy.
rules-example-look = Otevřít tuto pozici
# Za názvem karty
rules-allowed = povoleno

## Sólo
rules-alone-nobody = V této hře se sólo nehraje.
# $time: with-call nebo before-lead
rules-alone-maker = Kdo určí trumfy, smí hrát sólo a hlásí to { $time ->
    [with-call] zároveň s volbou
   *[before-lead] před prvním výnosem
 }.
rules-alone-partner = Partner položí karty lícem dolů a rozdání vynechá.
rules-alone-dummy = Aktér, který hraje sólo, se čtvrtého listu vzdává.
rules-alone-blind = Rozdávající, který volil trumfy naslepo, se pro sólo smí rozhodnout ještě před prvním výnosem.
# $where: left-of-dealer nebo left-of-loner
rules-alone-lead = { $where ->
    [left-of-dealer] I při sólu vynáší forhont; hráč, který rozdání vynechává, se přeskočí.
   *[left-of-loner] Při sólu vynáší hráč po levici toho, kdo sólo hraje. Když hrají sólo aktér i obránce, rozhoduje místo po levici aktéra; hráč, který rozdání vynechává, se přeskočí.
 }
# $when: vs-lone-maker nebo always
rules-lone-defence = { $when ->
    [vs-lone-maker] Proti sólu smí hrát sólo i jeden z obránců
   *[always] Jeden z obránců smí hrát sólo, ať aktér dělá cokoli
 }; první se rozhoduje ten, kdo sedí blíž po levici rozdávajícího, a druhý pak rozdání vynechá.
# $whom: maker nebo maker-and-defender
rules-best = Kdo hraje sólo jako aktér{ $whom ->
    [maker] { "" }
   *[maker-and-defender] { " " }nebo jako obránce
 }, smí jednu kartu odložit lícem dolů a beze slova za ni dostane nejlepší kartu partnera.

## Body
rules-needed = Aktérova strana potřebuje aspoň { $n ->
    [one] jeden zdvih
    [few] { NUM($n) } zdvihy
   *[other] { NUM($n) } zdvihů
 } z { $total }. Když jich má míň, je to euchre a body dostávají obránci.
rules-each = Tyto body dostává každý obránce, i ten, kdo rozdání vynechává.
rules-score-bids = Když se závazek splní, přináší každý zdvih bod té straně, která ho získá. Když se nesplní, ztrácí strana se závazkem tolik bodů, kolik zdvihů slíbila. V tabulce jsou body strany se závazkem.
rules-score-stakes = Zdvihy samy body nenesou: splněný závazek zaplatí aktérovi každý z ostatních, nesplněný zaplatí aktér každému z nich.
rules-table = Body za rozdání
rules-together = Nikdo sólo
rules-maker-alone = Aktér sólo
rules-defender-alone = Obránce sólo
rules-both-alone = Aktér i obránce sólo
rules-maker-tricks = Zdvihy aktérovy strany
rules-makers = Aktér
rules-made = Splněno
rules-failed = Nesplněno
rules-bid = Závazek
rules-tricks = Zdvihy
rules-others = Ostatní
rules-each-other = Každý z ostatních

## Konec
rules-target = Partii vyhrává, kdo má první aspoň { $target } bodů; co je navíc, { $laps ->
    [yes] převádí se do další partie
   *[no] propadá
 }.
rules-slam = Když poražení nemají ani bod, počítá se partie dvojnásobně.
# $tie: bidders nebo higher
rules-tie = { $tie ->
    [bidders] Když toho v jednom rozdání dosáhnou obě strany, vyhrává ta, která má závazek.
   *[higher] Když toho v jednom rozdání dosáhne víc hráčů, vyhrává vyšší stav, a při rovnosti ten, kdo sedí blíž po levici rozdávajícího.
 }
rules-no-target = Cílový počet bodů není: hraje se dohodnutý počet rozdání a na konci vyhrává nejvyšší stav.
rules-revoke = Kdo barvu přiznat může, a nepřizná ji, dělá renonc.
# $lone: body, když někdo hraje sólo, nebo none
rules-revoke-gains = Když se to prokáže, rozdání končí a druhá strana dostává { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , při sólu { NUM($lone) }
 }.
rules-revoke-costs = Když se to prokáže, rozdání končí a provinilá strana ztrácí { say-points-got }{ $lone ->
    [none] { "" }
   *[other] , při sólu { NUM($lone) }
 }.
rules-revoke-replay = Když renonc udělá aktér, je jeho závazek prohraný. Když ho udělá obránce, hraje se rozdání znovu, a když pak aktér vyhraje, platí tento obránce za všechny.

## Domácí pravidla
rules-house-lead = Co v této hře platí a na čem jiném se stůl může předem dohodnout.
rules-fixed = V této hře pevně dané
# $values: čím jiným pravidlo může být
rules-or = nebo: { $values }
rules-range = { $least } až { $most }
rules-none = nemá význam
# $n: kolik jich hraje
rules-seats = { $n ->
    [few] { NUM($n) } hráči
   *[other] { NUM($n) } hráčů
 }
rules-means-seats = Kdo sedí u stolu.
rules-means-sides = Kdo hraje s kým.
rules-means-min-rank = Nejnižší karta každé barvy; co je pod ní, z balíčku se vyřadí.
rules-means-joker = Jedna karta navíc, která je vždycky nejvyšší trumf.
rules-means-bowers = Zda se ze dvou kluků stávají nejvyšší trumfy.
rules-means-hand-size = Kolik karet každý dostane, a kolik je tedy zdvihů.
rules-means-trump-by = Co určuje trumfy.
rules-means-lowest-bid = Ke kolika zdvihům je třeba se zavázat nejméně.
rules-means-bid-rounds = Zda se smí znovu zavázat, kdo už závazek dal a někdo ho převýšil.
rules-means-widow = Co se po závazcích stane se zbylými kartami.
rules-means-forced-bid = Zda se někdo musí zavázat, když všichni pasují.
rules-means-joker-up = Co platí, když je otočenou kartou žolík.
rules-means-target = S tolika body je partie vyhraná.
rules-means-redeal = Kdo rozdává, když trumfy nikdo neurčí.
rules-means-stick-dealer = Zda rozdávající musí ve druhém kole trumfy zvolit, místo aby pasoval.
rules-means-pickup = Zda rozdávající musí otočenou kartu zvednout, i když trumfy určil někdo jiný.
rules-means-may-discard-turn-up = Zda rozdávající smí odložit i tu kartu, kterou právě zvedl.
rules-means-alone = Kdo smí hrát bez partnera.
rules-means-alone-time = Dokdy se sólo musí ohlásit.
rules-means-partner-assist-alone = Zda partner rozdávajícího smí určit trumfy, jen když hraje sólo.
rules-means-lone-defence = Zda smí proti aktérovi hrát sólo i obránce.
rules-means-loner-lead = Kdo vynáší do prvního zdvihu, když někdo hraje sólo.
rules-means-call-for-best = Zda ten, kdo hraje sólo, smí jednu kartu odložit a dostane za ni nejlepší kartu partnera.
rules-means-dummy = List navíc, ze kterého si aktér smí vybrat karty.
rules-means-march = Body, když aktérova strana získá všechny zdvihy.
rules-means-lone-march = Body, když všechny zdvihy získá aktér v sólu.
rules-means-euchre = Body obránců, když aktérova strana dost zdvihů nezíská.
rules-means-lone-euchre = Body obránců, když dost zdvihů nezíská aktér v sólu.
rules-means-lone-defence-euchre = Body, když aktérovu stranu zastaví obránce v sólu.
rules-means-lone-defence-march = Body, když všechny zdvihy získá obránce v sólu.
rules-means-super-euchre = Zda obránci dostanou víc bodů, když aktérova strana nezíská ani zdvih.
rules-means-laps = Zda se body nad cílový počet převádějí do další partie.
rules-means-slam = Zda se partie počítá dvojnásobně, když poražení nemají ani bod.
rules-means-weak-hand = Zda se velmi slabý list smí před první hláškou ukázat a co potom.
rules-means-must-hold-trump = Zda se za trumfy smí určit jen barva, ze které má hráč aspoň jednu natištěnou kartu; levý bower se nepočítá.
rules-means-allow-no-trump = Zda se smí hrát i bez trumfů.
rules-means-revoke-penalty = Co stojí nepřiznaná barva.
rules-means-first-dealer = Jak se najde úplně první rozdávající.
rules-means-deal-pattern = Po kolika kartách se rozdává.

## V čem se prameny rozcházejí
dispute-pick-up = Musí rozdávající zvednout, co mu nechají zvednout jiní? Ve čtyřech skoro všechny knihy říkají, že ano, ve dvou a ve třech to mnohé nechávají na něm.
dispute-discard = Někde rozdávající smí otočenou kartu hned zase odložit; stará pravidla to zakazují.
dispute-stick-dealer = V mnoha partách a programech musí rozdávající na konci druhého kola volit; podle starších knih se rozdává znovu.
dispute-redeal = Mnoho knih neříká, kdo rozdává, když všichni pasují; podle ostatních je to další hráč.
dispute-lone-lead = Kdo vynáší při sólu? Podle jedněch forhont jako vždycky, podle druhých hráč po levici toho, kdo sólo hraje.
dispute-lone-euchre = Prohrané sólo stojí ve většině knih dva body, v některých čtyři.
dispute-lone-defence = Sólo v obraně mnoho knih nezná, jiné ho dovolují jen proti sólu a některé vždycky.
dispute-assist = V Británii a v části Kanady smí partner rozdávajícího přijmout barvu, jen když hraje sólo, a někde to platí pro obě kola; jinde to nikdo nežádá.
dispute-target = Dnes se hraje obvykle do deseti bodů. Staré knihy hrají do pěti, některé party do sedmi, jedenácti, patnácti nebo dvaceti jedna.
dispute-blind = Otočený žolík: tady rozdávající volí trumfy naslepo. Jinde barvu jen nabízí, nebo žolík zastupuje barvu předem dohodnutou.
dispute-hearts = Otočený žolík: tady nabízí srdce. Jinde se barva dohodne předem, nebo ji rozdávající zvolí naslepo.
dispute-hand-size = S 32 kartami dostává někde každý sedm karet; staré knihy rozdávají pět.
dispute-best = Někde se nejdřív dostane partnerova karta a teprve pak se jedna odloží; tady je to obráceně.
dispute-railroad-pack = Railroad se hraje i se sedmičkami, osmičkami a žolíkem, celkem s 33 kartami.
dispute-dummy = Někde se hraje bez čtvrtého listu, jinde si ho aktér vzít musí.
dispute-set-back = Někde se body za euchre odečítají aktérovi, místo aby je dostali obránci.
dispute-lone-march = Zda má aktér bez čtvrtého listu dostat víc než s ním, zůstává otevřené; tady je to stejné.
dispute-both-reach = Když v jednom rozdání dosáhne cíle víc hráčů, má podle starých knih přednost forhont; tady rozhoduje vyšší stav.
dispute-two-handed = Někde dostává karty navíc, kdo určí trumfy; jinde rozdávající musí kartu zvednout a nakonec i volit.
dispute-widow = Někde poslední karta zůstává ležet a nikdo si ji nebere.
dispute-bid-rounds = Někde se každý smí zavázat jen jednou, jinde se pokračuje, dokud všichni až na jednoho nepasují.
dispute-bidder-leads = Někde nevynáší hráč s nejvyšším závazkem, ale forhont.
dispute-nap-pass = Když se nikdo nezaváže, musí někde rozdávající hrát na jediný zdvih; tady se rozdání nehraje.
dispute-nap-stakes = Sázky u nejvyšších závazků se v knihách liší; někde se za všechny tři dostává stejně a zdražuje se jen prohra.
dispute-misere = Někde se Misère hraje s trumfy a někde se závazky začínají na třech zdvizích.
dispute-revoke = Renonc stojí někde tři body a při sólu pět; jinde se body provinilé straně odečítají.
dispute-first-dealer = Prvního rozdávajícího určí los, snímání nebo první kluk, někde první černý kluk.
dispute-weak-hand = Který list je tak slabý, že se smí ukázat, na to má každý stůl jiný názor; pravidla hry žádný takový neznají.
