import { ANSWER_ORDER, answersInWords, countAnswers, type GuestView } from "~/domain/guest-answers";
import { AnswerBadge } from "./answer-badge";
import { Card } from "./card";
import { Face } from "./face";
import { Fold } from "./fold";

/** So many are shown at once: what is wanted is mostly who is not coming, which the line above says. */
const SHOWN = 5;

/** Written out, so that the style sheet's maker finds them. */
const FILLS: Record<GuestView["answer"], string> = {
  yes: "fill-ok",
  maybe: "fill-tentative",
  no: "fill-bad",
  "no answer": "fill-line",
};

type LinkGuest = Pick<GuestView, "name" | "address">;

/**
 * Who comes to a meeting: the answers as one bar and a line, then the people, the rest of many folded.
 *
 * @param linkGuests who picked it over a booking link and is not invited by Google
 */
export function GuestCard({ guests, linkGuests }: { guests: readonly GuestView[]; linkGuests: readonly LinkGuest[] }) {
  if (guests.length === 0) {
    return (
      <Card title="Guests">
        {linkGuests.length > 0 ? <LinkGuests guests={linkGuests} /> : <p className="text-muted">Nobody else</p>}
      </Card>
    );
  }
  const rest = guests.slice(SHOWN);
  return (
    <Card title={guests.length === 1 ? "1 guest" : `${guests.length} guests`}>
      <AnswerBar guests={guests} />
      <p className="mt-2 text-sm tabular-nums">{answersInWords(guests)}</p>
      <People guests={guests.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Fold label={`Show the other ${rest.length}`}>
          <People guests={rest} />
        </Fold>
      )}
      {linkGuests.length > 0 && <LinkGuests guests={linkGuests} />}
    </Card>
  );
}

function LinkGuests({ guests }: { guests: readonly LinkGuest[] }) {
  return (
    <>
      <People guests={guests} />
      <p className="mt-1 text-muted text-sm">
        By booking link, with an address that was typed there: Google has not invited it, and Parley mails it when the
        meeting is moved or cancelled.
      </p>
    </>
  );
}

function AnswerBar({ guests }: { guests: readonly GuestView[] }) {
  const counts = countAnswers(guests);
  let from = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${guests.length} 1`}
      preserveAspectRatio="none"
      className="h-2.5 w-full rounded-full forced-color-adjust-none"
    >
      {ANSWER_ORDER.map((answer) => {
        const x = from;
        from += counts[answer];
        return <rect key={answer} x={x} width={counts[answer]} height="1" className={FILLS[answer]} />;
      })}
    </svg>
  );
}

function People({ guests }: { guests: readonly (LinkGuest & { answer?: GuestView["answer"] })[] }) {
  return (
    <ul className="mt-3 text-sm">
      {guests.map(({ name, address, answer }) => (
        <li key={address} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 py-1.5">
          <Face name={name || address} />
          <span className="leading-tight">
            <bdi>{name || address}</bdi>
            {name && <span className="block text-muted text-tag">{address}</span>}
          </span>
          {answer && <AnswerBadge answer={answer} />}
        </li>
      ))}
    </ul>
  );
}
