import { converse, guest, meeting, playAll } from "../support/dialogue";

/** A series that waits for a yes is put right piece by piece. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Photo", "2027-02-15T09:00:00+01:00", "2027-02-15T10:00:00+01:00", [guest("Kofi Mensah")]));
  return talk;
};

/** The series; a later week, a day to begin on, a last day, how often, another weekday and another rhythm. */
const SERIES = {
  en: [
    ...["swimming every thursday at 17:00", "but starting next week", "from the 12th of april", "till the end of june"],
    ...["just 10 times", "make it tuesday", "every two weeks rather"],
  ],
  nl: [
    ...["elke donderdag 17:00 zwemmen", "vanaf volgende week pas", "vanaf 12 april", "tot eind juni"],
    ...["10 keer", "maak daar dinsdag van", "om de week liever"],
  ],
  de: [
    ...["jeden donnerstag 17 uhr schwimmen", "aber erst ab nächster woche", "ab dem 12. april", "bis ende juni"],
    ...["zehn mal", "lieber dienstags", "alle zwei wochen"],
  ],
  fr: [
    ...[
      "piscine tous les jeudis à 17h",
      "à partir de la semaine prochaine",
      "à partir du 12 avril",
      "jusqu'à fin juin",
    ],
    ...["10 fois", "plutôt le mardi", "plutôt une semaine sur deux"],
  ],
  es: [
    ...["natación cada jueves a las 17:00", "pero empezando la semana que viene", "a partir del 12 de abril"],
    ...["hasta finales de junio", "diez veces", "mejor los martes", "cada dos semanas mejor"],
  ],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(SERIES).map(([language, [open, week, day, last, often, weekday, rhythm]]) => [
        `when it begins, where it ends, on which day and how often: ${language}`,
        `> ${open}
        4 … 17:00–17:30
        > ${week}
        11 … 17:00–17:30
        > ${day}
        15 … 17:00–17:30
        > ${last}
        15 … 17:00–17:30 … 30
        > ${often}
        15 … 17:00–17:30 … 10
        > ${weekday}
        13 … 17:00–17:30 … 10
        > ${rhythm}
        13 … 17:00–17:30 … 2 … 10`,
      ]),
    ),
    "the weekday that was said is in its rule, and the hour, the length and the guests as for anything": `
    > coffee with kofi friday 3pm
    Fri 5 Mar, 15:00–15:30
    > every week please
    Fri 5 Mar, 15:00–15:30 … every week
    > never mind
    All right
    > swimming every thursday 7am
    Thu 4 Mar, 07:00–07:30 … every week on Thu
    > make it tuesday at 8
    Tue 9 Mar, 08:00–08:30 … every week on Tue
    > every two weeks rather
    every 2 weeks on Tue
    > fridays
    Fri 12 Mar, 08:00–08:30 … every 2 weeks on Fri
    > an hour, with kofi
    Fri 12 Mar, 08:00–09:00 … every 2 weeks on Fri … Kofi
    > weekly
    Fri 12 Mar, 08:00–09:00 … every week on Fri`,
    "a month that it lasts until is none of it, a day is, and so many weeks count from the first": `
    > swimming every thursday 7am
    Thu 4 Mar
    > until august
    every week on Thu, until Sat 31 Jul
    > until the 18th
    until Thu 18 Mar
    > for 8 weeks
    until Wed 28 Apr
    > starting in may
    Thu 6 May`,
    "it does not end before it begins": `
    > swimming every thursday 7am
    Thu 4 Mar
    > from may on
    Thu 6 May
    > until the 18th of march
    It ends before it starts`,
    "only this week is once": `
    > swimming every thursday 7am
    Thu 4 Mar, 07:00–07:30 … Repeats every week
    > no wait, only this week
    *Swimming*\nThu 4 Mar, 07:00–07:30\n[Yes, book it]`,
    "of the days of a series that has several none is put in their place": `
    > swimming every tuesday and thursday 7am
    Thu 4 Mar, 07:00–07:30 … on Tue, Thu
    > starting next week
    Tue 9 Mar, 07:00–07:30 … on Tue, Thu
    > every day rather
    07:00–07:30 … every day`,
  },
  begin,
);
