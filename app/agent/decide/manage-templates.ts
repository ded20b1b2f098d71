import { templateKey } from "~/domain/meeting-template";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { templatesManaged } from "../understand/templates-managed";
import type { Decision } from "./decision";
import { wait } from "./propose";
import { sayDropped } from "./say-dropped";

/** "What templates do I have?" and "delete the intro call template": the latter asks for a yes. Else undefined. */
export function manageTemplates(
  state: ConversationState,
  { text, choiceId, newId: id }: MessageInput,
  turn: TurnContext,
): Decision | undefined {
  const wanted = choiceId ? null : templatesManaged(text);
  if (!wanted) return undefined;
  const { templates } = turn;
  if (wanted.wants === "list") return { state, reply: { kind: "templates", templates } };
  const template = templates.find(({ name }) => templateKey(name) === templateKey(wanted.name));
  if (template) {
    const asked: Decision = {
      state: wait(state, { kind: "template", id, template, removes: true }, turn),
      reply: { kind: "ask-template-removal", id, template },
    };
    return sayDropped(state.pending, asked, turn);
  }
  // "Delete the template review" may be about a meeting of that title.
  if (!wanted.isSure) return undefined;
  return { state, reply: { kind: "templates", templates, unknown: wanted.name } };
}
