import { expect, test } from "vitest";
import { zoned } from "~/domain/zones";
import { converse, guest, meeting } from "../support/dialogue";

/**
 * Lunch with Mia tomorrow from 12 to 13, as it is open, booked, told or about to be moved there, and what is said of it next:
 * the yes writes that and nothing else, in each of those states.
 */
interface Said {
  title: string;
  open: string;
  ask: string;
  move: string;
  /** By what the lunch is then: its day of March and its hours. */
  changes: Record<string, string[]>;
}

const SAID: Record<string, Said> = {
  en: {
    title: "Lunch",
    open: "lunch with mia tomorrow 12 to 1pm",
    ask: "what do I have tomorrow?",
    move: "move lunch to 12",
    changes: {
      "4 15:00–16:00": [
        "lunch at 3pm please",
        "I'm at the dentist until 2:30, make it 3pm",
        "can we do 3pm? I'm stuck in a workshop",
      ],
      "4 11:00–12:00": ["bump the lunch up an hour"],
      "4 12:00–14:00": [
        ...["extend it to 2pm", "stretch lunch to 2", "lengthen it to 14:00"],
        ...["extend lunch until 2", "let it run till two", "it should end at 2pm", "add an hour", "an extra hour pls"],
      ],
      "4 12:00–12:45": [
        "knock 15 minutes off",
        "15 min shorter",
        "trim a quarter of an hour off the end",
        "end it at 12:45",
      ],
    },
  },
  nl: {
    title: "Lunch",
    open: "lunch met mia morgen van 12 tot 13 uur",
    ask: "wat heb ik morgen?",
    move: "verzet de lunch naar 12 uur",
    changes: {
      "4 11:00–12:00": ["zet mia op 11 uur", "lunch graag om 11 uur", "de lunch moet om 11 uur"],
      "4 12:00–14:00": [
        ...[
          "verleng het tot 14 uur",

          "lunch loopt door tot 2 uur",
          "eindig om 14:00",
        ],
        ...["een uur erbij aan het eind", "rek de lunch op tot twee uur"],
      ],
      "4 12:00–13:30": ["half uur erbij", "doe er een half uurtje bij"],
      "4 12:00–12:45": ["een kwartiertje eraf", "kwartier korter", "stop maar om kwart voor een"],
    },
  },
  de: {
    title: "Mittagessen",
    open: "Mittagessen mit Mia morgen von 12 bis 13 Uhr",
    ask: "was habe ich morgen?",
    move: "verschieb das Mittagessen auf 12 Uhr",
    changes: {
      "4 11:00–12:00": ["leg mia auf 11:00", "das Essen bitte schon um 11", "das Essen mit Mia um 11"],
      "5 15:00–16:00": ["das mittagessen bitte freitag 15 uhr"],
      "4 12:00–14:00": [
        ...["verlänger es bis 14 uhr", "das Mittagessen soll bis 14 Uhr gehen"],
        ...["dehn es bis 14 uhr aus", "es endet um 14 uhr", "häng noch eine stunde dran"],
      ],
      "4 12:00–13:30": ["das braucht eher anderthalb stunden", "halbe stunde länger bitte"],
      "4 12:00–12:45": ["hör um viertel vor eins auf", "zieh 15 min ab", "viertelstunde kürzer"],
    },
  },
  fr: {
    title: "Déjeuner",
    open: "déjeuner avec mia demain de 12h à 13h",
    ask: "qu'est-ce que j'ai demain ?",
    move: "déplace le déjeuner à 12h",
    changes: {
      "4 15:00–16:00": ["change l'heure pour 15h", "mets mia à 15 heures"],
      "5 15:00–16:00": ["le déjeuner vendredi à 15h"],
      "4 12:00–14:00": [
        ...["étends-le à 14h", "fin à 14h stp", "rallonge le déjeuner jusqu'à 14h", "ça finit à 14h"],
        ...["ça se termine à 14h en fait, pas 13h"],
      ],
      "4 12:00–12:45": ["un quart d'heure de moins", "enlève 15 minutes", "raccourcis le à 45 min"],
    },
  },
  es: {
    title: "Comida",
    open: "comida con mia mañana de 12 a 13h",
    ask: "¿qué tengo mañana?",
    move: "pasa la comida a las 12",
    changes: {
      "4 13:00–14:00": ["las 12 está mal, ponla a las 13"],
      "4 15:00–16:00": [
        "pon a mia a las 15",
        "El almuerzo ponlo a las 15:00",
        "estoy en el dentista hasta las 14:30, ponla a las 15h",
      ],
      "5 15:00–16:00": ["la comida el viernes a las 15", "llévala al viernes a las 15"],
      "11 12:00–13:00": ["jueves 12h pero de la semana próxima"],
      "4 12:00–14:00": [
        ...["extiéndela a las 14h", "alarga la comida hasta las 14h", "bloquéala hasta las 14", "acaba a las dos"],
        ...["que termine a las 14:00", "una hora más al final"],
      ],
      "4 12:00–12:45": ["quítale 15 minutos", "un cuarto de hora menos", "que acabe a las 12:45"],
    },
  },
};

const STATES = ["open", "booked", "told", "moving"] as const;

for (const [locale, { title, open, ask, move, changes }] of Object.entries(SAID))
  for (const [outcome, messages] of Object.entries(changes))
    test.each(messages)(`${locale}: %s makes it ${outcome} in every state`, (message) => {
      for (const state of STATES) {
        const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred: locale });
        const at = (from: string, to: string) =>
          meeting(title, `2027-03-04T${from}:00+01:00`, `2027-03-04T${to}:00+01:00`, [guest("Mia Berg")]);
        if (state === "told") talk.put(at("12:00", "13:00"));
        else if (state === "moving") talk.put(at("09:00", "10:00"));
        else talk.put({ ...at("12:00", "13:00"), id: "before", title: "Photo", start: 0, end: 1 });
        if (state === "moving") talk.say(move);
        else if (state === "told") talk.say(ask);
        else talk.say(open);
        if (state === "booked") talk.say("👍");
        talk.say(message);
        talk.say("👍");
        expect(outcomes(talk), state).toEqual([outcome]);
      }
    });

const outcomes = (talk: ReturnType<typeof converse>) =>
  talk
    .events()
    .filter(({ start }) => start > 1)
    .map(({ start, end }) => {
      const [from, to] = [start, end].map((instant) => zoned(instant, "Europe/Amsterdam"));
      return `${from?.day} ${from?.toPlainTime().toString({ smallestUnit: "minute" })}–${to?.toPlainTime().toString({ smallestUnit: "minute" })}`;
    });
