import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const PEOPLE = ["Tom Barker", "Mia Chen", "Freya Hart", "Omar Haddad", "Nina Koster"];

const SOFIAS = ["Ruiz", "Keller"].map((last) => ({
  ...guest(`Sofia ${last}`),
  email: `sofia.${last.toLowerCase()}@example.com`,
}));

const begin = (...said: string[]) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const photo = [...PEOPLE.map(guest), ...SOFIAS];
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", photo));
  talk.put(
    meeting(
      "Budget review",
      "2026-11-26T14:00:00+01:00",
      "2026-11-26T15:00:00+01:00",
      ["Omar Haddad", "Freya Hart"].map(guest),
    ),
  );
  for (const one of said) talk.say(one);
  return talk;
};

/** Who comes by a card, the first line with people in it: those who leave stand behind it. */
function comes(card: string): string[] {
  const line = card.split("\n").find((one) => /^(With|Met|Mit|Avec|Con) ?:/.test(one)) ?? "";
  return ["Tom", "Mia", "Freya", "Omar", "Nina", "Sofia Ruiz", "Sofia Keller"].filter((name) => line.includes(name));
}

type Rows = Readonly<Record<string, readonly string[]>>;

function each(about: string, rows: Rows, wanted: string) {
  describe(about, () => {
    for (const [open, all] of Object.entries(rows))
      test.each(all)(`${open}: %s`, (said) => {
        expect(comes(begin(...open.split("; ")).say(said)).join(), said).toBe(wanted);
      });
  });
}

each(
  "who comes together with those who come joins them",
  {
    "book tom tomorrow 1pm": ["yes but together with mia", "with mia together", "ok but along with mia please"],
    "plan tom morgen 13 uur": ["ja maar samen met mia graag", "samen met mia", "met mia samen"],
    "trag tom morgen 13 uhr ein": ["ja aber bitte mit mia zusammen", "bitte zusammen mit mia", "gemeinsam mit mia"],
    "réserve tom demain à 13h": ["oui mais avec mia en plus", "ensemble avec mia", "avec mia en plus de tom"],
    "reserva con tom mañana a las 13": ["sí pero junto con mia", "junto a mia", "sí pero además con mia"],
  },
  "Tom,Mia",
);

each(
  "who can come after all comes beside the others",
  {
    "book tom and freya tomorrow 1pm; drop freya; put mia in instead": [
      "oh freya can come after all so all three of them",
      "freya can make it after all",
      "freya is coming after all, so the three of them",
    ],
    "plan tom en freya morgen 13 uur; zonder freya; zet mia erbij": [
      "freya kan toch wel",
      "freya komt toch, dus met z'n drieën",
    ],
    "trag tom und freya morgen 13 uhr ein; ohne freya; mia dazu": [
      "freya kommt doch mit, also zu dritt",
      "freya kann doch kommen",
    ],
  },
  "Tom,Mia,Freya",
);

each(
  "one comes for another",
  {
    "who's in the budget review": [
      "nina goes instead of omar",
      "nina is going instead of omar",
      "nina takes omar's place",
      "nina steps in for omar",
      "omar is ill, nina goes",
    ],
    "wie zit er in de budget review": [
      "nina komt in plaats van omar",
      "nina gaat ipv omar",
      "nina vervangt omar",
      "nina valt in voor omar",
      "omar is ziek, nina komt",
    ],
    "wer ist beim budget review dabei": [
      "nina kommt statt omar",
      "nina vertritt omar",
      "nina springt für omar ein",
      "omar ist krank, nina kommt",
    ],
    "qui est dans la budget review": [
      "nina vient à la place d'omar",
      "nina remplace omar",
      "c'est nina qui vient, pas omar",
      "omar ne peut pas, c'est nina qui vient",
      "omar est malade, nina vient",
    ],
    "quién está en la budget review": [
      "nina va en lugar de omar",
      "nina sustituye a omar",
      "omar no puede, viene nina",
      "omar está enfermo, viene nina",
    ],
  },
  "Freya,Nina",
);

each(
  "of two with one first name it is said which one",
  {
    "meeting with sofia ruiz and tom thursday 10am": ["sorry, sofia keller", "i meant sofia keller"],
    "afspraak met sofia ruiz en tom donderdag 10 uur": ["sorry, sofia keller", "nee, sofia keller"],
    "termin mit sofia ruiz und tom donnerstag 10 uhr": ["sorry, sofia keller", "nein, sofia keller"],
    "rendez-vous avec sofia ruiz et tom jeudi à 10h": ["pardon, sofia keller", "non, sofia keller"],
    "reunión con sofia ruiz y tom el jueves a las 10": ["perdona, sofia keller", "quería decir sofia keller"],
  },
  "Tom,Sofia Keller",
);

each(
  "a time that is only blocked for oneself has nobody in it",
  {
    "block tomorrow 1pm with tom": [
      "dont invite tom, i only want it blocked for myself",
      "don't invite tom, it's just for me",
    ],
    "blokkeer morgen 13 uur met tom": [
      "nodig tom niet uit, ik wil het alleen voor mezelf blokkeren",
      "tom niet uitnodigen, is alleen voor mij",
    ],
    "trag morgen 13 uhr tom ein": [
      "lad tom nicht ein, ich will es nur für mich blocken",
      "tom nicht einladen, nur für mich geblockt",
    ],
    "réserve tom demain à 13h": ["n'invite pas tom, c'est juste pour moi"],
    "reserva con tom mañana a las 13": [
      "no invites a tom, solo quiero bloquearlo para mí",
      "quita a tom, es solo para mí",
    ],
  },
  "",
);

describe("what is open is called by who comes, or by what it is, and no other day is said", () => {
  test.each([
    ["book freya monday 1pm", "make the freya thing 1.30pm"],
    ["book freya monday 1pm", "make the freya one 1.30pm"],
    ["book freya monday 1pm", "can you make the thing with freya 1:30pm"],
    ["call with freya monday 10am", "do the call at 1:30pm"],
    ["plan een call met freya maandag 10 uur", "doe de call om 13:30"],
    ["trag freya montag 13 uhr ein", "das freya ding bitte 13:30"],
    ["réserve freya lundi à 13h", "mets le truc avec freya à 13h30"],
    ["réserve freya lundi à 13h", "le rdv avec freya plutôt à 13h30"],
    ["reserva con freya el lunes a las 13", "la reunión con freya mejor a las 13:30"],
  ])("%s: %s", (open, said) => {
    expect(begin(open).say(said)).toMatch(/30\.? nov[\s\S]*13:30–14:00/i);
  });

  test("with somebody more in the same breath", () => {
    const dutch = begin("plan een call met freya maandag 10 uur");
    const reply = dutch.say("oke dan doe de call om 11 uur en zet mia er ook bij");
    expect(reply).toContain("11:00–11:30");
    expect(comes(reply)).toEqual(["Mia", "Freya"]);
    const english = begin("call with freya monday 10am").say("ok then do the call at 11 and put mia in as well");
    expect(english).toContain("11:00–11:30");
    expect(comes(english)).toEqual(["Mia", "Freya"]);
  });
});
