import { withWhatIsBehind } from "./behind-when";
import { withBelonging } from "./belongs";
import { withSideOfIt } from "./beside-it";
import { withBirthdayNamed } from "./birthdays";
import { withoutEcho } from "./clauses";
import { withAwayBehind, withDaysThere, withoutDayEcho } from "./day-echo";
import { withDayLater, withDayOfNamed, withDaysAfter } from "./days-after";
import { withDeadlines } from "./deadlines";
import { withEarliest, withNotBefore, withSoonest } from "./earliest";
import { withEndBehind } from "./end-behind";
import { withHourOfIt } from "./free-then";
import { withFreedPlace } from "./freed-place";
import { withGoneAsked } from "./goes-away";
import { withNewPutIn } from "./goes-in";
import { withoutGrounds, withoutWhyNot } from "./grounds";
import { withoutGuessedNumber } from "./guessed-number";
import { replacesThem, withGuestThatDay, withStrangers } from "./guest-edits";
import { withGuestWords } from "./guests-of-named";
import { withItsPlace } from "./its-place";
import { withHoursAway, withKeptFree } from "./kept-free";
import { withTopicsTold } from "./known-topics";
import { withAskedTime } from "./leaning";
import { withHowLongTheyAre } from "./mention-lengths";
import { withHowFar } from "./mention-shifts";
import { withNameBehind } from "./name-behind";
import { withHourAsName } from "./named-by-hour";
import { withAddressNamed, withGuestNamed, withGuestsByAddress, withLeaverNamed, withLeaverOut } from "./names-guest";
import { withoutNarrated } from "./narrated";
import { withoutNeedless } from "./no-longer-needed";
import { withNoLongerThen } from "./no-longer-then";
import { withoutCancelling } from "./not-cancelled";
import { withOtherGuest } from "./other-guest";
import { withOtherRoom, withPlaceSetRight, withSecondRoom } from "./other-room";
import { withOursNamed } from "./ours";
import { withJobs, withOwnMeetings } from "./own-meetings";
import { withTheirPlace, withThemNamed } from "./pronouns";
import { withoutAnyTime, withPurpose, withThingsAsTopic } from "./purposes";
import { isAbout } from "./readings";
import { withoutReasons, withoutStay } from "./reasons";
import { withRemindedOf } from "./reminders";
import { withRestOfDay } from "./rest-of-day";
import { withBrokenOff, withoutMoveTakenBack, withoutOldLength, withoutOtherDay } from "./ruled-out";
import { withSaidPlace } from "./said-place";
import { withoutIntroduction } from "./signature";
import { withoutRefusal } from "./takes-hour";
import { withTitledNames } from "./titled-names";
import { withoutTold } from "./told-first";
import { withTold } from "./told-having";
import { withoutToldHour } from "./told-hour";
import { withDropped, withoutWhoSays, withWhenItIs } from "./told-when";
import { withToldWish } from "./told-wish";
import { type Heard, isPerson, type Pass, type PassInput, type Unit } from "./unit";
import { withLetGoApart, withOthersAway, withUnmarkedClause } from "./unmarked-clauses";
import { withAgreedTo, withNotedDown, withThatMade, withTripTold } from "./what-was-told";
import { withVerbAsName } from "./whole-days";
import { withWholeParts } from "./whole-parts";
import { withoutWhyChanged } from "./why-changed";
import { withoutNow } from "./without-now";

/** What a word is that only its neighbours, or the meeting at issue, make clear. A place is cut off before names are read. */
const SAID: readonly Pass[] = [
  withBrokenOff,
  withoutMoveTakenBack,
  withNotBefore,
  withSoonest,
  withDaysThere,
  withBirthdayNamed,
  withGuestWords,
  withRemindedOf,
  withHowLongTheyAre,
  withTold,
  withRestOfDay,
  withoutNeedless,
  withJobs,
  withOthersAway,
  withLeaverOut,
  withUnmarkedClause,
  withLetGoApart,
  withoutIntroduction,
  withGuestsByAddress,
  withAddressNamed,
  withoutNow,
  withHourAsName,
  withHowFar,
  withTopicsTold,
  withNoLongerThen,
  withWhenItIs,
  withDropped,
  withoutWhoSays,
  withSideOfIt,
  withAgreedTo,
  withTripTold,
  withNotedDown,
  withThatMade,
  withItsPlace,
  withTitledNames,
  withTheirPlace,
  withSaidPlace,
  withDaysAfter,
  withDayOfNamed,
  withDayLater,
  withHoursAway,
  withKeptFree,
  withOtherRoom,
  withSecondRoom,
  withPlaceSetRight,
  withStrangers,
  withEndBehind,
  withGoneAsked,
  withThingsAsTopic,
  withoutAnyTime,
  withGuestThatDay,
  withNameBehind,
  withBelonging,
  withWhatIsBehind,
  withOwnMeetings,
  withHourOfIt,
];

/** A story in front of a request goes. Whoever "we" are is named in the story, so that is looked up before. */
const ASKED: readonly Pass[] = [withOursNamed, withoutStay, withoutNarrated];

/**
 * Who is told to stay away is no reason where that is what is asked for. A reason goes, with its times, before an hour may
 * lean on what was asked or freed: else it leans on the reason's. A deadline is told from a day that is only said again.
 */
const DATED: readonly Pass[] = [
  withoutReasons,
  withLeaverNamed,
  withoutWhyChanged,
  withoutToldHour,
  withoutGuessedNumber,
  withoutGrounds,
  withoutWhyNot,
  withoutDayEcho,
  withAwayBehind,
  withDeadlines,
  withoutOldLength,
  withoutOtherDay,
  withWholeParts,
  withFreedPlace,
  withAskedTime,
];

/** "She'd rather 4" becomes the request. */
const WISHED: readonly Pass[] = [withoutCancelling, withToldWish];

/** Pronouns become names once it is known which clauses ask. */
const NAMED: readonly Pass[] = [withPurpose, withThemNamed, withoutRefusal, withGuestNamed, withEarliest];

/** What is left is a request, and at most a title. */
const TITLED: readonly Pass[] = [withVerbAsName, withOtherGuest, withNewPutIn];

/**
 * The units of a message as they are meant, after all passes. Their order counts: each may lean on what those before it have
 * made of a unit, or left out.
 *
 * @param mentions every word of the message, in its order
 */
export function whatIsMeant(
  mentions: readonly Unit[],
  input: PassInput,
): Pick<Heard, "units" | "sayers" | "narrated" | "aside"> {
  const through = (passes: readonly Pass[], units: readonly Unit[]) =>
    passes.reduce((before, pass) => pass(before, input), units);
  const all = through(SAID, mentions);
  const asked = through(ASKED, all);
  const dated = through(DATED, asked);
  const wished = through(WISHED, dated);
  const named = through(NAMED, wished);
  const { context } = input;
  // "Tom is ill, Mia comes": who cannot is no reason, but who goes.
  const isSwap = isAbout(context) && replacesThem(named) !== undefined;
  const titled = through(TITLED, isSwap ? named : withoutTold(named, input));
  const units = [...(context.focus || context.awaiting === "confirmation" ? withoutEcho(titled) : titled)];
  return {
    units,
    sayers: dated.filter((unit) => isPerson(unit) && !wished.includes(unit)),
    narrated: new Set(all.filter((unit) => !asked.includes(unit))),
    aside: all.filter(({ start, end }) => !units.some((unit) => unit.start === start && unit.end === end)),
  };
}
