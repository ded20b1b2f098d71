import { dateOf, dayNumber, type Meant, type Wall } from "./date-oracle";

/** A request with one time in it. Where two are usual, both are right. */
export interface SaidDate {
  locale: string;
  text: string;
  meant: (now: Wall) => Meant[];
}

/** How a language says what the rows put together. */
interface LanguageCandidate {
  locale: string;
  /** Asks for a meeting; the time stands behind it. */
  lead: string;
  days: [today: string, tomorrow: string, dayAfter: string];
  weekdays: string[];
  /** As a thumb shortens them. */
  shortly: string[];
  nextWeek: (weekday: string) => string;
  inDays: (n: number) => string;
  inWeeks: (n: number) => string;
  months: string[];
  date: (date: number, month: string) => string;
  /** A day of the month alone. */
  dayOfMonth: (date: 1 | 15 | 30 | 31) => string;
  /** Times of day by their minutes. */
  clocks: Record<Clock, string>;
  span: (from: string, to: string) => string;
  lasts: { 45: string; 90: string; 180: string };
  fromNow: { 45: string; 60: string; 90: string; 120: string; 1440: string };
  parts: [morning: string, afternoon: string, evening: string];
  edges: Record<Edge, string>;
}

type Clock = 0 | 30 | 60 | 90 | 150 | 180 | 570 | 600 | 690 | 720 | 900 | 1410;
type Edge =
  | "month"
  | "nextMonth"
  | "monthEnd"
  | "nextMonthEnd"
  | "nextMonthStart"
  | "week"
  | "nextWeek"
  | "nextWeekStart"
  | "weekend"
  | "firstMonday"
  | "lastFriday";

const english: LanguageCandidate = {
  locale: "en",
  lead: "book a call with Nina",
  days: ["today", "tomorrow", "the day after tomorrow"],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  shortly: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  nextWeek: (weekday) => `next week ${weekday}`,
  inDays: (n) => (n === 1 ? "in one day" : `in ${n} days`),
  inWeeks: (n) => (n === 1 ? "in a week" : `in ${n} weeks`),
  months: "January,February,March,April,May,June,July,August,September,October,November,December".split(","),
  date: (date, month) => `on ${date} ${month}`,
  dayOfMonth: (date) => `on the ${date}${{ 1: "st", 15: "th", 30: "th", 31: "st" }[date]}`,
  clocks: {
    ...{ 0: "at midnight", 30: "at 0:30", 60: "at 1 am", 90: "at 1:30 am", 150: "at 2:30 am", 180: "at 3 am" },
    ...{ 570: "at half past nine in the morning", 600: "at 10:00", 690: "at 11:30", 720: "at noon" },
    ...{ 900: "at 15:00", 1410: "at 23:30" },
  },
  span: (from, to) => `from ${from} to ${to}`,
  lasts: { 45: "for 45 minutes", 90: "for an hour and a half", 180: "for three hours" },
  fromNow: {
    ...{ 45: "in 45 minutes", 60: "in an hour", 90: "in one and a half hours", 120: "in two hours" },
    1440: "in 24 hours",
  },
  parts: ["in the morning", "in the afternoon", "in the evening"],
  edges: {
    ...{ month: "this month", nextMonth: "next month", monthEnd: "at the end of the month" },
    ...{ nextMonthEnd: "at the end of next month", nextMonthStart: "at the beginning of next month" },
    ...{ week: "this week", nextWeek: "next week", nextWeekStart: "at the beginning of next week" },
    ...{ weekend: "this weekend", firstMonday: "on the first Monday of next month" },
    lastFriday: "on the last Friday of next month",
  },
};

const dutch: LanguageCandidate = {
  locale: "nl",
  lead: "plan een gesprek met Nina",
  days: ["vandaag", "morgen", "overmorgen"],
  weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
  shortly: ["ma", "di", "wo", "do", "vr", "za", "zo"],
  nextWeek: (weekday) => `volgende week ${weekday}`,
  inDays: (n) => (n === 1 ? "over een dag" : `over ${n} dagen`),
  inWeeks: (n) => (n === 1 ? "over een week" : `over ${n} weken`),
  months: "januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december".split(","),
  date: (date, month) => `op ${date} ${month}`,
  dayOfMonth: (date) => `de ${date}e`,
  clocks: {
    ...{ 0: "om middernacht", 30: "om 0:30", 60: "om 1 uur 's nachts", 90: "om half twee 's nachts" },
    ...{ 150: "om half drie 's nachts", 180: "om 3 uur 's nachts", 570: "om half tien 's ochtends", 600: "om 10:00" },
    ...{ 690: "om 11:30", 720: "om 12 uur 's middags", 900: "om 15:00", 1410: "om 23:30" },
  },
  span: (from, to) => `van ${from} tot ${to}`,
  lasts: { 45: "45 minuten lang", 90: "anderhalf uur lang", 180: "drie uur lang" },
  fromNow: {
    ...{ 45: "over drie kwartier", 60: "over een uur", 90: "over anderhalf uur", 120: "over twee uur" },
    1440: "over 24 uur",
  },
  parts: ["ochtend", "middag", "avond"],
  edges: {
    ...{ month: "deze maand", nextMonth: "volgende maand", monthEnd: "aan het eind van de maand" },
    ...{ nextMonthEnd: "eind volgende maand", nextMonthStart: "begin volgende maand", week: "deze week" },
    ...{ nextWeek: "volgende week", nextWeekStart: "begin volgende week", weekend: "dit weekend" },
    ...{
      firstMonday: "op de eerste maandag van volgende maand",
      lastFriday: "op de laatste vrijdag van volgende maand",
    },
  },
};

