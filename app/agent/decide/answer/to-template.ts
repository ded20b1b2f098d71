import type { Decision } from "../decision";
import { removeTemplate, saveTemplate } from "../make-template";
import type { Answer, Of } from "./answer";

export function answerTemplate(
  { id, template, removes }: Of<"template">,
  { state, turn, verb }: Answer,
): Decision | undefined {
  if (verb === "yes") return (removes ? removeTemplate : saveTemplate)(state, template, id, turn);
  return undefined;
}
