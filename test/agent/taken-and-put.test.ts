import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What is taken away and put elsewhere, what stays, and what is asked beside it. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Daan Visser"), guest("Lotte Smit"), guest("Owen Price")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  talk.put(meeting("Barber", "2027-03-05T10:00:00+01:00", "2027-03-05T10:30:00+01:00"));
  talk.put(meeting("Groomer", "2027-03-05T14:00:00+01:00", "2027-03-05T15:00:00+01:00"));
  return talk;
};

const scriptsOf = (lines: readonly (readonly [string, string])[]) =>
  Object.fromEntries(lines.map(([text, answer]) => [text, `> ${text}\n${answer}`]));

const MOVED = "“Groomer” … Mon 8 Mar, 10:00–11:00";
playAll(
  scriptsOf([
    ["take the groomer off friday and stick it on monday at 10 instead", MOVED],
    ["take groomer off friday and put it on monday at 10", MOVED],
    ["pull the groomer from friday and put it monday 10am instead", MOVED],
    ["cancel the groomer on friday and put it on monday at 10 instead", MOVED],
    ["haal de groomer van vrijdag af en zet hem maandag om 10u", "“Groomer” … ma 8 mrt, 10:00–11:00"],
    ["nimm den groomer vom freitag runter und setz ihn auf montag 10 uhr", "“Groomer” … Mo, 8. März, 10:00–11:00"],
    ["enlève le groomer de vendredi et mets-le lundi à 10h", "“Groomer” … lun. 8 mars, 10:00–11:00"],
    ["quita el groomer del viernes y ponlo el lunes a las 10", "“Groomer” … lun 8 mar, 10:00–11:00"],
  ]),
  begin,
);

playAll(
  scriptsOf([
    ["delete the barber on friday - sorry, the groomer, barber stays", "Shall I cancel this? … “Groomer”"],
    ["cancel the barber friday, no sorry, the groomer. barber stays", "Shall I cancel this? … “Groomer”"],
    ["cancel the barber, the groomer stays", "Shall I cancel this? … “Barber”"],
    ["annuleer de barber vrijdag - sorry, de groomer, barber blijft staan", "Zal ik dit annuleren? … “Groomer”"],
    ["sag den barber am freitag ab - sorry, den groomer, barber bleibt", "Soll ich das absagen? … “Groomer”"],
    ["annule le barber vendredi - pardon, le groomer, le barber reste", "J'annule ce rendez-vous ? … “Groomer”"],
    ["cancela el barber del viernes - perdón, el groomer, el barber se queda", "¿Cancelo esta reunión? … “Groomer”"],
    ["cancel the barber and the groomer, the barber stays", "I'm not sure what to make of “stays”"],
  ]),
  begin,
);

playAll(
  scriptsOf([
    ["whats on friday? and cancel the barber while you're at it", "“Groomer” … Shall I cancel this? … “Barber”"],
    [
      "was steht freitag an? und sag den barber ab wenn du schon dabei bist",
      "“Groomer” … Soll ich das absagen? … “Barber”",
    ],
    [
      "qu'est-ce que j'ai vendredi ? et annule le barber tant que tu y es",
      "“Groomer” … J'annule ce rendez-vous ? … “Barber”",
    ],
    ["qué tengo el viernes? y cancela el barber ya que estás", "“Groomer” … ¿Cancelo esta reunión? … “Barber”"],
  ]),
  begin,
);

const EACH = "Daan Visser … 09:00–09:30 … Lotte Smit … 10:00–10:30 … Owen Price … 11:00–11:30";
playAll(
  scriptsOf([
    ["wil je voor donderdag inplannen: 9u daan, 10u lotte, 11u owen", EACH],
    ["plan voor donderdag in: 9u daan, 10u lotte, 11u owen", EACH],
    ["can you plan for thursday: 9am daan, 10am lotte, 11am owen", EACH],
    ["kannst du für donnerstag eintragen: 9 uhr daan, 10 uhr lotte, 11 uhr owen", EACH],
    ["mets pour jeudi : 9h daan, 10h lotte, 11h owen", EACH],
    ["apunta para el jueves: 9h daan, 10h lotte, 11h owen", EACH],
  ]),
  begin,
);

const GONE = "“Barber” … Lotte Smit";
/** What is there goes, and somebody comes at that time of whom nothing was said before. */
playAll(
  scriptsOf([
    ["barber off, lotte fri 10 instead", GONE],
    ["Drop the barber on Friday, Lotte at 10 in its place please", GONE],
    ["no barber fri, lotte at 10 instead", GONE],
    ["barber eruit, lotte vrijdag 10 uur in de plaats", GONE],
    ["In plaats van de barber wil ik vrijdag om 10 uur Lotte", GONE],
    ["barber streichen, dafür lotte freitag 10h", GONE],
    ["Statt Barber Freitag um 10 Lotte bitte", GONE],
    ["plus de barber, lotte vendredi 10h à la place", GONE],
    ["À la place du barber, mets Lotte vendredi à 10h", GONE],
    ["fuera barber, pon a lotte el viernes a las 10 en su lugar", GONE],
    ["borra el barber, el viernes a las 10 lotte", GONE],
  ]),
  begin,
);
