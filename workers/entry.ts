import { createRequestHandler } from "@remix-run/cloudflare";
import { sendDelivery } from "~/services/send-delivery";
import * as build from "../build/server";
import { assistantStub, createDeps, type Env, type QueuedDelivery, settingsOf } from "./deps";
import { SettingsError } from "./settings";

export { Assistant } from "./assistant";

const handlePage = createRequestHandler(build, "production");

export default {
  async fetch(request, env) {
    try {
      const settings = settingsOf(env);
      return await handlePage(request, {
        ...createDeps(env),
        nonce: crypto.randomUUID(),
        assistantOf: (owner) => assistantStub(env, "userId" in owner ? owner.userId : `phone:${owner.phone}`),
        settings: {
          whatsappAppSecret: settings.WHATSAPP_APP_SECRET,
          whatsappVerifyToken: settings.WHATSAPP_VERIFY_TOKEN,
        },
      });
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      return new Response(`${error.message}\n`, {
        status: 503,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },

  /** Nothing is due yet; jobs that read an index of what is due come here. */
  async scheduled() {},

  async queue(batch, env) {
    const deps = createDeps(env);
    for (const message of batch.messages) {
      const outcome = await sendDelivery(deps, message.body.deliveryId);
      if (outcome === "retry") message.retry({ delaySeconds: 30 });
      else message.ack();
    }
  },
} satisfies ExportedHandler<Env, QueuedDelivery>;
