import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What is told in front of a correction, what stays as it was, and words that are hardly understood: the card stays. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = [guest("Yuki Tanaka"), guest("Omar Haddad")];
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Audit", "2026-11-30T12:00:00+01:00", "2026-11-30T13:00:00+01:00", people));
  return talk;
};

const CORRECTED = {
  en: [
    "coffee with yuki fri 3pm",
    ["she's always late so 3:15", "15:15–15:45"],
    ["yuki has to leave at 5, make it 4 then", "16:00–16:30"],
    ["he hates mornings so rather 5", "17:00–17:30"],
    ["thursday, still 5", "Thu 26 Nov, 17:00–17:30"],
    ["or 6", "18:00–18:30"],
    ["nah keep 5", "17:00–17:30"],
    ["no stay with 6", "18:00–18:30"],
    ["he talks a lot 😂 better give us 60 min", "18:00–19:00"],
    ["hm fridays a mess. monday 10 am, 45 min pls i deserve it", "Mon 30 Nov, 10:00–10:45"],
    ["could it go til 11 instead of 10:45", "10:00–11:00"],
    ["yeah but add 30 mins to it", "10:00–11:30"],
    ["oh shoot can we do 2 rather than 10", "14:00–15:30"],
    ["thursday not monday, time stays the same", "Thu 3 Dec, 14:00–15:30"],
    ["yuki can't do monday so put it on tuesday, my boss is away then", "Tue 1 Dec, 14:00–15:30"],
  ],
  nl: [
    "koffie met yuki vrijdag 15u",
    ["ze is altijd te laat dus kwart over 3", "15:15–15:45"],
    ["of 16u", "16:00–16:30"],
    ["nee hou het op 15u", "15:00–15:30"],
    ["15u is toch te vroeg, zet m op 17u", "17:00–17:30"],
    ["yuki is pas om 17:50 klaar, doe 18u", "18:00–18:30"],
    ["een half uur eerder, ik red 18u niet", "17:30–18:00"],
    ["vrijdag is te druk, zet het op maandag", "ma 30 nov, 17:30–18:00"],
    ["ik moet om half 6 bij de dokter zijn dus een uurtje eerder", "16:30–17:00"],
    ["schuif m naar 15u en verleng naar 60 min", "15:00–16:00"],
    ["zet m op 16u en nodig omar ook uit", "16:00–17:00 … Omar Haddad"],
  ],
  de: [
    "kaffee mit yuki freitag 15 uhr",
    ["sie kommt immer zu spät also 15:15", "15:15–15:45"],
    ["yuki muss um 5 los, lieber 4", "16:00–16:30"],
    ["bleib bei 15:15", "15:15–15:45"],
    ["15 uhr ist zu knapp, leg es auf 17 uhr", "17:00–17:30"],
    ["yuki ist erst um 17:50 fertig, mach 18 uhr", "18:00–18:30"],
    ["eine halbe stunde früher, 18 uhr schaff ich nicht", "17:30–18:00"],
    ["freitag wird zu stressig, leg es auf montag", "Mo, 30. Nov., 17:30–18:00"],
    ["um halb 6 muss ich zum arzt, also eine stunde früher", "16:30–17:00"],
    ["leg es auf 15 uhr und verlänger auf eine stunde", "15:00–16:00"],
    ["änder die dauer auf 45 min", "15:00–15:45"],
    ["nur 10 bis 11", "10:00–11:00"],
  ],
  fr: [
    "café avec yuki vendredi 15h",
    ["elle doit partir à 17h, plutôt 16h", "16:00–16:30"],
    ["non garde 15h", "15:00–15:30"],
    ["yuki peut pas avant 16h15", "16:15–16:45"],
    ["on a dit 4h et demie en fait", "16:30–17:00"],
    ["je sors du train à 16h donc on va dire 16h15", "16:15–16:45"],
    ["avance-le d'une heure, je pars plus tôt", "15:15–15:45"],
    ["tu peux l'avancer d'1h ?", "14:15–14:45"],
    ["mets-le à 16 heures, pas 15", "16:00–16:30"],
    ["une demi-heure ça suffira pas, mets 1h", "16:00–17:00"],
    ["omar se joint à nous, ajoutez-le", "Omar Haddad"],
  ],
  es: [
    "café con yuki el viernes a las 15h",
    ["yuki se va a las 5, mejor a las 4", "16:00–16:30"],
    ["no, deja las 3", "15:00–15:30"],
    ["yuki no puede antes de las 16:15", "16:15–16:45"],
    ["media hora no alcanza, pon 1h", "16:15–17:15"],
    ["atrásalo media hora que hay tráfico", "16:45–17:45"],
    ["pásalo al lunes a las 10 y déjalo en 45 minutos", "lun 30 nov, 10:00–10:45"],
    ["omar quiere venir, así que súmalo y cámbialo a las 11", "11:00–11:45 … Omar Haddad"],
  ],
} as const;

