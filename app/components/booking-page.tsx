import type { viewOffer } from "~/domain/booking-view";
import type { ZoneProblem } from "~/domain/zone-words";
import { Alert } from "./alert";
import { buttonClass } from "./button";
import { Field, TextArea } from "./field";
import { Logo } from "./logo";
import { ZoneField } from "./zone-field";

type OfferView = ReturnType<typeof viewOffer>;

/** What stands in the field of the guest's zone, and what is wrong with it. */
interface ZoneInField {
  value: string;
  hint: string;
  problem: ZoneProblem | null;
}

/** What came back with a problem: it stands in the forms again. */
interface Typed {
  name: string;
  email: string;
  text: string;
  /** Starts. */
  chosen: number[];
}

/** What a guest sees who was offered times: no account, no script. */
export function BookingPage({
  token,
  offer,
  zone,
  hasSuggested,
  problem,
  typed,
}: {
  /** The link's own. */
  token: string;
  offer: OfferView;
  zone: ZoneInField;
  /** Just now, by a browser that need not take cookies. */
  hasSuggested: boolean;
  /** What was wrong with the answer that was just sent. */
  problem: string | null;
  typed: Typed | null;
}) {
  return (
    <div lang={offer.language} className="mx-auto max-w-md px-4 py-6">
      <header>
        <Logo />
      </header>
      <main className="card mt-6 p-5 sm:p-8">
        <h1 className="headline">{offer.booked ? offer.standing : offer.heading}</h1>
        {/* Each by itself: a title that runs from right to left would take the length's number along. */}
        <p className="mt-2 text-muted">
          <bdi>{offer.title}</bdi> · {offer.length}
          {offer.location && (
            <>
              {" "}
              · <bdi>{offer.location}</bdi>
            </>
          )}
        </p>
        {offer.group?.others && <p className="mt-1 break-words text-muted">{offer.group.others}</p>}
        <div className="mt-6 flex flex-col gap-6">
          {problem && <Alert kind="error">{problem}</Alert>}
          {offer.isOpen && offer.group?.thanks && <Alert kind="success">{offer.group.thanks}</Alert>}
          {offer.isOpen && (hasSuggested || offer.suggestion) && <Alert kind="success">{offer.suggested}</Alert>}
          {offer.isOpen ? <Open offer={offer} zone={zone} typed={typed} /> : <Answered offer={offer} token={token} />}
        </div>
      </main>
    </div>
  );
}

function Answered({ offer, token }: { offer: OfferView; token: string }) {
  const { booked, standing, invites, words } = offer;
  if (!booked) {
    return (
      <>
        <p>{standing}</p>
        {offer.canReopen && (
          <form method="post">
            <input type="hidden" name="zone" value={offer.zone} />
            <button type="submit" name="intent" value="reopen" className={buttonClass("secondary")}>
              {words.reopen}
            </button>
          </form>
        )}
      </>
    );
  }
  return (
    <>
      <p>
        <span className="font-semibold text-lg">{booked.when}</span>
        {booked.there && <span className="block text-muted">{booked.there}</span>}
      </p>
      <p>{invites ? words.invited : words.fileMailed}</p>
      <a href={`/book/${token}/invite.ics`} className={buttonClass("secondary")}>
        {words.file}
      </a>
    </>
  );
}

function Open({ offer, zone, typed }: { offer: OfferView; zone: ZoneInField; typed: Typed | null }) {
  const { words, times } = offer;
  return (
    <>
      {/* First, for what is typed below it would not come back. */}
      <details className="border-line border-b pb-3" open={Boolean(zone.problem)}>
        <summary className="min-h-11 cursor-pointer py-2.5">
          {words.zone}: <strong className="font-medium">{offer.zoneWords}</strong>
        </summary>
        <form method="get" className="flex flex-col gap-3 pb-2">
          <ZoneField
            label={words.zone}
            field={{ ...plain("timezone", zone.value), errors: zone.problem ? [zone.problem.text] : [] }}
            hint={zone.hint}
            choices={zone.problem?.choices ?? []}
          />
          <button type="submit" className={`${buttonClass("secondary")} self-start`}>
            {words.changeZone}
          </button>
        </form>
      </details>
      {times.length === 0 ? <p>{words.noneLeft}</p> : <PickForm offer={offer} typed={typed} />}
      <form method="post" className="flex flex-col gap-3 border-line border-t pt-5">
        <input type="hidden" name="zone" value={offer.zone} />
        <TextArea
          label={words.suggest}
          hint={words.suggestHint}
          rows={2}
          field={{ ...plain("text", typed?.text || offer.suggestion), constraint: { maxLength: 500 } }}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="suggest" className={buttonClass("secondary")}>
            {words.send}
          </button>
          <button type="submit" name="intent" value="decline" className={buttonClass("quiet")}>
            {words.decline}
          </button>
        </div>
      </form>
      <p className="text-muted text-sm">
        {offer.privacy} {offer.until}
      </p>
    </>
  );
}

/** One time is picked; or, where several are asked, all that suit are ticked. */
function PickForm({
  offer: { words, times, zone, asksName, invites, group },
  typed,
}: {
  offer: OfferView;
  typed: Typed | null;
}) {
  const chosen = typed?.chosen ?? group?.can;
  return (
    <form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="zone" value={zone} />
      <fieldset>
        <legend className="heading">{group ? group.choose : words.choose}</legend>
        {times.map(({ start, label, there }) => (
          <label key={start} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type={group ? "checkbox" : "radio"}
              name={group ? "can" : "start"}
              value={start}
              required={!group}
              defaultChecked={chosen?.includes(start)}
              className="size-5 shrink-0 accent-action"
            />
            <span>
              {label}
              {there && <span className="block text-muted text-sm">{there}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {asksName && (
        <Field
          label={words.name}
          field={{ ...plain("name", typed?.name), constraint: { required: true } }}
          autoComplete="name"
        />
      )}
      {!invites && (
        <Field
          label={words.email}
          hint={words.emailHint}
          field={{ ...plain("email", typed?.email), constraint: { required: true } }}
          type="email"
          autoComplete="email"
        />
      )}
      <button type="submit" name="intent" value={group ? "can" : "pick"} className={buttonClass("primary")}>
        {group ? group.send : words.book}
      </button>
    </form>
  );
}

const plain = (name: string, value?: string) => ({ name, value, errors: [], constraint: {} });
