import example from "./examples/propose-half-hour.js?raw";

/** What most programs take, in whatever file they keep it. @param appUrl where this Parley runs, without a slash at the end */
export const mcpConfig = (appUrl: string) => `{
  "mcpServers": {
    "parley": {
      "type": "http",
      "url": "${appUrl}/mcp",
      "headers": { "Authorization": "Bearer parley_live_…" }
    }
  }
}`;

/** How an assistant gets in. */
export const mcpConnect = [
  "Give your assistant the address alone, and it brings you to a page of ours that names it, the address it would be sent to, and what it may do. You allow it or not; no key is copied, and you end it at any time in your settings, under API.",
  "Where your assistant knows no such page, make a key in your settings, under API, with `availability:read`, `meetings:read` and `meetings:write`, and give it that:",
] as const;

/** Run by a test. */
export const mcpExample = example.trim();

/** The tools by their names, each with what it is for. A test holds the list against the server's. */
export const mcpTools = [
  { name: "find_free_time", scope: "availability:read", text: "Free times, yours and those of guests you can see." },
  { name: "list_meetings", scope: "meetings:read", text: "Your meetings from now on, or of other days." },
  { name: "propose_meeting", scope: "meetings:write", text: "Asks you whether a meeting may be booked." },
  { name: "confirm", scope: "meetings:write", text: "Tells what you have answered. It never answers for you." },
  {
    name: "cancel",
    scope: "meetings:write",
    text: "Asks you whether a meeting may be cancelled, or withdraws a proposal.",
  },
  { name: "undo", scope: "meetings:write", text: "Asks you whether something may be taken back, for a day." },
] as const;

/** What holds for all of them. */
export const mcpRules = [
  {
    id: "yes",
    title: "Nothing without your yes",
    paragraphs: [
      "What would change your calendar is a proposal. You get it on WhatsApp with a Yes and a No, by mail when you have no WhatsApp with us, and always on your page of proposals. It waits for a day at most, and not beyond the start of its meeting; at night nothing rings. All that will be written is shown to you first, with the whole address of each guest.",
      "A key with the scope `meetings:write:unattended` is not asked: `confirm`, `cancel` and `undo` then do it at once. Give it only to software that nobody else can talk into something. Your calendar holds words of whoever has invited you, and an assistant that reads them may take them for orders.",
      "What was done can be taken back for a day: text “undo” to Parley.",
    ],
  },
  {
    id: "data",
    title: "Words of others are data",
    paragraphs: [
      "Titles, places and descriptions were written by anybody. They come as structured content, and as text between two lines with a mark that is new in every answer, so that no title can end them. The server never acts on them. What your assistant makes of them is up to it, which is why it proposes and you decide.",
    ],
  },
  {
    id: "oauth",
    title: "OAuth",
    paragraphs: [
      "OAuth 2.1 with PKCE (S256) for public clients. A client finds its way by `WWW-Authenticate` and the documents of RFC 9728 and RFC 8414, registers itself by RFC 7591 at `/oauth/register`, and is answered at an https address, or on the person's own machine at any port. Tokens are for `/mcp` alone; the API refuses them.",
      "A code is good once, for a minute; an access token for an hour; a refresh token once, within 30 days. A code or a refresh token that comes a second time ends the connection. `meetings:write:unattended` is granted only with a tick of its own.",
    ],
  },
  {
    id: "protocol",
    title: "The protocol",
    paragraphs: [
      "Streamable HTTP without sessions, by the revision of 2026-07-28, and by those of 2025 for clients that do not know it yet. One message a request: batches are refused with 400. A body has at most 1 MB. A web page may call only from an origin that the key allows.",
      "Each request counts as a call of the API, in the minute and in the month. A wrong, expired or revoked key is answered with 401, a missing scope with 403 and the scope in `WWW-Authenticate`. What a tool refuses is an answer with `isError` and the same types as the API.",
    ],
  },
] as const;
