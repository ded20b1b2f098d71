import { google } from "./google/provider";
import { llm } from "./llm/provider";
import { resend } from "./resend/provider";
import { stripe } from "./stripe/provider";
import { whatsapp } from "./whatsapp/provider";
import type { Provider } from "./world";

export const providers: readonly Provider[] = [whatsapp, google, resend, stripe, llm];

export function providerOf(host: string): Provider | undefined {
  return providers.find((provider) => provider.hosts.includes(host));
}
