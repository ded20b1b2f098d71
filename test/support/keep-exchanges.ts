import { env } from "cloudflare:workers";
import { afterAll } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What the sandbox has recorded so far, one JSON object a line. */
    exchanges?: string;
  }
}

/** The worlds of the sandbox in which the app's own code talks to the providers. */
const WORLDS = ["", "/~whatsapp-client", "/~google-clients", "/~language-model"];

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the parameters and wants a pattern first
afterAll(async ({}, file) => {
  const recordings = WORLDS.map(async (world) => {
    const response = await env.SANDBOX.fetch(`http://sandbox.test${world}/control/exchanges`);
    return response.text();
  });
  file.meta.exchanges = (await Promise.all(recordings)).join("");
});
