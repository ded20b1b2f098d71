import { expect, test } from "vitest";
import { summaryOf } from "./said";

/** The meeting is on Tuesday, 2 March 2027. */
test.each<[due: string, lines: string[]]>([
  [
    "2027-03-02",
    ["Ada: Somebody has to tell them.", "Ben: I'll drop them a line tonight.", "Ada: Ta.", "Carl: Now. The marching."],
  ],
  ["2027-03-02", ["Ada: Ben, can you call the plumber?", "Ben: Yes, I'll call him at lunch.", "Ada: Thanks."]],
  ["2027-03-07", ["Ada: Die Bestellung.", "Ben: Ich übernehm das. Diese Woche noch.", "Ada: Gut."]],
  ["2027-03-03", ["Ada: Dan moet het hek vast staan.", "Ben: Doe ik. Morgen is 't klaar.", "Ada: Mooi."]],
  [
    "2027-03-08",
    [
      "Ada: ¿Y el mecánico?",
      "Ben: Lo llamo mañana, no, mañana tengo juicio, lo llamo el lunes.",
      "Ada: El lunes, vale.",
    ],
  ],
  [
    "2027-03-07",
    [
      "Ada: Und das Protokoll?",
      "Ben: Dann schick ich's rum. Morgen... nee, morgen bin ich in Fulda, am Sonntag.",
      "Ada: Sonntag langt.",
    ],
  ],
  [
    "2027-03-06",
    [
      "Ben: Yo puedo subir las fotos.",
      "Ada: Sí, muy bien. Antes del domingo, si puede ser.",
      "Ben: Claro, este sábado las subo.",
    ],
  ],
])("due %s, as it is said of a job in other words: %j", async (due, lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss", due }]);
});
