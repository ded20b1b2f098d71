import { Alert } from "./alert";
import { type FormReply, formErrors } from "./form-state";

/** What is wrong with a form as a whole, above its fields. */
export function FormAlerts({ reply }: { reply?: FormReply | null | undefined }) {
  return formErrors(reply).map((error) => (
    <Alert key={error} kind="error" takesFocus>
      {error}
    </Alert>
  ));
}
