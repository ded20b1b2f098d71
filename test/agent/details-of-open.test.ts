import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What a meeting is called, where it is, who comes, and what of it is asked, said of the one that is open. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = [guest("Yuki Tanaka"), guest("Omar Haddad")];
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Audit", "2026-11-30T12:00:00+01:00", "2026-11-30T13:00:00+01:00", [guest("Omar Haddad")]));
  talk.put(meeting("Gym", "2026-11-30T18:00:00+01:00", "2026-11-30T19:00:00+01:00"));
  return talk;
};

type Line = readonly [said: string, answered: string];
const DETAILS: Readonly<Record<string, readonly [open: string, ...Line[]]>> = {
  en: [
    "coffee with yuki fri 3pm",
    ["put Catch up as the title", "*Catch up*"],
    ["set the place to Café Rosso pls", "Café Rosso"],
    ["we're meeting at Café Luz, stick that in", "Café Luz"],
    ["who did you put down as guests", "Yuki Tanaka"],
    ["how many minutes have you put", "15:00–15:30"],
    ["is that friday or thursday? cant see the card on my watch", "Fri 27 Nov, 15:00"],
    ["omar joins", "Yuki Tanaka … Omar Haddad"],
    ["dont invite yuki", "Omar Haddad"],
  ],
  nl: [
    "koffie met yuki vrijdag 15u",
    ["titel: Bijpraten", "*Bijpraten*"],
    ["zet Blue Door als locatie", "Blue Door"],
    ["op welke dag staat dat", "vr 27 nov, 15:00"],
  ],
  de: [
    "kaffee mit yuki freitag 15 uhr",
    ["als titel Austausch", "*Austausch*"],
    ["trag Blue Door als ort ein", "Blue Door"],
    ["wen hast du eingeladen", "Yuki Tanaka"],
  ],
  fr: [
    "café avec yuki vendredi 15h",
    ["mets Point comme titre", "*Point*"],
    ["lieu: Blue Door", "Blue Door"],
    ["qui est dedans maintenant ?", "Yuki Tanaka"],
  ],
  es: [
    "café con yuki el viernes a las 15",
    ["cambia el título a Charla", "*Charla*"],
    ["pon Blue Door como lugar", "Blue Door"],
    ["quién va", "Yuki Tanaka"],
  ],
};

playAll(
  Object.fromEntries(
    Object.entries(DETAILS).map(([language, [open, ...lines]]) => [
      `title, place and questions of what is shown: ${language}`,
      [`> ${open}`, "15:00–15:30", ...lines.flatMap(([said, answered]) => [`> ${said}`, answered])].join("\n"),
    ]),
  ),
  begin,
);

playAll(
  {
    "somebody is added to a row of the day that was told": `
      > what's on monday
      “Audit” … “Gym”
      > add yuki to the first one
      Shall I change this? … “Audit” … Omar Haddad … Yuki Tanaka`,
    "what was just booked is meant by its name, by a figure and by who stays": `
      > coffee with yuki and omar fri 3pm
      15:00–15:30
      > yes
      Booked
      > can we do 4 instead
      Shall I move this? … 16:00–16:30
      > yes
      Changed
      > actually make coffee 5pm
      Shall I move this? … 17:00–17:30
      > yes
      Changed
      > take omar off
      No longer invited: Omar Haddad
      > yes
      Changed
      > no omar should stay in
      With: Yuki Tanaka … Omar Haddad`,
    "two moves that wait take each other's place": `
      > move the audit to 4pm and the gym to 5pm
      1. Move “Audit” to Mon 30 Nov, 16:00–17:00 … 2. Move “Gym” to Mon 30 Nov, 17:00–18:00
      > other way round i mean
      1. Move “Audit” to Mon 30 Nov, 17:00–18:00 … 2. Move “Gym” to Mon 30 Nov, 16:00–17:00`,
    "a day off with an echo, and time of one's own from an hour on": `
      > im off friday, block the day
      *Off* … Fri 27 Nov, all day
      > no
      I did not book it
      > ich hab freitag frei, block mir den tag bitte
      *Frei* … Fr, 27. Nov., ganztägig
      > nein
      nicht gebucht
      > block friday from 2
      *Focus* … Fri 27 Nov, 14:00–18:00`,
  },
  begin,
);
