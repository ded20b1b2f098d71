// What the app loads at its first need may be needed when the tests have ended, which then counts as an error.
import "~/agent/answer-message";
import { Assistant as PlainAssistant } from "../../workers/assistant";
import type { Env } from "../../workers/deps";
import worker from "../../workers/entry";
import { loadNotify } from "../../workers/queues";
import { moveAlarms } from "./clock";

await loadNotify();

export default worker;

/** The app's own, by the clock of the tests. */
export class Assistant extends PlainAssistant {
  constructor(ctx: DurableObjectState, env: Env) {
    moveAlarms(ctx);
    super(ctx, env);
  }
}
