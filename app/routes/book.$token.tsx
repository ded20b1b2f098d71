import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type * as z from "zod";
import { BookingPage } from "~/components/booking-page";
import { useActionAnswer } from "~/components/use-action-answer";
import { knowAgain } from "~/db/booking-links";
import { countTry } from "~/db/rate-limits";
import { SUGGESTION_MAX } from "~/domain/booking-link";
import { acceptedLanguage, type OfferReader, viewOffer } from "~/domain/booking-view";
import { BOOKING_WORDS, type BookingWords } from "~/domain/booking-words";
import { IS_MESSAGE, IS_SERVICE, NAME_MAX, nameProblem } from "~/domain/person-name";
import { strangerCalled } from "~/domain/shown-address";
import { searchZone, zoneToType } from "~/domain/zone-search";
import { zoneHint, zoneProblem } from "~/domain/zone-words";
import { isZone } from "~/domain/zones";
import { GuestAnswer } from "~/forms/booking";
import { guestCookie, newGuestKey, readGuestBrowser } from "~/http/guest";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { answerGroupTimes } from "~/services/booking/answer-group";
import {
  answererOf,
  answerOtherwise,
  type OpenedOffer,
  pickTime,
  readOffer,
  reopenOffer,
} from "~/services/booking/answer-offer";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.offer.heading} – Parley` : "Parley" },
  { name: "robots", content: "noindex" },
];

export const handle = { withoutFetchedFonts: true };

/** A GET changes nothing: mail scanners follow links too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const opened = await offerOf(context, params.token, now);
  const query = new URL(request.url).searchParams;
  const kept = readGuestBrowser(request);
  const typed = query.get("timezone");
  const read =
    typed === null ? null : searchZone(typed, kept.zone ?? context.guessedZone ?? opened.offer.hostZone, now);
  // The button of a suggestion wins over what is still typed above it.
  const chosen = query.get("zone") ?? (read?.ok ? read.zone : null);
  const reader = readerOf(request, context, opened, chosen, now);
  const problem = chosen === null && read?.ok === false ? zoneProblem(typed ?? "", read, now, reader.language) : null;
  const page = {
    token: params.token ?? "",
    offer: viewOffer(opened.offer, opened.standing, opened.free, reader),
    zone: {
      value: problem ? (typed ?? "") : zoneToType(reader.zone),
      hint: zoneHint(reader.zone, now, reader.language),
      problem,
    },
    hasSuggested: opened.offer.suggestion !== "" && query.get("answered") === opened.offer.answeredBy,
  };
  if (chosen !== reader.zone || chosen === kept.zone) return page;
  return data(page, { headers: { "set-cookie": guestCookie(kept.key ?? newGuestKey(), chosen) } });
}

/** The link itself says whose it is: there is no session. A form that comes again finds what the first one did. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const now = context.clock();
  const opened = await offerOf(context, params.token, now);
  const { offer } = opened;
  const sent = await request.formData();
  const form = { ...Object.fromEntries(sent), can: sent.getAll("can") };
  const typed = typedIn(sent);
  const refuse = ({ problem, status }: Refusal) => data({ problem, typed }, { status });
  const reader = readerOf(request, context, opened, String(sent.get("zone") ?? ""), now);
  const words = BOOKING_WORDS[reader.language];
  const parsed = GuestAnswer.safeParse(form);
  if (!parsed.success) {
    return refuse({ problem: wrongIn(parsed.error.issues[0]?.path[0], typed, words), status: 400 });
  }
  const counted = [
    { limit: "booking-link:network", who: networkOfRequest(request) },
    { limit: "booking-link:link", who: offer.id },
    ...(parsed.data.intent === "suggest" ? [{ limit: "booking-suggestion:link", who: offer.id } as const] : []),
  ] as const;
  if ((await countTry(context.db, counted, now)) !== null) {
    return refuse({ problem: words.tooMany, status: 429 });
  }

  const key = readGuestBrowser(request).key ?? newGuestKey();
  const by = answererOf(offer, key);
  if (parsed.data.intent === "reopen") await reopenOffer(context, offer, by, now);
  else if (opened.standing === "open") {
    const refused = await take(context, offer, parsed.data, reader, by);
    if (refused) return refuse(refused);
  } else if (parsed.data.intent === "pick" && parsed.data.email) {
    await knowAgain(context.db, offer.id, parsed.data.email, by);
  }
  const { intent } = parsed.data;
  // Whoever takes no cookies is thanked as well, and nobody for what was not sent.
  const answered = intent === "suggest" ? by : intent;
  const query = new URLSearchParams({ zone: reader.zone, answered });
  return redirect(`/book/${params.token}?${query}`, {
    status: 303,
    headers: { "set-cookie": guestCookie(key, reader.zone) },
  });
}

interface Refusal {
  problem: string;
  status: number;
}

/** Does what the guest's answer says. @returns why it was not done, where the guest is to be told */
async function take(
  context: ActionFunctionArgs["context"],
  offer: OpenedOffer["offer"],
  answer: Exclude<z.output<typeof GuestAnswer>, { intent: "reopen" }>,
  { zone, language, now }: OfferReader,
  by: string,
): Promise<Refusal | null> {
  const words = BOOKING_WORDS[language];
  const { groupId } = offer;
  if (answer.intent === "suggest" || (answer.intent === "decline" && groupId === null)) {
    await answerOtherwise(context, offer, answer, by, now);
    return null;
  }
  const { name = "", email = "" } = answer.intent === "decline" ? {} : answer;
  const missing = answer.intent === "decline" ? null : missingIn(offer, { name, email }, words);
  if (missing !== null) return { problem: missing, status: 400 };
  if (groupId !== null && answer.intent !== "pick") {
    const can = answer.intent === "can" ? answer.can : [];
    // What is none of the times would be no time at all, and say that the guest cannot meet.
    if (answer.intent === "can" && !offer.slots.some(({ start }) => can.includes(start))) {
      return { problem: words.wrong.time, status: 400 };
    }
    await answerGroupTimes(context, { ...offer, groupId }, { can, name, email, by }, now);
    return null;
  }
  if (answer.intent !== "pick") return null;
  const { start } = answer;
  const outcome = await pickTime(context, offer, { start, name, email, zone, language, by }, now);
  const host = strangerCalled({ name: offer.hostName, email: offer.hostEmail });
  switch (outcome.ok || outcome.reason) {
    case "taken":
      return { problem: words.taken, status: 409 };
    case "not-offered":
      return { problem: words.notOffered, status: 409 };
    case "closed":
      return { problem: words.closed(host), status: 409 };
    case "not-now":
      return { problem: words.notNow(host), status: 503 };
    default:
      return null;
  }
}

/** What a guest whom the user does not know has left out, in words. */
function missingIn(
  { guestName, invites }: OpenedOffer["offer"],
  { name, email }: { name: string; email: string },
  { wrong }: BookingWords,
): string | null {
  if (guestName === "" && name === "") return wrong.name;
  return !invites && email === "" ? wrong.email : null;
}

/** What the guest has typed and chosen: without scripts it would be gone from the form that comes back. */
function typedIn(sent: FormData) {
  const field = (name: string) => String(sent.get(name) ?? "");
  const chosen = [...sent.getAll("can"), sent.get("start")].map(Number).filter((start) => start > 0);
  return { name: field("name"), email: field("email"), text: field("text"), chosen };
}

type Typed = ReturnType<typeof typedIn>;

/** What is wrong with the first field that has a fault. */
function wrongIn(field: PropertyKey | undefined, { name, text }: Typed, { wrong }: BookingWords): string {
  if (field === "name") {
    if (name.trim() === "") return wrong.name;
    if (name.trim().length > NAME_MAX) return wrong.nameLength(NAME_MAX);
    const problem = nameProblem(name);
    return problem === IS_SERVICE || problem === IS_MESSAGE ? wrong.nameAlone : wrong.nameLetters;
  }
  if (field === "email") return wrong.email;
  if (field !== "text") return wrong.time;
  if (text.trim() === "") return wrong.suggestion;
  return text.trim().length > SUGGESTION_MAX ? wrong.suggestionLength(SUGGESTION_MAX) : wrong.suggestionText;
}

/** @throws Response 404: a token that was guessed is an address that is not there */
async function offerOf(
  context: LoaderFunctionArgs["context"],
  token: string | undefined,
  now: number,
): Promise<OpenedOffer> {
  const opened = await readOffer(context, token ?? "", now);
  if (!opened) throw new Response(null, { status: 404, statusText: "Not Found" });
  return opened;
}

/** The guest's zone is the one chosen, now or before, or what the network guesses, or else the user's own. */
function readerOf(
  request: Request,
  { guessedZone }: LoaderFunctionArgs["context"],
  { offer }: OpenedOffer,
  chosen: string | null,
  now: number,
): OfferReader {
  const { key, zone: kept } = readGuestBrowser(request);
  const zone = [chosen, kept, guessedZone].find((name) => name && isZone(name)) ?? offer.hostZone;
  const isAnswerer = key !== null && offer.answeredBy === answererOf(offer, key);
  return { zone, language: acceptedLanguage(request.headers.get("accept-language")), now, isAnswerer };
}

export default function Book() {
  const page = useLoaderData<typeof loader>();
  const { problem = null, typed = null } = useActionAnswer<typeof action>() ?? {};
  return <BookingPage {...page} problem={problem} typed={typed} />;
}
