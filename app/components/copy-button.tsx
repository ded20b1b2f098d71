import { useEffect, useState } from "react";
import { Button } from "./button";

const SAID_FOR_MS = 2_000;

/** Puts a text into the clipboard. Only there once scripts run: without them the text beside it is marked and copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!canCopy) return null;
  return (
    <>
      <Button
        look="secondary"
        aria-label={label}
        // A browser that does not allow it leaves the text where it can be marked.
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? "Copied" : "Copy"}
      </Button>
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}
