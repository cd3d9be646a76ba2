# Co mají všechny hry společné.

player-number = Hráč { $number }

## Seats and players
seat-you = Hráč
# same
seat-left = { $name } (bot)
seat-random = Náhodný
seat-easy = Lehký
seat-medium = Střední
seat-greedy = Hladový
seat-hard = Těžký
# same
seat-expert = Expert
player-random = hraje cokoli, co je dovoleno
player-easy = začátečník: všimne si pár možností a vezme nejlepší z nich
player-medium = naplánuje si celý svůj tah, ale něco přehlédne
player-greedy = dívá se na konec svého tahu a volí, co tam vynese nejvíc
player-hard = myslí i na odpovědi a na svůj příští tah, pětinu sekundy na tah
player-own = hráč majitele tohoto serveru
player-expert = porovná mnohem víc tahů a myslí o kolo dál, až čtyři sekundy na tah

## Options
option-first = Kdo začíná
option-first-random = určí los
option-first-seat-1 = hráč 1
option-first-seat-2 = hráč 2
option-first-seat-3 = hráč 3
option-first-seat-4 = hráč 4

## In the terminal
terminal-help =
    Napiš akci tak, jak ji zapisuje stůl, nebo jeden z příkazů:
    ?            co teď můžeš udělat
    why AKCE     proč akce není dovolena, i s pravidlem
    undo         vezmi svou poslední akci zpět
    hint         co by hrál bot
    table        znovu celý stůl (stačí i prázdný řádek)
    rule ID      pravidlo několika slovy
    quit         konec; hra se uloží a lze v ní pokračovat
terminal-welcome = Napiš akci; ? ukáže, co můžeš udělat, help ukáže příkazy.
terminal-hint = { $action } — { $why } ({ $better })
terminal-unknown = To není akce.
terminal-allowed = Nic tomu nebrání: tohle smíš.
terminal-undone = Vzato zpět.
terminal-no-undo = Není co vzít zpět: tah právě začal, nebo se mezitím ukázalo něco nového.
terminal-rules = Pravidla jsou tato: { $rules }
terminal-kept = Hra je uložena v { $file }; pokračuj příkazem: osada play --continue { $file }
terminal-finished = Záznam hry je v { $file }

## Server
serve-address = Stoly jsou otevřené na { $address } (Ctrl+C je zavře; nic se neztratí)
serve-network = Z jiných zařízení v síti: { $address }

## Reports
report-players = počet hráčů: { $players }
report-winner = { $count ->
    [one] Vítězství: { $names }
    [few] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
}
report-verified = { $count ->
    [one] { $count } akce, vše podle pravidel.
    [few] { $count } akce, vše podle pravidel.
   *[other] { $count } akcí, vše podle pravidel.
}
report-unfinished = Hra ještě neskončila.
report-set = Sada { $name } ({ $checksum }): { $about }
report-set-good = Se sadou { $name } ({ $checksum }) lze hrát.
report-options = Možnosti
report-default = výchozí
report-simulation = Počet her: { $games }, hráčů: { $players }, čas procesoru: { $seconds } s; { $rate } her/s, { $actions } akcí/s, kalibrace { $calibration }
report-capped = Z toho zastaveno při dosažení nejdelší povolené hry: { $capped }.
report-means = Průměrné skóre: { $scores }

