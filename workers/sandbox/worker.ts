import type { SandboxEnv } from "./settings";
import { worldOf } from "./world";

export { Sandbox } from "./sandbox";

/** Each world is one Durable Object. `/~name/…` picks it, and everything else is the same below that prefix. */
export default {
  fetch(request, env) {
    const { name } = worldOf(new URL(request.url));
    return env.SANDBOX.get(env.SANDBOX.idFromName(name)).fetch(request);
  },
} satisfies ExportedHandler<SandboxEnv>;
