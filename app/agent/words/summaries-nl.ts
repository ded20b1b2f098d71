import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { countIn } from "~/domain/word-forms";
import type { summariesInEnglish } from "./summaries-en";

const count = countIn("nl");

/** What Parley says of summaries and action items, in Dutch. */
export const summariesInDutch: typeof summariesInEnglish = {
  none: "Van geen van je afspraken is er al een samenvatting. Open een afspraak op de site en voeg het transcript toe.",
  noneOf: (name) => `Ik heb geen samenvatting van een afspraak die ${name} heet.`,
  of: (title, time) => `${title}, ${time}:`,
  nothing: (title) => `Geen zin van ${title} sprong eruit, dus er is niets te sturen.`,
  askSend: (title, time) => `Zal ik de samenvatting van ${title} (${time}) mailen?`,
  sendTo: (people) => `Aan: ${people}`,
  sendList: (title, guests) => `De samenvatting van ${title} gaat naar ${count(guests, "persoon", "personen")}:`,
  had: (people) => `Al eerder gemaild aan ${people}.`,
  noWayBack: "Een mail is niet terug te halen.",
  sendYes: "Ja, stuur hem",
  sent: (title, people) => `De samenvatting van ${title} is onderweg naar ${people}.`,
  notSent: {
    gone: (title) => `De samenvatting van ${title} is er niet meer, dus ik heb niets gestuurd.`,
    changed: (title) =>
      `De samenvatting van ${title} is veranderd sinds ik het vroeg, dus ik heb niets gestuurd. Vraag het opnieuw om hem te sturen zoals hij nu is.`,
    nobody: (title) => `Er is niemand anders uitgenodigd voor ${title}, dus er is niemand om hem aan te sturen.`,
    "not-a-guest": (title) =>
      `Ik mail een samenvatting alleen aan wie bij de afspraak hoort, en niet iedereen daarvan is uitgenodigd voor ${title}. Niemand is gemaild.`,
    "too-many-mails": () => "Dat zijn te veel mails voor één dag. Niemand is gemaild; probeer het morgen opnieuw.",
  },
  tooManyGuests: (most) => `Dat zijn meer dan ${most} gasten. Kies hier wie hem krijgt:`,
  items: {
    mine: "Jouw open actiepunten:",
    all: "Open actiepunten:",
    with: (name) => `Open met ${name}:`,
    of: (title) => `Actiepunten van ${title}:`,
    mineThen: (stretch) => `Wat je op je nam ${stretch}:`,
    allThen: (stretch) => `Wat er op zich is genomen ${stretch}:`,
    withThen: (name, stretch) => `Actiepunten met ${name} ${stretch}:`,
  },
  noItems: {
    mine: "Je hebt geen open actiepunten uit je afspraken.",
    all: "Er staan geen actiepunten open.",
    with: (name) => `Er staat niets open met ${name} in je samenvattingen.`,
    of: (title) => `Niemand heeft iets op zich genomen in ${title}.`,
    mineThen: (stretch) => `In de afspraken ${stretch} vind ik niets dat je op je nam.`,
    allThen: (stretch) => `In de afspraken ${stretch} vind ik geen actiepunten.`,
    withThen: (name, stretch) => `In de afspraken ${stretch} vind ik niets met ${name}.`,
  },
  found: (name) => `Wat er is gezegd over ${name}:`,
  nothingFound: (name) =>
    `Ik vind niets over ${name} in je samenvattingen, en ook niet in woorden die nog bewaard zijn.`,
  nobody: "Niemand genoemd",
  by: (day) => `uiterlijk ${day}`,
  wasDue: (day) => `was voor ${day}`,
  more: (items) => `… en nog ${items}:`,
  moreMeetings: (meetings) => (meetings === 1 ? "… en nog één afspraak:" : `… en nog ${meetings} afspraken:`),
  allFound: "Alles wat erover is gezegd:",
  howDone: "Zeg *klaar met …* om er een af te vinken.",
  done: (item) => `Klaar: ${item}`,
  open: (item) => `Weer open: ${item}`,
  doneBefore: (item) => `Dat is al klaar: ${item}`,
  whichItem: "Welke is klaar?",
  menu: "Toon punten",
  noItem: (name) => `Ik vind geen open actiepunt als ${name}. Vraag *mijn actiepunten* om ze te zien.`,
  goneItem: "Dat actiepunt is er niet meer.",
  words: {
    whose: "Van welke afspraak zijn deze woorden? Ik vat ze samen zodra je ja zegt.",
    missed: (name) => `Ik vind geen afspraak van de laatste twee weken die ${name} heet. Van welke zijn deze woorden?`,
    these: "deze woorden",
    notes: "deze notities",
    file: (name) => `het bestand ${name}`,
    keep: (what, title, time) => `Zal ik ${what} nemen als wat er is gezegd in ${title}, ${time}, en het samenvatten?`,
    replaces: "Er is al een samenvatting van: de nieuwe komt ervoor in de plaats.",
    yes: "Ja, vat samen",
    taken: (title) => `Ik heb de woorden van ${title}. De samenvatting komt zo:`,
    same: (title) => `Deze woorden van ${title} zijn al samengevat:`,
    takenBack: (title) => `Teruggenomen: de woorden van ${title} en wat ik ervan maakte zijn weggelegd.`,
    earlierBack: (title) => `Teruggenomen: de samenvatting van ${title} is weer die van eerst, met haar woorden:`,
    strangers: (names, title) =>
      `Niemand van wie erin spreekt (${names}) is een gast van ${title}. Zijn ze van een andere afspraak, maak het dan ongedaan.`,
    replacedSince: (title) =>
      `Andere woorden zijn in de plaats gekomen van die je me voor ${title} stuurde, dus heb ik de samenvatting gelaten zoals ze is:`,
    notTaken: {
      empty: "Er staan geen woorden in, dus ik heb niets bewaard.",
      "too-large": `Dat is te lang: hoogstens ${TRANSCRIPT_MB} MB en een miljoen letters. Ik heb niets bewaard.`,
      "not-text": "Dat is geen tekst: ik lees txt, md, vtt, srt en docx. Ik heb niets bewaard.",
      unreadable:
        "Ik kon dat document niet lezen. Bewaar het opnieuw als docx, of plak de tekst. Ik heb niets bewaard.",
      "no-plan": "Je abonnement heeft nu geen samenvattingen, dus ik heb niets bewaard.",
      gone: "Die afspraak staat niet meer in je agenda, dus ik heb niets bewaard.",
      "not-loaded": "WhatsApp gaf me dat bestand niet, dus ik heb niets bewaard. Stuur het nog eens.",
    },
  },
};
