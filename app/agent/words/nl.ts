import { whenBuilt } from "~/domain/capabilities";
import { MAX_ATTENDEES, MAX_DAYS, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { countIn, listIn } from "~/domain/word-forms";
import type { Words } from "./en";
import { preferencesInDutch } from "./preferences-nl";
import { summariesInDutch } from "./summaries-nl";
import { timeProblemIn } from "./time-problem";

const count = countIn("nl");
const meetings = (many: number) => count(many, "afspraak", "afspraken");
const peopleIn = (many: number) => count(many, "persoon", "mensen");

const GO_ON = whenBuilt(
  "paid-plans",
  "Kies een abonnement en ik plan verder:",
  "Abonnementen komen nog; je kunt er nog geen kiezen:",
);

/** What Parley says, in Dutch: as people text each other, with "je". */
export const dutch: Words = {
  fixed: {
    "nothing-to-undo": "Er is niets van de laatste 24 uur om ongedaan te maken.",
    "nothing-to-restore":
      "Ik heb niets geannuleerd dat ik kan terugzetten. Met *ongedaan maken* draai ik terug wat ik het laatst deed.",
    "too-late-to-undo":
      "Dat kan ik niet meer ongedaan maken: de tijd van toen is voorbij. Zeg me wanneer het dan moet.",
    "nothing-pending":
      "Er staat niets open om ja op te zeggen. App me wat ik moet inplannen, bijvoorbeeld *bellen met anna@example.com morgen om 15:00*.",
    "pick-one": "Ja op welke? Kies hierboven een van de mogelijkheden, of zeg *nee* om het te laten.",
    "stale-choice": "Die knop hoort bij een eerdere vraag, dus ik heb niets gedaan. Zeg me opnieuw wat je wilt.",
    "can-wait": "Goed, er is nog niets geboekt. Stuur het zodra je het hebt, of zeg *nee* om het te laten.",
    "still-there":
      "Er is nog niets geannuleerd. Zeg *ja* om het te annuleren, *nee* om het te houden, of wat er anders moet.",
    "still-open": "Er is nog niets ingepland. Zeg *ja* om door te gaan, *nee* om het te laten, of wat er anders moet.",
    help: [
      "Ik hou je agenda bij. App me bijvoorbeeld:",
      "• *plan 30 min met anna@example.com morgen om 15:00*",
      "• *wat staat er volgende week?*",
      "• *ben ik donderdagmiddag vrij?*",
      "• *verzet mijn afspraak van 15:00 naar vrijdag 10:00*",
      "• *wat heb ik vorige week beloofd?*, *stuur de samenvatting naar iedereen*",
      "• *annuleer het budgetoverleg*",
      "• *zoek 45 min met Anna volgende week, 's ochtends*",
      "• *maak hier een sjabloon van*, en dan *plan een kennismaking met Anna morgen om 15:00*",
      "• *ik ben tot vrijdag in Londen*",
      "• *stuur me om 8 uur mijn agenda*",
      "• *geen afspraken voor 10 uur*, *wat weet je van mij?*",
      "• *ongedaan maken*",
      "Ik schrijf niets in je agenda voordat je ja zegt.",
    ].join("\n"),
    welcome: "Graag gedaan!",
    hello:
      "Hoi! App me wat ik moet plannen, verzetten of annuleren, vraag *wat staat er vandaag*, of zeg *help* voor meer voorbeelden.",
    who: "Ik ben Parley, een programma dat je agenda bijhoudt via WhatsApp. Zeg *help* om te zien wat ik kan.",
    sorry: "Sorry, daar had je niets aan. Zeg in één zin wat je nodig hebt, of *help* voor voorbeelden.",
    fine: "👍",
    "off-topic":
      "Dat kan ik niet. Ik plan, verzet en annuleer afspraken en vertel wat er staat: app *help* voor uitleg.",
    "reminder-unclear":
      "Ik kan je aan een afspraak herinneren: zeg bijvoorbeeld *herinner me 30 minuten voor de demo*, of *herinner me 10 minuten voor elke afspraak*.",
    "kept-both": "Goed, beide blijven zoals ze zijn.",
    "preference-unclear":
      "Dit kan ik voor je onthouden: duur van een afspraak, ruimte ertussen, hoe lang van tevoren, werktijden en werkdagen, tijdzone, taal, een dagelijkse agenda. Zeg bijvoorbeeld *afspraken duren 45 minuten*, *geen afspraken voor 10 uur* of *wat weet je van mij?*",
    "guests-of-an-offer": "Naar wie zal ik tijden sturen? Noem één gast, of hoogstens tien.",
    "too-many-offers": "Je hebt vandaag al veel mensen tijden gestuurd. Deze zijn niet verstuurd; ga morgen verder.",
    "kept-known": "Oké, ik onthoud het.",
    "late-for-what": "Ik zie geen afspraak waar je nu te laat voor kunt zijn. Welke bedoel je?",
    "no-words":
      "Stuur me de woorden: plak ze of stuur ze door, of stuur een bestand (txt, vtt, srt, md of docx). Dan vraag ik van welke afspraak ze zijn.",
    "no-meeting-lately":
      "Ik zie geen afspraak van de laatste twee weken waar deze woorden van kunnen zijn, dus ik heb niets bewaard.",
    "no-reading": "Ik kan voorlopig alleen tekst lezen. Zeg in woorden wat ik moet plannen, verzetten of annuleren.",
    "place-shared":
      "Een plek op de kaart kan ik niet lezen, dus ik heb niets gedaan. Typ de naam of het adres, en waarvoor het is.",
    "contact-shared":
      "Met dat contact heb ik niets gedaan. Zeg in woorden wat ik moet plannen, bijvoorbeeld *bellen met anna@example.com morgen om 15 uur*.",
    "contact-without-address":
      "In dat contact staat geen e-mailadres, dus ik kan er niets mee. Typ het adres alsjeblieft.",
    "contact-of-several": "Daar staat meer dan één e-mailadres in. Typ alsjeblieft het adres dat ik moet gebruiken.",
    forwarded:
      "Met doorgestuurde berichten doe ik niets. Zeg in je eigen woorden wat ik moet plannen, verzetten of annuleren.",
    "no-voice": "Ik kan nog niet naar spraakberichten luisteren. Typ het even, dan ga ik meteen aan de slag.",
    "not-heard": "Dat spraakbericht kon ik niet verstaan, dus ik heb niets gedaan. Zeg het nog eens, of typ het even.",
  },
  page: {
    summaries: (appUrl) =>
      `Ik vat een afspraak samen uit wat er is gezegd. Plak het hier of stuur het door, stuur een bestand, of zet het op de pagina van de afspraak, en zeg van welke afspraak het is. Wat er is toegezegd staat hier: ${appUrl}/dashboard/action-items`,
    billing: (appUrl) =>
      `${whenBuilt("paid-plans", "Je abonnement, facturen en opzeggen vind je hier:", "Abonnementen en facturen komen nog: er wordt niets afgeschreven en er valt niets op te zeggen. Wat je van je proefperiode hebt gebruikt, staat hier:")} ${appUrl}/dashboard/billing`,
    account: (appUrl) => `Je account beheer en verwijder je hier: ${appUrl}/dashboard/settings`,
    support: (appUrl) => `Hier krijg je antwoord van een mens: ${appUrl}/dashboard/support`,
    privacy: (appUrl) => `Wat ik bewaar en hoe het beschermd is: ${appUrl}/privacy-policy`,
  },
  aside: {
    bye: "Tot later!",
    how: "Hier gaat alles goed, dank je. Wat kan ik voor je plannen?",
    praise: "Graag gedaan!",
    reminder: "De herinnering staat nog niet: zeg *herinner me een uur van tevoren* zodra dit gepland is.",
    colour: "De kleur van een afspraak kan ik niet veranderen. In Google Agenda zelf kan dat wel.",
    link: "Een videolink kan ik niet aan een bestaande afspraak toevoegen. In Google Agenda zelf kan dat wel.",
    attachment: "Bestanden kan ik niet toevoegen of sturen. In Google Agenda zelf kun je ze toevoegen.",
    note: "Een notitie kan ik nog niet aan een afspraak toevoegen. In Google Agenda zelf kan dat wel.",
    away: "Een afwezigheidsbericht kan ik niet instellen. Ik kan de tijd wel vrijhouden: zeg bijvoorbeeld *blokkeer vrijdag*.",
    message: "Berichten aan anderen kan ik niet sturen. Gasten horen het van Google als hun afspraak verandert.",
    share: "Je agenda delen of iemand toegang geven kan ik niet. In Google Agenda zelf kan dat wel.",
    call: "Bellen kan ik niet. Ik kan het telefoontje wel in je agenda zetten: zeg met wie en wanneer.",
    other:
      "Dat kan ik niet. Wat ik wel doe: afspraken plannen, verzetten en annuleren, vertellen wat er staat en vrije tijden zoeken.",
  },
  othersWait: (what) => `Wacht nog: ${what}.`,
  stillWaits: (what) => `Wacht nog: ${what}. Zeg *ja* om het weer te zien.`,
  note: {
    idle: (words) => `Ik weet niet wat ik met ${words} moet, dus dat laat ik weg.`,
    old: (time) => `Dit schreef je op ${time}.`,
    "old-yes": (time) => `Dat schreef je op ${time}, te lang geleden om als antwoord te tellen. Ik heb niets gedaan.`,
    "old-write": (time) => `Dat schreef je op ${time}, dus ik heb niets gedaan. Zeg het nog eens als je het nog wilt.`,
    "other-message": () => "Het bericht waarop je antwoordt wacht niet op een antwoord, dus ik heb niets gedaan.",
    dropped: (titles) => `Nog niet gedaan: ${titles}.`,
    "too-early": () => "Dit schreef je voordat je kon zien wat ik vraag, dus ik heb nog niets gedaan.",
    unseen: () => "Ik weet niet zeker of dit je bereikt heeft, dus ik vraag het nog eens voor ik het doe.",
  },
  heard: (said: string) => `Ik verstond: “${said}”`,
  unseen: {
    picture: "De foto kan ik niet bekijken; ik lees alleen wat je eronder schreef.",
    video: "De video kan ik niet bekijken; ik lees alleen wat je eronder schreef.",
    file: "Het bestand kan ik niet openen; ik lees alleen wat je eronder schreef.",
  },
  lost: {
    again: (words) => `Mijn vorige antwoord heeft je misschien niet bereikt:\n${words}`,
    alone: "Mijn vorige antwoord heeft je misschien niet bereikt.",
  },
  signUp: (appUrl) =>
    `Hoi, ik ben Parley: ik plan afspraken via WhatsApp. Meld je aan op ${appUrl}/auth?tab=signup en koppel dit nummer om te beginnen.`,
  messages: {
    stopped:
      "Oké: je krijgt geen berichten meer van me. Ik antwoord alleen nog als je me appt. Zeg *START* om weer berichten te krijgen.",
    started: "Je krijgt weer berichten van me. Zeg *STOP* als je er geen meer wilt.",
  },
  proveAgain: (appUrl) =>
    `Het is lang geleden, dus ik wil zeker weten dat dit nummer nog van jou is. Koppel het opnieuw met een nieuwe code: ${appUrl}/dashboard/onboarding?step=whatsapp`,
  tooMany: "Dat is meer dan ik in één keer kan lezen, dus ik antwoord een minuut niet. Stuur het daarna nog eens.",
  unread: (said) =>
    `Ik kan weer lezen. Wat je het laatst stuurde heb ik niet meegenomen${said && `: ${said}`}. Er is niets mee gedaan; zeg het nog eens als het nog geldt.`,
  apology:
    "Sorry, er ging bij mij iets mis en ik kon daar geen antwoord op geven. Kijk even in je agenda voordat je het opnieuw stuurt.",
  noCalendar: {
    "not-connected": (appUrl) =>
      `Je Google Agenda is nog niet gekoppeld. Koppel hem hier, dan kan ik beginnen: ${appUrl}/dashboard/onboarding`,
    revoked: (appUrl) =>
      `Google laat me niet meer in je agenda, dus ik heb niets gedaan. Koppel hem opnieuw: ${appUrl}/dashboard/integrations`,
    "too-large": () =>
      "Er staat meer in je agenda dan ik kan lezen: tienduizenden afspraken, dus er herhaalt zich iets veel te vaak. Ik kan niet zien wat er vrij is en heb niets gedaan. Haal het eruit en probeer het over tien minuten nog eens.",
    "no-permission": (appUrl) =>
      `Google laat me je agenda niet lezen: de toestemming ontbreekt of is ingetrokken, dus ik heb niets gedaan. Beheert je bedrijf het account, dan moet de beheerder het misschien toestaan. Koppel de agenda anders opnieuw en laat alle vinkjes staan: ${appUrl}/dashboard/integrations`,
    down: () =>
      "Google Agenda geeft nu geen antwoord. Ik kan niet zien wat er vrij is en heb niets gedaan. Probeer het over een paar minuten nog eens.",
  },
  noQuota: {
    "trial-over": (appUrl) => `Je proefperiode is voorbij. ${GO_ON} ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Alle afspraken van je proefperiode zijn gebruikt. ${GO_ON} ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Alle afspraken van je abonnement voor deze maand zijn gebruikt. Een groter abonnement heeft er meer: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) =>
      `Je abonnement is afgelopen. Kies een abonnement en ik plan verder: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Je laatste betaling is niet gelukt, dus ik kan geen nieuwe afspraken inplannen. Hier los je dat op: ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Je zit in de gratis proefperiode: je hebt nog ${meetings(left)} en ${count(days, "dag", "dagen")}.`,
    oneTrial:
      "Er is één proefperiode per e-mailadres, Google-account of telefoonnummer, en die van jou is met een ander account begonnen.",
    none: "Je hebt op dit moment geen abonnement.",
    plan: (name) => `Je hebt het abonnement ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Met ${name} zijn afspraken onbeperkt; je hebt er deze maand ${used} gebruikt.`
        : `Je hebt deze maand nog ${left} van de ${limit} afspraken.`,
    prices: (plans) => `Per maand kost het: ${plans.join(", ")}.`,
    more: "Abonnementen en facturen:",
  },
  limit: ({ code }) => LIMITS[code],
  timeProblem: timeProblemIn("nl", {
    past: "die tijd is al voorbij",
    endsFirst: "het eindigt voordat het begint",
    noDate: (day, month, year) => `${day} ${month}${year && ` ${year}`} bestaat niet`,
    noDay: "die dag bestaat niet",
    noMonth: "die maand bestaat niet",
    otherDay: (day, is, not) => `${day} is een ${is}, geen ${not}`,
    noTime: (time) => `${time} bestaat die dag niet, omdat de klok vooruitgaat`,
    other: "die tijd kan ik niet plaatsen",
  }),

  allDay: "de hele dag",
  onDay: (day) => `op ${day}`,
  fromTo: (first, last) => `van ${first} tot en met ${last}`,
  andMore: (shown, more) => `${shown} en nog ${more}`,
  fromCalendar: "uit je agenda",
  notAtAddress: (address: string) => `niet ${address}`,
  with: (people) => `Met: ${people}`,
  notInvited: (people) =>
    `Niet uitgenodigd: ${people}. Ik weet niet wie dat is: stuur de naam of het e-mailadres om ze toe te voegen.`,
  without: (people) => `Niet meer uitgenodigd: ${people}`,
  namedAbove: (guests) => `${peopleIn(guests)} (hierboven genoemd)`,
  guestList: {
    with: (title, guests) => `${title}, ${peopleIn(guests)}:`,
    without: (title, guests) => `Niet meer uitgenodigd voor ${title}, ${peopleIn(guests)}:`,
  },
  forGuests: (names, time) => `Voor ${names}: ${time}`,
  where: (place) => `Waar: ${place}`,
  noteLine: (note) => `Notitie: ${note}`,
  join: (link) => `Deelnemen: ${link}`,
  answers: { accepted: "komt", declined: "komt niet", tentative: "misschien", needsAction: "nog geen antwoord" },
  from: (time) => `Van: ${time}`,
  to: (time) => `Naar: ${time}`,
  times: (zone) => `Tijden: ${zone}.`,
  repeats: (rule) => `Herhaalt zich ${rule}.`,
  onlyThisOne: "Alleen deze ene van de reeks.",
  howMany: (many, length) => `Je hebt ${meetings(many)}${length && `, samen ${length}`}.`,
  meeting: "Afspraak",
  busy: "Bezet",
  meetingWith: (names, title = "Afspraak") => `${title} met ${names}`,
  list: listIn("nl"),

  buttons: {
    no: "Nee",
    undo: "Ongedaan maken",
    undoAll: "Alles terugdraaien",
    leaveIt: "Laat maar",
    leaveOut: "Laat weg",
    neverMind: "Laat maar",
    propose: "Stel voor",
    newOne: "Een nieuwe",
    oldOne: "Die er al is",
    noneOfThese: "Geen van deze",
    yes: {
      create: "Ja, plan maar",
      change: "Ja, pas aan",
      cancel: "Ja, annuleer",
      series: "Ja, doe maar",
      all: "Ja, doe alles",
    },
    anyway: { create: "Toch plannen", change: "Toch verzetten", cancel: "Toch annuleren", series: "Toch doen" },
  },
  menus: { times: "Bekijk tijden", people: "Bekijk mensen", meetings: "Bekijk afspraken", ways: "Bekijk opties" },

  alert: {
    overlap: "Twee van je afspraken overlappen nu:",
    overlapFirst: "Twee van je afspraken overlappen nu, hier voor het eerst:",
    overlaps: "Een paar van je afspraken overlappen nu:",
    whatNow: "Wat zal ik doen?",
    moveFirst: "Verzet de eerste",
    moveSecond: "Verzet de tweede",
    keepBoth: "Houd beide",
    subject: (first, second) => `${first} en ${second} overlappen`,
    settings: (url) => `Deze berichten zet je hier uit: ${url}`,
  },
  proposed: {
    create: (who) => `${who} vraagt om dit te boeken:`,
    cancel: (who) => `${who} vraagt om dit af te zeggen:`,
    restore: (who) => `${who} vraagt om dit terug te zetten:`,
    invited: (people) => `Wordt uitgenodigd: ${people}`,
    told: (people) => `Krijgt bericht: ${people}`,
    wasInvited: (people) => `Uitgenodigd: ${people}`,
    wasTold: (people) => `Heeft bericht gekregen: ${people}`,
    nobody: "niemand",
    question: "Zal ik dat doen? Zonder jouw ja wordt er niets geschreven.",
    yes: "Ja",
    no: "Nee",
    done: "Gedaan:",
    undo: (word) => `Stuur “${word}” om het terug te draaien.`,
    declined: "Goed, er is niets geschreven.",
    over: "Dat staat niet meer open. Er is nu niets geschreven.",
    revoked: "De sleutel of verbinding die erom vroeg, is ingetrokken. Er is niets geschreven.",
    late: (url) => `Je tik kwam laat, dus er is niets gedaan. Antwoorden kan hier nog: ${url}`,
    taken: "Die tijd is intussen bezet. Er is niets geboekt.",
    unsure: (url) => `Ik kan nog niet zeggen of dat gelukt is. Hoe het ervoor staat, zie je hier: ${url}`,
    failed: (url) => `Dat is niet gelukt. Hoe het ervoor staat, zie je hier: ${url}`,
    subject: (who, title) => `${who} vraagt iets over ${title}`,
    open: "Antwoorden",
  },
  reminder: {
    begins: (length, many) => (many === 1 ? `Over ${length}:` : `Over ${length}, ${meetings(many)}:`),
    late: "Ik ben later",
    move: "Verzetten",
    cancel: "Afzeggen",
    subject: (titles, time) => `${titles} om ${time}`,
    hello: (name) => `Hallo${name ? ` ${name}` : ""},`,
    open: "Bekijk de afspraak",
    openAll: "Bekijk je afspraken",
    settings: (url) => `Je kiest zelf wanneer en waar je herinnerd wordt: ${url}`,
    set: (title, length) => `Ik herinner je ${length} van tevoren aan ${title}.`,
    none: (title) => `Ik herinner je niet aan ${title}.`,
    again: (said) => `Teruggedraaid. ${said}`,
    wholeDay: (title) =>
      `${title} duurt de hele dag, en ik herinner je aan wat een tijd heeft. Vraag *wat staat er vandaag* om het te zien.`,
    past: (title) =>
      `Dat moment is al voorbij: ${title} begint te snel. Neem een kortere tijd, bijvoorbeeld 5 minuten van tevoren.`,
  },
  reminded: {
    none: (title) => `Er was geen herinnering aan ${title}, en er staat er geen gepland.`,
    verdict: {
      read: (step) => `Ja: ${step}.`,
      delivered: (step) => `Ja: ${step}.`,
      sent: (step) => `Hij is ${step}; dat hij is aangekomen heeft niemand mij laten weten.`,
      open: (step) => `Nog niet: hij is ${step}.`,
      planned: (step) => `Nog niet: hij staat ${step}.`,
      failed: (step) => `Nee: ${step}.`,
    },
    step: {
      planned: (at) => `gepland voor ${at}`,
      due: (at) => `bedoeld voor ${at}`,
      sent: (at) => `verstuurd ${at}`,
      delivered: (at) => `aangekomen ${at}`,
      read: (at) => `gelezen ${at}`,
      failed: (channel) => `niet aangekomen ${channel}`,
      open: (channel) => `onderweg ${channel}`,
    },
    channel: { whatsapp: "op WhatsApp", email: "per mail" },
    failures: {
      bounced: "de mail kwam terug",
      suppressed: "mail naar je adres kwam eerder terug, of is als spam gemeld",
      late: "hij zou te laat zijn gekomen",
      changed: "de afspraak was intussen veranderd",
      stopped: "je hebt berichten stopgezet",
      off: "je hebt dit uitgezet",
      unlinked: "het nummer was ontkoppeld",
      unconfirmed: "WhatsApp heeft het niet bevestigd",
      "not-in-time": "hij kon niet op tijd worden verstuurd",
      unwritable: "hij kon niet worden geschreven",
      unreachable: "het nummer zit niet op WhatsApp, of is niet te bereiken",
      window: "je laatste bericht was meer dan een dag geleden",
      limited: "WhatsApp beperkt zulke berichten",
      busy: "WhatsApp had het te druk",
      template: "WhatsApp nam het sjabloon niet aan",
      refused: "WhatsApp weigerde hem",
      "mail-refused": "de mail is geweigerd",
    },
  },
  preferences: preferencesInDutch,
  summaries: summariesInDutch,
  propose: {
    notDone: "Dit deel is nog niet gedaan:",
    create: "Zal ik dit inplannen?",
    move: "Zal ik dit verzetten?",
    change: "Zal ik dit aanpassen?",
    cancel: "Zal ik dit annuleren?",
    all: "Zal ik dit allemaal doen?",
    invited: (guests) => `(${guests === 1 ? "krijgt" : "krijgen"} een uitnodiging)`,
    told: (guests) => `(${guests === 1 ? "krijgt" : "krijgen"} bericht)`,
    willBeTold: (people) => `Bericht gaat naar ${people}.`,
    overlaps: (title) => `Dit overlapt met ${title}.`,
    stays: (events) => (events === 1 ? "Dit blijft dan in je agenda staan:" : "Deze blijven dan in je agenda staan:"),
    guestsTold: "De gasten krijgen bericht.",
    leavesYours: "Iemand anders heeft dit gepland: het verdwijnt alleen uit jouw agenda.",
  },
  plan: {
    create: (title, time) => `${title} inplannen, ${time}`,
    cancel: (title, time) => `${title} annuleren, ${time}`,
    move: (title, time) => `${title} verzetten naar ${time}`,
    change: (title, time) => `${title} aanpassen naar ${time}`,
    people: (people) => `, met ${people}`,
    leavesYours: ", door iemand anders gepland: het verdwijnt alleen uit jouw agenda",
    without: (people) => `, niet meer met ${people}`,
    over: (title, more) => `, overlapt dan met ${title}${more ? " en meer" : ""}`,
  },
  template: {
    joins: ["met", "en", "&", "voor", "x", "with", "and"],
    ask: "Zal ik dit als sjabloon bewaren?",
    yes: "Ja, bewaar het",
    length: (length) => `Duur: ${length}`,
    title: (title) => `Titel: ${title}`,
    description: (words) => `Beschrijving: “${words}”`,
    meet: "Google Meet-link",
    noReminder: "geen herinnering",
    reminder: (length) => `herinnering ${length} van tevoren`,
    withDescription: "met de beschrijving",
    from: (name, more) => `Uit je sjabloon ${name}${more && `: ${more}`}.`,
    saved: (name) => `Bewaard als ${name}. Noem die naam als je iets plant, en ik vul de rest in. Aanpassen kan hier:`,
    undone: (name) => `Ongedaan gemaakt: het sjabloon ${name} is er niet meer.`,
    cannot: {
      "not-yours": (title) =>
        `${title} is door iemand anders gemaakt, en ik maak alleen sjablonen van je eigen afspraken.`,
      "whole-day": (title) => `${title} duurt de hele dag, en een sjabloon heeft een duur nodig.`,
      unnamed: (_title) => "Hoe zal ik het noemen? Zeg bijvoorbeeld *maak hier een sjabloon van genaamd kennismaking*.",
      taken: (name) =>
        `Je hebt al een sjabloon ${name}. Geef dit een andere naam: *maak hier een sjabloon van genaamd …*`,
      "too-many": (_name) => "Je hebt zoveel sjablonen als er kunnen zijn. Verwijder er eerst een bij Settings.",
    },
  },
  offer: {
    askAll: (guests: string) => `Zal ik deze tijden naar ${guests} sturen?`,
    linksFor: (names: string) => `Van ${names} heb ik geen adres: je krijgt de link om door te sturen.`,
    eachSays:
      "Iedereen zegt via een eigen link welke tijden kunnen. Ik leg niets vast voor jouw ja; vraag mij *wie kan wanneer?*",
    nobodyAsked:
      "Er staat geen voorstel aan meerdere gasten open. Zeg *stuur Anna en Tom drie tijden*, dan zegt iedereen wat kan.",
    whoCan: (title: string) => `Wie wanneer kan voor ${title}:`,
    can: (names: string) => `wel: ${names}`,
    cannot: (names: string) => `niet: ${names}`,
    silent: (names: string) => `nog geen antwoord: ${names}`,
    allCan: "iedereen kan",
    noneForAll: "Nog geen tijd past iedereen.",
    ask: (guest) => `Zal ik deze tijden mailen naar ${guest}?`,
    askForLink: (name) =>
      `Ik heb geen adres van ${name}. Zal ik een link met deze tijden maken die je zelf doorstuurt?`,
    picks: "De gekozen tijd komt in je agenda, en verder is daar niets van te zien.",
    yes: "Tijden versturen",
    yesLink: "Link maken",
    mailed: (name) => `De tijden zijn onderweg naar ${name}. Ik mail je zodra er een antwoord is. Al je links:`,
    forward: (name) => `Hier is de link voor ${name}:`,
    none: (stretch) => `Er is niets vrij (${stretch}), dus er valt niets aan te bieden. Noem andere dagen.`,
    hint: (name) => `Of zeg *stuur ${name} deze tijden*, dan mail ik een link om er een te kiezen.`,
  },
  templates: {
    yours: "Je sjablonen:",
    none: "Je hebt geen sjablonen. Zeg bij een afspraak *maak hier een sjabloon van*, en de volgende boek je met die naam.",
    more: (kinds) => `en nog ${kinds}.`,
    settings: (url: string) => `Hier maak en wijzig je ze: ${url}`,
    unknown: (name: string) => `Je hebt geen sjabloon ${name}.`,
    askRemoval: "Zal ik dit sjabloon verwijderen? Afspraken die ermee zijn geboekt blijven staan.",
    yesRemove: "Ja, verwijder",
    removed: (name: string) => `Het sjabloon ${name} is verwijderd.`,
    back: (name: string) => `Ongedaan gemaakt: het sjabloon ${name} is er weer.`,
  },
  noFeature: {
    templates: (plans, appUrl) => `Sjablonen voor afspraken horen bij ${plans}: ${appUrl}/dashboard/billing`,
    "basic-summaries": (plans, appUrl) => `Samenvattingen horen bij ${plans}: ${appUrl}/dashboard/billing`,
    "action-items": (plans, appUrl) =>
      `Actiepunten en vervolgafspraken horen bij ${plans}: ${appUrl}/dashboard/billing`,
  },
  reach: {
    cancel: "Deze herhaalt zich. Welke zal ik annuleren?",
    move: "Deze herhaalt zich. Welke zal ik verzetten?",
    one: "Alleen deze",
    following: "Deze en volgende",
    all: "Allemaal",
    otherDay: "Een hele reeks kan ik alleen binnen de dag verzetten. Zal ik alleen deze verzetten?",
  },
  /** How much of a series. */
  series: {
    all: "de hele reeks",
    from: (day) => `alle vanaf ${day}`,
  },
  late: {
    howLate: (title) => `Hoeveel later kom je bij ${title}?`,
    running: (length) => `Ben je ${length} later?`,
    canMove: (time, people) =>
      `Ik kan het verzetten naar ${time}${people ? `; Google laat het dan weten aan ${people}` : ""}.`,
    orMove: (time, people) => `Of ik verzet het naar ${time}; Google laat het dan weten aan ${people}.`,
    mail: "Ja, stuur de mail",
    moveRather: "Afspraak verzetten",
    notYours: "Alleen de organisator kan het verzetten.",
    canTell: (people, move) =>
      `${move ? "Of ik mail alleen" : "Ik kan wel mailen:"} ${people}. Een mail kan ik niet terughalen.`,
    tooManyToMail: (guests) => `Dat zijn te veel mensen om ieder een mail te sturen (${guests}).`,
    move: "Ja, verzet het",
    tell: "Alleen laten weten",
    runsInto: "Dan botst het met:",
    othersOrganise: "alleen de organisator kan dat verzetten",
    moveAlso: (others) => (others === 1 ? "Verzet beide" : `Verzet alle ${others + 1}`),
    to: (title, time) => `${title} naar ${time}`,
    anotherTime: "Op een andere tijd",
    allStay: "De andere blijven staan",
    told: (people, length) =>
      `Er gaat een mail naar ${people}: je bent ongeveer ${length} later. De afspraak blijft staan.`,
  },
  aboutUndo: {
    what: "*Ongedaan maken* draait het laatste terug dat ik deed, tot 24 uur later.",
    next: (titles) => `Dat zou nu dit zijn, en dat is niet teruggedraaid: ${titles}.`,
    nothing: "Er is nu niets meer om terug te draaien.",
  },
  kept: (why, titles) => `${KEPT[why]}: ${titles}.`,
  noException: (name) => `Ik vond geen ${name} om te laten staan.`,
  nothingThen: (stretch) => `Er is niets om aan te passen${stretch && ` ${stretch}`}.`,
  afterAll: {
    created: (what) => `Het was toch ingepland: ${what}.`,
    changed: (what) => `Het was toch aangepast: ${what}.`,
    cancelled: (what) => `Het was toch geannuleerd: ${what}.`,
    undone: (what) => `Het was toch ongedaan gemaakt: ${what}.`,
    unknown: (titles) =>
      `Google Agenda antwoordt nog niet, dus ik weet nog steeds niet of dit gelukt is: ${titles}. Vraag het me zo nog eens, dan kijk ik eerst.`,
  },
  half: {
    move: (title) =>
      `De helft is gedaan: ${title} staat nu twee keer in je agenda, zoals het was en zoals het wordt. Zeg *ja* om het af te maken, of *ongedaan maken* om het terug te zetten zoals het was.`,
    undo: (title) =>
      `De helft is ongedaan gemaakt: ${title} staat nog twee keer in je agenda, zoals het was en zoals het zou worden. Zeg *ongedaan maken* om dat af te maken.`,
  },
  doneAlready: (titles, isBooking) => `Dat is al ${isBooking ? "geboekt" : "gedaan"}: ${titles}.`,
  cancelledSince: (titles, isBooking) =>
    `Het was ${isBooking ? "geboekt" : "gedaan"}, en is sindsdien geannuleerd: ${titles}.`,
  declined: {
    create: "Goed, ik heb het niet ingepland.",
    change: "Goed, het blijft zoals het is.",
    cancel: "Goed, het blijft in je agenda staan.",
    series: "Goed, de reeks blijft zoals hij is.",
    all: "Goed, ik heb alles gelaten zoals het is.",
  },
  conflict: {
    taken: "Dan heb je al iets:",
    late: "Die tijd is inmiddels bezet:",
    more: (events) => `en nog ${events}`,
    asked: (title, time, people) => `Je vroeg om ${title}, ${time}${people ? `, met ${people}` : ""}.`,
    instead: "Deze tijden zijn wel vrij:",
    noneNear: "Ik vond geen vrije tijd in de buurt.",
    bothStay: "Beide blijven in je agenda",
  },
  ask: {
    when: (title) => `Wanneer moet ${title} zijn?`,
    whenNow: (title, now) => `Wanneer moet ${title} zijn? Nu is het ${now}.`,
    when2: "Wanneer moet het zijn?",
    nameDay: (title, options) =>
      `Wanneer moet ${title} zijn? Noem een dag en tijd${options ? ", of kies er een die vrij is" : ""}.`,
    timeOnDay: (day, title) => `Hoe laat op ${day} voor ${title}? Deze tijden zijn vrij:`,
    dayIsFull: (day, title) => `Je hebt dan geen vrije tijd meer (${day}). Wanneer moet ${title} zijn?`,
    whichDays: (title) => `Op welke dag is ${title}, of van welke tot en met welke dag?`,
    whichTime: (problem) => `${problem}. Welke dag en tijd bedoel je?`,
    unreadable: "Die tijd kon ik niet lezen",
    partly: (words) => `Ik weet niet wat ik met ${words} moet. Bedoel je zonder dat dit?`,
    partlyWith: (words) => `Ik weet niet wat ik met ${words} moet. Bedoel je dit?`,
    partlyWhich: (words) => `Ik weet niet wat ik met ${words} moet. Welke van deze bedoel je?`,
    guess: "Ik weet niet zeker of ik je begrijp. Bedoel je dit?",
    guessWhich: "Ik weet niet zeker of ik je begrijp. Welke van deze bedoel je?",
    guessTold: "Ik weet niet zeker of ik je begrijp. Misschien is dit het:",
    notSure: (words) =>
      `Ik weet niet zeker wat je met ${words} bedoelt, dus ik heb niets gedaan. Kun je het anders zeggen?`,
    whoseAddress: (who) => `Wat is het e-mailadres van ${who}? Ik onthoud het.`,
    noAddress: (who) => `Dat lijkt geen e-mailadres. Wat is het adres van ${who}?`,
    whichPerson: (who) => `Ik ken meer mensen die ${who} heten. Wie bedoel je?`,
    seeAbove: (n) => `${n} in het bericht hierboven`,
    reading: (said: string, [first = "", second = ""]: readonly string[]) =>
      `Bedoel je met “${said}” ${first} of ${second}?`,
    which: "Welke bedoel je?",
    whichInstead: (day: string) => `Die kan ik niet vinden. Is het een van deze, op ${day}?`,
    noneCalled: (name) => `Er komt geen ${name}. Is het een van deze?`,
    whichElsewhere: (day) => `Die kan ik${day ? ` op ${day}` : ""} niet vinden. Is het een van deze?`,
    whichToCancel: "Welke zal ik annuleren?",
    whichLine: (lines) =>
      `Welke van de ${lines} bedoel je? Zeg bijvoorbeeld *maak van de tweede 16:00* of *niet de eerste*, of *ja* voor alles.`,
    who: (title) => `Wie bedoel je voor ${title}? Noem een naam of een adres.`,
    takeBack: (titles) => `Dat is al gedaan: ${titles}. Zal ik het terugdraaien?`,
    takeBackMoved: "Het is intussen verplaatst. Zal ik het toch terugdraaien?",
    takeBackChanged: "Het is intussen gewijzigd. Zal ik het toch terugdraaien?",
    undoIt: "Zal ik het terugdraaien?",
    takeBackOlder: "Daarvoor heb ik dit gedaan. Zal ik dat ook terugdraaien?",
    undoInstead: (name) => `Met ${name} heb ik net niets gedaan. Wat zal ik terugdraaien?`,
    target: "Welke afspraak bedoel je? Noem de naam, de tijd of met wie het is.",
    targetToCancel: "Welke afspraak zal ik annuleren? Noem de naam, de tijd of met wie het is.",
  },
  notFound: {
    anywhere: "Zo'n afspraak kan ik niet vinden. Vraag *wat staat er volgende week* om te zien wat er is.",
    emptyDay: (day: string) => `Die afspraak kan ik niet vinden: op ${day} staat er niets.`,
    thatDay: (day: string, zone: string) => `Die afspraak kan ik niet vinden. Op ${day} staat er${zone}:`,
  },
  asItIs: (title: string, time: string) => `${title} is al op dat moment: ${time}.`,
  sameGuests: (title: string, who: string) =>
    who ? `Ja, al uitgenodigd voor ${title}: ${who}.` : `Diegene staat niet bij de gasten van ${title}.`,
  notOrganizer: (title) =>
    `${title} is door iemand anders gepland, dus alleen diegene kan het aanpassen. Ik kan het wel uit jouw agenda halen: zeg *annuleer het*.`,
  repeatsAlready: (title) =>
    `${title} herhaalt zich al, en hoe vaak kan ik niet aanpassen. Ik kan de hele reeks annuleren en opnieuw inplannen.`,
  done: {
    created: (title) => `Ingepland: ${title}`,
    changed: (title) => `Aangepast: ${title}`,
    cancelled: (title) => `Geannuleerd: ${title}`,
    invitations: (people) => `De uitnodiging is verstuurd naar ${people}.`,
    told: (people, guests) => `${people} ${guests === 1 ? "heeft" : "hebben"} bericht gekregen.`,
    undoneCreated: (title) => `Teruggedraaid: ${title} staat niet meer in je agenda`,
    undone: (title) => `Teruggedraaid: ${title} staat er weer zoals het was`,
  },
  again: { yes: "ja", undo: "ongedaan maken" },
  failed: {
    "slot-taken": (title) =>
      `Net kwam er iets anders op die tijd, dus ik heb ${title} niet ingepland. Noem je een andere tijd?`,
    "trial-over": (title, { appUrl }) =>
      `Je proefperiode is voorbij, dus ik heb ${title} niet ingepland. ${GO_ON} ${appUrl}/dashboard/billing`,
    "meetings-used": (title, { appUrl }) =>
      `Alle afspraken van je proefperiode zijn gebruikt, dus ik heb ${title} niet ingepland. ${GO_ON} ${appUrl}/dashboard/billing`,
    "plan-used": (title, { appUrl }) =>
      `Alle afspraken van je abonnement voor deze maand zijn gebruikt, dus ik heb ${title} niet ingepland. Een groter abonnement heeft er meer: ${appUrl}/dashboard/billing`,
    "plan-over": (title, { appUrl }) =>
      `Je abonnement is afgelopen, dus ik heb ${title} niet ingepland. Kies een abonnement en ik plan verder: ${appUrl}/dashboard/billing`,
    "payment-open": (title, { appUrl }) =>
      `Je laatste betaling is niet gelukt, dus ik heb ${title} niet ingepland. Hier los je dat op: ${appUrl}/dashboard/billing`,
    past: (title) => `De tijd voor ${title} is voorbij, dus ik heb het niet opgeschreven. Noem een andere tijd?`,
    revoked: (_title, { appUrl }) =>
      `Google laat me niet meer in je agenda, dus ik heb niets gedaan. Koppel hem opnieuw: ${appUrl}/dashboard/integrations`,
    "cancelled-before": (title) => `${title} was al geannuleerd, dus er was niets te doen.`,
    gone: (title) => `${title} staat niet meer in je agenda, dus er was niets om aan te passen.`,
    forbidden: (title) => `Ik mag ${title} van Google niet in je agenda zetten. Er is niets veranderd.`,
    changed: (title) =>
      `${title} is intussen door iemand anders aangepast, dus ik heb niets veranderd. Zeg me opnieuw wat je wilt.`,
    refused: (title) => `Google Agenda weigerde ${title}. Er is niets veranderd.`,
    "too-many-mails": (title) =>
      `Er gingen de afgelopen 24 uur te veel mails naar gasten, dus over ${title} heb ik niemand gemaild. Laat het hun zelf weten.`,
    "not-taken": (title, { again }) =>
      `Google Agenda weigerde ${title} zojuist, en er is niets veranderd. Zeg *${again}* om het nog eens te proberen.`,
    down: (title, { again }) =>
      `Google Agenda geeft geen antwoord, dus met ${title} is niets gebeurd. Zeg *${again}* om het nog eens te proberen.`,
    unknown: (title, { again }) =>
      `Google Agenda viel stil terwijl ik ${title} schreef, dus ik weet niet of het gelukt is. Zeg *${again}* om het nog eens te proberen: dubbel gebeurt het nooit.`,
  },
  wholeDays: {
    these: "Dit duurt de hele dag:",
    none: (stretch) => `Niets duurt ${stretch} de hele dag.`,
    noneAhead: "Er komt niets dat een hele dag duurt.",
  },
  agenda: {
    nothing: (stretch, isBeside) => `Er staat ${isBeside ? "verder " : ""}niets gepland ${stretch}.`,
    count: (events, stretch, zone) => `${events === 1 ? "Eén afspraak" : meetings(events)} ${stretch}${zone}:`,
    more: (events) => `… en nog ${events}.`,
  },
  dailyAgenda: {
    subject: (day, events) =>
      `${day}: ${events === 0 ? "niets gepland" : events === 1 ? "één afspraak" : meetings(events)}`,
    due: "Te doen uit je afspraken:",
    overlap: (first, second) => `⚠ ${first} en ${second} overlappen.`,
    moreOverlaps: (pairs) => `⚠ … en nog ${count(pairs, "overlap", "overlappen")}.`,
    free: (times) => `Eerste vrije tijd: ${times}.`,
    full: "Geen vrij uur meer in je werktijd.",
    none: "geen",
    open: "Open je agenda",
    settings: (url) => `Je kiest wanneer en waar je agenda komt: ${url}`,
  },
  dueItems: {
    subject: (items, first) => (items === 1 ? `Vandaag af: ${first}` : `Vandaag af: ${items} actiepunten`),
    head: "Vandaag af, uit je afspraken:",
    done: "Klaar",
    whichDone: "Wat is klaar?",
    open: "Open je actiepunten",
  },
  whyNot: {
    not: (time) => `${time} kan hiervoor niet:`,
    nothing: (time) => `Er staat niets in de weg: je bent vrij ${time}.`,
    past: "het is al voorbij",
    busy: (title, times) => `je hebt dan ${title} (${times})`,
    buffer: (title, times) => `het valt te dicht op ${title} (${times}) voor de ruimte die je wilt`,
    dayOff: (day) => `${day} is geen werkdag van je`,
    hours: (hours) => `het valt buiten de uren waarin ik zoek (${hours})`,
    guest: (name) => `${name} is dan bezet`,
    canStill: "Ik kan het toch plannen.",
    shorter: (length, instead) => `Met ${length} in plaats van ${instead} past het wel.`,
    shifted: (time) => `Om ${time} kan het wel.`,
    move: (title) => `Of zeg waar ${title} heen moet.`,
  },
  free: {
    yes: (slot) => `Ja, je bent vrij: ${slot}.`,
    busyAt: (day, time, zone) => `Nee, je bent bezet op ${day} om ${time}${zone}:`,
    busyAll: (slot) => `Nee, je bent de hele tijd bezet, ${slot}:`,
    allDay: (day, hours) => `Je bent ${day} de hele dag vrij${hours && ` (${hours})`}.`,
    gaps: (stretch, gaps, zone) => `Je bent vrij ${stretch}: ${gaps}${zone}.`,
    taken: "Bezet:",
    none: (length, stretch, who, inHours) =>
      `${stretch} is er${inHours ? " in je werktijd" : ""} geen ${length} achter elkaar ${who ? `waarin ${who} kunnen` : "vrij"}.`,
    other: "Noem een andere dag of een kortere afspraak.",
    after: (title) => `Dit zijn de eerste vrije tijden daarna. Kies er een, dan stel ik ${title} voor.`,
    you: "jij",
    options: (length, title, who) =>
      `Op deze tijden ${who === "jij" ? "ben je" : `zijn ${who}`} ${length} vrij. Kies er een, dan stel ik ${title} voor.`,
    unseen: (who) => `De agenda van ${who} kan ik niet zien.`,
    theyAreFree: (who, many, time) => `${who} ${many > 1 ? "zijn" : "is"} vrij: ${time}.`,
    theyAreBusy: (who, many, time) => `${who} ${many > 1 ? "zijn" : "is"} bezet: ${time}.`,
    youAreFree: (time) => `Je bent vrij: ${time}.`,
    soAreYou: "Jij ook.",
    youAreFreeThen: "Jij bent dan vrij.",
    youAreBusy: (title, time) => `Jij hebt dan ${title}, ${time}.`,
  },
};

const KEPT = {
  "all-day": "Wat de hele dag duurt laat ik staan",
  focus: "Je eigen tijd laat ik staan",
  "not-organizer": "Door iemand anders gepland, dus laat ik staan",
  repeats: "Die dag toch al, dus laat ik staan",
  "no-time": "Daarmee is de tijd nog open, dus laat ik staan",
  past: "Die tijd komt niet meer, dus laat ik staan",
  "too-many": "Zoveel doe ik niet in één keer; deze wachten op een volgend bericht",
};

const LIMITS = {
  past: "Die tijd is al voorbij.",
  "end-before-start": "Het einde ligt voor het begin.",
  "too-short": `Een afspraak duurt minstens ${MIN_MEETING_MINUTES} minuten.`,
  "too-long": `Een afspraak duurt hooguit ${MAX_MEETING_MINUTES / 60} uur.`,
  "too-many-days": `Een afspraak duurt hooguit ${MAX_DAYS} dagen.`,
  "too-many-attendees": `Google nodigt hooguit ${MAX_ATTENDEES} mensen uit voor één afspraak. Nodig er minder uit, of één groepsadres voor allemaal.`,
  "too-far": "Ik kan tot twee jaar vooruit plannen.",
};
