import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Who joins or stays away, said while something waits: nobody is lost on the way to the yes. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", [guest("Carlos Ruiz")]));
  talk.put(meeting("Pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [guest("Omar Haddad")]));
  return talk;
};

const OPENED = { en: "What is", nl: "Wat is", de: "Wie ist", fr: "Quelle est", es: "¿Cuál es" };

const JOINS: Readonly<Record<keyof typeof OPENED, readonly [open: string, ...said: string[]]>> = {
  en: [
    "call with carlos thursday 3pm",
    "zoe too",
    "and with zoe",
    "and not carlos but zoe",
    "bring zoe along",
    "zoe needs to be there too",
  ],
  nl: [
    "bel met carlos morgen om 10u",
    "en zoe moet er ook bij",
    "zoe erbij",
    "en zoe ook",
    "en met zoe",
    "niet carlos maar zoe",
  ],
  de: [
    "telefonat mit carlos morgen um 10 uhr",
    "und zoe dazu",
    "nimm zoe dazu",
    "und mit zoe",
    "nicht carlos sondern zoe",
  ],
  fr: ["point avec carlos vendredi à 11h", "ajoute zoe", "et zoe aussi", "et avec zoe", "pas carlos mais zoe"],
  es: ["reunión con carlos mañana a las 10", "añade a zoe", "que venga zoe", "y con zoe", "no carlos sino zoe"],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(JOINS).flatMap(([language, [open, ...all]]) =>
        all.map((said) => [
          `somebody whom nobody knows joins: ${said}`,
          `> ${open}
          Carlos Ruiz
          > ${said}
          ${OPENED[language as keyof typeof OPENED]} … zoe`,
        ]),
      ),
    ),
    "what would change besides is kept while an address is asked for": `
      > move the pitch to 3:30
      To: Thu 26 Nov, 15:30–16:30
      > and add zoe
      What is zoe's
      > make it friday
      Fri 27 Nov, 15:30–16:30 … What is zoe's
      > with carlos too
      What is zoe's
      > zoe@example.com
      To: Fri 27 Nov, 15:30–16:30 … Omar Haddad … Carlos Ruiz`,
    "who stays away is no no to the change": `
      > verschiebe pitch auf 15:30
      Auf: Do, 26. Nov., 15:30–16:30
      > nein ohne zoe
      Steht nicht auf der Gästeliste … Soll ich das verschieben? … 15:30–16:30`,
    "the question about an address hears what else is said": `
      > drinks with zoe and carlos friday 17:00
      What is zoe's
      > no wait, thursday
      Thu 26 Nov, 17:00–17:30, with Carlos Ruiz … What is zoe's
      > who's coming?
      with Carlos Ruiz … What is zoe's
      > cancel carlos
      Book *Drinks*, Thu 26 Nov, 17:00–17:30 … What is zoe's
      > with bram too
      What is zoe's
      > zoe@example.com
      What is bram's`,
  },
  begin,
);

playAll(
  {
    "whoever cannot come is replaced by who is named for them, and a word for somebody is nobody's name": `
    > coffee with omar friday 10am
    *Coffee* … With: Omar Haddad
    > no omar cant, replace him with carlos
    *Coffee* … With: Carlos Ruiz
    > ok invite him too
    I'm not sure what to make of “ok invite him too”
    > forget it, with omar rather
    *Coffee* … With: Omar Haddad`,
    "what is let go of is gone, and what is asked for behind it stands alone": `
    > coffee with omar friday 10am
    *Coffee*
    > forget it, cancel the pitch instead
    Shall I cancel this? … “Pitch”
    > move it to friday instead
    Shall I move this? … “Pitch” … To: Fri 27 Nov, 14:00–15:00`,
    "a question while an address is asked for leaves it asked": `
    > coffee with zed thursday 10am
    What is zed's e-mail address?
    > am i free then?
    you are free Thu 26 Nov, 10:00–10:30 … What is zed's e-mail address?
    > zed@example.com
    *Coffee* … With: zed (zed@example.com)`,
    "how late is said again in other words": `
    > i'm 15 min late for the pitch
    Running 15 minutes late?
    > no, half an hour
    Running 30 minutes late?`,
  },
  begin,
);

