/** A tapped button below what software of others has proposed. */
export interface ProposalChoice {
  id: string;
  answer: "yes" | "no";
}

/** @param id of the proposal: an old button answers no other */
export const proposalChoiceId = (answer: ProposalChoice["answer"], id: string) => `proposal:${answer}:${id}`;

/** What such an id says; undefined for any other. */
export function readProposalChoice(choiceId: string | undefined): ProposalChoice | undefined {
  const [, answer, id] = /^proposal:(yes|no):([0-9a-f-]{36})$/.exec(choiceId ?? "") ?? [];
  return id === undefined ? undefined : { id, answer: answer === "yes" ? "yes" : "no" };
}