## Pages
page-language = Jazyk
page-theme = Světlý nebo tmavý vzhled
page-choose = Vybrat
page-welcome = Co si zahrajeme?
page-open-record = Otevřít záznam
page-play = Hrát
page-you = Ty
page-your-turn = { $count ->
    [one] Jsi na tahu u jednoho stolu
    [2] Jsi na tahu u dvou stolů
    [3] Jsi na tahu u tří stolů
    [4] Jsi na tahu u čtyř stolů
   *[other] Jsi na tahu u { $count } stolů
}
page-your-move = Jsi na tahu.
page-waiting = Čeká se na ostatní
page-you-watch = díváš se
page-players = { $players } hráči
page-more-finished = { $count ->
    [one] ještě jedna dohraná hra
    [few] ještě { $count } dohrané hry
   *[other] ještě { $count } dohraných her
}
page-unreadable-tables = Stoly, které nelze přečíst
page-new-table = Nový stůl
page-rules = Pravidla
page-rule = Pravidlo, které to určuje
page-finished = Dohrané hry
page-delete = Smazat
page-delete-sure = Smazat tento stůl pro všechny, kdo u něj sedí?
page-replay = Přehrát
page-replay-of = Přehrávání hry
page-seats = Místa u stolu
page-person-here = Člověk u této obrazovky
page-person-link = Člověk přes odkaz
# same
page-bot = Bot
page-empty-seat = Nikdo
page-name = Jméno
page-setup = Příprava hry
page-chosen = vybráno zde:
page-components = Vlastní komponenty
page-components-about = Kdo má krabici, může zadat, co je na jejích dílech, a hrát s tím.
page-components-file = Sada komponent (JSON)
page-file-again = Vyber soubor znovu, prohlížeč si ho nepamatuje.
page-readings = Jak číst to, co pravidla nechávají otevřené
page-start = Začít
page-back = Zpět
page-again = Zkusit znovu
page-sorry = To se nepovedlo
page-error = Server nemohl udělat, oč byl požádán.
page-error-400 = To, co bylo odesláno, nelze použít.
page-error-403 = Tento prohlížeč to dělat nesmí.
page-error-404 = Pro tento prohlížeč tu nic není. Jde-li o stůl, požádej o odkaz na něj.
page-error-405 = To na této adrese udělat nelze.
page-error-409 = To teď není možné.
page-error-500 = Server udělal chybu. Jeho správce ji najde v záznamu.
page-error-503 = Teď to nešlo uložit a nic se nezměnilo. Zkus to za chvíli znovu.
page-wrong-number = Počet hráčů v této hře: { $players }; u stolu jich sedí: { $count }.
page-no-link = Tento odkaz nevede k žádnému stolu.
page-not-sitting = Tento prohlížeč na tom místě nesedí.
page-only-sitters = To může jen ten, kdo sedí u stolu.
page-only-host = Stůl může smazat jen ten, kdo ho založil.
page-all-seats = Z nedohrané hry může hrát dál jen ten, kdo sedí na všech místech.
page-moved-on = Někdo byl rychlejší: u stolu se už hraje dál.
page-hint-turn = Rada je pro toho, kdo je na tahu.
page-no-hint = Teď nejde poradit.
page-record-later = Záznam bude k dispozici, až hra skončí.
page-replay-later = Hru lze přehrát, až skončí.
page-bad-record = Toto není záznam hry, který by se dal přehrát.
page-bad-line = Záznam nelze přečíst na řádku { $number }.
page-bad-play = Na řádku { $number } je v záznamu něco, co pravidla nedovolují: { $line }
page-bad-table = Takový stůl nelze založit.
page-bad-first = Na tomto místě nikdo nesedí: vyber někoho, kdo hraje.
page-bad-choice = Tyhle se k sobě nehodí: musí jich být { $count } různých a hra je musí dovolit vedle sebe.
page-no-json = Tento soubor není JSON, tedy ani sada komponent.
page-other-components = Tato sada je pro jinou hru, ne pro hru { $game }.
page-first-game = První hra?
page-as-first-game = Připravit jako pro první hru
page-how-played = Jak se hraje
page-not-ready = Stůl ještě není připravený. Nic z toho, co je vyplněno, se neztratilo.
page-differs = Jinak než obvykle
page-too-large = To je příliš velké: odeslat lze nejvýše { $most }.
page-too-often = Příliš mnoho požadavků najednou. Chvíli počkej.
page-too-many-streams = Z této adresy je otevřeno příliš mnoho stránek. Některé zavři.
page-too-many-hints = O nápovědách, které tu byly žádány, se ještě přemýšlí. Počkej na ně.
page-too-many-tables = Máš tu { $most } stolů, které jsi založil, a více jich tu nikdo mít nemůže. Některé z nich smaž.
page-too-many-bot-tables = U { $most } tvých stolů hrají sami boti a více takových tu nikdo mít nemůže. Počkej na konec některé hry, nebo stůl smaž.
page-too-many-new = Během hodiny bylo odsud založeno mnoho stolů. Chvíli počkej.
page-too-much-kept = Během hodiny bylo odsud posláno mnoho dat. Chvíli počkej.
page-storage-full = Na další stůl tu už není místo. Rozehrané hry pokračují.
page-full = Server je teď plný. Zkus to později.
page-board = Herní deska
page-actions = Akce
page-hand = Karty v ruce
page-side = Karty
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-zoom-fit = Zobrazit vše
page-undo = Zpět
page-hint = Rada
page-menu = Nabídka
page-log = Co se stalo
page-close = Zavřít
page-preferences = Nastavení
page-confirm-end = Ptát se před koncem tahu
page-sound = Tichý zvuk, když jsi na tahu
page-pace = Boti hrají
page-pace-fast = okamžitě
page-pace-normal = klidným tempem
page-pace-slow = pomalu
page-invite = Odkazy
page-spectators = Pro diváky
page-other-device = na jiném zařízení
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-hand-over = Nechat dál hrát bota
page-take-back = Vrátit se do hry
page-resign = Vzdát hru
page-resign-sure = Vzdát hru? To nejde vzít zpět.
page-resigned = vzdává hru
page-words = Stůl slovy
page-agreed = U tohoto stolu platí
page-agreed-usual = obvyklé čtení pravidel
page-standard-set = standardní sada komponent
page-own-set = vlastní sada komponent: { $name }
page-here = U tohoto stolu: { $reading }.
page-watching = Jen se díváš
page-agreed-count = { $count ->
    [one] jedna věc je jinak
    [few] { $count } věci jsou jinak
   *[other] { $count } věcí je jinak
}
page-home = Všechny stoly
page-score-sheet = Tabulka skóre
page-curve = Skóre v průběhu hry
page-rematch = Hrát znovu
page-download = Stáhnout záznam
page-uncover = Jsem tu
page-pass-to = Teď { $player }. Ostatní se nedívají.
page-step-back = O akci zpět
page-step-on = O akci vpřed
page-position = Pozice
page-play-on = Hrát dál odtud
page-plays = Na tahu: { $player }
page-thinks = { $player } přemýšlí
page-state-plays = na tahu
page-state-thinks = přemýšlí
# same
page-state-bot = bot
page-state-here = u stolu
page-state-away = pryč
page-over = Hra skončila.
page-not-your-turn = Teď nejsi na tahu: hraje { $player }.
page-nothing-here = Tady se nedá nic udělat.
page-offline = Bez spojení. Zkouším to znovu…
page-gone = Tento stůl je smazaný.
page-really = opravdu?
page-walk = Projít tahy ostatních
page-no-answer = To na tuhle otázku neodpovídá.
page-gather = Potvrdit {$count} z {$most}
page-then = Takhle to tehdy bylo
page-now = Zpátky k tahu
page-end = Ukončit tah
page-go-on = Hrát dál podle nových pravidel
page-diverged = Pravidla se mezitím změnila: stůl stojí tam, kde se stará a nová naposledy shodovala.
log-resign = { $player } vzdává hru.
log-hand-over = { $player }: dál hraje bot.
log-hand-back = { $player } hraje zase bez bota.
log-go-on = Hra pokračuje podle nových pravidel.

