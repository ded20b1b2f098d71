import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AssistantOwner } from "~/services/deps";
import { assistantStub, createDeps, type Env, settingsOf } from "./deps";

/**
 * What every loader and action finds in `context`, made anew for each request.
 *
 * @param cf what the network knows of the request; Remix hands its loaders a copy without it
 * @param afterAnswer takes what is to be done when the request was answered; by default it is begun at once
 */
export function createContext(
  env: Env,
  cf?: Pick<IncomingRequestCfProperties, "timezone">,
  afterAnswer: AppLoadContext["afterAnswer"] = (work) => void work(),
): AppLoadContext {
  const settings = settingsOf(env);
  return {
    ...createDeps(env),
    assistantOf: (owner) => assistantStub(env, assistantName(owner)),
    assistantId: (owner) => env.ASSISTANT.idFromName(assistantName(owner)).toString(),
    assistantWithId: (id) => env.ASSISTANT.get(env.ASSISTANT.idFromString(id)),
    settings: {
      whatsappAppSecret: settings.WHATSAPP_APP_SECRET,
      whatsappVerifyToken: settings.WHATSAPP_VERIFY_TOKEN,
      whatsappPhoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
      whatsappChatUrl: settings.WHATSAPP_CHAT_URL,
      stripeWebhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      resendWebhookSecret: settings.RESEND_WEBHOOK_SECRET,
      healthToken: settings.HEALTH_TOKEN,
    },
    guessedZone: cf?.timezone ?? null,
    afterAnswer,
    readApiDocument: async () => {
      const answer = await env.ASSETS.fetch("https://assets.local/api/v1/openapi.json");
      if (!answer.ok) throw new Error(`the OpenAPI document answered ${answer.status}`);
      return answer.json(); // the build wrote it
    },
    nonce: newNonce(),
  };
}

const assistantName = (owner: AssistantOwner) => ("userId" in owner ? owner.userId : `phone:${owner.phone}`);

/** 128 random bits as base64. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
