import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { afterPaint } from "./after-paint";
import { Button, buttonClass } from "./button";

const FRAME = "m-auto max-h-[90dvh] w-full rounded-card bg-surface p-5 text-ink shadow-float sm:p-6";
const SIZES = { usual: `${FRAME} max-w-xl`, wide: `${FRAME} max-w-240` };

/**
 * A dialog that is open for as long as it is there. `onClose` takes it away, however it was closed. A browser goes through
 * every element of a page when one opens or closes over it, so it is out of sight before that.
 */
export function Modal({
  title,
  onClose,
  size = "usual",
  children,
}: {
  title: string;
  onClose: () => void;
  size?: keyof typeof SIZES;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  function close(event: SyntheticEvent) {
    event.preventDefault();
    if (dialog.current) dialog.current.style.visibility = "hidden";
    afterPaint(() => dialog.current?.close());
  }
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={SIZES[size]} onCancel={close} onClose={onClose}>
      <DialogHead id={titleId} title={title} close={close} />
      <div className="mt-3">{children}</div>
    </dialog>
  );
}

function DialogHead({ id, title, close }: { id: string; title: string; close: (event: SyntheticEvent) => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} className="heading">
        {title}
      </h2>
      <Button look="quiet" onClick={close} aria-label="Close" className="-mt-2 -mr-2 text-muted">
        <span aria-hidden="true">✕</span>
      </Button>
    </div>
  );
}

/**
 * A link to a page that, once scripts run, opens its content in a dialog instead. The page at `to` must offer the same
 * as `children`, because without scripts, in a new tab or by the middle button that is where one lands.
 *
 * @param children the dialog's content; a function gets `close`
 */
export function Dialog({
  to,
  trigger,
  look = "primary",
  title,
  children,
}: {
  to: string;
  trigger: ReactNode;
  look?: Parameters<typeof buttonClass>[0];
  title: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const { key } = useLocation();
  // Whatever was done in it led on, be it to the page that one is on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => dialog.current?.close(), [key]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !dialog.current?.showModal) return;
    event.preventDefault();
    dialog.current.showModal();
  }

  return (
    <>
      <a href={to} onClick={open} data-dialog="" className={buttonClass(look)}>
        {trigger}
      </a>
      <dialog ref={dialog} aria-labelledby={titleId} className={SIZES.usual}>
        <DialogHead id={titleId} title={title} close={close} />
        <div className="mt-3">{typeof children === "function" ? children(close) : children}</div>
      </dialog>
    </>
  );
}
