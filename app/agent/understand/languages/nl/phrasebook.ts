import { either } from "../../phrases/either";
import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";
import { english } from "../en/phrasebook";
import { dutch as manners } from "./manners";
import { dutch as preferences } from "./preferences";

/** Dutch, over the English words that Dutch offices use as well ("meeting", "call"). */
export const dutch: Phrasebook = {
  ...english,
  code: "nl",
  manners,
  preferences,
  yes: `${english.yes} ja jup jep joe yes jawel jazeker zeker prima goed akkoord klopt oke okee oké top graag perfect mooi uitstekend juist inderdaad tuurlijk natuurlijk doen helemaal toppie oki`,
  no: `${english.no} nee neen niet nooit laat annuleer annuleren stop fout verkeerd onjuist hoeft`,
  filler: `${english.filler} liever precies dat dit het is is't zo maar doe het zijn voor mij me ik je dank dankjewel bedankt dank u wel alsjeblieft alsjeblief aub graag gedaan lijkt klinkt past werkt mooi even toch ga door heel hoor dan de die deze meer nu ff effe hoor maar bedankt thnx`,
  bareYes: pattern`
      ^(?:
        doe maar|doe dat maar|ga je gang|ga door|dat werkt|dat past|komt goed|(?:dat )?ziet er (?:goed|prima|netjes) uit|do it|go ahead|please do|regel het
        |plan maar in|boek maar
      )$
    `,
  anyway: pattern`
    ^(?=.*\b(?:toch|dubbel)\b)(?:(?:
      ja|ok|oke|graag|prima|goed|doe|dan|maar|gewoon|toch|wel|het|dat|hem|die|ze|er|in|erin|vast|op|plan|boek|verzet|zet|leg|reserveer|noteer|maak|nemen
      |inplannen|inboeken|boeken|plannen|doen|vastleggen|reserveren|inzetten|noteren|afspraak|de|even|zo|aub|alsjeblieft|dubbel
    )(?:[\s,]+|$))+$
  `,
  yesToAll: pattern`
      ^(?:
        (?:(?:ja|jep|oke|ok|prima|graag|yes)[\s,]+)+|(?:(?:ja|jep|oke|ok|prima|graag)[\s,]+)*(?:doe|boek|plan)[ ]
      )(?:(?:maar|toch|ze|het) )*(?:allemaal|alles|allebei|beide|alle (?:twee|drie|vier|vijf))(?: (?:toch|maar|in|graag|alsjeblieft|aub|dan))*$
    `,
  thanks: pattern`
      ^(?:heel erg |hartelijk |super ?|ontzettend |heel hartelijk |nogmaals )?(?:bedankt|dank|dank ?je|dank ?u|dank ?je ?wel|dank ?u ?wel)
      (?:,? (?:wel|hoor|alvast|parley|voor (?:alles|je hulp|de hulp)))*$
    `,
  remark: either(english.remark, /\b(?:goed|mooi) (?:gedaan|werk)\b/),
  politeNo: either(english.politeNo, /\b(?:geen probleem|waarom niet)\b/, "g"),
  courtesy: either(
    english.courtesy,
    pattern`
      ^(?:
        (?:
          hoi|hallo|hey|dag|goedemorgen|goedemiddag|ja|nee|oke|ok|graag|alsjeblieft|aub|even|eventjes|effe|ff|bedankt|dank je|maar|en
          |dan|toch|ook
        )\b[\s,.!:-]*
        |(?:kun|kan|wil|zou) (?:je|jij|u|ik|ie)(?: (?:even|ff|effe|eens|nog|voor mij|me|mij|alsjeblieft|ook|misschien|a?ub))*\b[\s,]*
        |ik (?:wil|moet|zou) (?:graag |even |ook )?(?=(?:een|mijn|de|het) )|laten we\b[\s,]*
      )
    `,
  ),
  undo: either(
    english.undo,
    pattern`
      \b(?:
        maak (?:dat|het|dit) (?:maar )?ongedaan|ongedaan(?: maken)?|terugdraaien|terug te draaien
        |draai(?: dat| het| dit| die| m| hem| alles)?(?: (?:maar|weer|toch|dan|even|gewoon))* terug
        |zet (?:dat |het |alles )?(?:maar )?terug
      )\b
      |^\W*(?:(?:nee|oeps|oh|ok)[\s,]+)*(?:zet|doe|draai|maak) (?<name>(?:de|het|die|dat|mijn) ?[^\d]{0,40}?) (?:maar |weer |toch )*(?:terug|ongedaan)[\s.!]*$
    `,
  ),
  notUndo: either(
    english.notUndo,
    pattern`
      \b(?:niet|nooit|geen|zonder)(?: (?:meer|nu|zomaar|het|dat|dit|te|alles|weer|hoeven|willen|de))*
      (?: (?:undo|ongedaan|terug(?:draaien|zetten)?))\b
    `,
  ),
  asksUndo: either(
    english.asksUndo,
    pattern`
      ^\W*(?:
        (?:hoe|wat|wanneer|waarom|wie|welke|is|was|heb|heeft|hebt|had|werd|wordt|moet|zal|mag|bestaat|doe je)\b
        |(?:kan|kun|kunnen|kon) (?:ik|we|het|dat|dit|er|men)\b
        |(?:kan|kun|wil|zou) (?:je|jij|u)\b.{0,12} (?:dingen|iets|zaken|wijzigingen|afspraken|een (?:afspraak|wijziging))\b
      )
    `,
  ),
  help: either(
    english.help,
    pattern`
      ^(?:hulp|help me(?: ff| even| eens)?|hoi|hallo|goedemorgen|goedendag|goedemiddag)$
      |\b(?:wat kun je|wat kan je|wat kan jij|waar ben je (?:allemaal )?goed in|(?:hoe|waarmee) (?:kun|kan) je (?:me|mij) (?:allemaal )?helpen|hoe werk(?:t dit|t het| je)|waarmee kun je)\b
    `,
  ),
  late: either(
    english.late,
    pattern`
      \b(?:
        ben (?:iets |wat |een beetje )?(?:\d+ ?\w+ )?(?:te )?(?:later?|laat)
        |kom (?:iets |wat |een beetje |ongeveer |zo'n )?(?:(?:\d+|een|half|vijf|tien) ?\w+ )?(?:te )?(?:later?|laat)
        |(?:^|, )(?:een )?(?:kwartiertje|half uurtje|kwartier) (?:te )?(?:later?|laat)$
        |(?<!\b(?:verzet|verplaats|verschuif|schuif|zet|maak|begin|start)\b.{0,80})(?:\d+|tien|vijf|vijftien) min(?:uten)? (?:te )?later?
        |niet op tijd(?= (?:bij|naar|voor|in)\b|$)|loop uit|sta in de file|vertraging|vertraagd
      )\b
    `,
  ),
  summary: either(
    english.summary,
    /\b(?:samenvatting|vat .{1,40} samen|notulen|actiepunten|(?:wat|welke) .{0,20}\b(?:besloten|afgesproken|besproken))\b/,
  ),
  preference: either(
    english.preference,
    pattern`
      \b(?:
        noem me|mijn (?:naam|tijdzone|werktijden) is|werktijden|ik heb liever|bij voorkeur|voortaan
        |standaard(?:duur)?|geen (?:afspraken|meetings|vergaderingen) (?:voor|na|op)|(?:spreek|praat) (?:nederlands|engels)
        |in het (?:nederlands|engels)|ik werk (?:van|niet|alleen|tussen|op)
      )\b
    `,
  ),
  remind: either(english.remind, /\b(?:herinner(?:ing|ingen)?|waarschuw)\b/),
  remindMe: either(
    english.remindMe,
    /\b(?:herinner me|herinner mij|herinnering (?:voor|om|aan)|(?:zet|maak|stel) (?:een )?herinnering)\b/,
  ),
  free: either(
    english.free,
    pattern`
      \b(?:
        ben ik (?:\w+ ){0,3}(?:vrij|beschikbaar|bezet)|(?:vrij|beschikbaar|beschikbaarheid)\b
        |(?:heb ik|hebben we) (?:\w+ ){0,5}(?:tijd|ruimte|plek|gaatje)|wanneer kan(?: ik| we)?|wanneer kunnen we|gaatje|vrije (?:tijd(?:en)?|momenten|plekken)
        |tijd vrij|kan ik (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vanmiddag|vanavond)\w*$
      )\b
    `,
  ),
  ask: either(
    english.ask,
    pattern`
      ^(?:
        wat|wanneer|waar|wie|welke|hoe|hoe laat|heb ik|is|staat|staan|zijn|ben ik|laat|toon|geef|zoek|bekijk|check|heeft|hebben
      )\b
    `,
  ),
  mine: either(
    english.mine,
    /\b(?:hoe (?:druk|vol)|heb ik|mijn|wat staat er|staat er|op de agenda|gepland|agenda|te doen|ben ik|moet ik)\b/,
  ),
  ownThing: either(
    english.ownThing,
    pattern`
      ^(?:
        (?:wat|hoe) (?:heb|ziet|doe) .{0,12}\b(?:dag|week|ochtend|middag|avond|agenda|planning)
        |(?:wanneer|hoe laat|waar) (?:zie|spreek|ontmoet|heb|moet|ben) ik\b
        |wat (?:komt er|heb ik|is er|staat er|doe ik) (?:dan |nog )?(?:nu|hierna|straks|zo|daarna|als volgende)$
        |(?:heeft|hebben|komt|komen) (?!er\b|je\b|de\b|het\b)\w+ (?:\w+ )?(?:gereageerd|geaccepteerd|afgezegd|geantwoord|bevestigd|mee|ook|naar)
      )\b
    `,
  ),
  guest: pattern`
      ^(?:heeft|hebben|komt|komen|is|zijn) (?<name>
        (?!(?:ik|je|jij|we|wij|ze|zij|hij|het|de|er|mijn|onze|deze|die|dat|iemand|iedereen)\b)[a-z]+(?: en [a-z]+)?
      ) (?:al |ook |nog |wel )*(?:gereageerd|geaccepteerd|afgezegd|geantwoord|bevestigd|uitgenodigd|ook|mee|naar|bij)\b(?: (?:op|voor|naar|bij|de|het)\b)*
    `,
  askEvent: either(
    english.askEvent,
    /^(?:wanneer|hoe laat|waar|wie|welke dag) (?:is|zijn|heb|begint|komt)\b|^wie (?:zijn|is|komen|komt|zitten|zit) (?:er )?(?:allemaal )?(?:bij|in|naar|op|mee)\b/,
  ),
  askLead: either(
    english.askLead,
    pattern`
      ^(?:
        (?:
          wat|wanneer|waar|wie|welke|hoe laat|hoe (?:druk|vol)|hoe|heb|ik|is|zijn|staat|staan|er|op|de|het|een|mijn|onze|laat|zien
          |toon|geef|me|mij|zoek|check|gepland|agenda|voor|in|naar|ben|tijd|vrij|nog|iets|kan|kunnen|we|zien|dag
          |begint|komt|afspraken|al|zie|spreek|ontmoet|weer|bij|komen|zit|zitten|allemaal|mn|m'n|planning|wordt
          |gaatje|moment|plek|ruimte|doe|dan
        )\b[\s,:]*
      )
    `,
  ),
  heads: [
    ["edit_attendees", /^(?:nodig (?=.{1,60}\buit\b)|vraag (?=.{1,40}\b(?:erbij|er ook bij|er bij)\b))/],
    ["edit_attendees", /^voeg (?=.{1,40}\btoe aan (?!mijn agenda|mn agenda|de agenda|agenda))/],
    ["edit_attendees", /^haal (?=[a-z]+ (?:eraf|eruit|er ?af|er ?uit|van (?:de uitnodiging|de lijst))\b)/],
    [
      "reschedule",
      /^(?:doe|toch|liever)(?: maar| toch| liever)* (?=(?:om |op )?(?:\d|half|kwart|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|overmorgen|vanmiddag|vanavond|volgende))/,
    ],
    ["cancel", /^maak (?=.{1,40} (?:vrij|leeg)$)/],
    [
      "reschedule",
      pattern`
        ^(?:
          verzet|verplaats|verschuif|verschuiven|schuif|wijzig|verander|verleng|verkort
          |zet (?=.{1,50}\b(?:naar|op een ander)\b)|maak (?=het|er|van|de|mijn)|hernoem|uitstellen
          |stel (?=.{1,50}\buit\b)
        )
      `,
    ],
    [
      "cancel",
      pattern`
        ^(?:
          annuleer|annuleren|verwijder|schrap|cancel|zeg (?=.{1,60}\baf\b)|afzeggen|wis
          |(?:haal|gooi) (?=.{1,60}\b(?:weg|eraf|eruit|van|uit)\b)|delete
        )
      `,
    ],
    [
      "create",
      pattern`
        ^(?:
          plan|boek|maak|zet|voeg|reserveer|regel|organiseer|noteer|schrijf|spreek|inplannen|plannen|blokkeer|blok
          |leg
        )\b
      `,
    ],
    [
      "create",
      pattern`
        ^(?=(?:afspraak|lunch|lunchen|vergadering|overleg|koffie|borrel|diner|bellen|meeting|tandarts|kapper)\b)
      `,
    ],
    ...english.heads,
  ],
  event: either(
    english.event,
    pattern`
      \b(?:
        afspraak|afspraken|vergadering(?:en)?|overleg|bijeenkomst|bespreking|lunchen|koffie|borrel|etentje|eten
        |diner|verjaardag|feest|tandarts|huisarts|dokter|kapper|sporten|les|gesprek|sollicitatie|bezoek|training
        |cursus|presentatie|evenement|bel|bellen|belafspraak|agenda|teamoverleg|stand-?up|sollicitatiegesprek
        |wandeling|concert|film|kennismaking|oudergesprek
      )\b
    `,
  ),
  calendar: either(
    english.calendar,
    /\b(?:agenda|afspraak|afspraken|vergadering(?:en)?|overleg|kalender|bijeenkomst)\b/,
  ),
  elsewhere: either(
    english.elsewhere,
    pattern`
      \b(?:
        batterij|wachtwoord|wifi|saldo|creditcard|supermarkt|bezorging|calorieen|verwarming|thermostaat|stofzuiger
        |koelkast|afspeellijst|playlist|liedjes?|radio|podcast|aflevering|nieuwe seizoen|graden|sneeuw|paraplu|krant
        |hoofdstad|vakantiedagen|salaris|benzine|nieuwe (?:telefoon|mobiel)|winkelmandje|wekker|timer|(?:het|voor|mooi|slecht|lekker) weer|weerbericht|regen|regent|vlucht|trein|recept|boodschappen|lijstje|muziek|nieuws|grap|mop
        |lamp|licht|verkeer|taxi|pizza|bestel|koers|hoe laat is het|vertaal|restaurant
      )\b
    `,
  ),
  passive: [["cancel", /\b(?:gaat|gaan) niet (?:meer )?door\b/], ...english.passive],
  plan: either(english.plan, /^(?:ik|we|wij|er|mijn|onze)\b/),
  planSure: either(english.planSure, /^(?:ik (?:ga|heb|moet|wil)|we gaan|wij gaan|we hebben|ik ben)\b/),
  planLead: either(
    english.planLead,
    /^(?:ik|we|wij|heb|hebben|ga|gaan|moet|wil|een|mijn|de|het|naar|ben|graag|er|is)\b[\s,]*/,
  ),
  change: either(
    english.change,
    pattern`
      \b(?:(?:maak|zet) (?:het|er|dat|de|mijn)|in plaats van|ipv|verplaats\w*|verzet|later|eerder|langer|korter)\b
    `,
  ),
  people: either(english.people, /\b(?:nodig .{1,40} uit|uitnodigen|erbij vragen|komt niet|kan niet komen|afgemeld)\b/),
  addPeople: /^(?:add|invite|include|voeg|nodig|vraag|zet|cc)$/,
  removePeople: /^(?:zonder|remove|drop|verwijder|haal|schrap|uninvite)$/,
  peopleTo: /^(?:to|from|aan|van|uit|bij|voor|toe|er|erbij|eraf|eruit)$/,
  earlier: either(english.earlier, /\b(?:eerder|ervoor|vroeger|naar voren)\b/),
  longer: either(english.longer, /\b(?:verleng(?:en)?|langer|verkort(?:en)?|korter)\b/),
  oldTime: either(english.oldTime, /\b(?:in plaats van|ipv|van|niet)\s*$/),
  retitle: either(
    english.retitle,
    pattern`
      \b(?:
        (?:verander|wijzig|zet) de (?:titel|naam) (?:in|naar|op)|noem (?:het|hem|de afspraak)
        |hernoem (?:het|hem|de afspraak) (?:naar|tot)
      )\s
    `,
  ),
  strong: either(english.strong, /^(?:haal|vraag|voeg|plan|boek|annuleer|verzet|verplaats|verschuif)/),
  calendarFor: pattern`
      ^(?:(?:alle |mijn )?afspraken\b|(?:mijn |de )?agenda(?: (?:van|voor|op|morgen|vandaag|volgende|deze)\b|$))(?!.*\b(?:met|afspraak|een)\b)
    `,
  plansAlone: /^(?:ophalen|haal|breng|bezoek|bel|afspreken)\b/,
  onlyAsks: pattern`
      ^(?:
        (?:
          wat|hoe|is|er|heb|ik|we|mijn|de|het|een|ziet|eruit|uit|laat|toon|zien|geef|check|iets|staat|op|gepland
          |voor|van|in|aan|nog|me|mij|alsjeblieft|\?
        )(?: |$)
      )+$
    `,
  verdict: either(
    english.verdict,
    pattern`
      \b(?:is|zijn|was|klinkt|lijkt) (?:me |heel |erg |ook )*(?:
        goed|prima|fijn|leuk|perfect|top|mooi|oke|ok|niets|niks
      )$|\b(?:komt|past|schikt) (?:mij |me |ons )?(?:goed|prima|uit)
    `,
  ),
  negated: /\b(?:niet|geen|nooit)\b/,
  callSomebody: /^bel (?:mijn |de )?\w+/,
  setAnew: pattern`
      ^(?:zet) (?:mijn|de|het) .*\b(?:op|naar) (?:
        \d|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|volgende
      )
    `,
  looking: pattern`
      \b(?:bekijken|zien|checken|nakijken|doornemen)\b(?=.*\b(?:agenda|afspraken)\b)
      |\b(?:agenda|afspraken)\b.*\b(?:bekijken|zien|checken|nakijken|doornemen)$
    `,
  erasing: /\b(?:annuleer|annuleren|verwijder|verwijderen|schrap|schrappen|afzeggen|wis|wissen)\b/,
  aside: pattern`
      ^(?:
        stuur|app|mail|zeg|vertel|speel|zet (?:de|het) (?:licht|muziek|radio|tv|wekker)|koop|bestel|betaal|open
        |sluit|maak me wakker|gefeliciteerd|tot (?:morgen|straks|dan|ziens|zo)|fijne|leuk je|het was|ik ben onderweg
      )\b|\b(?:sinds gisteren|er om|thuis)$
    `,
  doIt: pattern`
    ^(?:
      (?:plan|boek|zet|voeg|maak|leg|noteer|reserveer|schrijf|doe)(?: (?:het|hem|die|dat|de afspraak|dit|er|maar|dan|gewoon|gerust|zo|even|ff|in|erin|toe|aan|vast|op))*(?: in (?:mijn|de) agenda)?
      |(?:maar |gewoon )*(?:inplannen|inboeken|boeken|vastleggen|reserveren|noteren|inzetten)(?: maar)?
    )(?: alsjeblieft| graag| aub)*$
  `,
  movesAfter: either(english.movesAfter, /\b(?:en|,)\s*(?:verzet|verplaats|plan|zet)\b/),
  refusal: either(
    english.refusal,
    /^(?:nee|neen|niet|nooit|laat maar|vergeet|stop|toch niet)\b|\b(?:hoeft niet|wil niet|doe maar niet)\b/,
  ),
  eveningWords: either(english.eveningWords, /\b(?:borrel|etentje|diner|feest|avondeten|film|concert)\b/),
  morningWords: either(english.morningWords, /\b(?:ontbijt|koffie|wekker|wek|opstaan|wakker)\b/),
  markers: {
    ...english.markers,
    with: /^(?:with|met|w|samen)$/,
    without: /^(?:without|zonder)$/,
    at: /^(?:at|in|@|bij|te)$/,
    on: /^(?:on|op)$/,
    about: /^(?:about|over|betreft|inzake|re)$/,
    called: /^(?:called|genaamd|genoemd|getiteld|titel)$/,
    for: /^(?:for|voor|van)$/,
    to: /^(?:to|naar|aan|in|op|van|uit)$/,
    and: /^(?:en|and|&|of|plus)$/,
    aside: /^(?:omdat|want|als|terwijl|hij|zij|ze|wanneer|zodra|tenzij)$/,
    self: /^(?:ik|mij|me|ons)$/,
    stop: either(
      english.markers.stop,
      pattern`
        ^(?:
          naar|tot|om|tussen|want|maar|omdat|dan|ook|toe|af|uit|aub|alsjeblieft|graag|is|zijn|wordt|elke|wekelijks
          |in plaats|plaats|weg|vanaf|na|duurt|even|een|toevoegen|zetten|plannen|inplannen|maken|doen|gepland|staat
          |terug|vooruit|door|later|eerder|uur|niet|vast|weer|nog|al|eruit|eraf|erbij|samen|kan|kunnen|gaat
        )$
      `,
    ),
    articles: /^(?:the|a|an|my|our|de|het|een|mijn|onze|ons|deze|die|dat|dit|'t|je|haar|zijn|hun|m'n|mn|me|al|alle)$/,
    nobody: either(
      english.markers.nobody,
      pattern`
        ^(?:mij|me|ons|iedereen|mijn team|het team|team|iemand|jou|je|hem|haar|hen|collega's|vrienden|familie)$
      `,
    ),
    hollow: either(
      english.markers.hollow,
      pattern`
        ^(?:
          afspraak|afspraken|vergadering|overleg|meeting|iets|het|dat|dit|alles|agenda|tijd|er|een|op|in|staat
          |gepland|vrij|beschikbaar|nieuwe afspraak|mijn|ook|doen|zetten|maken|heb|even|wat|niet|nog|nog iets|nog tijd|planning|de planning|gaatje|moment|kan|kunnen|liever|mn|eraan|iets nog|tevoren|van tevoren|vooraf|ervoor|hierna|straks|daarna|zo|als volgende
        )$
      `,
    ),
    tail: english.markers.tail,
    calendar: /^(?:agenda|kalender|calendar|schedule)$/,
    front: either(
      english.markers.front,
      /^(?:nieuwe|nieuw|volgende|korte|een|de|het|mijn|onze|er|ik|wil|gaan|ga|mn|m'n|kan|ff|effe)\s/,
    ),
  },
  questions: {
    when: "Wanneer zal het zijn?",
    which: "Welke afspraak bedoel je?",
    newTime: "Wat wordt de nieuwe tijd?",
    past: "Dat moment is al voorbij. Wanneer zal het zijn?",
    clarify: "Welke tijd bedoel je?",
    who: "Wie bedoel je?",
  },
};
