/** The languages in which each shape is said. */
export const LANGUAGES = ["en", "nl", "de", "fr", "es"] as const;
export type Spoken = (typeof LANGUAGES)[number];

export const [anna, tom, priya, jonas, lucia] = ["anna", "tom", "priya", "jonas", "lucia"].map(
  (name) => `${name}@example.com`,
) as [string, string, string, string, string];

/** Known to the person who texts, by address. */
export const PEOPLE: Readonly<Record<string, string>> = {
  [anna]: "Anna de Vries",
  [tom]: "Tom Baker",
  [priya]: "Priya Nair",
  [jonas]: "Jonas Weber",
  [lucia]: "Lucía Ortega",
};

/** What stands in the calendar, as it is called in each of `LANGUAGES`. */
export const TITLES = {
  dentist: ["Dentist", "Tandarts", "Zahnarzt", "Dentiste", "Dentista"],
  budget: ["Budget review", "Budgetoverleg", "Budgetbesprechung", "Point budget", "Reunión de presupuesto"],
  lunch: ["Lunch with Priya", "Lunch met Priya", "Mittagessen mit Priya", "Déjeuner avec Priya", "Comida con Priya"],
  interview: [
    ...["Interview Jonas", "Sollicitatiegesprek Jonas", "Interview Jonas", "Entretien Jonas", "Entrevista Jonas"],
  ],
  team: ["Team meeting", "Teamoverleg", "Teambesprechung", "Réunion d'équipe", "Reunión de equipo"],
  bank: [
    ...["Call with the bank", "Bellen met de bank", "Telefonat mit der Bank", "Appel avec la banque"],
    "Llamada con el banco",
  ],
  yoga: ["Yoga", "Yoga", "Yoga", "Yoga", "Yoga"],
} as const satisfies Record<string, readonly string[]>;

export type Titled = keyof typeof TITLES;

/**
 * A day of the week in which the talk takes place, on its Wednesday at 9:30 in Amsterdam: "Thu 16:00", "+1Mon 10:00" in the
 * next week, "date Fri" of what takes whole days. An end is not in it.
 */
export type Moment = string;

/** From when, to when, and who is there. */
export const WEEK: readonly { title: Titled; from: Moment; to: Moment; with?: readonly string[] }[] = [
  { title: "bank", from: "Wed 15:00", to: "Wed 16:00" },
  { title: "yoga", from: "Wed 17:30", to: "Wed 18:30" },
  { title: "dentist", from: "Thu 10:00", to: "Thu 10:30" },
  { title: "budget", from: "Thu 14:00", to: "Thu 15:00", with: [tom, anna] },
  { title: "lunch", from: "Fri 12:00", to: "Fri 13:00", with: [priya] },
  { title: "interview", from: "Fri 16:00", to: "Fri 17:00", with: [jonas] },
  { title: "team", from: "+1Mon 11:00", to: "+1Mon 11:30", with: [lucia, tom] },
];

/** A new event. What is left out may be anything. */
export interface Wanted {
  from: Moment;
  to?: Moment;
  /** Exactly these guests, by address. */
  with?: readonly string[];
  title?: RegExp;
  where?: RegExp;
  /** In its title, its place or its description. */
  words?: RegExp;
}

/** How the calendar should look in the end; what is not named is as it was. */
export interface Ends {
  after?: readonly Wanted[];
  /** One new event of so many minutes, at least and at most, somewhere in there. */
  within?: { from: Moment; to: Moment; minutes: readonly [number, number]; with?: readonly string[] };
  moved?: readonly (readonly [Titled, Moment, Moment])[];
  /** Of its old length, somewhere in there. */
  movedWithin?: readonly [Titled, Moment, Moment];
  gone?: readonly Titled[];
  guests?: readonly [Titled, readonly string[]];
  changed?: readonly [Titled, { title?: RegExp; where?: RegExp }];
  /** Nothing new lies over anything. */
  apart?: boolean;
  /** A question back will do. */
  mayAsk?: boolean;
  /** Other ends that are right as well. */
  or?: readonly Ends[];
}

/**
 * One step of a talk: the message of that number · "yes" presses the button that confirms, "yes?" where there is one ·
 * "no" · "row" takes the first time of a list, where there is one · "agreed": a yes comes in words from now on · "begun":
 * what comes is a second request · what the last answer, or one of them, must say, or be about.
 */
export type Turn =
  | number
  | "yes"
  | "yes?"
  | "no"
  | "row"
  | "agreed"
  | "begun"
  | { hears: RegExp }
  | { heard: RegExp }
  | { titled: Titled };

/** One plain thing that people ask for. */
export interface Shape {
  /** In English, for whoever finds words for it; "1: … 2: …" are the messages of a talk. */
  means: string;
  turns: readonly Turn[];
  ends: Ends;
}
