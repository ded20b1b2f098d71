import { converse, guest, meeting, playAll } from "../support/dialogue";

/** A series is on another day than was said, and a day off is none after all. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Dexter Cole")]));
  return talk;
};

const SAID = {
  en: {
    series: "set up a weekly 1:1 with dexter mondays 10am",
    tuesdays: ["and tuesdays not mondays", "tuesdays rather than mondays", "no wait on tuesdays instead of mondays"],
    off: "i'm off monday and tuesday, block both days",
    wednesday: ["wednesday too actually", "and wednesday"],
    friday: "im off friday",
    monday: "and monday too",
    works: [
      "oh no i have to work monday after all, take that one off again",
      "actually working monday, remove that one",
      "scrap monday again, i have to work",
    ],
  },
  nl: {
    series: "plan een wekelijkse 1:1 met dexter op maandag om 10 uur",
    tuesdays: ["en op dinsdagen, niet maandagen", "dinsdagen ipv maandagen"],
    off: "ik ben maandag en dinsdag vrij, blokkeer beide dagen",
    wednesday: ["woensdag ook eigenlijk", "en woensdag"],
    friday: "vrijdag neem ik vrij",
    monday: "maandag ook",
    works: [
      "oh nee maandag moet ik toch werken, haal die weer weg",
      "maandag moet toch weer weg, dan werk ik",
      "toch niet maandag, dan moet ik werken",
    ],
  },
  de: {
    series: "jeden montag um 10 1:1 mit dexter",
    tuesdays: ["und dienstags statt montags", "nicht montags sondern dienstags"],
    off: "ich hab montag und dienstag frei, block beide tage",
    wednesday: ["mittwoch eigentlich auch", "und mittwoch"],
    friday: "freitag nehme ich frei",
    monday: "montag auch",
    works: [
      "oh nein montag muss ich doch arbeiten, nimm den wieder raus",
      "montag doch nicht, muss arbeiten",
      "montag arbeite ich doch",
    ],
  },
  fr: {
    series: "un 1:1 avec dexter tous les lundis à 10h",
    tuesdays: ["et le mardi, pas le lundi", "les mardis au lieu des lundis"],
    off: "je suis en congé lundi et mardi, bloque les deux jours",
    wednesday: ["mercredi aussi en fait", "et mercredi"],
    friday: "congé vendredi",
    monday: "et lundi aussi",
    works: [
      "ah non lundi je dois travailler finalement, enlève-le",
      "finalement lundi je travaille, retire-le",
      "lundi je dois travailler finalement",
    ],
  },
  es: {
    series: "1:1 con dexter todos los lunes a las 10",
    tuesdays: ["y los martes, no los lunes", "los martes en vez de los lunes"],
    off: "tengo libre el lunes y el martes, bloquea los dos días",
    wednesday: ["el miércoles también", "y el miércoles"],
    friday: "el viernes lo tengo libre todo el día",
    monday: "el lunes también",
    works: ["ay no, el lunes tengo que trabajar, quítalo", "el lunes tengo que trabajar al final"],
  },
};

/** What is called off is in quotes on its card. */
const KEPT: Readonly<Record<string, string>> = {
  en: "“Off”",
  nl: "“Vrij”",
  de: "“Frei”",
  fr: "“Congé”",
  es: "“Libre”",
};

playAll(
  Object.fromEntries([
    ...Object.entries(SAID).flatMap(([language, { series, tuesdays, off, wednesday, friday, monday, works }]) => [
      ...tuesdays.map((said) => [
        `${language}, a series on another day: ${said}`,
        `> ${series}
        *1:1* … 8 … 10:00–10:30
        > ${said}
        *1:1* … 9 … 10:00–10:30 … [`,
      ]),
      ...wednesday.map((said) => [
        `${language}, one day off more: ${said}`,
        `> ${off}
        8 … 9 … 2
        > ${said}
        8 … 9 … 10`,
      ]),
      ...works.map((said) => [
        `${language}, a day off is none: ${said}`,
        `> ${friday}
        5
        > yes
        5
        > ${monday}
        8
        > yes
        8
        > ${said}
        ${KEPT[language]} … 8`,
      ]),
    ]),
    [
      "a fair of books is no way out",
      `> el sábado todo el día feria del libro
      *Feria del libro* … 6 … todo el día`,
    ],
  ]),
  begin,
);