const german: LanguageCandidate = {
  locale: "de",
  lead: "Termin mit Nina",
  days: ["heute", "morgen", "übermorgen"],
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  shortly: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  nextWeek: (weekday) => `nächste Woche ${weekday}`,
  inDays: (n) => (n === 1 ? "in einem Tag" : `in ${n} Tagen`),
  inWeeks: (n) => (n === 1 ? "in einer Woche" : `in ${n} Wochen`),
  months: "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember".split(","),
  date: (date, month) => `am ${date}. ${month}`,
  dayOfMonth: (date) => `am ${date}.`,
  clocks: {
    ...{ 0: "um Mitternacht", 30: "um 0:30 Uhr", 60: "um 1 Uhr nachts", 90: "um halb zwei nachts" },
    ...{ 150: "um halb drei nachts", 180: "um 3 Uhr nachts", 570: "um halb zehn vormittags", 600: "um 10 Uhr" },
    ...{ 690: "um 11:30 Uhr", 720: "um 12 Uhr mittags", 900: "um 15 Uhr", 1410: "um 23:30 Uhr" },
  },
  span: (from, to) => `von ${from} bis ${to}`,
  lasts: { 45: "für 45 Minuten", 90: "für anderthalb Stunden", 180: "für drei Stunden" },
  fromNow: {
    ...{ 45: "in 45 Minuten", 60: "in einer Stunde", 90: "in anderthalb Stunden", 120: "in zwei Stunden" },
    1440: "in 24 Stunden",
  },
  parts: ["vormittag", "nachmittag", "abend"],
  edges: {
    ...{ month: "diesen Monat", nextMonth: "nächsten Monat", monthEnd: "Ende des Monats" },
    ...{ nextMonthEnd: "Ende nächsten Monats", nextMonthStart: "Anfang nächsten Monats", week: "diese Woche" },
    ...{ nextWeek: "nächste Woche", nextWeekStart: "Anfang nächster Woche", weekend: "dieses Wochenende" },
    ...{ firstMonday: "am ersten Montag im nächsten Monat", lastFriday: "am letzten Freitag im nächsten Monat" },
  },
};

const french: LanguageCandidate = {
  locale: "fr",
  lead: "réserve un appel avec Nina",
  days: ["aujourd'hui", "demain", "après-demain"],
  weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  shortly: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  nextWeek: (weekday) => `${weekday} de la semaine prochaine`,
  inDays: (n) => (n === 1 ? "dans un jour" : `dans ${n} jours`),
  inWeeks: (n) => (n === 1 ? "dans une semaine" : `dans ${n} semaines`),
  months: "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre".split(","),
  date: (date, month) => `le ${date === 1 ? "1er" : date} ${month}`,
  dayOfMonth: (date) => `le ${date === 1 ? "1er" : date}`,
  clocks: {
    ...{ 0: "à minuit", 30: "à 0h30", 60: "à 1h du matin", 90: "à 1h30 du matin", 150: "à 2h30 du matin" },
    ...{ 180: "à 3h du matin", 570: "à neuf heures et demie du matin", 600: "à 10h", 690: "à 11h30", 720: "à midi" },
    ...{ 900: "à 15h", 1410: "à 23h30" },
  },
  span: (from, to) => `de ${from} à ${to}`,
  lasts: { 45: "pendant 45 minutes", 90: "pendant une heure et demie", 180: "pendant trois heures" },
  fromNow: {
    ...{ 45: "dans 45 minutes", 60: "dans une heure", 90: "dans une heure et demie", 120: "dans deux heures" },
    1440: "dans 24 heures",
  },
  parts: ["matin", "après-midi", "soir"],
  edges: {
    ...{ month: "ce mois-ci", nextMonth: "le mois prochain", monthEnd: "à la fin du mois" },
    ...{ nextMonthEnd: "à la fin du mois prochain", nextMonthStart: "au début du mois prochain" },
    ...{ week: "cette semaine", nextWeek: "la semaine prochaine", nextWeekStart: "au début de la semaine prochaine" },
    ...{ weekend: "ce week-end", firstMonday: "le premier lundi du mois prochain" },
    lastFriday: "le dernier vendredi du mois prochain",
  },
};

