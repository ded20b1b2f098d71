import { Sandbox as PlainSandbox } from "../../workers/sandbox/sandbox";
import worker from "../../workers/sandbox/worker";
import { moveAlarms } from "./clock";

export default worker;

/** The sandbox, by the clock of the tests. */
export class Sandbox extends PlainSandbox {
  constructor(...[ctx, env]: ConstructorParameters<typeof PlainSandbox>) {
    moveAlarms(ctx);
    super(ctx, env);
  }
}
