import { Form } from "@remix-run/react";
import { SubmitButton } from "./button";

/** Reads from Google what has changed, then comes back here. */
export function RefreshForm({ returnTo }: { returnTo: string }) {
  return (
    <Form method="post" action="/dashboard/calendar/refresh">
      <input type="hidden" name="returnTo" value={returnTo} />
      <SubmitButton look="secondary" pending="Refreshing…">
        Refresh
      </SubmitButton>
    </Form>
  );
}
