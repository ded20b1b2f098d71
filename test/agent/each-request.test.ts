import { describe, expect, test } from "vitest";
import { settle } from "~/agent/decide/settle";
import { EMPTY_STATE } from "~/agent/state/conversation";
import { meeting } from "../support/dialogue";
import { chess, physio, talkWith } from "../support/free-talk";
import { play } from "../support/script";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const brief = meeting("Brief", "2026-11-26T15:00:00+01:00", "2026-11-26T15:30:00+01:00", [nina]);

/** What the answer to a message holds, in this order. */
const expectAnswer = (text: string, parts: readonly string[]) =>
  play(talkWith(brief, physio, chess), `> ${text}\n${parts.join(" … ")}`);

describe("each request of a message is done, or said not to be", () => {
  test.each([
    ["move the brief to 5pm and add omar", "17:00–17:30", "Omar"],
    ["décale le brief à vendredi 18h et rallonge-le d'une demi-heure", "27 nov., 18:00–19:00"],
    [
      "zet chess night op zaterdag 20 uur en plan om 15 uur omar in",
      "“Chess night”",
      "za 28 nov, 20:00",
      "15:00–15:30",
    ],
    ["add omar to thursday's brief and take nina off it", "Omar Haddad", "No longer invited: Nina"],
    ["ajoute Omar au brief de jeudi et enlève Nina", "Omar Haddad", "Plus invité : Nina"],
    ["añade a Omar al brief del jueves y quita a Nina", "Omar Haddad", "Ya sin invitación: Nina"],
    [
      "physio gaat niet door, haal maar weg. en zet dan om diezelfde tijd bellen met omar neer",
      "annuleren",
      "09:00–09:30",
    ],
    ["cancel the physio and book omar at the same time", "Cancel “Physio”", "Omar Haddad*, Thu 26 Nov, 09:00–09:30"],
    ["is friday 11am free? if so stick omar in for an hour", "Fri 27 Nov, 11:00–12:00", "Omar"],
    [
      "physio wants me fri 8.30am not 9, and bin chess night while ur at it",
      "Cancel “Chess night”",
      "Fri 27 Nov, 08:30",
    ],
    ["brief can be 10 min shorter and start 15 min later", "To: Thu 26 Nov, 15:15–15:35"],
    ["book the dentist friday at 9 and move physio to after that", "Dentist*, Fri 27 Nov, 09:00", "Fri 27 Nov, 09:30"],
    ["add omar friday at 10 and nina at 11", "Omar Haddad*, Fri 27 Nov, 10:00", "Nina Smit*, Fri 27 Nov, 11:00"],
    [
      "cancel brief and then book brief again friday 2pm",
      "Cancel “Brief”",
      "Book “Brief”, Fri 27 Nov",
      "with Nina Smit",
    ],
    ["cancel the brief and book it again for friday at 11 but without nina", "nina"],
    ["book omar thursday 3pm, if he's busy then nina", "“nina”"],
    ["do not move the brief, cancel it", "Shall I cancel this?", "“Brief”"],
    ["lunch with omar and nina friday 12, actually lotte, not omar", "Nina Smit", "Lotte"],
    ["rdv tel av Omar vendredi 11h", "Omar Haddad (omar@example.com"],
    ["add omar to the brief, drop nina and make it 5pm", "17:00–17:30", "Omar Haddad", "No longer invited: Nina"],
    ["nina can't make the brief, add omar instead", "Omar Haddad", "No longer invited: Nina"],
    ["chess night to 9pm and tell me what's on thursday", "Physio", "Fri 27 Nov, 21:00"],
    ["what time is the brief, and can you make it an hour later?", "Thu 26 Nov, 15:00", "16:00–16:30"],
    ["make the brief an hour earlier and 15 min long", "14:00–14:15"],
    ["brief to monday 10am, chess night to monday 8pm", "Mon 30 Nov, 10:00", "Mon 30 Nov, 20:00"],
    ["Brief eine Stunde später, Chess night absagen", "Chess night” absagen", "26. Nov., 16:00"],
    ["move the brief to where the physio is and the physio to friday at 4", "where", "16:00"],
    ["ben ik vrijdag om 3 vrij? zo ja, zet omar erin", "vr 27 nov, 15:00", "Omar Haddad"],
    ["Bin ich Freitag um 15 Uhr frei? Wenn ja, trag Omar ein", "27. Nov., 15:00", "Omar Haddad"],
  ])("%s", (text, ...parts) => expectAnswer(text, parts));
});

describe("what may not be meant is shown as a question", () => {
  test.each([
    ["i might have to move the brief to friday, not sure yet", "not sure yet"],
    ["je voulais annuler le brief mais en fait non", "“non”"],
    // What else is asked for is not left out without a word.
    ["move the brief to 5pm and keep an hour free afterwards for paperwork", "paperwork"],
    ["verzet de brief naar 17u en hou daarna een uur vrij voor de boekhouding", "boekhouding"],
    ["mueve el brief a las 17 y guarda una hora después para el papeleo", "papeleo"],
  ])("%s", (text, unread) => expectAnswer(text, [unread, "•"]));
});

