import { FAILURE_WORDS } from "~/domain/failure-words";
import type { QuotaProblem } from "~/domain/subscription";
import { Alert } from "./alert";
import { LinkButton } from "./button";

/** Says why nothing can be booked and leads to the plans; nothing while something can. */
export function QuotaAlert({ problem }: { problem: QuotaProblem | null }) {
  if (problem === null) return null;
  return (
    <Alert kind="error" actions={<LinkButton to="/dashboard/billing">Upgrade Now</LinkButton>}>
      {FAILURE_WORDS[problem]}
    </Alert>
  );
}