## Hints

hint-gain = { $line } { $points }
reasons-now = Hned přinese: { $gains }.
reasons-costs = Hned stojí: { $gains }.
reasons-event = V tomto tahu: { $what }.
reasons-prepares = Na příští tah připraví: { $gains }.
reasons-takes = Dalšímu hráči ujde: { $gains }.
reasons-more = Proti zahranému tahu hned přinese: { $gains }.
reasons-less = Proti zahranému tahu hned stojí: { $gains }.
reasons-robs = Ostatním vezme: { $gains }.
reasons-later = { $points ->
    [one] V dalších tazích přinese asi o 1 bod víc.
    [few] V dalších tazích přinese asi o { $points } body víc.
   *[other] V dalších tazích přinese asi o { $points } bodů víc.
}
reasons-differs = V čem je jiný: { $what }.
hint-later = hned žádné body
hint-enough = nic lepšího se teď udělat nedá
hint-nothing = teď nic nepřinese
hint-forced = nic jiného teď nejde
hint-only = tím začínají všechny dobré možnosti, které se našly
hint-even = asi stejně dobré jako další možnost
hint-better = { $points ->
    [one] asi o 1 bod lepší než další možnost
    [few] asi o { $points } body lepší než další možnost
   *[other] asi o { $points } bodů lepší než další možnost
}
hint-worse = { $points ->
    [one] asi o 1 bod horší než nejlepší
    [few] asi o { $points } body horší než nejlepší
   *[other] asi o { $points } bodů horší než nejlepší
}

## Arena

arena-player = Hráč
arena-games = Her
arena-wins = Výher
arena-score = Průměr bodů
arena-rating = Hodnocení
arena-interval = 95 %
arena-seconds = Sekund na tah
arena-pairs = Kdo koho poráží, s 95% intervaly:
report-new-game = Hra { $name } je ve složce { $folder } a dá se hned hrát. Co dál, je v jejím README.md.
report-kept = Výsledky a záznamy: { $folder }
report-restored = { $file } je teď v { $folder }.
report-restored-kept = Co tam bylo předtím, zůstává v { $folder }

## The coach

when-round = { $round }. kolo
when-turn = { $turn }. tah
coach-turn = { $when }, { $player }: ztráta { $points ->
    [one] asi 1 bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
}
coach-turn-own = { $when }: tvoje ztráta { $points ->
    [one] asi 1 bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
}
coach-told = { $when }: { $played }. Asi o { $points } lepší: { $better }. Proč: { $why }
coach-seat = { $player }: { $within } % tahů stejně dobrých jako nejlepší; volbou ztraceno průměrně { $lost } bodu na tah; štěstí a vše ostatní { $luck } bodů
coach-played = Zahráno: { $clicks }
coach-better = Lepší: { $clicks }
page-coach = Trenér
page-coach-begin = Nechat trenéra projít hru
page-coach-thinks = Trenér prochází všechny tahy …
page-chances = Šance každého na výhru během hry
page-coach-later = Trenér přijde, až hra skončí.
page-coach-full = Trenér má před sebou příliš mnoho her. Zkus to později.
page-coach-nothing = Žádný tah nestál mnoho: dobře zahráno.
page-coach-failed = Trenér nedošel do konce. Můžeš ho pustit znovu.

## Přehrávání

page-replay-start = Začátek
page-replay-turn = { $turn }. tah z { $count }
page-turns = Průběh
page-turn-steps = Co se v tomto tahu stalo
page-turn-back = O tah zpět
page-turn-on = O tah vpřed
page-replay-play = Přehrát
page-pause = Pozastavit
page-pace-replay = jeden tah za 2 s
page-keys-replay = ← → tah · Shift akce · mezera přehrává
page-line-points = Body
page-line-chances = Šance
page-line = Tahy a body po každém z nich
page-share-turn = Sdílet tah
page-share-link = Odkaz na tento tah
page-moment = Chvíle pro trenéra: { $turn }. tah
page-play-on-who = Kdo bude hrát dál?
page-play-on-about = Odtud půjde dál nový stůl, s jinou náhodou. Tato hra zůstane, jak je.
page-branch = Odbočka: { $turn }. tah hry { $names }
page-sheet-where = Ukázat, odkud jsou

