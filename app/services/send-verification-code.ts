import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { templateMessage } from "~/domain/template-message";
import type { TemplateLanguage } from "~/domain/whatsapp-templates";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";

/**
 * Sends a code as Meta's authentication template. Not through the outbox: nothing but the code's hash is ever stored.
 *
 * @param code null sends nothing, and takes as long and fails as often
 * @returns false when WhatsApp certainly did not take it
 */
export async function sendVerificationCode(
  { whatsapp }: Pick<Deps, "whatsapp">,
  phone: string,
  code: string | null,
  language: TemplateLanguage = "en",
): Promise<boolean> {
  try {
    if (code === null) await whatsapp.reach();
    else await whatsapp.send(phone, templateMessage("code", language, { code }));
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("code-not-sent", describeError(error), "error");
    return error.outcome === "unknown";
  }
}
