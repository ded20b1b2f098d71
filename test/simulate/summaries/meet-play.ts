import type { Machine } from "../machine";
import type { Words } from "./words";

/** One conference at Google Meet, with its transcript. */
export interface Conference {
  code: string;
  startAt: number;
  endAt: number;
  /** When all of it can be read: minutes to hours later. Null when nobody has it written down. */
  readyAt: number | null;
  words: Words;
}

/** So long before it is whole it is known to come. */
const GROWING_MS = 600_000;
const LAST_LOOK_MS = 86_400_000;
const FORMS = ["lost", "500", "503", "429", "rubbish", "403", "scope", "404"] as const;

/** Google Meet's records of conferences, for the codes of one run: in pages, late, and out of order now and then. */
export class MeetPlay {
  /** Codes of which Google has refused for good to say anything. */
  readonly refused = new Set<string>();
  readonly #machine: Machine;
  readonly #conferences: readonly Conference[];

  constructor(machine: Machine, conferences: readonly Conference[]) {
    this.#machine = machine;
    this.#conferences = conferences;
  }

  /** GET …/v2/…. @throws TypeError when the connection breaks */
  answer(url: URL): Response {
    const path = url.pathname.replace(/^.*\/v2\//, "");
    const code = /meeting_code = "([a-z-]+)"/.exec(url.searchParams.get("filter") ?? "")?.[1] ?? path.split("/")[1];
    const conference = this.#conferences.find((one) => one.code === code);
    return this.#trouble(code ?? "", conference) ?? Response.json(conference ? this.#list(path, url, conference) : {});
  }

  #trouble(code: string, conference: Conference | undefined): Response | undefined {
    if (!this.#machine.strikes("google", `meet ${code}`)) return undefined;
    const form = this.#machine.form(FORMS);
    this.#machine.log(`   … ${form}`);
    if (form === "lost") throw new TypeError("Network connection lost.");
    if (form === "rubbish") return new Response("<html>sorry</html>");
    if (form === "500" || form === "503" || form === "429") return new Response("", { status: Number(form) });
    // Of another refusal only the last look's is for good.
    const isLast = !conference || this.#machine.now >= conference.endAt + LAST_LOOK_MS;
    if (form === "scope" || isLast) this.refused.add(code);
    if (form === "404") return Response.json({ error: { status: "NOT_FOUND" } }, { status: 404 });
    const details = form === "scope" ? [{ reason: "ACCESS_TOKEN_SCOPE_INSUFFICIENT" }] : [];
    return Response.json({ error: { status: "PERMISSION_DENIED", details } }, { status: 403 });
  }

  #list(path: string, url: URL, { code, startAt, endAt, readyAt, words }: Conference): object {
    const { now } = this.#machine;
    const moment = (at: number) => new Date(at).toISOString();
    const name = `conferenceRecords/${code}`;
    if (path === "conferenceRecords") {
      if (now < startAt) return {};
      return {
        conferenceRecords: [{ name, startTime: moment(startAt), ...(now >= endAt && { endTime: moment(endAt) }) }],
      };
    }
    if (path.endsWith("/participants"))
      return { participants: [{ name: `${name}/participants/1`, signedinUser: { displayName: "Robin Example" } }] };
    if (path.endsWith("/entries")) {
      const page = Number(url.searchParams.get("pageToken") ?? 0);
      const said = words.entries[page];
      const last = page + 1 >= words.entries.length;
      return {
        transcriptEntries: said
          ? [
              {
                ...{ name: `${path}/${page}`, text: said.text, participant: `${name}/participants/1` },
                startTime: moment(startAt + page * 5_000),
              },
            ]
          : [],
        ...(!last && { nextPageToken: String(page + 1) }),
      };
    }
    if (readyAt === null || now < readyAt - GROWING_MS) return {};
    return {
      transcripts: [{ name: `${name}/transcripts/1`, state: now < readyAt ? "ENDED" : "FILE_GENERATED" }],
    };
  }
}
