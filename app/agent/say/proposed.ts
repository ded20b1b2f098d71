import { isOtherPerson } from "~/domain/calendar-event";
import { type Mail, writeLetter } from "~/domain/mail";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { type ProposedAct, subjectOfAct } from "~/domain/proposal";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { proposalChoiceId } from "../state/proposal-choice";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, people, quote } from "./names";
import { slotWhen, type Voice } from "./voice";

/** What software has asked for, as far as its user is shown it. */
export interface Proposed {
  id: string;
  madeBy: string;
  act: ProposedAct;
}

/** The card: who asks for what, with every address, and a yes and a no. */
export function proposedMessage(proposed: Proposed, voice: Voice): OutgoingMessage {
  const { proposed: words } = wordsOf(voice);
  return buttons(lines(headline(proposed, voice), subject(proposed.act, voice), words.question), [
    { id: proposalChoiceId("yes", proposed.id), title: words.yes },
    { id: proposalChoiceId("no", proposed.id), title: words.no },
  ]);
}

/** The same as an approved template. */
export function proposedTemplate(proposed: Proposed, voice: Voice): TemplateMessage {
  const { act, id } = proposed;
  const { title, location } = subjectOfAct(act);
  const language = templateLanguage(voice.preferences.language);
  const spoken = { ...voice, language };
  const place = location && `, ${quote(location)}`;
  return templateMessage("proposal", language, {
    what: `${headline(proposed, spoken)} ${quote(title)}${place}`,
    time: slotWhen(subjectOfAct(act), spoken),
    people: guests(act, spoken) || wordsOf(spoken).proposed.nobody,
    yes: proposalChoiceId("yes", id),
    no: proposalChoiceId("no", id),
  });
}

/** The same by mail. A link in a mail says no yes: it leads to the page with the two buttons. */
export function proposedMail(proposed: Proposed, name: string, voice: Voice): Mail {
  const words = wordsOf(voice);
  const { title } = subjectOfAct(proposed.act);
  return writeLetter({
    language: voice.language,
    subject: words.proposed.subject(quote(proposed.madeBy), quote(title)),
    greeting: words.reminder.hello(personName(name)),
    paragraphs: [lines(headline(proposed, voice), subject(proposed.act, voice)), words.proposed.question],
    action: { label: words.proposed.open, url: proposalsUrl(voice) },
  });
}

/** How an answer to a card ended. */
export type ProposalEnd =
  | { kind: "done"; act: ProposedAct; mayUndo: boolean }
  /** `unsure`: it is being written, or Google has not said whether it was. */
  | { kind: "declined" | "over" | "revoked" | "late" | "taken" | "failed" | "unsure" };

export function proposalEnded(end: ProposalEnd, voice: Voice): OutgoingMessage {
  const { proposed: words, again } = wordsOf(voice);
  if (end.kind === "done")
    return text(lines(words.done, subject(end.act, voice, "done"), end.mayUndo && words.undo(again.undo)));
  const said = words[end.kind];
  return text(typeof said === "string" ? said : said(proposalsUrl(voice)));
}

const proposalsUrl = ({ appUrl }: Voice) => `${appUrl}/dashboard/meetings/proposals`;

const headline = ({ act, madeBy }: Proposed, voice: Voice) => wordsOf(voice).proposed[act.kind](quote(madeBy));

/** @param when whether its people are told once there is a yes, or were told */
function subject(act: ProposedAct, voice: Voice, when: "asked" | "done" = "asked"): string {
  const { title, location } = subjectOfAct(act);
  const { proposed, where } = wordsOf(voice);
  const named = guests(act, voice);
  return lines(
    `${quote(title)}, ${slotWhen(subjectOfAct(act), voice)}`,
    location && where(quote(location)),
    named && proposed[TOLD[when][act.kind === "create" ? "invites" : "tells"]](named),
  );
}

const TOLD = {
  asked: { invites: "invited", tells: "told" },
  done: { invites: "wasInvited", tells: "wasTold" },
} as const;

const guests = (act: ProposedAct, voice: Voice) =>
  people(subjectOfAct(act).attendees.filter(isOtherPerson).map(asStranger), voice, {
    addresses: act.kind === "create",
  });

/** The name is the software's own word for somebody. */
const asStranger = <P extends { email: string; name?: string }>(person: P) => ({
  ...person,
  isNamedByOthers: true as const,
});
