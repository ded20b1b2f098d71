import { createSummarise } from "~/agent/summarise/summarise";

const summarise = createSummarise(null);

/** Ada, Ben and Carl are guests; two are called Kim. */
const GUESTS = ["Ada Stone", "Ben Moss", "Carl Reed", "Kim Hale", "Kim Webb"].map((name) => ({ name, email: null }));

/**
 * What a few lines of talk come to: "Ada: I'll send it." each.
 *
 * @param start of the meeting, on a Tuesday at ten in Amsterdam unless said otherwise
 */
export async function summaryOf(lines: readonly string[], start = "2027-03-02T10:00:00+01:00") {
  const entries = lines.map((line, n) => {
    const [name = "", text = ""] = line.split(/: (.*)/s);
    const speaker = GUESTS.find((guest) => guest.name.startsWith(name))?.name ?? name;
    return { id: `e${n + 1}`, speaker, at: n * 10, text };
  });
  return summarise({ title: "", start: Date.parse(start), zone: "Europe/Amsterdam", guests: GUESTS, entries });
}