const spanish: LanguageCandidate = {
  locale: "es",
  lead: "reserva una llamada con Nina",
  days: ["hoy", "mañana", "pasado mañana"],
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  shortly: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
  nextWeek: (weekday) => `el ${weekday} de la semana que viene`,
  inDays: (n) => (n === 1 ? "dentro de un día" : `dentro de ${n} días`),
  inWeeks: (n) => (n === 1 ? "en una semana" : `en ${n} semanas`),
  months: "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre".split(","),
  date: (date, month) => `el ${date} de ${month}`,
  dayOfMonth: (date) => `el día ${date}`,
  clocks: {
    ...{ 0: "a medianoche", 30: "a las 0:30", 60: "a la una de la madrugada", 90: "a la 1:30 de la madrugada" },
    ...{ 150: "a las dos y media de la madrugada", 180: "a las 3 de la madrugada" },
    ...{ 570: "a las nueve y media de la mañana", 600: "a las 10:00", 690: "a las 11:30", 720: "a mediodía" },
    ...{ 900: "a las 15:00", 1410: "a las 23:30" },
  },
  span: (from, to) => `de ${from} a ${to}`,
  lasts: { 45: "durante 45 minutos", 90: "durante una hora y media", 180: "durante tres horas" },
  fromNow: {
    ...{ 45: "en 45 minutos", 60: "en una hora", 90: "en hora y media", 120: "dentro de dos horas" },
    1440: "dentro de 24 horas",
  },
  parts: ["por la mañana", "por la tarde", "por la noche"],
  edges: {
    ...{ month: "este mes", nextMonth: "el mes que viene", monthEnd: "a finales de mes" },
    ...{ nextMonthEnd: "a finales del mes que viene", nextMonthStart: "a principios del mes que viene" },
    ...{ week: "esta semana", nextWeek: "la semana que viene", nextWeekStart: "a principios de la semana que viene" },
    ...{ weekend: "este fin de semana", firstMonday: "el primer lunes del mes que viene" },
    lastFriday: "el último viernes del mes que viene",
  },
};

/** Days at the edges of months, of years and of summer time. */
const DATES: [date: number, month: number][] = [
  ...[
    [1, 1],
    [31, 1],
    [28, 2],
    [29, 2],
    [1, 3],
    [8, 3],
    [29, 3],
    [31, 3],
    [5, 4],
    [30, 4],
  ],
  ...[
    [31, 7],
    [27, 9],
    [4, 10],
    [25, 10],
    [1, 11],
    [31, 12],
  ],
] as [number, number][];

/** Every request of every language, the same ones in each. */
export const saidDates: SaidDate[] = [english, dutch, german, french, spanish].flatMap((candidate) =>
  [daysAhead, weekdays, dates, spans, periods].flatMap((rows) =>
    rows(candidate).map(([words, meant]) => ({ locale: candidate.locale, text: `${candidate.lead} ${words}`, meant })),
  ),
);

type Row = [words: string, meant: (now: Wall) => Meant[]];

function daysAhead({ days, clocks, inDays, inWeeks, fromNow }: LanguageCandidate): Row[] {
  const at = (words: string, ahead: number, ...times: Clock[]) =>
    times.map((clock): Row => [`${words} ${clocks[clock]}`, ({ day }) => [{ on: day + ahead, at: clock }]]);
  return [
    ...at(days[0], 0, 720, 900, 1410),
    ...at(days[1], 1, 0, 30, 90, 150, 180, 570, 720, 900),
    ...at(days[2], 2, 0, 60, 150, 570, 720, 1410),
    ...at(inDays(2), 2, 30, 90, 150, 180, 1410),
    ...[1, 2, 3, 4, 5, 6, 7, 10, 14].flatMap((n) => at(inDays(n), n, 600)),
    ...[1, 2, 3, 4].flatMap((n) => at(inWeeks(n), 7 * n, 900)),
    ...Object.entries(fromNow).map(([minutes, words]): Row => [words, () => [{ in: Number(minutes) }]]),
  ];
}

function weekdays({ locale, weekdays: names, shortly, nextWeek, clocks }: LanguageCandidate): Row[] {
  const the = locale === "es" ? "el " : "";
  return names.flatMap((name, n) => {
    const on = (words: string, at: number): Row => [
      words,
      ({ day }) => nextWeekday(day, n + 1).map((on) => ({ on, at })),
    ];
    return [
      on(`${the}${name} ${clocks[900]}`, 900),
      on(`${the}${name} ${clocks[570]}`, 570),
      on(`${shortly[n]} 10:00`, 600),
      [`${nextWeek(name)} ${clocks[690]}`, ({ day }) => [{ on: day + 8 - dateOf(day).weekday + n, at: 690 }]],
    ];
  });
}

