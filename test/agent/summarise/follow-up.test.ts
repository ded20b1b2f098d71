import { expect, test } from "vitest";
import { summaryOf } from "./said";

const TALK = ["Ada: The hall is cold.", "Ben: It always is.", "Ada: And the roof?", "Ben: Dry."];

// The meeting is on a Tuesday, 2 March 2027.
test.each<[when: string, lines: string[]]>([
  ["2027-03-16T10:00", ["Ada: Two weeks from now, then. The sixteenth of March, ten o'clock.", "Ben: Fine."]],
  ["2027-03-09T10:00", ["Ada: Same crew on the ninth, ten o'clock.", "Ben: Works."]],
  ["2027-03-20T11:00", ["Ada: Dann sind wir am zwanzigsten März wieder da, um elf Uhr, bei mir.", "Ben: Passt."]],
  ["2027-03-18T10:00", ["Ada: La próxima, el jueves 18 de marzo, a las diez.", "Ben: Vale."]],
  ["2027-03-23", ["Ada: Prochaine répétition le 23 mars, vingt heures.", "Ben: D'accord."]],
  ["2027-03-09T10:00", ["Ada: Same time next week?", "Ben: Works for me."]],
  ["2027-03-16T20:00", ["Ada: La próxima reunión, el dieciséis a las ocho de la tarde.", "Ben: Bien."]],
  ["2027-03-05T09:00", ["Ada: Am Freitag um neun sehen wir uns wieder.", "Ben: Gut."]],
  [
    "2027-03-08T09:00",
    ["Ada: We meet again on Friday at nine.", "Ben: Friday I'm in court.", "Ada: Monday at nine, then."],
  ],
  ["2027-03-16T10:00", ["Ada: Tuesday in two weeks, ten o'clock again.", "Ben: The sixteenth."]],
])("they meet next at %s, as is said at the very end: %j", async (when, lines) => {
  const { followUp } = await summaryOf([...TALK, ...lines]);
  expect(followUp?.when.slice(0, 16)).toBe(when);
});

test.each([
  [["Ada: I'll call the bank on the ninth at ten o'clock.", "Ben: Thanks."]],
  [["Ada: The bus to Leeds left on the first at nine, with the choir, the band and the school.", "Ben: Ah."]],
  [["Ada: On the ninth, at ten, the roof comes off.", ...TALK, ...TALK]],
  [["Ada: Shall we meet again on Thursday?", "Ben: I can't do Thursday."]],
  [["Ada: Zien we elkaar donderdag weer?", "Ben: Donderdag kan ik niet."]],
  [["Ada: Maybe we could meet on Tuesday.", "Ben: Let's see."]],
])("they do not meet next at a time of something else: %j", async (lines) => {
  expect((await summaryOf([...TALK, ...lines])).followUp).toBeNull();
});

test.each([
  [["Ada: Does the school come again?", "Ben: I've heard both."]],
  [["Ada: Gaat de school weer mee?", "Ben: Dat weten we nog niet."]],
  [["Ada: Darf man da noch grillen?", "Ben: Das steht nirgends."]],
  [["Ada: Est-ce que la mairie rembourse les trottoirs ?", "Ben: On attend leur réponse."]],
  [["Ada: ¿Devolvemos los gastos de envío?", "Ben: No lo tengo claro."]],
])("%j stays an open question", async (lines) => {
  expect((await summaryOf(lines)).questions.map(({ evidence: [span] }) => span?.entry)).toEqual(["e1"]);
});

test.each([
  [["Ada: Do we know whether the grant is renewed?", "Ben: We don't. Soon, they say."]],
  [["Ada: Weten we wie de stagiaires begeleidt?", "Ben: Nee. Ik zou het zelf willen."]],
  [["Ada: Hat jemand von der Druckerei gehört?", "Ben: Nein."]],
  [["Ada: On sait quand arrive le microscope ?", "Ben: Non, le fournisseur est fermé."]],
  [["Ada: ¿Alguien sabe si nos llaman?", "Ben: No, todavía."]],
])("%j asks what nobody knows", async (lines) => {
  expect((await summaryOf(lines)).questions).toHaveLength(1);
});