## Tables on disk
page-unreadable = Tento stůl nelze přečíst. Správce serveru najde důvod v jeho záznamu.
page-no-game = Hra { $game } tu není nainstalovaná.
page-readable = Tento stůl přečíst lze, není třeba ho stahovat.
page-others-sit = U stolu sedí i jiní a soubor by ukázal, co je jejich. Požádej správce serveru.
page-only-host-download = Stáhnout stůl může jen ten, kdo ho založil.
page-download-table = Stáhnout
page-bad-components = S těmito díly hrát nelze (místa jsou taková jako v souboru):
fault-object = Sada součástí je objekt s poli { $fields }.
fault-missing = { $where } chybí
fault-unknown = { $where } sem nepatří
fault-kind = { $where }: má tu být { $thing }, ale je tu { $thing2 }
fault-name = set: jméno má mít nejvýš 80 tisknutelných znaků
fault-game = game: má tu být { $wanted }
fault-stays = { $where }: { $wanted } zůstává, stejně jako všechna id a počty
fault-count = { $where }: má jich být { $wanted }, ale je jich { $found }
fault-origin = Původ pole { $where } je buď „sourced“, nebo „designed“.
fault-one-of = { $where }: má tu být jedno z { $known }, ne { $given }
fault-range = { $where }: má tu být { $lowest } až { $highest }, ne { $given }
thing-truth = ano nebo ne
thing-number = celé číslo
thing-text = text
thing-list = seznam
thing-object = objekt
thing-fraction = zlomek
thing-nothing = nic
page-more-faults = { $count ->
    [one] a ještě jedna chyba
    [few] a ještě { $count } chyby
   *[other] a ještě { $count } chyb
}
page-stuck = { $player } teď nemůže přemýšlet a zkouší to znovu
page-own-stuck = { $player }: { $why }; místo něj volí { $bot }
page-own-failed = jeho program selhal
page-own-not-allowed = chtěl, co není dovoleno
page-own-too-long = přemýšlel příliš dlouho
page-own-not-here = tento server ho už nenechá hrát
page-state-stuck = nemůže přemýšlet
report-checked = { $count ->
    [one] Jeden stůl lze přečíst.
    [few] { $count } stoly lze přečíst.
   *[other] { $count } stolů lze přečíst.
}
report-checked-bad = { $count ->
    [one] Jeden stůl přečíst nelze.
    [few] { $count } stoly přečíst nelze.
   *[other] { $count } stolů přečíst nelze.
}
report-exported = Stůl { $table } je v souboru { $file }.
report-imported = Stůl { $table } byl vložen do { $folder }.
report-migrated = Přeneseno řádků: { $count }, z { $folder } do { $database }, a každý byl porovnán. Složka zůstává, jak je: odteď spouštějte server s --database.

## Languages
language-name = Čeština
report-language-complete = { $code } ({ $name }): úplná
report-language-missing =
    { $code } ({ $name }): { $count ->
        [one] chybí { $count } text
        [few] chybí { $count } texty
       *[other] chybí { $count } textů
    }
report-language-file = { $file }: chybí { $count } z { $all }
report-language-no-file = { $file }: takový soubor není
report-language-unreadable = { $file }: řádek { $line } nelze přečíst
report-language-unknown = { $file }: v angličtině není { $names }

# Lidé

seat-guest = host
page-me = Ty
page-me-about = Tento prohlížeč tě zná sám od sebe. Není tu žádné heslo a nikdo nepotřebuje tvůj e-mail.
page-me-name = Tvé jméno u nových stolů
page-theme-label = Vzhled
page-theme-device = jako na tomto zařízení
page-theme-light = světlý
page-theme-dark = tmavý
page-save = Uložit
page-saved = Uloženo.
page-way-back = Cesta zpět
page-way-back-about = Když tě tento prohlížeč zapomene nebo sáhneš po jiném zařízení, vrátí tě tohle zpátky ke všem tvým stolům.
page-code = Kód pro obnovu
page-code-new = Vytvořit kód pro obnovu
page-code-again = Vytvořit jiný kód pro obnovu
page-code-there = Kód pro obnovu máš. Jiný kód ho zruší.
page-code-once = Hned si ho zapiš: ukáže se jen jednou. Kdo má kód, má tvá místa.
page-passkeys = { $count ->
    [0] Zatím nemáš žádný přístupový klíč.
    [one] Máš přístupový klíč.
    [few] Máš { $count } přístupové klíče.
    [many] Máš { $count } přístupového klíče.
   *[other] Máš { $count } přístupových klíčů.
}
page-others = { $count ->
    [one] Zná tě ještě jeden prohlížeč.
    [few] Znají tě ještě { $count } prohlížeče.
    [many] Zná tě ještě { $count } prohlížeče.
   *[other] Zná tě ještě { $count } prohlížečů.
}
page-others-out = Odhlásit mé ostatní prohlížeče
page-others-sure = Odhlásit všechny ostatní prohlížeče, které tě znají? Zpátky se dostanou jen kódem pro obnovu nebo přístupovým klíčem.
page-passkey-add = Přidat přístupový klíč
page-passkey-added = Přístupový klíč je přidaný.
page-passkey-failed = Žádný přístupový klíč nepřišel. Nic se nezměnilo.
page-passkey-bad = Tento přístupový klíč tu nikdo nezná.
page-come-back = Už tě tu známe?
page-come-back-about = Kód pro obnovu tě přivede sem i se všemi tvými stoly. Na mezerách a pomlčkách nezáleží.
page-come-back-do = Přivést mě sem
page-passkey-use = Použít přístupový klíč
page-along = Tento prohlížeč má vlastní stoly:
page-along-take = přejdou s tebou
page-along-leave = zůstanou tomu, kdo k nim má cestu zpět
page-along-choose = Nejdřív řekni, co bude se stoly tohoto prohlížeče.
page-bad-code = Tento kód pro obnovu tu nikdo nemá. Má 16 písmen a číslic po čtyřech.
page-too-many-codes = Odtud přišlo příliš mnoho kódů. Minutu počkej.
page-own-data = Tvé údaje
page-export-me = Stáhnout všechny
page-delete-me = Smazat mě
page-delete-me-about = Stoly, u kterých nesedí nikdo jiný, se smažou. U ostatních za tebe dohraje bot a místo tvého jména bude „host“.
page-delete-me-sure = Smazat tebe a všechno, co je tvoje? To nejde vzít zpět.
page-nobody-yet-me = Zatím tu o tobě nic není.

# Místa

