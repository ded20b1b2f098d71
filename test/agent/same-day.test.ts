import { converse, guest, meeting, playAll } from "../support/dialogue";

/** "The same day" beside another request of the message is the day of that one. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Mia Berg"), guest("Lotte Smit"), guest("Paula Ruiz"), guest("Camille Roux")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  for (const title of ["Gym", "Tandarts", "Zahnarzt", "Piscine", "Dentista"])
    talk.put(meeting(title, "2027-03-04T15:00:00+01:00", "2027-03-04T16:00:00+01:00"));
  return talk;
};

const SAID = {
  "beside a meeting that goes": [
    ["cancel thursday's gym and add a call with mia the same day at 5pm", "Thu 4 Mar, 17:00–17:30"],
    ["cancel the gym on thursday and book mia that same day at 5pm", "Thu 4 Mar, 17:00–17:30"],
    ["cancel the gym. then book mia for coffee the same day at 5pm", "Thu 4 Mar, 17:00–17:30"],
    ["schrap de tandarts van donderdag en plan een call met lotte dezelfde dag om 17u", "do 4 mrt, 17:00–17:30"],
    [
      "sag den zahnarzt am donnerstag ab und trag am selben tag um 17 uhr einen call mit mia ein",
      "Do, 4. März, 17:00–17:30",
    ],
    ["annule la piscine de jeudi et ajoute un café avec camille le même jour à 17h", "jeu. 4 mars, 17:00–17:30"],
    ["cancela el dentista del jueves y añade una llamada con paula el mismo día a las 17h", "jue 4 mar, 17:00–17:30"],
    ["cancela el dentista del jueves y ese mismo día a las 17h pon una llamada con paula", "jue 4 mar, 17:00–17:30"],
  ],
  "of which no day is said": [
    ["cancel the gym and book mia same day at 5pm", "Thu 4 Mar, 17:00–17:30"],
    ["annule la piscine et mets un café avec camille le même jour à 17h", "jeu. 4 mars, 17:00–17:30"],
  ],
  "beside a meeting that moves": [
    ["move the gym to friday and add a call with mia the same day at 5pm", "Fri 5 Mar, 17:00–17:30"],
    ["move the gym to friday 10am. add a call with mia the same day at 5pm", "Fri 5 Mar, 17:00–17:30"],
    ["verzet de tandarts naar vrijdag en plan dezelfde dag om 17u een call met lotte", "vr 5 mrt, 17:00–17:30"],
  ],
  "beside another new one": [
    ["lunch with mia on thursday at 12 and a call with paula the same day at 4", "Thu 4 Mar, 16:00–16:30"],
  ],
  "of nothing is asked about": [
    ["book mia the same day at 4", "I'm not sure what to make of “the same day”"],
    [
      "cancel the gym thursday and the piscine thursday and book mia the same day at 5pm",
      "I'm not sure what to make of “the same day”",
    ],
    ["call with mia the same day at 4", "I'm not sure what to make of “the same day”"],
  ],
};

const ofAll = (said: Record<string, string[][]>) =>
  Object.fromEntries(
    Object.entries(said).flatMap(([what, lines]) =>
      lines.map(([text, card]) => [`the same day ${what}: ${text}`, `> ${text}\n${card}`]),
    ),
  );

playAll(ofAll(SAID), begin);

/** Behind an hour that has its minutes stands how long it lasts. */
playAll(
  ofAll({
    "has an hour with its minutes, and how long": [
      ["afspr m lotte do 10u30 3 kwartier aub", "do 4 mrt, 10:30–11:15"],
      ["overleg met lotte do 14u 3 kwartier", "do 4 mrt, 14:00–14:45"],
      ["appel avec camille jeudi 10h30 trois quarts d'heure", "jeu. 4 mars, 10:30–11:15"],
      ["call mit mia do 10h30 dreiviertelstunde", "Do, 4. März, 10:30–11:15"],
      ["llamada con paula jueves 10h30 tres cuartos de hora", "jue 4 mar, 10:30–11:15"],
    ],
  }),
  begin,
);

/** The same day, of what was just done. */
playAll(
  {
    "the day of a meeting that was called off": `
    > cancel the gym
    “Gym”
    > yes
    Cancelled
    > and book mia the same day at 5pm
    Mia Berg … Thu 4 Mar, 17:00–17:30`,
    "the day to which a meeting was moved": `
    > move the gym to friday
    “Gym”
    > yes
    Changed
    > add lunch with mia the same day at 12
    *Lunch* … Fri 5 Mar, 12:00–12:30`,
  },
  begin,
);