const INSTEAD = {
  en: ["sync with omar and carlos friday 10am", "without omar", "yuki instead"],
  nl: ["overleg met omar en carlos vrijdag 10u", "zonder omar", "yuki in plaats daarvan"],
  de: ["treffen mit omar und carlos freitag 10 uhr", "ohne omar", "stattdessen yuki"],
  fr: ["point avec omar et carlos vendredi 10h", "sans omar", "plutôt yuki"],
  es: ["reunión con omar y carlos viernes 10h", "sin omar", "en su lugar yuki"],
};

const withYuki = () => {
  const talk = begin();
  talk.put(meeting("Lunch", "2026-11-03T12:00:00+01:00", "2026-11-03T13:00:00+01:00", [guest("Yuki Tanaka")]));
  const two = [guest("Omar Haddad"), guest("Carlos Ruiz")];
  talk.put(meeting("Audit", "2026-11-30T12:00:00+01:00", "2026-11-30T13:00:00+01:00", two));
  return talk;
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(INSTEAD).map(([language, [open, off, on]]) => [
        `who comes instead takes the place of whoever was taken off, and of nobody else: ${language}`,
        `> ${open}
        Omar Haddad … Carlos Ruiz
        > ${off}
        Carlos Ruiz
        > ${on}
        Carlos Ruiz … Yuki Tanaka`,
      ]),
    ),
    "of two it is asked in whose place, and whoever came in last goes first": `
    > sync with omar and carlos friday 10am
    Omar Haddad … Carlos Ruiz
    > yuki instead
    Which of these do you mean? … with Carlos Ruiz … Yuki Tanaka … with Omar Haddad … Yuki Tanaka … [Carlos + Yuki] [Omar + Yuki]
    > no
    left everything`,
    "what is written is changed as what is open": `
    > take omar off the audit
    No longer invited: Omar Haddad
    > yes
    Changed
    > yuki instead
    Carlos Ruiz … Yuki Tanaka`,
    "an asterisk spells a word right and takes nobody off": `
    > sync with omar friday 10am
    Omar Haddad
    > omar*
    Omar Haddad
    > friday*
    Fri 27 Nov, 10:00–10:30 … Omar Haddad
    > no
    All right
    > pricng round with omar friday 10am
    *Pricng round*
    > pricing*
    *Pricing round* … Omar Haddad
    > no
    All right
    > coffee with zed friday 12
    What is zed's
    > *zedd
    What is zedd's`,
  },
  withYuki,
);

const ONLY = {
  en: ["sync with omar and carlos friday 10am", "only omar actually", "yes"],
  nl: ["overleg met omar en carlos vrijdag 10u", "alleen omar toch", "ja"],
  de: ["treffen mit omar und carlos freitag 10 uhr", "doch nur omar", "ja"],
  fr: ["point avec omar et carlos vendredi 10h", "seulement omar finalement", "oui"],
  es: ["reunión con omar y carlos viernes 10h", "solo omar mejor", "sí"],
};

test.each(Object.entries(ONLY))("nobody but who is named comes, open or written: %s", (_, [open, only, yes]) => {
  for (const turns of [
    [open, only, yes],
    [open, yes, only, yes],
  ]) {
    const talk = withYuki();
    const before = new Set(talk.events().map(({ id }) => id));
    for (const said of turns) talk.send(said!);
    const [made, another] = talk.events().filter(({ id }) => !before.has(id));
    expect(another).toBeUndefined();
    expect(made?.attendees.filter(isOtherPerson).map(({ name }) => name)).toEqual(["Omar Haddad"]);
  }
});