page-invited = { $host } tě zve ke hře { $game }
page-your-seat = Tvé místo: { $colour }
page-invited-watch = { $host } a { $game }: můžeš se dívat
page-look-on = Dívat se
page-look-replay = Zobrazit záznam
page-your-name = Tvé jméno
page-sit-down = Posadit se
page-taken = Toto místo je obsazené
page-taken-by = Sedí tu { $player }.
page-taken-about = Můžeš požádat o vpuštění. Kdo tu sedí, dostane otázku u stolu. Jde-li o tvé vlastní místo, přivede tě k němu i kód pro obnovu.
page-ask-in = Požádat o vpuštění
page-asked = Žádost odešla
page-asked-about = Stůl se tu otevře, jakmile tě { $player } vpustí.
page-asked-no = Žádost byla odmítnuta
page-asked-no-about = { $player } chce na svém místě zůstat bez společnosti.
page-asks = { $name } žádá o vpuštění na tvé místo
page-asks-about = Koho vpustíš, ten vidí vše, co je tvoje, a smí za tebe hrát.
page-let-in = Vpustit
page-not-in = Ne
page-too-many-asks = O toto místo už žádá příliš mnoho lidí.
page-nobody-asks = O toto místo už nikdo nežádá.
page-people = Kdo kde sedí
page-nobody-yet = zatím nikdo
page-renew = Nový odkaz
page-renew-about = Starý odkaz pak nikam nepovede.
page-unseat = Vzít místo zpět
page-unseat-sure = Vzít zpět místo, na kterém sedí { $player }? Všichni to uvidí v záznamu hry.
page-sit-here = Sednout si sem
page-not-away = { $player } je tady. Zpět lze vzít jen místo, u kterého nikdo není.
page-only-maker = To může jen ten, kdo stůl založil.
page-claimed = Toto místo už si někdo vzal.
page-unclaimed = Nikdo tam nesedí.
log-vacate = { $player }: místo bylo vzato zpět a je zase volné.
log-admit = { $player } pouští někoho na své místo: od teď z něj hrají spolu.

# Pozvánky

page-invitation = Pozvi ostatní
page-invitation-about = Každý dostane svůj vlastní odkaz. Až přijdou všichni, otevře se tu stůl.
page-to-table = Ke stolu
page-share = Sdílet
page-link-of = Odkaz: { $player }
page-has-come = už je tu

## Lekce
seat-colour-1 = Modrý
seat-colour-2 = Oranžový
seat-colour-3 = Bílý
seat-colour-4 = Černý
page-learn = Naučit se
page-lesson-first = První hra s průvodcem
page-lesson-step = Krok { $step } z { $count }
page-lesson-leave = Ukončit lekci
page-lesson-restart = Od začátku
page-lesson-back = Zpět
page-lesson-show-me = Ukaž mi
page-lesson-show-again = Znovu
page-lesson-skip = Přeskočit
page-lesson-next = Dál
page-lesson-play-on = Hrát odsud dál
page-lesson-well = Přesně tak.
page-lesson-as-well = I to se smí. Lekce pokračuje svou volbou.
page-lesson-now-you = Takhle se to dělá. Teď ty.
page-lesson-watch-on = Dívej se, teď nic nevybíráš.
page-lesson-wrong = Tam to nešlo. Zkus to znovu.
page-lesson-read = V tomto kroku se nic nevybírá: přečti si ho a jdi dál.

# What cannot be done now, whoever asks

not-now-follow = Pravidla tohoto stolu platí dál, není k čemu se vyjadřovat.
not-now-changed = Pravidla se změnila. Nejdřív potvrď, že se u stolu hraje dál.
not-now-nothing = Není co zahrát.
not-now-learnt = Od začátku této volby vyšlo něco najevo. Vzít zpět už nejde.
not-now-learnt-between = Mezi těmito kroky vyjde něco najevo. Zbytek zahraj, až to budeš vědět.
not-now-undo = Není co vzít zpět.
not-now-over = Hra skončila.
not-now-turn = Nejsi na tahu.
not-now-resigned = Toto místo už hru vzdalo.

## Pravidla jako kniha
page-find = Hledat v pravidlech
page-find-hint = Hledej v pravidlech: stačí slovo
page-found = { $count ->
    [0] Nic jsme nenašli. Zkus jiné slovo.
    [one] Odpovídá 1 kapitola
    [few] Odpovídají { $count } kapitoly, nejlepší je první
   *[other] Odpovídá { $count } kapitol, nejlepší je první
}
page-contents = Kapitoly
page-by-number = Všechna pravidla podle čísel
page-exact = { $count ->
    [one] Přesné znění: 1 pravidlo
    [few] Přesná znění: { $count } pravidla
   *[other] Přesná znění: { $count } pravidel
}
page-exact-found = Přesná znění
page-example = Příklad.
page-back-to-table = Zpět ke stolu
page-print = Vytisknout jako sešit
page-short = Zkratka na jednu stránku
page-in-short = { $game } ve zkratce
page-in-short-about = Na první tah to stačí.
page-short-goal = Cíl hry
page-short-turn = Tvůj tah
page-short-end = Konec hry
page-at-this-table = U tohoto stolu:
page-rules-pictures = Pravidla s obrázky
page-rule-opens = Přečíst v pravidlech
page-short-link = Ve zkratce
page-first-time = Hraješ to poprvé?
page-first-time-about = Projdi si hru s průvodcem, trvá pět až osm minut, nebo rovnou začni: příprava pro první hru a proti tobě lehký bot.
page-first-table = První hra s lehkým botem
page-first-turn = Tvůj { $turn }. tah, první tři s radou
page-first-asked = O co jde:
page-first-happened = Co se stalo:
page-first-good = Dobrý tah:
page-first-known = Tu hru znám

## Score sheets: what is wrong with what was typed in

