import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What stands in the calendar, asked about in small words. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const [rhys, dexter, fleur] = [guest("Rhys Morgan"), guest("Dexter Cole"), guest("Fleur Hendriks")];
  talk.put(
    meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [rhys, guest("Heike Brandt")]),
  );
  talk.put(meeting("Standup", "2027-03-04T09:45:00+01:00", "2027-03-04T10:00:00+01:00", [rhys]));
  talk.put(meeting("Eye test", "2027-03-05T11:00:00+01:00", "2027-03-05T11:30:00+01:00"));
  talk.put(meeting("Budget", "2027-03-05T14:00:00+01:00", "2027-03-05T15:00:00+01:00", [dexter, fleur]));
  return talk;
};

const SAID = {
  en: {
    standup: ["so standup is at what time now?", "what time is standup at now"],
    book: "book rhys friday 9.30am, 45 min",
    next: ["and whats my next thing after it", "what do i have next after that", "what's the next thing after that"],
    who: ["who is still in budget", "whos left in the budget now"],
    invited: ["is rhys invited?", "did you invite rhys"],
    friday: "whats on friday",
    two: ["whos at the 2pm", "who is in the 2pm one"],
    series: "set up a weekly 1:1 with dexter tuesdays 10am",
    first: ["whens the first one?", "when is the first one"],
  },
  nl: {
    standup: ["hoe laat is standup nu weer"],
    book: "plan rhys vrijdag 9.30, 45 minuten",
    next: ["en wat is mijn volgende ding daarna", "wat heb ik daarna"],
    who: ["wie zit er nu nog in budget", "wie komt er nu nog naar budget"],
    invited: ["is rhys uitgenodigd?"],
    friday: "wat heb ik vrijdag",
    two: ["wie is er bij die van 14u", "wie zit in de afspraak van 14 uur"],
    series: "plan elke dinsdag om 10u een 1:1 met dexter",
    first: ["wanneer is de eerste?"],
  },
  de: {
    standup: ["um wie viel uhr ist standup jetzt?"],
    book: "trag rhys freitag 9:30 ein, 45 minuten",
    next: ["und was ist mein nächster termin danach", "was kommt danach"],
    who: ["wer ist jetzt noch im budget", "wer ist noch beim budget dabei?"],
    invited: ["ist rhys eingeladen?"],
    friday: "was hab ich freitag",
    two: ["wer ist bei dem um 14 uhr dabei"],
    series: "jeden dienstag um 10 1:1 mit dexter",
    first: ["wann ist der erste?"],
  },
  fr: {
    standup: ["à quelle heure est standup maintenant ?"],
    book: "note rhys vendredi 9h30, 45 minutes",
    next: ["et c'est quoi mon prochain truc après ?"],
    who: ["qui reste dans budget maintenant", "qui est encore dans budget ?"],
    invited: ["rhys est invité ?", "est-ce que rhys est invité ?"],
    friday: "qu'est-ce que j'ai vendredi",
    two: ["qui vient à celui de 14h"],
    series: "un 1:1 avec dexter tous les mardis à 10h",
    first: ["c'est quand le premier ?"],
  },
  es: {
    standup: ["a qué hora es standup ahora?"],
    book: "apunta a rhys el viernes a las 9:30, 45 minutos",
    next: ["y qué es lo siguiente que tengo después"],
    who: ["quién queda en budget ahora", "quién sigue en budget?"],
    invited: ["está invitado rhys?", "rhys está invitado?"],
    friday: "qué tengo el viernes",
    two: ["quién está en la de las 14"],
    series: "1:1 con dexter todos los martes a las 10",
    first: ["cuándo es el primero?"],
  },
};

const behind = (before: string, shown: string, said: string, told: string) =>
  `> ${before}\n${shown}\n> yes\n${shown}\n> ${said}\n${told}`;

playAll(
  Object.fromEntries(
    Object.values(SAID).flatMap(({ standup, book, next, who, invited, friday, two, series, first }) => [
      ...standup.map((said) => [said, `> ${said}\n“Standup” … 09:45`]),
      ...next.map((said) => [said, behind(book, "5", said, "“Eye test” … 11:00")]),
      ...who.map((said) => [said, `> ${said}\n“Budget” … Fleur Hendriks`]),
      ...invited.map((said) => [said, behind(book, "5", said, "Rhys Morgan")]),
      ...two.map((said) => [said, `> ${friday}\n2\n> ${said}\n“Budget” … Dexter Cole`]),
      ...first.map((said) => [said, behind(series, "9", said, "1:1 … 9")]),
    ]),
  ),
  begin,
);
