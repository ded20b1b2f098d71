import { converse, guest, meeting, playAll } from "../support/dialogue";

/** A meeting whose time was still asked for, when another request came: its people take it up with its title. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = [guest("Yuki Tanaka"), guest("Omar Haddad")];
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Gym", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"));
  return talk;
};

const TAKEN_UP = {
  en: ["coffee with yuki next week", "oh before i forget cancel the gym", "ok yuki: tuesday 10", "*Coffee*"],
  nl: ["koffie met yuki volgende week", "annuleer de gym", "yuki dinsdag 10u", "*Koffie*"],
  de: ["kaffee mit yuki nächste woche", "sag gym ab", "ok yuki: dienstag 10 uhr", "*Kaffee*"],
  fr: ["café avec yuki la semaine prochaine", "annule gym", "ok yuki : mardi 10h", "*Café*"],
  es: ["café con yuki la semana que viene", "cancela gym", "yuki: martes a las 10", "*Café*"],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(TAKEN_UP).map(([language, [open, other, again, title]]) => [
        `it is taken up again behind another request: ${language}`,
        `> ${open}
        09:00
        > ${other}
        “Gym”
        > yes
        “Gym”
        > ${again}
        ${title} … 10:00–10:30 … Yuki Tanaka`,
      ]),
    ),
    "somebody else, or another title, is another meeting": `
    > coffee with yuki next week
    When should “Coffee” be?
    > cancel the gym
    “Gym”
    > yes
    Cancelled
    > omar tuesday 10
    *Meeting with Omar Haddad*
    > no
    All right
    > lunch with yuki tuesday 12
    *Lunch*`,
  },
  begin,
);
