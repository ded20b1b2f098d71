import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "./button";

export type Disconnectable = "calendar" | "whatsapp";

export const DISCONNECT: Record<Disconnectable, { title: string; text: string; action: string }> = {
  calendar: {
    title: "Disconnect Calendar?",
    text: "This will stop syncing your calendar events. You can reconnect anytime.",
    action: "/dashboard/calendar/connection",
  },
  whatsapp: {
    title: "Disconnect WhatsApp?",
    text: "This will stop syncing your WhatsApp notifications. You can reconnect anytime.",
    action: "/dashboard/whatsapp/connection",
  },
};

/** What a disconnect does, and the button that does it. In a dialog or on a page of its own. */
export function DisconnectForm({ what, cancel }: { what: Disconnectable; cancel: ReactNode }) {
  const { text, action } = DISCONNECT[what];
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="_method" value="delete" />
      <p className="text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SubmitButton look="danger" pending="Disconnecting…">
          Disconnect
        </SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
