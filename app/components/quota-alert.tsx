import { Alert } from "./alert";
import { LinkButton } from "./button";

/** Says why nothing can be booked and leads to the plans; nothing while something can. */
export function QuotaAlert({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <Alert kind="error" actions={<LinkButton to="/dashboard/billing">Upgrade Now</LinkButton>}>
      {words}
    </Alert>
  );
}
