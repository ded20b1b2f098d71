import { html, json } from "../call";
import { page } from "../pages/html";
import type { Provider } from "../world";

/** The mailbox. Nothing can send mail yet, so it is empty. */
export const mail: Provider = {
  hosts: [],
  tables: {},
  nameOf: () => undefined,
  answer: () => new Response(null, { status: 404 }),
  control: (call) => (call.method === "GET" && call.path === "/mail" ? json({ messages: [] }) : undefined),
  pages: {
    mail: (_call, world) =>
      html(
        page(world, "Mail", "<h1>Mail</h1><p>No mail has been sent yet. What the app sends will be listed here.</p>"),
      ),
  },
};
