import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { googleEventId } from "~/domain/event-id";
import { icsFile } from "~/domain/icalendar";
import { strangerCalled } from "~/domain/shown-address";
import { readGuestBrowser } from "~/http/guest";
import { answererOf, readOffer } from "~/services/booking/answer-offer";

/** What was picked over a booking link, as a file for the calendar of the guest who picked it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const opened = await readOffer(context, params.token ?? "", now);
  const { key } = readGuestBrowser(request);
  const isTheirs = opened && key !== null && opened.offer.answeredBy === answererOf(opened.offer, key);
  const start = isTheirs && opened.standing === "booked" ? opened.offer.meetingStart : null;
  if (!opened || start === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { id, title, location, slots, hostName: name, hostEmail: email } = opened.offer;
  const [first] = slots;
  const end = start + (first ? first.end - first.start : 0);
  const organizer = { name: strangerCalled({ name, email }), email };
  const file = icsFile({ uid: googleEventId(id), title, location, start, end, organizer, at: now });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="invite.ics"',
    },
  });
}