fault-other = { $said }
fault-form-object = { $where }: má být objekt s poli { $fields }, ne { $given }
fault-form-missing = { $where }: chybí { $field }
fault-form-unknown = { $where }: neznámé pole { $field }; známá jsou { $fields }
fault-form-players = players: má jich být { $seats }, ne { $given }
fault-form-name = hráč { $number }: má být objekt s čitelným jménem, ne { $given }
fault-form-same-name = Dva hráči se jmenují { $name }.
fault-form-word = { $where }: neznámé { $given }; známá jsou { $known }
fault-form-number = { $where }: má být { $lowest } až { $highest }, ne { $given }
fault-form-list = { $where }: má být seznam { $of }, ne { $given }
fault-pad-players = Pro tolik hráčů tato hra není.
fault-pad-name = Takhle se nikdo jmenovat nemůže.
fault-pad-place = Takové místo na tomto listu není.
fault-pad-number = Sem patří celé číslo od { $lowest } do { $highest }.

## Score sheets as pages

page-count = Spočítat
page-pad = Počítání bodů
page-pad-at-table = hra na stole
page-pad-new = Nový bodovací list
page-pad-yours = Tvoje bodovací listy
page-pad-about = Naťukej prstem, jak váš stůl na konci vypadá. Body se počítají průběžně, řádek po řádku, a druhý telefon může pomáhat.
page-pad-open = rozdělaný
page-pad-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
page-pad-player-name = Jméno hráče { $number }
page-pad-undo = Zpět
page-pad-eraser = Guma
page-pad-turn = Otočit
page-pad-next = Dál: { $what }
page-pad-result = Výsledek
page-pad-missing = { $count ->
    [one] Jedna věc chybí
    [few] { $count } věci chybí
   *[other] { $count } věcí chybí
}
page-pad-faults = { $count ->
    [one] Jedna věc nejde dohromady
    [few] { $count } věci nejdou dohromady
   *[other] { $count } věcí nejde dohromady
}
page-pad-waiting = Bez spojení od { $time }. Co naťukáš, zůstane tu a pošle se později.
page-pad-refused = To už se nehodilo a zůstalo to stranou.
page-pad-second = Druhý telefon
page-pad-second-about = Kdo otevře tento odkaz, vyplňuje stejný list.
page-pad-less = { $what }: o jedno méně
page-pad-more = { $what }: o jedno víc
page-pad-won = { $count ->
    [one] Vyhrává { $winners }
   *[other] Společně vyhrávají { $winners }
}
page-pad-ahead = { $count ->
    [0] stejně bodů má { $name }, rozhodla shoda
    [one] o { $count } bod před hráčem { $name }
    [few] o { $count } body před hráčem { $name }
   *[other] o { $count } bodů před hráčem { $name }
}
page-pad-where = Ťukni na číslo a obrázek ukáže, odkud je.
page-pad-typed = Tohle bylo zadáno číslem: na obrázku to místo nemá.
page-pad-nothing = Nic na obrázku sem body nepřináší.
page-pad-picture = Konečný stůl jako obrázek
page-pad-correct = Opravit
page-pad-share = Sdílet
page-pad-share-link = Odkaz na tento výsledek
page-pad-file = Stáhnout
page-pad-half = List není celý: { $count ->
    [one] jedna věc chybí.
    [few] { $count } věci chybí.
   *[other] { $count } věcí chybí.
}
page-pad-delete-sure = Smazat tento bodovací list pro všechny, kdo mají odkaz?
page-pad-full = Tento list je už příliš dlouhý. Začni nový.
page-pad-gone = Tento bodovací list byl smazán.
page-paper = Na papír
page-paper-about = K tisku: bodovací listy pro tužku a hra ve zkratce na stůl. Obojí se vejde na A4 i A5.
page-paper-sheet = Bodovací list
page-paper-short = Ve zkratce
page-paper-size = Velikost papíru
# same
page-paper-a4 = A4
# same
page-paper-a5 = A5
page-paper-two = Dva na A4
page-paper-print = Vytisknout
page-paper-date = Datum
page-paper-tick = Zaškrtněte, s čím hrajete.
page-too-many-pads = Během hodiny odsud začalo mnoho bodovacích listů. Chvíli počkej.

page-try = Vyzkoušej si:

# Component sets that people type in

fault-stand-there = { $where }: tohle tu stát nemůže
page-sets = Karty z krabice
page-sets-about = Přepiš, co je vytištěno na součástech tvé krabice: ťukáním do jejich obrázků. Co jsi ještě nepřepsal, je naše a je to označené.
page-set-new = Přepsat krabici
page-set-name = Jméno sady
page-set-name-usual = Naše krabice
page-set-from-file = Ze souboru
page-set-yours = Tvoje sady
page-set-link = Přepsat vlastní součásti
page-set-typed = { $count } z { $all } zadáno
page-set-left = { $left ->
    [one] { $left } je zatím naše
    [few] { $left } jsou zatím naše
   *[other] { $left } je zatím našich
  }
page-set-all = všechno je z krabice
page-set-saved = uloženo
page-set-saving = ukládá se …
page-set-waiting = je to tady; odešle se, až bude spojení
page-set-faults = { $count ->
    [one] 1 chyba
    [few] { $count } chyby
   *[other] { $count } chyb
  }
