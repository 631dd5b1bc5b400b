### Pokrok: co už jde, co je na řadě a jak si odpovědi vzít s sebou nebo smazat.

nav-progress = Pokrok
progress-lead = Co umíš a co přijde dál. Všechno se pozná z tvých odpovědí.
progress-nothing = Zatím tu nic není: začne to tvou první odpovědí a žádný účet k tomu nepotřebuješ.
progress-cookie = Ukládá se jen tehdy, když tvůj prohlížeč přijímá soubory cookie.
progress-minds = V čem se možná mýlíš
mind-where = Podívat se na to znovu:
mind-place = pozice { $n }
progress-skills = Témata
progress-skill = Téma
progress-level = Stav
progress-next = Příští opakování
progress-words = „Umíš“ znamená, že tvoje odpovědi nechávají jen málo pochyb. „Máš v krvi“ znamená, že ti to šlo v různé dny, v různých otázkách a i tam, kde se jiní mýlí.
standing-new = nové
standing-learning = učíš se
standing-known = umíš
standing-held = máš v krvi
standing-due = na řadě
lesson-done = hotovo
lesson-placed = tohle umíš
lesson-open = čeká
progress-days = Tvoje dny
progress-calendar = Posledních šestnáct týdnů: čím tmavší den, tím víc odpovědí
progress-curve = Zvládnutá témata den po dni; nejvíc jich bylo: { $n }
progress-table = Totéž jako tabulka
progress-day = Den
progress-answers = Odpovědi
progress-right = Správně
progress-known = Zvládnutá témata
progress-keep = Uložit, vzít s sebou, smazat
progress-export = Uložit do souboru
progress-import = Přidat ze souboru
progress-file = Soubor uložený tady nebo v jiné škole euchre
progress-settings = V souboru je i tvůj stůl, karetní hry, které znáš, a tvoje časové pásmo. Co už je na tomto zařízení nastavené, to při přidání zůstane.
progress-move = Pokračovat na jiném zařízení
progress-delete = Smazat všechno
news-taken = { $n ->
    [0] Soubor je načtený; všechny odpovědi z něj už tu byly.
    [one] Soubor je načtený: přibyla jedna odpověď.
    [few] Soubor je načtený: přibyly { $n } odpovědi.
   *[other] Soubor je načtený: přibylo { $n } odpovědí.
 }
news-moved = Na tomto zařízení teď pokračuje tvůj pokrok.
news-deleted = Všechno je smazané.

## Jiné zařízení
move-lead = Otevři tento odkaz na druhém zařízení. Obě pak budou ukazovat stejný pokrok a odpovědi z obou se budou počítat dohromady. Svůj stůl a karetní hry, které znáš, si nastav na každém zvlášť.
move-link = Odkaz
move-code = Kód
move-secret = Nech si ho pro sebe: kdo ho má, může tvůj pokrok vidět i měnit.
take = Pokračovat tady se svým pokrokem
take-lead = Otevři odkaz ze svého druhého zařízení, nebo zadej kód, který tam vidíš. Tvoje odpovědi odsud se k němu přidají.
take-failed = Pod tímto kódem žádný pokrok není.
take-refused = Tento pokrok nejde převzít
take-do = Pokračovat tady

## Mazání
forget-lead = { $n ->
    [0] Žádné odpovědi uložené nejsou. Zapomenou se jen tvůj stůl a hry, které znáš.
    [one] Smaže se jedna odpověď, a to pro všechna tvoje zařízení. Nejde to vzít zpět.
    [few] Smažou se { $n } odpovědi, a to pro všechna tvoje zařízení. Nejde to vzít zpět.
   *[other] Smaže se { $n } odpovědí, a to pro všechna tvoje zařízení. Nejde to vzít zpět.
 }
forget-do = Smazat nadobro
forget-not = Raději ne

## Cizí soubor
file-refused = Tento soubor se nedá převzít
file-too-large = Je moc velký, tolik místa žádný pokrok nezabere. Nic se nezměnilo.
file-no-json = Nemá formát, který se tady ukládá. Nic se nezměnilo.
file-foreign = Je v něm něco jiného než pokrok ve škole euchre. Nic se nezměnilo.
file-newer = Uložila ho novější verze školy. Nic se nezměnilo.
file-broken = Něco je v něm poškozené. Nic se nezměnilo.
file-future = Jsou v něm odpovědi z budoucnosti; není na zařízení nastavené špatné datum? Nic se nezměnilo.
file-too-many = S tvými by to bylo víc odpovědí, než kolik se jich vejde. Nic se nezměnilo.
