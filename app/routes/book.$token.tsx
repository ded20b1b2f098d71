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
import { countTry } from "~/db/rate-limits";
import { hostCalled } from "~/domain/booking-mails";
import { acceptedLanguage, type OfferReader, viewOffer } from "~/domain/booking-view";
import { BOOKING_WORDS, type BookingWords } from "~/domain/booking-words";
import { searchZone, zoneToType } from "~/domain/zone-search";
import { zoneHint, zoneProblem } from "~/domain/zone-words";
import { isZone } from "~/domain/zones";
import { GuestAnswer } from "~/forms/booking";
import { guestCookie, newGuestKey, readGuestBrowser } from "~/http/guest";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { answerGroupTimes } from "~/services/booking/answer-group";
import { answererOf, answerOtherwise, type OpenedOffer, pickTime, readOffer } from "~/services/booking/answer-offer";

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
    hasSuggested: query.get("answered") === "suggest",
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
  const typed = await request.formData();
  const form = { ...Object.fromEntries(typed), can: typed.getAll("can") };
  const reader = readerOf(request, context, opened, String(typed.get("zone") ?? ""), now);
  const words = BOOKING_WORDS[reader.language];
  const parsed = GuestAnswer.safeParse(form);
  if (!parsed.success) return refuse(wrongIn(parsed.error.issues[0]?.path[0], words), 400);
  const counted = [
    { limit: "booking-link:network", who: networkOfRequest(request) },
    { limit: "booking-link:link", who: offer.id },
  ] as const;
  if ((await countTry(context.db, counted, now)) !== null) return refuse(words.tooMany, 429);

  const key = readGuestBrowser(request).key ?? newGuestKey();
  if (opened.standing === "open") {
    const refused = await take(context, offer, parsed.data, reader, answererOf(offer, key));
    if (refused) return refused;
  }
  const query = new URLSearchParams({ zone: reader.zone, answered: parsed.data.intent });
  return redirect(`/book/${params.token}?${query}`, {
    status: 303,
    headers: { "set-cookie": guestCookie(key, reader.zone) },
  });
}

/** Does what the guest's answer says. @returns the refusal, where it is one that the guest can mend */
async function take(
  context: ActionFunctionArgs["context"],
  offer: OpenedOffer["offer"],
  answer: z.output<typeof GuestAnswer>,
  { zone, language, now }: OfferReader,
  by: string,
) {
  const words = BOOKING_WORDS[language];
  const { groupId } = offer;
  if (answer.intent === "suggest" || (answer.intent === "decline" && groupId === null)) {
    await answerOtherwise(context, offer, answer, by, now);
    return null;
  }
  const { name = "", email = "" } = answer.intent === "decline" ? {} : answer;
  const missing = answer.intent === "decline" ? null : missingIn(offer, { name, email }, words);
  if (missing !== null) return refuse(missing, 400);
  if (groupId !== null && answer.intent !== "pick") {
    const can = answer.intent === "can" ? answer.can : [];
    // What is none of the times would be no time at all, and say that the guest cannot meet.
    if (answer.intent === "can" && !offer.slots.some(({ start }) => can.includes(start))) {
      return refuse(words.wrong.time, 400);
    }
    await answerGroupTimes(context, { ...offer, groupId }, { can, name, email, by }, now);
    return null;
  }
  if (answer.intent !== "pick") return null;
  const { start } = answer;
  const outcome = await pickTime(context, offer, { start, name, email, zone, language, by }, now);
  if (!outcome.ok && outcome.reason === "taken") return refuse(words.taken, 409);
  if (!outcome.ok && outcome.reason === "not-now") {
    return refuse(words.notNow(hostCalled({ name: offer.hostName, email: offer.hostEmail })), 503);
  }
  return null;
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

const refuse = (problem: string, status: number) => data({ problem }, { status });

function wrongIn(field: PropertyKey | undefined, { wrong }: BookingWords): string {
  if (field === "name") return wrong.name;
  if (field === "email") return wrong.email;
  return field === "text" ? wrong.suggestion : wrong.time;
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
  return <BookingPage {...page} problem={useActionAnswer<typeof action>()?.problem ?? null} />;
}