page-set-ours = naše
page-set-from-box = z krabice
page-set-same = Stejná jako …
page-set-same-which = Stejná jako která?
page-set-back-to-ours = Vrátit naši
page-set-next = Další: { $name }
page-set-as-shown = Je to tak
page-set-share = Sdílet
page-set-to-file = Do souboru
page-set-play = Hrát s ní
page-set-tap = Ťukni na část obrázku a přejdeš k jejímu poli. Obrázek se mění hned: polož vedle něj tištěnou součást a porovnej.
page-set-mix = libovolná směs z
page-set-merge = Spojit s jinou sadou
page-set-merge-about = Druhou polovinu přepsal někdo jiný? Vezmi soubor nebo odkaz, který ti dal. Co zadal jen jeden z vás, to se převezme; kde se lišíte, na to se zeptáme.
page-set-merge-link = Odkaz na sadu
page-set-merge-do = Spojit
page-set-merged = { $count ->
    [0] Nic nového tam nebylo.
    [one] Převzato 1 pole.
    [few] Převzata { $count } pole.
   *[other] Převzato { $count } polí.
  }
page-set-differ = { $count ->
    [one] V 1 poli se lišíte. Co je vytištěno?
   *[other] V { $count } polích se lišíte. Co je vytištěno?
  }
page-set-mine = tvoje
page-set-theirs = druhé
page-set-decide = Vzít tohle
page-set-shared = Sdílená sada
page-set-shared-about = Tuhle sadu někdo přepsal. Můžeš s ní hrát, nebo si vzít kopii a psát dál.
page-set-take = Vzít kopii
page-set-gone = Tahle sada už tu není.
page-set-delete-sure = Smazat tuhle sadu? Stoly, které s ní hrají, si ji nechají.
page-set-which = Karty
page-set-standard = Sada ze hry
page-set-rename = Přejmenovat
page-too-many-sets = Máš příliš mnoho sad; nejdřív některou smaž.

# Evenings

page-evenings = Tvoje večery
page-evenings-about = Hry u skutečného stolu, které se tu spočítaly, a hry hrané tady. Patří jen tobě a zmizí s tvým profilem.
page-evenings-none = Zatím žádná dohraná hra.
page-evenings-groups = Skupiny
page-evenings-all = Všechno
page-evenings-standing = Pořadí
page-evenings-who = Kdo
page-evenings-played = Her
page-evenings-won = Výher
page-evenings-mean = Průměr bodů
page-evenings-duels = Vzájemně
page-evenings-duels-about = Kolikrát byl ten vlevo před tím nahoře.
page-evenings-best = Nejlepší řádky: { $game }
page-evenings-games = Hry
page-evenings-look = Podívat se
page-evenings-away-sure = Vyřadit tuhle hru z historie?
page-evenings-files = Soubory
page-evenings-bring = Přidat hry ze souboru (CSV nebo JSON)
page-evenings-bring-do = Přidat
page-evenings-full = Víc než { $most } her tu uchovat nejde.
page-evenings-bad = Tenhle soubor nejde přečíst: { $said }

# Upozornění

notice-turn = Jsi na tahu
notice-turn-more = { $name }, u stolu s tebou: { $names }.
notice-again = Pořád jsi na tahu
notice-again-more = { $name }, u stolu s tebou: { $names }. Toto je připomínka na tvé přání.
notice-hello = Osada našla cestu
notice-hello-more = Odteď se tady dozvíš, že jsi na tahu.
mail-go = Ke stolu
mail-stop = Tohle ti přišlo, protože chceš dostávat upozornění.
mail-stop-do = Už mi takové e-maily neposílat
mail-confirm = Máme ti psát, když budeš na tahu?
mail-confirm-about = Někdo chce na tuto e-mailovou adresu dostávat zprávy, že je na tahu u stolu na { $address }. Pokud jsi to ty, potvrď to tímto odkazem:
mail-confirm-do = Ano, pište mi
mail-confirm-not = Pokud to nejsi ty, nedělej nic: žádný další dopis už nepřijde.
letter-confirm = Máme ti psát, když budeš na tahu?
letter-confirm-do = Ano, pište mi
letter-confirm-done = Odteď ti budeme psát
letter-stop = Nemáme ti už psát?
letter-stop-do = Už žádné e-maily
letter-stop-done = Už ti psát nebudeme
page-told = Když jsi na tahu
page-told-about = U stolů s ostatními se můžeš dozvědět, že na tebe čekají a ty tam nejsi: jednou za každý tah, ve tvém jazyce.
page-told-added = Přidáno. Pokud je to e-mailová adresa, je na cestě dopis: potvrď ji odkazem v něm.
page-told-choose = Nechat si říct, že jsem na tahu
page-way-push = Prohlížeč
# same
page-way-mail = E-mail
# same
page-way-hook = Webhook
page-way-here = (tento)
page-way-waits = čeká na tvé potvrzení
page-way-remove = Odebrat
page-push-add = Upozorňovat v tomto prohlížeči
page-push-script = Upozornění v tomto prohlížeči potřebují skripty.
page-push-none = Tento server prohlížečům upozornění neposílá.
page-push-insecure = Upozornění v prohlížeči potřebují zabezpečené spojení (https). Tato stránka přišla bez něj.
page-push-unknown = Tento prohlížeč upozornění ze stránek neumí. Na iPhonu nebo iPadu nejdřív přidej Osadu na plochu a otevři ji odtamtud.
page-push-denied = Upozornění této stránky máš zakázaná. Povolit je můžeš v nastavení prohlížeče.
page-push-failed = Služba, která prohlížeči upozornění doručuje, teď neodpovídá. Zkus to později.
page-add-mail = E-mailem
page-add-mail-do = Poslat dotaz
page-add-hook = Webhookem: na vlastní adresu nebo do chatu
page-add-hook-do = Vyzkoušet
page-install = Jako aplikace
page-install-about = Osada může stát vedle tvých aplikací. Otevře se tam, kde jsi na tahu.
page-install-do = Nainstalovat
page-install-insecure = Instalace potřebuje zabezpečené spojení (https). Tato stránka přišla bez něj.
page-install-menu = V nabídce prohlížeče zvol „Nainstalovat“ nebo „Přidat na plochu“.
page-install-there = Je nainstalovaná.
page-quiet = Žádná upozornění od tohoto stolu
page-remind = Připomenout, když ještě nebudu mít odehráno:
page-remind-hour = za hodinu
page-remind-hours = za tři hodiny
page-remind-day = zítra
page-reminded = Připomeneme ti to: { $time }
page-remind-not = Už netřeba
page-no-such-way = Takhle tento server upozornění neposílá.
page-no-way = Tento odkaz už nikam nevede.
page-bad-mailbox = Tohle není e-mailová adresa.
page-too-many-letters = Žádostí o dopis bylo příliš mnoho. Zkus to za hodinu.
page-mail-failed = Dopis se nepodařilo odeslat. Zkus to později.
page-bad-hook = Tato adresa o upozornění nestojí.
page-too-many-ways = Cest k upozorněním máš příliš mnoho; nejdřív nějakou odeber.
outside-address = Webová adresa začíná https:// a není v ní heslo.
outside-unknown = Adresu { $host } nikdo nezná.
outside-inside = Adresa { $host } není v otevřeném internetu.
outside-silent = Adresy { $host } se nepodařilo zeptat ({ $why }).
outside-answers = Adresa { $host } upozornění nepřijímá, odpovídá { $code }.
app-about = Deskové hry o stavbě osad, u stolů v prohlížeči

