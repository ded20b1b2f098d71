import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { TRANSCRIPT_BYTES_MAX } from "~/domain/body-limits";
import { guestNamed } from "~/domain/guest-name";
import { readTranscriptFile, readTranscriptText } from "~/domain/transcript-file";

/** `speaker|seconds|words` of each entry; a problem is its word. */
function read(source: string | Uint8Array): string[] | string {
  const found = typeof source === "string" ? readTranscriptText(source) : readTranscriptFile(source);
  return found.ok
    ? found.entries.map(({ speaker, at, text }) => `${speaker ?? ""}|${at ?? ""}|${text}`)
    : found.problem;
}

const docx = (body: string) =>
  zipSync({
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    "word/media/a.png": strToU8("x"),
  });

test.each<[what: string, source: string | Uint8Array, entries: string[] | string]>([
  ["nothing", "", "empty"],
  ["no letters", " \n\n -- \n", "empty"],
  ["one line", "Anna sends the offer on Friday.", ["||Anna sends the offer on Friday."]],
  ["marks of direction", "Anna: I send \u202ethe offer\u2066 on Friday.", ["Anna||I send the offer on Friday."]],
  [
    "names and words",
    "Anna: Hello.\nTom: Hi, Anna.\nand more\n\nAnna: Bye.",
    ["Anna||Hello.", "Tom||Hi, Anna. and more", "Anna||Bye."],
  ],
  [
    "Markdown",
    "# Minutes\n\n- **Anna de Vries:** Hello.\n- **Tom:** Hi.",
    ["||Minutes", "Anna de Vries||Hello.", "Tom||Hi."],
  ],
  [
    "a heading is no person",
    "Action item: Anna sends it\nTom: Yes.\nAnna: Fine.",
    ["||Action item: Anna sends it", "Tom||Yes.", "Anna||Fine."],
  ],
  [
    "notes have no speakers",
    "We met at noon.\nBudget: 40k\nIt rained.",
    ["||We met at noon.", "||Budget: 40k", "||It rained."],
  ],
  ["times in front", "[00:01:02] Anna: Hello.\n00:02:00 Tom: Hi.", ["Anna|62|Hello.", "Tom|120|Hi."]],
  [
    "a chat that was exported",
    "12/03/2026, 10:03 - Anna: Hello.\n12/03/2026, 10:04 - Tom: Hi.",
    ["Anna|603|Hello.", "Tom|604|Hi."],
  ],
  [
    "a name with a time, words below",
    "Anna de Vries   0:03\nHello.\nHow are you?\n\nTom   0:09\nFine.",
    ["Anna de Vries|3|Hello.", "Anna de Vries|3|How are you?", "Tom|9|Fine."],
  ],
  ["an hour in a sentence", "Anna: Let's say\n10:30 we start", ["Anna||Let's say 10:30 we start"]],
  ["a link is no name", "see https://example.com\nfor more", ["||see https://example.com", "||for more"]],
  [
    "WebVTT",
    "WEBVTT\n\nNOTE made by hand\n\n1\n00:00:01.000 --> 00:00:02.000\n<v Anna de Vries>I'll send</v>\n\n2\n00:00:02.000 --> 00:00:04.000\n<v Anna de Vries>the <c>offer</c> &amp; the plan.</v>\n\n00:00:05.000 --> 00:00:06.000\n<v Tom>Thanks.</v>",
    ["Anna de Vries|1|I'll send the offer & the plan.", "Tom|5|Thanks."],
  ],
  [
    "WebVTT without its header, empty lines and good times",
    "00:00:01.000 --> \nAnna: Hello.\n00:99:02.000 --> x\nTom: Hi.",
    ["Anna|1|Hello.", "Tom||Hi."],
  ],
  [
    "times that overlap and go back",
    "1\n00:05:00,000 --> 00:05:09,000\nAnna: One.\n\n2\n00:05:02,000 --> 00:05:04,000\nTom: Two.\n\n3\n00:00:01,000 --> 00:00:02,000\nAnna: Three.",
    ["Anna|300|One.", "Tom|302|Two.", "Anna||Three."],
  ],
  [
    "names in scripts without capitals, and long ones",
    "דנה: שלום.\n田中: はい。\nWilhelmina-Alexandra Konstantinopolska-Vanderbilt de la Fuente: Hello.\nTom: Hi.",
    [
      "דנה||שלום.",
      "田中||はい。",
      "Wilhelmina-Alexandra Konstantinopolska-Vanderbilt de la Fuente||Hello.",
      "Tom||Hi.",
    ],
  ],
  [
    "what may be the name of another is not put into the mouth of the one before",
    "Anna: Hello.\nsky guest: I'll pay.\nTom: Hi.\nAction item: pay the bill.\nAnna: Bye,\nand thanks.",
    ["Anna||Hello.", "||sky guest: I'll pay.", "Tom||Hi.", "||Action item: pay the bill.", "Anna||Bye, and thanks."],
  ],
  [
    "captions that are shown again",
    "WEBVTT\n\n00:01.000 --> 00:02.000\nso I think\n\n00:02.000 --> 00:03.000\nso I think\nwe go.",
    ["|1|so I think we go."],
  ],
  [
    "Word",
    docx(
      '<w:p><w:r><w:t>Anna:</w:t></w:r><w:r><w:t xml:space="preserve"> Hello &amp; welcome.</w:t></w:r></w:p><w:p><w:r><w:t>Tom: Hi</w:t><w:delText>!!</w:delText></w:r></w:p>',
    ),
    ["Anna||Hello & welcome.", "Tom||Hi"],
  ],
  ["another archive", zipSync({ "a.txt": strToU8("hello") }), "not-text"],
  ["a broken archive", docx("<w:p/>").slice(0, 60), "unreadable"],
  ["an old subtitle's letters", Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]), ["||Müller"]],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x48, 0, 0x69, 0]), ["||Hi"]],
  ["a binary that is called .txt", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "not-text"],
  ["more than fits", new Uint8Array(TRANSCRIPT_BYTES_MAX + 1), "too-large"],
  ["10 MB of text", "word ".repeat(2_000_000), "too-large"],
])("%s", (_, source, entries) => {
  expect(read(source)).toEqual(entries);
});

