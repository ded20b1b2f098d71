import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What was just booked is booked again, or something right behind it. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = ["Yuki Tanaka", "Omar Haddad", "Carlos Ruiz"].map(guest);
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  return talk;
};

const AGAIN = {
  en: ["drinks with yuki fri 17:15", "same again monday", "omar right after"],
  nl: ["borrel met yuki vrijdag 17:15", "hetzelfde nog een keer maandag", "omar daarna"],
  de: ["kaffee mit yuki freitag 17:15", "das gleiche am montag", "omar direkt danach"],
  fr: ["café avec yuki vendredi 17h15", "pareil lundi", "omar juste après"],
  es: ["café con yuki el viernes a las 17:15", "lo mismo el lunes", "omar justo después"],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(AGAIN).map(([language, [open, again, behind]]) => [
        `the same on another day, then somebody else right behind it: ${language}`,
        `> ${open}
        17:15–17:45 … Yuki Tanaka
        > yes
        17:15–17:45
        > ${again}
        30 … 17:15–17:45 … Yuki Tanaka
        > yes
        30
        > ${behind}
        30 … 17:45–18:15 … Omar Haddad`,
      ]),
    ),
    "with somebody else it is asked when, and on one more day it is that of the last": `
    > drinks with yuki fri 17:15
    Yuki
    > yes
    Booked
    > and saturday too
    Sat 28 Nov, 17:15–17:45 … Yuki
    > yes
    Booked
    > same again with omar
    When should “Drinks” be?
    > tuesday 10
    “Drinks” … Tue 1 Dec, 10:00–10:30 … Omar Haddad`,
    "of what waits for a yes the same but another day is only another day": `
    > drinks with yuki fri 17:15
    Fri 27 Nov, 17:15–17:45
    > same but saturday
    *Drinks* … Sat 28 Nov, 17:15–17:45
    > zelfde maar dan maandag
    ma 30 nov, 17:15–17:45
    > same again thursday
    1. … Mon 30 Nov, 17:15–17:45 … 2. … Thu 3 Dec, 17:15–17:45`,
    "whose meeting shall be when rather is the one that there is": `
    > yuki monday 9:00 and omar monday 10:00
    09:00–09:30 … 10:00–10:30
    > omar toch 10:30
    09:00–09:30 … 10:30–11:00
    > yes
    Booked
    > yuki at 8:30 rather
    From: Mon 30 Nov, 09:00–09:30 … To: Mon 30 Nov, 08:30–09:00`,
    "behind a no nobody joins what was left": `
    > drinks with yuki fri 17:15
    Yuki
    > no
    All right
    > omar right after
    When should`,
  },
  begin,
);
