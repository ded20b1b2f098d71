import { Form } from "@remix-run/react";
import type { ApiKeyView } from "~/domain/api-key-view";
import { ALL_API_SCOPES, API_SCOPES, UNATTENDED } from "~/domain/api-scopes";
import { Badge } from "./badge";
import { LinkButton, SubmitButton } from "./button";
import { Checkbox, Field, FieldErrors, Select, TextArea } from "./field";
import { FormAlerts } from "./form-alerts";
import { type Constraints, type FormReply, formFields } from "./form-state";

/** One key, with what can be done about it. @param nextId names the key that takes its place, of one form however often it is sent */
export function KeyItem({ apiKey, nextId }: { apiKey: ApiKeyView; nextId: string }) {
  const { id, name, shown, state, scopes, line, origins, isAssistant } = apiKey;
  return (
    <li className="py-4">
      <p className="font-medium">
        {name} {state !== "active" && <Badge>{state === "revoked" ? "Revoked" : "Expired"}</Badge>}
      </p>
      <p className="break-words text-muted text-sm">
        {!isAssistant && (
          <>
            <code className="font-mono">{shown}…</code> ·{" "}
          </>
        )}
        {scopes}
      </p>
      <p className="text-muted text-sm">{line}</p>
      {origins !== "" && <p className="break-words text-muted text-sm">From web pages of {origins}</p>}
      {state === "active" && (
        <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
          {!isAssistant && <RotateForm name={name} id={id} nextId={nextId} />}
          <LinkButton to={`/dashboard/settings/api/${id}/revoke`} look="secondary" aria-label={`Revoke: ${name}`}>
            Revoke
          </LinkButton>
        </div>
      )}
    </li>
  );
}

function RotateForm({ name, id, nextId }: { name: string; id: string; nextId: string }) {
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={nextId} />
      <input type="hidden" name="oldId" value={id} />
      <label className="text-muted text-sm">
        The old key ends{" "}
        <select name="overlap" className="control chevron" defaultValue="day">
          <option value="now">now</option>
          <option value="hour">in an hour</option>
          <option value="day">in a day</option>
          <option value="week">in a week</option>
        </select>
      </label>
      <SubmitButton look="secondary" name="intent" value="rotate" aria-label={`Rotate: ${name}`}>
        Rotate
      </SubmitButton>
    </Form>
  );
}

const LIVES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "never", label: "Never" },
];

/** One of the scopes takes away what guards the calendar. */
const WARNING = "mt-1 block rounded-control bg-warn-soft p-3 text-ink forced-colors:border";

export interface NewKeyForm {
  id: string;
  constraints: Constraints;
  defaults: { name: string; scopes: string | string[]; life: string; allowedOrigins: string };
}

/** What a new key is to be. */
export function NewKeyFields({ form, reply }: { form: NewKeyForm; reply?: FormReply | null }) {
  const fields = formFields(form.defaults, form.constraints, reply);
  return (
    <Form method="post" className="flex flex-col gap-5">
      <input type="hidden" name="id" value={form.id} />
      <FormAlerts reply={reply} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" field={fields.name} autoComplete="off" hint="What it is for, such as CRM." />
        <Select label="It ends" field={fields.life} options={LIVES} />
      </div>
      <fieldset>
        <legend className="font-medium">It may</legend>
        {ALL_API_SCOPES.map((scope) => (
          <div key={scope}>
            <Checkbox
              label={
                <span>
                  <code className="break-words font-mono text-sm">{scope}</code>
                  <span className={scope === UNATTENDED ? WARNING : "block text-muted"}>{API_SCOPES[scope]}</span>
                </span>
              }
              field={fields.scopes}
              value={scope}
            />
          </div>
        ))}
        <FieldErrors field={fields.scopes} />
      </fieldset>
      <TextArea
        label="Web pages that may call with it"
        field={fields.allowedOrigins}
        rows={2}
        hint="Origins like https://app.example.com, each on a line. Left empty, browsers are refused: whoever opens a page can read the key in it."
      />
      <div>
        <SubmitButton name="intent" value="create" pending="Making…">
          Make a key
        </SubmitButton>
      </div>
    </Form>
  );
}
