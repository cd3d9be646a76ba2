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
page-components-about = Kdo má krabici, může zadat, co je na jejích dílech. Vezmi standardní sadu, uprav ji a nahraj ji sem:
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
hint-turn = celý tah: { $why }
hint-cut = než se ukáže něco nového: { $why }
hint-later = hned žádné body
hint-enough = nic lepšího se teď udělat nedá
hint-nothing = teď nic nepřinese
hint-forced = nic jiného teď nejde
hint-only = tím začínají všechny dobré možnosti, které se našly
hint-even = asi stejně dobré jako další možnost
hint-better = { $points ->
    [25] nejméně o 25 bodů lepší než další možnost
    [one] asi o 1 bod lepší než další možnost
    [few] asi o { $points } body lepší než další možnost
   *[other] asi o { $points } bodů lepší než další možnost
}
hint-worse = { $points ->
    [25] nejméně o 25 bodů horší než nejlepší
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

coach-turn = { $player }: ztráta { $points ->
    [25] nejméně 25 bodů
    [one] asi 1 bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
}
coach-played = Zahráno: { $clicks } – { $gains }
coach-better = Lepší: { $clicks } – { $gains }
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
page-play = Přehrát
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
page-more-faults = { $count ->
    [one] a ještě jedna chyba
    [few] a ještě { $count } chyby
   *[other] a ještě { $count } chyb
}
page-stuck = { $player } teď nemůže přemýšlet a zkouší to znovu
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

page-colour-0 = modrá
page-colour-1 = oranžová
page-colour-2 = bílá
page-colour-3 = černá
page-invited = { $host } tě zve ke hře { $game }
page-your-seat = Tvé místo: { $colour }
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
not-now-resigned = Tuto hru máš vzdanou.
