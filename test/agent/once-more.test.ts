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

/** The same with somebody else on that day, with the third behind that, and the first of them goes again. */
const IN_A_ROW = {
  en: ["intro call with yuki fri 14:00-14:20", "same for omar at 14:30", "and carlos right after his", "yuki's can go"],
  nl: [
    "intro met yuki vrijdag 14:00 20 min",
    "zelfde voor omar om 14:30",
    "en carlos meteen na hem",
    "die van yuki mag weg",
  ],
  de: [
    "intro mit yuki freitag 14:00 20 min",
    "dasselbe mit omar um 14:30",
    "und carlos gleich nach ihm",
    "der von yuki kann weg",
  ],
  fr: [
    ...["intro avec yuki vendredi 14h-14h20", "pareil pour omar à 14h30"],
    ...["et carlos juste après lui", "celui de yuki peut sauter"],
  ],
  es: [
    ...["intro con yuki el viernes a las 14:00 20 min", "lo mismo con omar a las 14:30"],
    ...["y carlos justo después de él", "la de yuki fuera"],
  ],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(IN_A_ROW).map(([language, [open, same, behind, gone]]) => [
        `one after the other for the same, on the day of the first, and one of them is called off by whose it is: ${language}`,
        `> ${open}
        Intro … 14:00–14:20 … Yuki Tanaka
        > yes
        14:00–14:20
        > ${same}
        Intro … 27 … 14:30–14:50 … Omar Haddad
        > yes
        14:30–14:50
        > ${behind}
        Intro … 27 … 14:50–15:10 … Carlos Ruiz
        > yes
        14:50–15:10
        > ${gone}
        Intro … 27 … 14:00–14:20 … Yuki Tanaka`,
      ]),
    ),
    "with somebody else it is called after them, and never after nobody": `
    > meeting with yuki fri 10:00
    *Meeting with Yuki Tanaka*
    > yes
    Booked
    > same but monday with omar
    *Meeting with Omar Haddad* … Mon 30 Nov, 10:00–10:30`,
    "an hour that is over on that day is the next one, and after a meal nobody has another": `
    > lunch with yuki today 12:00
    *Lunch*
    > yes
    Booked
    > same with carlos at 9:00
    “Lunch” … Thu 26 Nov, 09:00–09:30 … Carlos Ruiz
    > yes
    Booked
    > and omar right after
    *Meeting with Omar Haddad* … Thu 26 Nov, 09:30–10:00`,
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