test("forty speakers, each with an id of their own", () => {
  const names = Array.from({ length: 40 }, (_, n) => `Speaker ${n + 1}`);
  const found = readTranscriptText(names.map((name) => `${name}: hello`).join("\n"));
  expect(found.ok && found.entries.map(({ id, speaker }) => [id, speaker])).toEqual(
    names.map((name, n) => [`e${n + 1}`, name]),
  );
});

// Looking for the arrow of a subtitle from each hour on took half a minute, and every page waited.
test("a line of nothing but hours, as long as may be, is no subtitle", () => {
  expect(readTranscriptText("12:30 ".repeat(160_000))).toMatchObject({ ok: true });
});

test("a long paragraph is cut at its sentences, and loses none", () => {
  const found = readTranscriptText(`Anna: ${"This is one of many sentences. ".repeat(300)}`);
  if (!found.ok) throw new Error(found.problem);
  expect(found.entries.every(({ text, speaker }) => text.length <= 1_500 && speaker === "Anna")).toBe(true);
  expect(
    found.entries
      .map(({ text }) => text)
      .join(" ")
      .match(/This/g),
  ).toHaveLength(300);
});

const guests = [
  { name: "Anna de Vries", email: "anna@example.com" },
  { name: "Anna Kroon", email: null },
  { name: "Sébastien Noël", email: "s.n@example.com" },
  { name: "Yara Lopes", email: "zora@example.com" },
];

test.each([
  ["anna de vries", "Anna de Vries"],
  ["de Vries", "Anna de Vries"],
  ["Anna", null],
  ["sebastien", "Sébastien Noël"],
  ["y.lopes", "Yara Lopes"],
  ["zora", "Yara Lopes"],
  ["Y", null],
  ["Action item", null],
  ["", null],
])("%s is %s", (said, name) => {
  expect(guestNamed(said, guests)?.name ?? null).toBe(name);
});

test.each([
  ["notes.docx", "unreadable"],
  ["notes.exe", "not-text"],
  ["notes.txt", null],
  ["", null],
])("plain words in a file that is called “%s”: %s", (name, problem) => {
  const found = readTranscriptFile(strToU8("Anna: I'll send the offer."), name);
  expect(found.ok ? null : found.problem).toBe(problem);
});