function dates({ date, dayOfMonth, months, clocks }: LanguageCandidate): Row[] {
  const named = (d: number, month: number) => `${date(d, months[month - 1] ?? "")} ${clocks[900]}`;
  return [
    ...DATES.map(([d, month]): Row => [named(d, month), ({ day }) => [{ on: nextDate(day, d, month), at: 900 }]]),
    ...([1, 15, 30, 31] as const).map(
      (d): Row => [`${dayOfMonth(d)} ${clocks[600]}`, ({ day }) => [{ on: nextDate(day, d), at: 600 }]],
    ),
    ...["2026-12-31", "2027-02-28", "2028-02-29"].map(
      (iso): Row => [`${iso} ${clocks[900]}`, () => [{ on: Date.parse(iso) / 86_400_000, at: 900 }]],
    ),
    [named(30, 2), () => ["never"]],
    [named(31, 4), () => ["never"]],
  ];
}

function spans({ days, weekdays: names, clocks, span, lasts }: LanguageCandidate): Row[] {
  const digits = (clock: number) =>
    [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const until = (ahead: 1 | 2, from: number, to: number): Row => [
    `${days[ahead]} ${span(digits(from), digits(to))}`,
    ({ day }) => [{ on: day + ahead, at: from, until: { on: day + ahead, at: to } }],
  ];
  const long = (ahead: 1 | 2, clock: Clock, minutes: 45 | 90 | 180): Row => [
    `${days[ahead]} ${clocks[clock]} ${lasts[minutes]}`,
    ({ day }) => [{ on: day + ahead, at: clock, lasts: minutes }],
  ];
  return [
    until(1, 600, 690),
    until(1, 840, 1020),
    until(1, 60, 240),
    until(2, 60, 240),
    until(2, 1320, 1410),
    [
      `${names[2]} ${span(digits(840), digits(990))}`,
      ({ day }) => nextWeekday(day, 3).map((on) => ({ on, at: 840, until: { on, at: 990 } })),
    ],
    long(1, 60, 180),
    long(1, 30, 90),
    long(1, 1410, 90),
    long(2, 60, 180),
    long(2, 900, 45),
  ];
}

function periods({ days, weekdays: names, parts, edges }: LanguageCandidate): Row[] {
  return [
    ...parts.map((part): Row => [`${days[1]} ${part}`, ({ day }) => [{ from: day + 1, to: day + 1 }]]),
    ...parts.map(
      (part): Row => [`${names[4]} ${part}`, ({ day }) => nextWeekday(day, 5).map((on) => ({ from: on, to: on }))],
    ),
    ...(Object.keys(edges) as Edge[]).map((edge): Row => [edges[edge], ({ day }) => [edgeOf(edge, day)]]),
  ];
}

/** The next such weekday; on that very weekday today, or in a week. */
function nextWeekday(from: number, weekday: number): number[] {
  const ahead = (weekday - dateOf(from).weekday + 7) % 7;
  return ahead > 0 ? [from + ahead] : [from, from + 7];
}

/** The next day with this date from a day on, the day itself among them. */
function nextDate(from: number, date: number, month?: number): number {
  for (let day = from; ; day++) {
    const shown = dateOf(day);
    if (shown.date === date && (month === undefined || shown.month === month)) return day;
  }
}

/** Days that the words leave open; "the end" of a month is in its last third. */
function edgeOf(edge: Edge, today: number): Meant {
  const { year, month, weekday } = dateOf(today);
  const monday = today + 1 - weekday;
  const first = (n: number) => dayNumber(year, month + n, 1);
  const firstMonday = first(1) + ((8 - dateOf(first(1)).weekday) % 7);
  const lastDay = first(2) - 1;
  const days: Record<Edge, [number, number]> = {
    month: [first(0), first(1) - 1],
    nextMonth: [first(1), lastDay],
    monthEnd: [first(0) + 19, first(1) - 1],
    nextMonthEnd: [first(1) + 19, lastDay],
    nextMonthStart: [first(1), first(1) + 10],
    week: [monday, monday + 6],
    nextWeek: [monday + 7, monday + 13],
    nextWeekStart: [monday + 7, monday + 9],
    weekend: [monday + 4, monday + 6],
    firstMonday: [firstMonday, firstMonday],
    lastFriday: [lastDay - ((dateOf(lastDay).weekday + 2) % 7), lastDay - ((dateOf(lastDay).weekday + 2) % 7)],
  };
  const [from, to] = days[edge];
  return { from, to };
}
