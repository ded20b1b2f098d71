import { Alert } from "./alert";
import { CopyButton } from "./copy-button";

/** A secret that was just made: the only time that it is seen. @param text what to do with it */
export function ShownOnce({ title, text, secret }: { title: string; text: string; secret: string }) {
  return (
    <Alert kind="success" title={title}>
      <p>{text}</p>
      <p className="mt-2">
        <code className="select-all break-all rounded-control bg-sunken px-2 py-1 font-mono text-ink text-sm">
          {secret}
        </code>
      </p>
      <div className="mt-3">
        <CopyButton text={secret} label={`Copy: ${title}`} />
      </div>
    </Alert>
  );
}
