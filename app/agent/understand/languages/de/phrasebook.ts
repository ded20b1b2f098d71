import { either } from "../../phrases/either";
import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";
import { english } from "../en/phrasebook";
import { german as manners } from "./manners";
import { german as preferences } from "./preferences";

/** German, over the English words of German offices ("meeting", "call"). */
export const german: Phrasebook = {
  ...english,
  code: "de",
  manners,
  preferences,
  yes: `${english.yes} ja jawohl jo genau passt gut prima klar gerne gern einverstanden richtig stimmt korrekt perfekt super toll in ordnung okay sicher natürlich naturlich freilich jep bestatigt bestatige`,
  no: `${english.no} nein nee ne nicht nie niemals falsch abbrechen abbruch stopp lass vergiss kein keine doch nicht nich net nö lieber`,
  filler: `${english.filler} das ist so es mach mache machen bitte danke dank schon schön schon vielen dir mir mich ich du ihnen die der den dann mal doch klingt sieht aus los gern sehr ganz in ordnung`,
  bareYes: pattern`
      ^(?:
        mach das|mach mal|mach es|machs|mach's|bitte machen|do it|go ahead|so machen wir(?:'s| es| das)?|leg los
        |einverstanden|passt(?: so)?|geht klar|alles klar|in ordnung|tu das|buche es|gern
      )$
    `,
  anyway: pattern`
    ^(?=.*\b(?:trotzdem|dennoch|doch)\b)(?:(?:
      ja|ok|okay|gut|egal|bitte|dann|trotzdem|dennoch|doch|einfach|ruhig|mal|es|das|ihn|sie|den|termin|so|buche?|plane?|mache?|verschiebe?|trage?|setze?|lege?|reserviere?
      |buchen|machen|planen|ein|fest|rein|an|eintragen|einplanen|reservieren|verschieben|reinsetzen
    )(?:[\s,]+|$))+$
  `,
  yesToAll: pattern`
      ^(?:
        (?:(?:ja|jo|ok|okay|gut|gern|gerne|bitte|klar)[\s,]+)+(?:(?:mach|buch|buche|plane|trag) )?|(?:bitte )?(?:mach|buch|buche|plane|trag)[ ]
      )(?:(?:sie|es|trotzdem|bitte|einfach) )*(?:alle|alles|beide|beides)(?: (?:trotzdem|bitte|ein|buchen|machen|planen|eintragen))*$
      |^(?:bitte )?(?:alle|alles|beide|beides)(?: trotzdem)? (?:buchen|machen|planen|eintragen)(?: bitte)?$
    `,
  thanks: pattern`
      ^(?:vielen |herzlichen |tausend |besten |ich )?(?:dank|danke|dankeschon|danke schon|danke sehr|danke dir|danke ihnen)
      (?:,? (?:vielmals|nochmals|parley|im voraus|fur (?:alles|deine hilfe|die hilfe)))*$
    `,
  remark: either(english.remark, /\b(?:gut|schon|toll) (?:gemacht|zu (?:wissen|horen))\b/),
  politeNo: either(english.politeNo, /\b(?:kein problem|warum nicht|keine sorge)\b/, "g"),
  courtesy: either(
    english.courtesy,
    pattern`
      ^(?:
        (?:
          hallo|hi|hey|moin|guten (?:morgen|tag|abend)|ja|nein|ok|okay|bitte|danke|mal|und|aber|dann|doch|auch|gut
          |super
        )\b[\s,.!:-]*
        |(?:kannst|konntest|konnen|konnten|wurdest|wurden|magst) (?:du|sie|wir|ich)(?: (?:bitte|mir|mal|fur mich|auch|vielleicht|uns|den|einen))*?\b[\s,]*
        |ich (?:mochte|will|wurde gerne?|muss|hatte gerne?) (?:gerne? )?(?=
          (?:ein|eine|einen|mein|meinen|den|das|die)\b
        )|lass uns\b[\s,]*
      )
    `,
  ),
  undo: either(
    english.undo,
    /\b(?:ruckgangig|mach (?:das|es) (?:wieder )?ruckgangig|zurucknehmen|nimm (?:das|es) zuruck|(?:dreh|nimm)e? (?:das|es)(?: (?:bitte|doch|wieder|mal))* zuruck|(?:bitte|mach (?:das|es)) wieder wie (?:vorher|zuvor))\b|^(?:ups|hoppla|nein|oh|oje)?[\s,!.]*(?:bitte )?zuruck(?: bitte)?$/,
  ),
  notUndo: either(
    english.notUndo,
    pattern`
      \b(?:nicht|nie|niemals|kein|keine|ohne)(?: (?:mehr|jetzt|einfach|das|es|alles|wieder|gleich|zu|bitte))*
      (?: (?:undo|ruckgangig|zurucknehmen|zuruck))\b
    `,
  ),
  asksUndo: either(
    english.asksUndo,
    pattern`
      ^\W*(?:
        (?:wie|was|wann|warum|wieso|weshalb|wer|welche[rsn]?|ist|war|wurde|wird|hast|hat|haben|habt|gibt|soll|sollte|muss|darf|lasst)\b
        |(?:kann|konnte|konnen) (?:ich|man|das|es|wir|dies)\b
        |(?:kannst|konntest|konnen|machst) (?:du|sie)\b.{0,15} (?:dinge|etwas|sachen|anderungen|termine|einen termin)\b
      )
    `,
  ),
  help: either(
    english.help,
    pattern`
      ^(?:hilfe|hallo|moin|guten (?:morgen|tag|abend)|servus|gruezi)$
      |\b(?:was kann(?:st du|ste)|(?:womit|wobei|wie) kannst du mir (?:alles )?helfen|worin bist du gut|wie funktionierst du|wobei kannst du|wie funktioniert (?:das|es))\b
    `,
  ),
  late: either(
    english.late,
    pattern`
      \b(?:
        verspate mich|verspatung
        |(?:komme?|bin|werde) (?:(?:zu[mr]?|beim?) (?:\w+ ){1,4})?(?:etwas |ein bisschen |leider |ca\.? )?(?:\d+ ?\w+ )?(?:zu )?spat(?:er)?|stehe im stau
        |im stau|nicht (?:ganz )?(?:punktlich|rechtzeitig)(?= (?:zu[mr]?|beim?|da|ins?)\b|$)
      )\b
    `,
  ),
  summary: either(english.summary, /\b(?:zusammenfassung|fasse? .{1,40} zusammen|protokoll|notizen (?:von|zu))\b/),
  preference: either(
    english.preference,
    pattern`
      \b(?:
        nenn mich|mein name ist|meine (?:arbeitszeiten|zeitzone)|ich bevorzuge|am liebsten|ab jetzt|standardmaßig
        |keine (?:termine|meetings) (?:vor|nach|am)|sprich deutsch|auf deutsch
      )\b
    `,
  ),
  remind: either(english.remind, /\b(?:denk (?:bitte )?(?:fur mich )?dran|erinner\w*|erinnerung(?:en)?)\b/),
  remindMe: either(
    english.remindMe,
    pattern`
      \b(?:erinner(?:e)? mich|erinnerung (?:fur|an|um)|denk (?:bitte )?(?:fur mich )?dran|(?:stell|setze?|mach) (?:mir )?(?:eine )?erinnerung)\b
    `,
  ),
  free: either(
    english.free,
    pattern`
      \b(?:
        (?:bin|habe|hab) ich (?:\w+ ){0,4}(?:frei|verfugbar|zeit|luft)|frei(?:e|er|en)? (?:zeit|termine?|slots?)
        |wann (?:kann|konnen|hab|habe|passt|ware|bin)|verfugbar\w*|wann (?:\w+ )?frei|ist (?:\w+ ){1,4}frei
      )\b
    `,
  ),
  ask: either(
    english.ask,
    pattern`
      ^(?:
        was|wann|wo|wer|welche[rsn]?|wie|wieviele|habe? ich|ist|sind|steht|stehen|zeig|zeige|gibt es|such|suche
        |finde|bin ich|lies
      )\b
    `,
  ),
  mine: either(
    english.mine,
    pattern`
      \b(?:
        habe? ich|mein(?:e|en|em|er)?|was steht|steht an|steht auf|geplant|kalender|termine|an dem tag|muss ich
        |bin ich
      )\b
    `,
  ),
  ownThing: either(
    english.ownThing,
    /^was (?:kommt|ist|steht|mache? ich|habe? ich) (?:dann |noch )?(?:als nachstes|danach|jetzt|gleich|nachher)(?: an| dran)?$/,
  ),
  askEvent: either(
    english.askEvent,
    /^(?:wann|wo|wer|um wie viel uhr|an welchem tag) (?:ist|sind|habe?|beginnt|kommt|findet)\b/,
  ),
  askLead: either(
    english.askLead,
    pattern`
      ^(?:
        (?:
          was|wann|wo|wer|welche[rsn]?|wie viel uhr|wie|um|ist|sind|steht|stehen|an|auf|im|in|zeig|zeige|mir|den|der
          |die|das|mein|meine|meinen|unser|habe|hab|ich|kalender|termine|heute|gibt|es|such|suche|finde|fur|findet
          |statt|beginnt|ein|eine|einen|noch|kann|konnen|wir|bin|frei|was|kommt|mache?|dann
        )\b[\s,:]*
      )
    `,
  ),
  heads: [
    [
      "reschedule",
      /^(?:doch lieber|lieber(?: doch)?|besser)[ ](?=(?:am |um |erst )?(?:\d|halb|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ubermorgen|nachst))/,
    ],
    ["edit_attendees", /^(?:lad|lade)\b(?=.{1,60}\b(?:ein|zu|zum|zur)\b)/],
    [
      "reschedule",
      pattern`
        ^(?:
          verschieb|verschiebe|verschieben|verleg|verlege|verlegen|andere|anderung|verlanger|verlangere|kurze
          |verkurze|benenne|mach (?=es|daraus|den|das)|mache (?=es|daraus)
          |(?:setze?|lege?) (?=(?:den|das|die|es|mein\w*|unser\w*)\b.{1,60}\bauf\b)
        )
      `,
    ],
    [
      "cancel",
      pattern`
        ^(?:
          storniere|stornier|losche|losch|loschen|sag (?=.{1,60}\bab\b)|sage (?=.{1,60}\bab\b)|absagen|streiche
          |streich|entferne|entfern|cancel|canceln|cancle|annulliere
        )
      `,
    ],
    [
      "create",
      pattern`
        ^(?:
          plane|plan|buche|buch|erstelle|erstell|mach|mache|leg|lege|trag|trage|vereinbare|vereinbar|organisiere
          |setz|setze|reserviere|blocke|blockiere|fuge|fug|notiere|anlegen|schreib|schreibe
        )\b
      `,
    ],
    [
      "create",
      pattern`
        ^(?=(?:termin|mittagessen|besprechung|treffen|kaffee|abendessen|zahnarzt|friseur|meeting|anruf|telefonat)\b)
      `,
    ],
    ...english.heads,
  ],
  event: either(
    english.event,
    pattern`
      \b(?:
        termine?|termins|besprechung(?:en)?|treffen|sitzung|mittagessen|abendessen|fruhstuck|kaffee|geburtstag|feier
        |party|zahnarzt\w*|arzt\w*|friseur\w*|anruf|telefonat|gesprach|vorstellungsgesprach|besuch|training|kurs
        |unterricht|prasentation|veranstaltung|kalender|teammeeting|jour fixe|workshop|konzert|kino|verabredung
        |konferenz|essen|sport
      )\b
    `,
  ),
  calendar: either(
    english.calendar,
    /\b(?:kalender|termine?|termins|besprechung(?:en)?|sitzung|verabredung|treffen)\b/,
  ),
  elsewhere: either(
    english.elsewhere,
    pattern`
      \b(?:
        akku|passwort|wlan|kontostand|kreditkarte|supermarkt|lieferung|kalorien|heizung|thermostat|staubsauger
        |kuhlschrank|playlist|lied|lieder|radio|podcast|staffel|schnee|regenschirm|schlagzeilen|hauptstadt|urlaubstage
        |gehalt|benzin|neues handy|schreibe? (?:mein\w+|ihm|ihr|ihnen|an)|wecker|timer|wetter|regen|regnet|flug|zug|rezept|einkaufsliste|musik|nachrichten|witz|lampe|licht|verkehr
        |taxi|pizza|bestell\w*|aktie|wie spat ist es|ubersetz\w*|restaurant
      )\b
    `,
  ),
  plan: either(english.plan, /^(?:ich|wir|es gibt|mein|meine|unser)\b/),
  planSure: either(
    english.planSure,
    /^(?:ich (?:gehe|habe|muss|will|werde|treffe|bin)|wir (?:gehen|haben|treffen|werden))\b/,
  ),
  planLead: either(
    english.planLead,
    pattern`
      ^(?:ich|wir|habe|haben|gehe|gehen|muss|will|mochte|werde|ein|eine|einen|mein|meinen|den|das|die|zum|zur)\b[\s,]*
    `,
  ),
  change: either(
    english.change,
    pattern`
      \b(?:(?:mach|mache|setz) (?:es|das|den|daraus)|statt|anstatt|verschoben|verlegt|spater|fruher|langer|kurzer)\b
    `,
  ),
  people: either(english.people, /\b(?:lade? .{1,40} ein|einladen|kommt nicht|kann nicht kommen|fallt aus)\b/),
  addPeople: /^(?:add|invite|include|fuge|fug|lade|lad|nimm)$/,
  removePeople: /^(?:ohne|remove|drop|entferne|entfern|losche|streiche)$/,
  peopleTo: /^(?:to|from|zu|zum|zur|von|vom|aus|hinzu|ein|bei)$/,
  earlier: either(english.earlier, /\b(?:fruher|zuvor|davor|vor(?:verlegen|ziehen)|nach vorne)\b/),
  longer: either(english.longer, /\b(?:verlanger\w*|langer|verkurz\w*|kurze[nr]?)\b/),
  oldTime: either(english.oldTime, /\b(?:statt|anstatt|von|vom|nicht)\s*$/),
  retitle: either(
    english.retitle,
    pattern`
      \b(?:
        (?:andere|setze?) den (?:titel|namen) (?:in|auf|zu)|nenn(?:e)? (?:es|den termin|das)
        |benenne (?:es|den termin|das) (?:in|um in)
      )\s
    `,
  ),
  strong: either(english.strong, /^(?:plane|buche|storniere|verschieb|verleg|losch)/),
  calendarFor:
    /^(?:(?:alle |meine )?termine\b|(?:mein |der )?kalender(?: (?:fur|am|heute|morgen)\b|$))(?!.*\b(?:mit|termin|ein|einen)\b)/,
  plansAlone: /^(?:hole|abholen|besuch|bring|treffen)\b/,
  onlyAsks: pattern`
      ^(?:
        (?:
          was|wie|ist|gibt|es|habe|ich|wir|mein|meine|der|die|das|sieht|aus|zeig|zeige|mir|etwas|steht|an|los
          |geplant|fur|am|im|in|noch|bitte|\?
        )(?: |$)
      )+$
    `,
  verdict: either(
    english.verdict,
    pattern`
      \b(?:ist|sind|war|klingt|ware) (?:sehr |mir |auch )*(?:gut|super|prima|perfekt|toll|ok|okay|schon|recht)$
      |\b(?:passt|geht)(?: mir| uns)?(?: gut| auch)?$
    `,
  ),
  negated: /\b(?:kein|keine|keinen|nie|nicht (?:mehr|zu|am|um|mit|in))\b/,
  callSomebody: /^ruf (?:meine |meinen |die |den )?\w+(?: an)?/,
  setAnew: /(?!)/,
  looking: /\b(?:kalender|termine)\b.*\b(?:ansehen|anschauen|sehen|prufen|durchgehen)$/,
  erasing: /\b(?:losche|loschen|storniere|stornieren|streiche|streichen|absagen|entferne|entfernen)\b/,
  aside: pattern`
      ^(?:
        schick|schreib|sag (?:ihm|ihr|meiner|meinem)|spiel|schalte|kauf|bestell|bezahl|uberweis|weck|alles gute
        |herzlichen|bis (?:morgen|dann|bald|spater)|schones|es war|heute ist|morgen ist
      )\b|\bseit gestern\b
    `,
  doIt: pattern`
    ^(?:
      (?:plane?|buche?|trage?|mache?|erstelle?|reservier[e]?|setze?|lege?|notiere?|schreibe?)(?: (?:es|das|den termin|ihn|sie|mir|so|bitte|mal|ruhig|einfach|ein|fest|an|auf|rein))*
      |(?:bitte |einfach )*(?:buchen|eintragen|einplanen|reservieren|festmachen|planen|anlegen)(?: bitte)?
    )$
  `,
  movesAfter: either(english.movesAfter, /\b(?:und|,)\s*(?:verschieb\w*|verleg\w*|plane|buche)\b/),
  refusal: either(
    english.refusal,
    /^(?:nein|nee|nicht|nie|vergiss|lass|stopp|doch nicht|passt (?:mir )?(?:nicht|nich|net))\b/,
  ),
  eveningWords: either(english.eveningWords, /\b(?:abendessen|feier|kino|konzert|feierabendbier)\b/),
  morningWords: either(english.morningWords, /\b(?:fruhstuck|kaffee|wecker|wecke?|aufwecken|aufstehen)\b/),
  markers: {
    ...english.markers,
    with: /^(?:with|mit|w)$/,
    without: /^(?:without|ohne)$/,
    at: /^(?:at|in|im|@|bei|beim)$/,
    on: /^(?:on|am|an)$/,
    about: /^(?:about|uber|wegen|bezuglich|betreff|zum thema|re|thema)$/,
    called: /^(?:called|namens|genannt|titel|betitelt)$/,
    for: /^(?:for|fur|zum|zur)$/,
    to: /^(?:to|auf|zu|in|von|aus)$/,
    and: /^(?:und|and|&|oder|plus|sowie)$/,
    aside: /^(?:weil|wenn|falls|denn|er|sie|obwohl|sobald)$/,
    self: /^(?:ich|mich|mir|uns)$/,
    stop: either(
      english.markers.stop,
      pattern`
        ^(?:
          auf|nach|bis|um|zwischen|weil|aber|dann|auch|hinzu|ab|aus|ein|bitte|ist|sind|wird|jeden|jede|wochentlich
          |statt|anstatt|von|vom|dauert|machen|planen|eintragen|buchen|erstellen|vereinbaren|anlegen|verschieben
          |absagen|spater|fruher|uhr|nicht|fest|steht|stehen
        )$
      `,
    ),
    articles: pattern`
        ^(?:
          the|a|an|my|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser
          |unsere|unseren|dieser|diese|dieses|diesen|alle|mir|uns|dein|sein|ihr
        )$
      `,
    nobody: either(
      english.markers.nobody,
      pattern`
        ^(?:
          mir|mich|uns|alle|allen|jedem|mein team|meinem team|team|jemand|jemandem|dir|ihm|ihr|ihnen|kollegen
          |freunden|familie
        )$
      `,
    ),
    hollow: either(
      english.markers.hollow,
      pattern`
        ^(?:
          termin|termine|treffen|meeting|etwas|es|das|alles|kalender|zeit|eintrag|neuen termin|besprechung|an|steht
          |geplant|frei|mal|ich|was|auch|nicht|mein|meinen|meine|den|die|als nachstes(?: an| dran)?|danach|nachher|gleich
        )$
      `,
    ),
    calendar: /^(?:kalender|calendar|terminkalender)$/,
    front: either(
      english.markers.front,
      pattern`
        ^(?:neue[nrs]?|nachste[nrs]?|kurze[nrs]?|ein|eine|einen|den|der|die|das|mein|meine|meinen|meiner|termin fur|ich)\s
      `,
    ),
  },
  questions: {
    when: "Wann soll es sein?",
    which: "Welchen Termin meinst du?",
    newTime: "Was ist die neue Zeit?",
    past: "Dieser Zeitpunkt ist vorbei. Wann soll es sein?",
    clarify: "Welche Zeit meinst du?",
    who: "Wen meinst du?",
  },
};
