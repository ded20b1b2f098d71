// The queue loads it with its first reminder, which may be when the tests have ended.
import "~/agent/notify/alert-conflict";
import "~/agent/notify/remind";
import { Assistant as PlainAssistant } from "../../workers/assistant";
import type { Env } from "../../workers/deps";
import worker from "../../workers/entry";
import { moveAlarms } from "./clock";

export default worker;

/** The app's own, by the clock of the tests. */
export class Assistant extends PlainAssistant {
  constructor(ctx: DurableObjectState, env: Env) {
    moveAlarms(ctx);
    super(ctx, env);
  }
}
