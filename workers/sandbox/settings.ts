/** Bindings and vars of the sandbox Worker, as wrangler.toml names them. */
export interface SandboxEnv {
  SANDBOX: DurableObjectNamespace;
  /** The app, when both Workers run in one runtime; otherwise it is reached at APP_URL. */
  APP?: Fetcher;
  APP_URL: string;
  WHATSAPP_APP_SECRET: string;
  WHATSAPP_TOKEN: string;
  WHATSAPP_PHONE_NUMBER_ID: string;
  WHATSAPP_BUSINESS_ACCOUNT_ID: string;
  WHATSAPP_DISPLAY_PHONE_NUMBER: string;
  /** What the business had approved before a world begins: submissions, as JSON. */
  WHATSAPP_TEMPLATES: string;
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  GOOGLE_REDIRECT_URIS: string;
  RESEND_WEBHOOK_SECRET: string;
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
}