playAll(
  Object.fromEntries(
    Object.entries(CORRECTED).map(([language, [open, ...said]]) => [
      `what is told of somebody only stands in front of what is corrected: ${language}`,
      [`> ${open}`, "Yuki Tanaka", ...said.flatMap(([text, card]) => [`> ${text}`, card])].join("\n"),
    ]),
  ),
  begin,
);

playAll(
  {
    "a meeting that is to move is corrected so, too": `
    > move the audit to tue 3pm
    To: Tue 1 Dec, 15:00–16:00
    > omar has to go at 12, so 11 then
    To: Tue 1 Dec, 11:00–12:00`,
    "an hour behind “so” answers when it should be": `
    > meet yuki thursday
    What time on Thu 26 Nov
    > right so 3 then
    Thu 26 Nov, 15:00–15:30`,
    "words that hardly anything is made of let go of no card": `
    > coffee with yuki fri 3pm
    15:00–15:30
    > zorblax 4:30
    Without it, do you mean this? … Fri 27 Nov, 16:30–17:00
    > yes
    Shall I book this? … *Coffee* … 16:30–17:00`,
  },
  begin,
);

/** What is shown is called otherwise, asked about or called off, and another one is made beside what was booked. */
playAll(
  {
    "a name is given by a verb at the end, and a length is asked about: nl": `
    > koffie met yuki vrijdag 15u
    vr 27 nov, 15:00–15:30
    > kun je het Bijkletsen noemen? dat klinkt leuker
    *Bijkletsen* … vr 27 nov, 15:00–15:30
    > is dat een half uur of een uur?
    15:00–15:30
    > ja
    Zal ik dit inplannen?
    > ja
    Ingepland
    > ook nog iets met omar, donderdag 11u
    Zal ik dit inplannen? … do 26 nov, 11:00–11:30 … Omar Haddad`,
    "a name is given by a verb at the end, and what is put elsewhere stays itself: de": `
    > kaffee mit yuki freitag 15 uhr
    Fr, 27. Nov., 15:00–15:30
    > kannst du es Plausch nennen? klingt netter
    *Plausch* … Fr, 27. Nov., 15:00–15:30
    > leg es auf 17 uhr, gleicher tag
    *Plausch* … Fr, 27. Nov., 17:00–17:30
    > ja
    Gebucht
    > mach auch noch was mit omar, donnerstag 11 uhr
    Soll ich das buchen? … Do, 26. Nov., 11:00–11:30 … Omar Haddad`,
    "a day and what comes before it are when, and the hour behind it is of that day": `
    > coffee with yuki fri 3pm
    Fri 27 Nov, 15:00–15:30
    > sorry i mean sunday after mass so one pm
    Sun 29 Nov, 13:00–13:30
    > nee zaterdag na de markt dus 14 uur
    za 28 nov, 14:00–14:30
    > nein sonntag nach dem lauf also 11 uhr
    So, 29. Nov., 11:00–11:30
    > non samedi après le marché donc 16h
    sam. 28 nov., 16:00–16:30
    > no el domingo después de misa así que a las 13h
    dom 29 nov, 13:00–13:30`,
    "who is ill is why it is off, and none of the free times is one": `
    > koffie met yuki vrijdag 15u
    vr 27 nov, 15:00–15:30
    > ja
    Ingepland
    > yuki is ziek, gaat niet door
    annuleren`,
  },
  begin,
);
