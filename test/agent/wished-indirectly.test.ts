import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Wishes without a verb that asks for them: what shall be so is said of the meeting. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Mia Berg"), guest("Owen Price")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  talk.put(meeting("Podcast", "2027-03-04T10:00:00+01:00", "2027-03-04T11:00:00+01:00"));
  talk.put(meeting("Budget call", "2027-03-04T14:00:00+01:00", "2027-03-04T15:00:00+01:00", [guest("Owen Price")]));
  talk.put(meeting("Choir practice", "2027-03-04T19:00:00+01:00", "2027-03-04T20:00:00+01:00"));
  return talk;
};

const scriptsOf = (lines: readonly (readonly [string, string])[]) =>
  Object.fromEntries(lines.map(([text, answer]) => [text, `> ${text}\n${answer}`]));

/** Two meetings trade places, in any words for it, wherever those stand. */
const TRADED = "Podcast … 14:00–15:00 … Budget call … 10:00–11:00";
playAll(
  scriptsOf([
    ["can the podcast and the budget call tomorrow trade places", TRADED],
    ["could you switch the podcast and the budget call around tomorrow", TRADED],
    ["i'd like the podcast and the budget call to swap slots", TRADED],
    ["podcast and budget call, can you swap those", TRADED],
    ["let podcast and budget call trade places tomorrow", TRADED],
    ["swap thursday's podcast with thursday's budget call", TRADED],
    ["kunnen de podcast en de budget call morgen van plek wisselen", TRADED],
    ["podcast en budget call, wissel die even om", TRADED],
    ["können podcast und budget call morgen die plätze tauschen", TRADED],
    ["le podcast et le budget call peuvent échanger de place ?", TRADED],
    ["on peut intervertir le podcast et le budget call", TRADED],
    ["que el podcast y el budget call se intercambien", TRADED],
    ["swap the podcast for the gym", "can't find"],
    ["swap owen for mia in the budget call", "Budget call … Mia Berg … No longer invited: Owen Price"],
  ]),
  begin,
);

/** A meeting may come off a day, disappear, go. */
const GONE = "“Choir practice”";
playAll(
  scriptsOf([
    [
      "if it's not too much trouble i'd be very grateful if the choir practice could come off my thursday",
      `Shall I cancel this? … ${GONE}`,
    ],
    ["the choir practice can come off my calendar", `Shall I cancel this? … ${GONE}`],
    ["would be lovely if the choir practice could be taken off thursday", `Shall I cancel this? … ${GONE}`],
    ["i'd like to be rid of choir practice on thursday", `Shall I cancel this? … ${GONE}`],
    ["is the choir practice off", GONE],
    ["i can go to the choir practice on thursday", "at that time already"],
    ["choir practice can go", `Shall I cancel this? … ${GONE}`],
    ["zou de choir practice van mijn donderdag af kunnen", `Zal ik dit annuleren? … ${GONE}`],
    ["het zou fijn zijn als de choir practice eruit kon", `Zal ik dit annuleren? … ${GONE}`],
    ["die choir practice kann am donnerstag weg", `Soll ich das absagen? … ${GONE}`],
    ["ich wäre dankbar wenn die choir practice am donnerstag wegfallen könnte", `Soll ich das absagen? … ${GONE}`],
    ["ce serait bien si la choir practice de jeudi pouvait sauter", `J'annule ce rendez-vous ? … ${GONE}`],
    ["me gustaría que el choir practice del jueves desapareciera", `¿Cancelo esta reunión? … ${GONE}`],
  ]),
  begin,
);

/** It shall begin earlier, later or then. */
playAll(
  scriptsOf([
    ["let the podcast start 20 minutes earlier", "Podcast … 09:40–10:40"],
    ["have the podcast start 20 minutes earlier", "Podcast … 09:40–10:40"],
    ["laat de podcast twintig minuten vroeger beginnen", "Podcast … 09:40–10:40"],
    ["laat de podcast om 11 uur beginnen", "Podcast … 11:00–12:00"],
    ["laat de podcast 20 minuten korter duren", "Podcast … 10:00–10:40"],
    ["lass den podcast 20 minuten früher anfangen", "Podcast … 09:40–10:40"],
    ["lass das podcast um 11 anfangen", "Podcast … 11:00–12:00"],
    ["fais commencer le podcast 20 minutes plus tôt", "Podcast … 09:40–10:40"],
    ["haz que el podcast empiece 20 minutos antes", "Podcast … 09:40–10:40"],
    ["que el podcast empiece un cuarto de hora más tarde", "Podcast … 10:15–11:15"],
  ]),
  begin,
);

/** A day goes in as a whole one, or days without times. */
playAll(
  scriptsOf([
    ["tuesday goes in as a full day, moving house", "*Moving house* … Tue 9 Mar, all day"],
    ["put tuesday in as a full day, moving house", "*Moving house* … Tue 9 Mar, all day"],
    ["dinsdag gaat erin als hele dag, verhuizing", "*Verhuizing* … di 9 mrt, de hele dag"],
    ["zet dinsdag erin als hele dag, verhuizen", "*Verhuizen* … di 9 mrt, de hele dag"],
    ["dienstag kommt als ganzer tag rein, umzug", "*Umzug* … Di, 9. März, ganztägig"],
    ["mardi c'est journée entière, déménagement", "*Déménagement* … mar. 9 mars, toute la journée"],
    ["el martes entra como día entero, mudanza", "*Mudanza* … mar 9 mar, todo el día"],
    ["trade show in lyon thu to sat, no times, just the days", "*Trade show in lyon* … Thu 4 Mar – Sat 6 Mar (3 days)"],
    ["beurs in lyon do t/m za, geen tijden, alleen de dagen", "*Beurs* … do 4 mrt – za 6 mrt (3 dagen)"],
    ["messe in lyon do bis sa, keine uhrzeiten, nur die tage", "*Messe* … Do, 4. März – Sa, 6. März (3 Tage)"],
    ["feria en lyon de jueves a sábado, sin horas, solo los días", "*Feria* … jue 4 mar – sáb 6 mar (3 días)"],
  ]),
  begin,
);

/** How long, in front of what it is for. */
playAll(
  scriptsOf([
    ["prik ergens maandagmiddag drie kwartier voor de btw-aangifte", "“Btw-aangifte” … {ma 8 mrt 12:45}"],
    ["plan vrijdagochtend een half uur voor de btw-aangifte", "“Btw-aangifte” … {vr 5 mrt 09:30}"],
    ["herinner me donderdag 30 minuten voor de podcast", "30 minuten van tevoren aan “Podcast”"],
  ]),
  begin,
);
