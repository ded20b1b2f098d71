import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Requests of one message, or one behind the other, that lean on one another. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const [bram, fleur] = [guest("Bram Kuipers"), guest("Fleur Hendriks")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Rhys Morgan")]));
  talk.put(meeting("Board prep", "2027-03-04T14:00:00+01:00", "2027-03-04T15:30:00+01:00", [bram, fleur]));
  talk.put(meeting("Rehearsal", "2027-03-05T16:00:00+01:00", "2027-03-05T17:00:00+01:00", [fleur]));
  talk.put(meeting("Padel", "2027-03-04T19:00:00+01:00", "2027-03-04T20:30:00+01:00"));
  talk.put(meeting("Coaching call", "2027-03-05T11:00:00+01:00", "2027-03-05T11:45:00+01:00", [bram]));
  return talk;
};

const SAID = {
  en: {
    off: [
      "take bram off the board prep and book a call with him friday 9:30",
      "remove bram from board prep and set up 30 min with him on friday at 9.30",
    ],
    room: [
      "move the rehearsal to thursday 4pm so i can do a call with rhys friday at 4pm instead",
      "move rehearsal to thu 4pm so that i can meet rhys on friday at 4pm",
    ],
    why: "move the rehearsal to thursday 4pm so i can have lunch with rhys",
    instead: "cancel padel and book sushi with rhys instead, same time",
    gone: "cancel padel",
    slot: ["and give rhys that whole hour instead", "give that slot to rhys", "great, rhys can have that slot"],
    like: [
      "book another coaching call like the one on friday but tuesday 9:30am",
      "set up a coaching call same as the one on friday, tuesday 9:30am",
    ],
    first: "book bram monday 2pm for 45 min",
    next: ["and one with rhys right after that, same length", "then rhys straight after, just as long"],
    week: ["same thing the week after", "and the same the following week", "same again a week later"],
  },
  nl: {
    off: [
      "haal bram uit board prep en plan vrijdag 9.30 los met hem een half uurtje",
      "gooi bram uit board prep en boek vrijdag 9.30 apart een belletje met hem",
    ],
    room: [
      "verzet rehearsal naar donderdag 16u zodat ik vrijdag om 16 uur met rhys kan bellen",
      "verzet rehearsal naar do 16:00, dan kan ik vr 16:00 met rhys lunchen",
    ],
    why: "verzet rehearsal naar donderdag 16u zodat ik met rhys kan lunchen",
    instead: "annuleer padel en plan ipv daarvan sushi met rhys, zelfde tijd",
    gone: "annuleer padel",
    slot: ["geef rhys dat uur maar", "en die plek krijgt rhys", "geef die plek aan rhys"],
    like: ["plan nog een coaching call zoals die van vrijdag maar dan dinsdag 9.30"],
    first: "plan bram maandag 14u, 45 minuten",
    next: ["en eentje met rhys direct daarna, even lang", "en daarna rhys, zelfde duur"],
    week: ["en de week erna hetzelfde", "hetzelfde een week later"],
  },
  de: {
    off: ["nimm bram aus board prep raus und buch freitag 9:30 einen call mit ihm"],
    room: ["verschieb rehearsal auf donnerstag 16 uhr damit ich freitag um 16 uhr mit rhys telefonieren kann"],
    why: "verschieb rehearsal auf donnerstag 16 uhr damit ich mit rhys essen kann",
    instead: "sag padel ab und plan stattdessen sushi mit rhys, gleiche zeit",
    gone: "sag padel ab",
    slot: ["gib rhys die stunde stattdessen", "und den slot kriegt rhys", "gib den slot an rhys"],
    like: [
      "noch einen coaching call wie den am freitag aber dienstag 9:30",
      "buch einen coaching call so wie der am freitag, dienstag 9:30 uhr",
    ],
    first: "trag bram montag 14 uhr ein, 45 minuten",
    next: ["und danach rhys, genauso lang", "direkt danach rhys, gleiche dauer"],
    week: ["und in der woche drauf dasselbe", "das gleiche eine woche später nochmal"],
  },
  fr: {
    off: ["enlève bram du board prep et prévois un appel avec lui vendredi à 9h30"],
    room: ["déplace rehearsal à jeudi 16h pour que je puisse faire un appel avec rhys vendredi à 16h"],
    why: "déplace rehearsal à jeudi 16h pour que je puisse voir rhys",
    instead: "annule padel et mets plutôt des sushis avec rhys, même heure",
    gone: "annule padel",
    slot: ["donne ce créneau à rhys", "rhys prend ce créneau"],
    like: ["réserve un autre coaching call comme celui de vendredi mais mardi à 9h30"],
    first: "note bram lundi 14h, 45 minutes",
    next: ["et un avec rhys juste après, même durée"],
    week: ["et la même chose la semaine suivante", "pareil la semaine d'après"],
  },
  es: {
    off: ["quita a bram de board prep y pon una llamada con él el viernes a las 9:30"],
    room: ["pasa rehearsal al jueves a las 16 para poder hacer una llamada con rhys el viernes a las 16"],
    why: "pasa rehearsal al jueves a las 16 para poder comer con rhys",
    instead: "cancela padel y pon en su lugar sushi con rhys, a la misma hora",
    gone: "cancela padel",
    slot: ["dale esa hora a rhys", "da ese hueco a rhys"],
    like: [],
    first: "apunta a bram el lunes a las 14, 45 minutos",
    next: ["y una con rhys justo después, misma duración"],
    week: ["y lo mismo la semana siguiente", "lo mismo una semana después"],
  },
};

const rows = Object.entries(SAID).flatMap(
  ([language, { off, room, why, instead, gone, slot, like, first, next, week }]) =>
    [
      ...off.map((said): [string, string] => [
        `${language}, somebody leaves a meeting, and the word for them means them: ${said}`,
        `> ${said}
    “Board prep” … Bram Kuipers … 5 … 09:30–10:00 … Bram Kuipers`,
      ]),
      ...room.map((said): [string, string] => [
        `${language}, what room is made for is a request: ${said}`,
        `> ${said}
    “Rehearsal” … 4 … 16:00–17:00 … 5 … 16:00–16:30 … Rhys Morgan`,
      ]),
      [
        `${language}, what room is made for, and no time, is only why`,
        `> ${why}
    “Rehearsal” … 4 … 16:00–17:00`,
      ],
      [
        `${language}, instead of what goes: its time`,
        `> ${instead}
    “Padel” … *Sushi … 4 … 19:00–19:30 … Rhys Morgan`,
      ],
      ...slot.map((said): [string, string] => [
        `${language}, somebody gets the hour that came free: ${said}`,
        `> ${gone}
    Padel
    > yes
    Padel
    > ${said}
    4 … 19:00–20:30 … Rhys Morgan`,
      ]),
      ...like.map((said): [string, string] => [
        `${language}, a copy at another time: ${said}`,
        `> ${said}
    “Coaching call” … 9 … 09:30–10:15 … Bram Kuipers`,
      ]),
      ...next.map((said): [string, string] => [
        `${language}, as long as the one before: ${said}`,
        `> ${first}
    8 … 14:00–14:45
    > yes
    8
    > ${said}
    8 … 14:45–15:30 … Rhys Morgan`,
      ]),
      ...week.map((said): [string, string] => [
        `${language}, the same a week later: ${said}`,
        `> ${first}
    8 … 14:00–14:45
    > yes
    8
    > ${said}
    15 … 14:00–14:45 … Bram Kuipers`,
      ]),
    ] as [string, string][],
);

playAll(Object.fromEntries(rows), begin);