describe("whether something was done is answered by what stands", () => {
  test.each([
    "I already cancelled the brief, right?",
    "have you moved the brief?",
    "ik heb de brief toch al afgezegd?",
    "habe ich das Brief schon abgesagt?",
    "j'ai déjà annulé le brief, non ?",
    "ya cancelé la brief, ¿no?",
  ])("%s", (text) => {
    const talk = talkWith(brief, physio, chess);
    expect(talk.say(text)).toContain("15:00–15:30");
    expect(talk.pending()).toBeNull();
  });
});

describe("a day beside how far it goes says which meeting it is", () => {
  test.each([
    ["push chess night on friday an hour", "Fri 27 Nov, 21:00"],
    ["verschuif chess night van vrijdag een uurtje", "vr 27 nov, 21:00"],
    ["verschieb Chess night am Freitag um eine Stunde", "27. Nov., 21:00"],
    ["retrásame una horita lo de Chess night del viernes", "27 nov, 21:00"],
    ["move chess night to saturday for one hour", "Sat 28 Nov, 20:00–21:00"],
  ])("%s", (text, to) => expectAnswer(text, [to]));
});

describe("whoever is replaced does not come, whatever is told of them", () => {
  test.each([
    "call with omar monday at 12, oh no, with nina, omar is on leave",
    "afspraak met omar maandag om 12 uur, o nee met nina, omar zit dan in parijs",
    "Termin mit Omar am Montag um 12 Uhr, ach nein, mit Nina, Omar ist krank",
    "rdv avec Omar lundi à 12h, non pardon avec Nina, Omar est en déplacement",
    "ponme una llamada con Omar el lunes a las 12, bueno no, con Nina, que Omar está de vacaciones",
  ])("%s", (text) => {
    const answer = talkWith().say(text);
    expect(answer).toContain("12:00–12:30");
    expect(answer).toContain("Nina");
    expect(answer).not.toContain("Omar");
  });
});

describe("an hour that is told of a meeting is where it goes, when it shall be changed", () => {
  test.each([
    ["i can't be at the physio before 9.20 on thursday, can you change it", "Thu 26 Nov, 09:20"],
    ["ik kan donderdag niet voor 9:20 bij de physio zijn, kun je dat aanpassen", "do 26 nov, 09:20"],
    ["Physio kann mich erst Montag um 9:45 nehmen, änder das mal", "30. Nov., 09:45"],
    ["je ne pourrai pas être chez physio avant 17h20 jeudi, tu changes l'heure ?", "26 nov., 17:20"],
    ["el physio solo puede el lunes a las 9, ¿lo cambias?", "30 nov, 09:00"],
    ["pon la chess night el sábado a las 20", "“Chess night”", "28 nov, 20:00"],
  ])("%s", (text, ...parts) => expectAnswer(text, parts));
});

describe("what was booked is changed by what is said behind it", () => {
  test.each([
    [
      "call with omar thursday 3pm",
      "ah damn, thursday is a bank holiday over there. put it on monday",
      "Mon 30 Nov, 15:00",
    ],
    ["appel avec Omar jeudi 15h", "mince, jeudi c'est férié chez lui. mets-le lundi", "30 nov., 15:00"],
    ["zet vrijdag 15:30 borrel met omar", "trek er maar een uur voor uit, nee twee", "27 nov, 15:30–17:30"],
    ["lunch with omar friday 2pm", "book it for 90 minutes", "27 Nov, 14:00–15:30"],
    ["lunch with omar friday 2pm", "put it on thursday instead, same slot", "Thu 26 Nov, 14:00–14:30"],
    ["comida con Omar el viernes a las 14", "ah, y resérvale hora y media", "27 nov, 14:00–15:30"],
    ["reunión con Omar el lunes a las 11", "uy no, me equivoqué de día, era el martes", "1 dic, 11:00"],
  ])("%s, then %s", (first, second, to) => play(talkWith(), `> ${first}\nOmar\n> ok\nOmar\n> ${second}\n${to}`));
});

describe("who comes to what is shown for a yes may be somebody whom nobody knows", () => {
  test.each([
    ["add zed", "zed's e-mail"],
    ["make that zed, not omar", "zed's e-mail"],
    ["not omar but zed", "zed's e-mail"],
    ["drop omar again", "Shall I book this?"],
    ["or 2pm", "14:00–14:30"],
    ["how about 9:30", "09:30–10:00"],
  ])("%s", (text, part) => play(talkWith(), `> lunch with omar friday 12\nOmar\n> ${text}\n${part}`));
});

describe("a question leans on the one before", () => {
  test.each([
    ["what's on thursday afternoon?", "and in the morning?", "Physio"],
    ["¿qué hay el jueves por la tarde?", "¿y por la mañana?", "Physio"],
    ["wat staat er donderdagmiddag?", "en 's ochtends?", "Physio"],
    ["what's on friday?", "what time", "20:00"],
    ["hi", "when am i next seeing nina", "15:00"],
  ])("%s, then %s", (first, second, part) => {
    const talk = talkWith(brief, physio, chess);
    talk.say(first);
    expect(talk.say(second)).toContain(part);
  });
});

test("an undo that Google does not allow is still what the next undo is about", () => {
  const older = { id: "older", steps: [{ kind: "created" as const, event: chess }], at: 0 };
  const entry = { id: "last", steps: [{ kind: "created" as const, event: brief }], at: 1 };
  const before = { ...EMPTY_STATE, undo: [older, entry] };
  const { state } = settle(before, { kind: "undo", entry }, [{ ok: false, reason: "forbidden" }], 2);
  expect(state.undo.at(-1)).toEqual(entry);
});
