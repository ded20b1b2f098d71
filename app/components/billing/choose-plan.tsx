import { useNavigation } from "@remix-run/react";
import type { PlanId } from "~/domain/plans";
import { buttonClass } from "../button";
import { IntentForm } from "./intent-form";

/** The button of one plan. While a choice is on its way it says so on the one that was pressed, and all others wait. */
export function ChoosePlan({ id, children, primary = false }: { id: PlanId; children: string; primary?: boolean }) {
  const { formData } = useNavigation();
  const chosen = formData?.get("intent") === "choose" ? formData.get("plan") : null;
  return (
    <IntentForm intent="choose" fields={{ plan: id }}>
      <button
        type="submit"
        className={buttonClass(primary ? "primary" : "secondary", "w-full")}
        disabled={chosen !== null}
      >
        {chosen === id ? "Processing..." : children}
      </button>
    </IntentForm>
  );
}
