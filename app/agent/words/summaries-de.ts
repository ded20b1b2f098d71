import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { countIn } from "~/domain/word-forms";
import type { summariesInEnglish } from "./summaries-en";

const count = countIn("de");

/** What Parley says of summaries and action items, in German. */
export const summariesInGerman: typeof summariesInEnglish = {
  none: "Von deinen Terminen hat noch keiner eine Zusammenfassung. Öffne einen Termin auf der Website und füge sein Transkript hinzu.",
  noneOf: (name) => `Ich habe keine Zusammenfassung eines Termins namens ${name}.`,
  of: (title, time) => `${title}, ${time}:`,
  nothing: (title) => `Aus ${title} ragte kein Satz heraus, also gibt es nichts zu senden.`,
  askSend: (title, time) => `Soll ich die Zusammenfassung von ${title} (${time}) mailen?`,
  sendTo: (people) => `An: ${people}`,
  sendList: (title, guests) => `Die Zusammenfassung von ${title} geht an ${count(guests, "Person", "Personen")}:`,
  had: (people) => `Schon früher gemailt an ${people}.`,
  noWayBack: "Eine Mail lässt sich nicht zurückholen.",
  sendYes: "Ja, senden",
  sent: (title, people) => `Die Zusammenfassung von ${title} ist unterwegs an ${people}.`,
  notSent: {
    gone: (title) => `Die Zusammenfassung von ${title} gibt es nicht mehr, ich habe nichts gesendet.`,
    changed: (title) =>
      `Die Zusammenfassung von ${title} hat sich seit meiner Frage geändert, ich habe nichts gesendet. Frag noch einmal, um sie so zu senden, wie sie jetzt ist.`,
    nobody: (title) => `Zu ${title} ist sonst niemand eingeladen, also gibt es niemanden, dem ich sie senden kann.`,
    "not-a-guest": (title) =>
      `Ich sende eine Zusammenfassung nur an Gäste des Termins, und nicht alle davon sind zu ${title} eingeladen. Niemand hat eine Mail bekommen.`,
    "too-many-mails": () =>
      "Das sind zu viele Mails für einen Tag. Niemand hat eine bekommen; bitte versuch es morgen wieder.",
  },
  tooManyGuests: (most) => `Das sind mehr als ${most} Gäste. Wähle hier, wer sie bekommt:`,
  items: {
    mine: "Deine offenen Aufgaben:",
    all: "Offene Aufgaben:",
    with: (name) => `Offen mit ${name}:`,
    of: (title) => `Aufgaben aus ${title}:`,
    mineThen: (stretch) => `Was du übernommen hast, ${stretch}:`,
    allThen: (stretch) => `Was übernommen wurde, ${stretch}:`,
    withThen: (name, stretch) => `Aufgaben mit ${name}, ${stretch}:`,
  },
  noItems: {
    mine: "Du hast keine offenen Aufgaben aus deinen Terminen.",
    all: "Es sind keine Aufgaben offen.",
    with: (name) => `In deinen Zusammenfassungen ist mit ${name} nichts offen.`,
    of: (title) => `In ${title} hat niemand etwas übernommen.`,
    mineThen: (stretch) => `In den Terminen ${stretch} finde ich nichts, was du übernommen hast.`,
    allThen: (stretch) => `In den Terminen ${stretch} finde ich keine Aufgaben.`,
    withThen: (name, stretch) => `In den Terminen ${stretch} finde ich nichts mit ${name}.`,
  },
  found: (name) => `Was über ${name} gesagt wurde:`,
  nothingFound: (name) =>
    `Über ${name} finde ich nichts in deinen Zusammenfassungen und in den Worten, die noch da sind.`,
  nobody: "Niemand genannt",
  by: (day) => `bis ${day}`,
  wasDue: (day) => `war fällig ${day}`,
  more: (items) => `… und ${items} mehr:`,
  moreMeetings: (meetings) => (meetings === 1 ? "… und noch ein Termin:" : `… und noch ${meetings} Termine:`),
  allFound: "Alles, was dazu gesagt wurde:",
  howDone: "Sag *fertig mit …*, um eine abzuhaken.",
  done: (item) => `Erledigt: ${item}`,
  open: (item) => `Wieder offen: ${item}`,
  doneBefore: (item) => `Das ist schon erledigt: ${item}`,
  whichItem: "Welche ist erledigt?",
  menu: "Aufgaben zeigen",
  noItem: (name) => `Ich finde keine offene Aufgabe wie ${name}. Frag *meine Aufgaben*, um sie zu sehen.`,
  goneItem: "Diese Aufgabe gibt es nicht mehr.",
  words: {
    whose: "Aus welchem Termin sind diese Worte? Ich fasse sie zusammen, sobald du ja sagst.",
    missed: (name) => `Ich finde keinen Termin der letzten zwei Wochen namens ${name}. Aus welchem sind diese Worte?`,
    these: "diese Worte",
    notes: "diese Notizen",
    file: (name) => `die Datei ${name}`,
    keep: (what, title, time) =>
      `Soll ich ${what} als das nehmen, was in ${title}, ${time}, gesagt wurde, und zusammenfassen?`,
    replaces: "Es gibt schon eine Zusammenfassung: die neue tritt an ihre Stelle.",
    yes: "Ja, zusammenfassen",
    taken: (title) => `Ich habe die Worte aus ${title}. Die Zusammenfassung kommt gleich:`,
    same: (title) => `Diese Worte aus ${title} sind schon zusammengefasst:`,
    takenBack: (title) => `Zurückgenommen: Die Worte aus ${title} und was ich daraus gemacht habe, sind weg.`,
    earlierBack: (title) =>
      `Zurückgenommen: Die Zusammenfassung von ${title} ist wieder die von vorher, mit ihren Worten:`,
    strangers: (names, title) =>
      `Niemand, der darin spricht (${names}), ist Gast von ${title}. Gehören sie zu einem anderen Termin, mach es rückgängig.`,
    replacedSince: (title) =>
      `Andere Worte sind an die Stelle derer getreten, die du mir für ${title} geschickt hast. Deshalb habe ich die Zusammenfassung gelassen, wie sie ist:`,
    notTaken: {
      empty: "Darin stehen keine Worte, ich habe nichts behalten.",
      "too-large": `Das ist zu lang: höchstens ${TRANSCRIPT_MB} MB und eine Million Buchstaben. Ich habe nichts behalten.`,
      "not-text": "Das ist kein Text: ich lese txt, md, vtt, srt und docx. Ich habe nichts behalten.",
      unreadable:
        "Ich konnte das Dokument nicht lesen. Speichere es noch einmal als docx oder füge den Text ein. Ich habe nichts behalten.",
      "no-plan": "Dein Tarif hat gerade keine Zusammenfassungen, ich habe nichts behalten.",
      gone: "Dieser Termin steht nicht mehr in deinem Kalender, ich habe nichts behalten.",
      "not-loaded": "WhatsApp hat mir die Datei nicht gegeben, ich habe nichts behalten. Bitte schick sie noch einmal.",
    },
  },
};
