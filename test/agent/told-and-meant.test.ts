import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What is told of a meeting or of somebody and is meant as a wish. It is Wednesday 3 March, half past nine. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Ingrid Larsen"), guest("Owen Price"), guest("Lotte Smit")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  talk.put(meeting("Physio", "2027-03-01T16:00:00+01:00", "2027-03-01T16:30:00+01:00"));
  talk.put(meeting("Client intake", "2027-03-03T10:00:00+01:00", "2027-03-03T10:45:00+01:00"));
  talk.put(meeting("Onboarding Ingrid", "2027-03-04T14:00:00+01:00", "2027-03-04T15:00:00+01:00", [people[0]!]));
  talk.put(meeting("Yoga", "2027-03-05T12:00:00+01:00", "2027-03-05T12:30:00+01:00"));
  talk.put(meeting("Physio", "2027-03-05T16:00:00+01:00", "2027-03-05T16:30:00+01:00"));
  return talk;
};

const scriptsOf = (lines: readonly (readonly [string, string])[]) =>
  Object.fromEntries(lines.map(([text, answer]) => [text, `> ${text}\n${answer}`]));

/** So much more time in front of a meeting puts it off. */
playAll(
  scriptsOf([
    ["stuck in traffic ugh, give me 40 more minutes before the client intake", "“Client intake” … 10:40–11:25"],
    ["i need another half hour before the client intake", "“Client intake” … 10:30–11:15"],
    ["running late, give me 20 extra minutes before the client intake", "“Client intake” … 10:20–11:05"],
    ["geef me 20 minuten extra voor de client intake", "“Client intake” … 10:20–11:05"],
    ["gib mir 20 minuten mehr vor dem client intake", "“Client intake” … 10:20–11:05"],
    ["donne-moi 20 minutes de plus avant le client intake", "“Client intake” … 10:20–11:05"],
    ["dame 20 minutos más antes del client intake", "“Client intake” … 10:20–11:05"],
    ["remind me 30 minutes before the yoga", "Yoga"],
  ]),
  begin,
);

/** Somebody cannot then, and asks for another hour. */
const LATER = "“Onboarding Ingrid” … Thu 4 Mar, 16:15–17:15";
playAll(
  scriptsOf([
    ["ingrid cant do 2 tomorrow. she asked for 4:15 instead", LATER],
    ["ingrid can't do 2 tomorrow, she asked for 4:15", LATER],
    ["ingrid kan morgen niet om 2, ze vroeg om 16:15", "do 4 mrt, 16:15–17:15"],
    ["ingrid kann morgen um 14 uhr nicht, sie hat um 16:15 gebeten", "Do, 4. März, 16:15–17:15"],
    ["ingrid ne peut pas demain à 14h, elle demande 16h15", "jeu. 4 mars, 16:15–17:15"],
  ]),
  begin,
);

/** Somebody comes, beside a meeting that goes elsewhere. */
const BOTH = "Owen Price … 09:15–09:45 … Yoga … 10:30–11:00";
playAll(
  scriptsOf([
    ["Owen comes in friday 9.15, and the yoga goes to 10.30 same day", BOTH],
    ["owen komt vrijdag om 9.15 en de yoga gaat naar 10.30 dezelfde dag", BOTH.replace("Yoga", "“Yoga”")],
    ["owen vient vendredi à 9h15 et le yoga passe à 10h30 le même jour", BOTH],
    ["owen viene el viernes a las 9:15 y el yoga pasa a las 10:30 el mismo día", BOTH],
    ["owen comes in friday at 9.15", "I'm not sure what to make of"],
  ]),
  begin,
);

/** When something was last, which comes again as well. */
playAll(
  scriptsOf([
    ["when was the last time i had physio", "Mon 1 Mar"],
    ["when did i last have physio", "Mon 1 Mar"],
    ["wanneer had ik voor het laatst physio", "ma 1 mrt"],
    ["wann hatte ich das letzte mal physio", "Mo, 1. März"],
    ["c'était quand la dernière fois que j'avais physio", "lun. 1er mars"],
    ["cuándo fue la última vez que tuve physio", "lun 1 mar"],
  ]),
  begin,
);

/** A day that is taken back with why it cannot be. */
playAll(
  scriptsOf([
    [
      "kun je lotte erin zetten voor donderdag, ho, dan zit ik in Gent. vrijdag om 10u",
      "Lotte Smit … vr 5 mrt, 10:00–10:30",
    ],
    ["put lotte in for thursday, hang on, i'm in ghent then. friday at 10", "Lotte Smit … Fri 5 Mar, 10:00–10:30"],
  ]),
  begin,
);