# Stoly s časem na tah

page-time = Čas
page-within = Tah trvá
page-within-none = jak dlouho je potřeba
page-within-day = nejvýš den
page-within-three-days = nejvýš tři dny
page-within-week = nejvýš týden
page-late = Když se někdo opozdí
page-late-turn = tento tah odehraje bot
page-late-seat = dál hraje bot
page-late-about = Kdo se opozdí, dostane připomínku a ještě dvanáct hodin. Čas běží, až když u stolu sedí všichni. Kdo se vrátí, může si místo od bota vzít zpátky.
page-agreed-pace = Tah trvá { $pace }; když se někdo opozdí, { $late }
page-clock = ještě { $time }
page-clock-late = po termínu, ještě { $time }
page-clock-paused = pauza, ještě { $time }
page-time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
page-time-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
page-time-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
notice-late = Tvůj čas na tah vypršel
notice-late-more = { $name }, u stolu s tebou: { $names }. Zahraj do dvanácti hodin, jinak zahraje bot.
log-stand-in = { $player }: čas vypršel, tento tah odehraje bot.
log-overdue = { $player }: čas vypršel, dál hraje bot.
page-pausing = Pauza
page-pause-about = U stolů, kde má tah svůj čas, se během pauzy tvůj čas zastaví: { $days } dní za rok počítaných zpětně od dneška. Hrát přitom můžeš.
page-pause-days = Na kolik dní:
page-pause-begin = Pozastavit všechny mé stoly
page-pause-until = Tvůj čas stojí do { $day }.
page-pause-end = Pokračovat hned
page-pause-left = { $count ->
    [one] Zbývá jeden den.
    [few] Zbývají { $count } dny.
   *[other] Zbývá { $count } dní.
}
page-pause-none = Letos už nezbývá žádný den.
page-pause-not = Tak dlouhá pauza už nezbývá: na rok je { $days } dní a pauza může být vždy jen jedna.

# Volná místa

page-open-seats = Volná místa
page-open-form = Ohlásit místa pro hráče přes odkaz na úvodní stránce, pro kohokoli
page-announce = Ohlásit je na úvodní stránce
page-announce-about = Na volné místo si může sednout, kdokoli přijde. Neznámé hráče můžeš poslat pryč.
page-announced = Volná místa jsou ohlášena na úvodní stránce, pro kohokoli.
page-announce-end = Už je neohlašovat
page-send-away = Poslat pryč
page-send-away-sure = Poslat pryč: { $player }? Místo bude zase volné a k tomuto stolu už se vrátit nedá.
page-no-stranger = Nesedí tam nikdo, kdo by přišel bez odkazu.
page-no-open-seats = Na tomto serveru nejsou volná místa pro kohokoli.
page-too-many-open = Ohlášených stolů už máš tolik: { $most }.
page-seat-gone = U tohoto stolu už pro tebe volné místo není.
page-too-many-sits = Na volná místa si sedáš příliš často. Zkus to za chvíli.
page-opened = Volná místa
page-open-with = u stolu: { $names }
page-open-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
page-open-begun = už se hraje

# Co si lidé u stolu říkají

page-say = Něco říct
page-lately = Co kdo řekl
page-sentences = Co můžeš říct
page-hears = Koho u tohoto stolu slyšíš
page-hears-nobody = Nikoho: chci mít klid
page-nobody-hears = U tohoto stolu nesedí nikdo další.
page-too-many-sayings = Za poslední minutu toho od tebe zaznělo hodně. Chvilku počkej.
saying-hello = Ahoj, ať se hraje dobře!
saying-thanks = Díky!
saying-good-move = Pěkný tah!
saying-well-played = Dobře zahráno!
saying-close = To bylo o chlup!
saying-sorry = Omlouvám se!
saying-your-turn = Teď jsi na tahu ty.
saying-no-hurry = Klidně si to promysli.
saying-thinking = Ještě přemýšlím.
saying-back-soon = Hned jsem zpátky.
saying-must-go = Musím jít, ale vrátím se.
saying-once-more = Dáme ještě jednu?
