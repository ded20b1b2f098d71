import { env } from "cloudflare:workers";
import { answerMessage } from "~/agent/answer-message";
import type { Hearing } from "~/agent/hear";
import { type ConversationState, EMPTY_STATE } from "~/agent/state/conversation";
import type { Turn } from "~/agent/turn";
import type { IncomingMessage } from "~/domain/incoming-message";
import { createGoogleCalendar } from "~/providers/google-calendar";
import { createGoogleOAuth } from "~/providers/google-oauth";
import { createWhatsApp } from "~/providers/whatsapp";
import type { Deps } from "~/services/deps";
import { refreshAccess } from "~/services/google-access";
import { createDeps } from "../../workers/deps";
import { parseSettings } from "../../workers/settings";
import { newMessageId } from "./conversation";
import { control, messagesTo, type Outbound } from "./sandbox";
import type { TestUser } from "./user";

/** The app's own dependencies against the sandbox, except that a retry does not wait. */
export function quickDeps(DB: D1Database = env.DB, fetcher: typeof fetch = fetch): Deps {
  const settings = parseSettings(env);
  const quick = { sleep: async () => {}, fetch: fetcher };
  const deps: Deps = {
    ...createDeps({ ...env, DB }),
    whatsapp: createWhatsApp({
      baseUrl: settings.WHATSAPP_BASE_URL,
      apiVersion: settings.WHATSAPP_API_VERSION,
      phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
      token: settings.WHATSAPP_TOKEN,
      ...quick,
    }),
    googleOAuth: createGoogleOAuth({
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      accountsBaseUrl: settings.GOOGLE_ACCOUNTS_BASE_URL,
      oauth2BaseUrl: settings.GOOGLE_OAUTH2_BASE_URL,
      apisBaseUrl: settings.GOOGLE_APIS_BASE_URL,
      ...quick,
    }),
    calendar: createGoogleCalendar({ baseUrl: `${settings.GOOGLE_APIS_BASE_URL}/calendar/v3`, ...quick }),
    refreshAccess: (userId, spent) => refreshAccess(deps, userId, spent),
  };
  return deps;
}

export interface Break {
  method: string;
  /** Found in the path and query of the call. */
  path?: RegExp;
  when: "before" | "after";
  times: number;
}

/** Connections that break before or after the call reached the provider, without a word. */
export function breakableFetch() {
  const breaks: Break[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const here = breaks.find(
      ({ method, path, times }) => times > 0 && init?.method === method && (path ?? /^/).test(url),
    );
    if (here) here.times -= 1;
    if (here?.when === "before") throw new TypeError("Network connection lost.");
    const response = await fetch(input, init);
    if (!here) return response;
    await response.arrayBuffer();
    throw new TypeError("Network connection lost.");
  };
  return { fetcher, breakNext: (one: Break) => void breaks.push({ ...one }) };
}

/** The first call of this method after `arm` gets no answer in time; `arrive` lets its provider carry it out after all. */
export function lateCall(method: string) {
  let isArmed = false;
  let late: Request | undefined;
  const deps = quickDeps(undefined, async (input, init) => {
    const request = new Request(input, init);
    if (!isArmed || request.method !== method || late) return fetch(request);
    late = new Request(request, { signal: null });
    throw new TypeError("no answer in time");
  });
  return {
    deps,
    arm: () => {
      isArmed = true;
    },
    arrive: async () => (await fetch(late ?? "")).status,
  };
}

interface Circumstances {
  deps?: Deps;
  /** The state that the conversation starts from. */
  state?: ConversationState;
  /** How many messages of the day were given to models. */
  heardToday?: number;
  /** The machine's clock, UTC milliseconds. */
  clock?: () => number;
}

interface Said {
  /** ISO date-time with offset: the message's own moment. */
  at?: string;
  id?: string;
  choiceId?: string;
  /** A voice note in place of words; with a `fileName` a file, and the words stand below it. */
  mediaId?: string;
  fileName?: string;
  forwarded?: true;
  /** WhatsApp's id of the message that is quoted. */
  repliesTo?: string;
  /** How long the message was on its way, milliseconds. */
  late?: number;
}

function incoming(
  user: TestUser,
  text: string,
  sentAt: number,
  { id = newMessageId(), choiceId, mediaId, fileName, forwarded, repliesTo }: Said,
): IncomingMessage {
  return {
    messageId: id,
    from: user.phone,
    sentAt,
    kind:
      fileName !== undefined
        ? "document"
        : mediaId !== undefined
          ? "audio"
          : choiceId === undefined
            ? "text"
            : "choice",
    text,
    ...(choiceId !== undefined && { choiceId }),
    ...(mediaId !== undefined && { mediaId }),
    ...(fileName !== undefined && { fileName }),
    ...(forwarded && { forwarded }),
    ...(repliesTo !== undefined && { repliesTo }),
  };
}

/**
 * A conversation turn by turn without the assistant around it, so that a test can watch and break what a turn works
 * with. A turn that throws is run again as the assistant does: same message, same state, the reply claimed once.
 */
export async function converse(
  user: TestUser,
  now: string,
  { deps: given = quickDeps(), state, heardToday = 0, clock }: Circumstances = {},
) {
  // A talk of the past is played in the past; what lies ahead of the clock stays ahead of it.
  const isPast = Date.parse(now) < Date.now();
  const deps: Deps = { ...given, clock: clock ?? (isPast ? () => Date.parse(now) : given.clock) };
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  let remembered = state ?? EMPTY_STATE;
  const typed: string[] = [];
  let turns = 0;

  async function turn(body: string, { at, late = 0, ...said }: Said): Promise<void> {
    // Unless told otherwise, people text once in ten seconds.
    const sentAt = at === undefined ? Date.parse(now) + 10_000 * turns++ : Date.parse(at);
    const message = incoming(user, body, sentAt, said);
    let claimed = false;
    const claimReply = () => {
      const isFirst = !claimed;
      claimed = true;
      return isFirst;
    };
    let heard: Hearing | null = null;
    const turn: Turn = {
      message,
      userId: user.id,
      state: remembered,
      receivedAt: message.sentAt + late,
      isAgain: false,
      claimReply,
      isReplyClaimed: () => claimed,
      recall: () => heard,
      keep: (hearing) => {
        heard = hearing;
      },
      earlier: () => typed.slice(-3),
      heardToday: () => heardToday,
    };
    for (let tries = 3; ; tries--) {
      try {
        remembered = await answerMessage(deps, { ...turn, isAgain: tries < 3 });
        if (message.kind === "text") typed.push(message.text);
        return;
      } catch (error) {
        if (tries === 1) throw error;
      }
    }
  }

  return {
    deps,
    /** Texts and gives the newest message on the phone. */
    async text(body: string, said: Said = {}): Promise<Outbound> {
      await turn(body, said);
      const last = (await messagesTo(user.phone)).at(-1);
      if (!last) throw new Error(`nothing was answered to "${body}"`);
      return last;
    },
    state: () => remembered,
    messages: () => messagesTo(user.phone),
  };
}
