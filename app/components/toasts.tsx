import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button, SubmitButton } from "./button";

interface Toast {
  kind: "success" | "error" | "info";
  title: string;
  text?: string;
  undo?: { action: string; fields: Record<string, string> };
}

const KINDS = {
  success: "bg-ok-soft",
  info: "bg-action-soft",
  error: "bg-bad-soft",
};

/**
 * The flash message that the root loader found. The server renders it; with scripts it can be put away, and it stays
 * while the page refreshes itself, until one goes elsewhere.
 */
export function Toasts({ className = "" }: { className?: string }) {
  const toast = useRouteLoaderData<{ toast: Toast | null }>("root")?.toast ?? null;
  const { key } = useLocation();
  const [kept, setKept] = useState({ toast, key, isOver: false });
  const [dismissed, setDismissed] = useState<Toast | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // A form that comes back with what is wrong brings the loader's last answer once more: that was said before.
  if (toast && toast !== kept.toast) setKept({ toast, key, isOver: false });
  else if (key !== kept.key) setKept({ toast: kept.toast, key, isOver: true });

  const shown = kept.isOver ? null : kept.toast;
  if (!shown || shown === dismissed) return null;
  return (
    <div className={className}>
      <div
        role={shown.kind === "error" ? "alert" : "status"}
        className={`flex items-start justify-between gap-4 rounded-control px-4 py-3 forced-colors:border ${KINDS[shown.kind]}`}
      >
        <div>
          <p className="font-semibold">{shown.title}</p>
          {shown.text && <p>{shown.text}</p>}
        </div>
        <div className="-my-2 -mr-2 flex shrink-0">
          {shown.undo && (
            <Form method="post" action={shown.undo.action} preventScrollReset>
              {Object.entries(shown.undo.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <SubmitButton look="quiet">Undo</SubmitButton>
            </Form>
          )}
          {scripted && (
            <Button look="quiet" aria-label="Dismiss message" onClick={() => setDismissed(shown)}>
              <span aria-hidden="true">✕</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
