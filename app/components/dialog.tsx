import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button, buttonClass } from "./button";
import { closeOver, openOver } from "./open-over";
import { useLeaving } from "./use-leaving";

const PANEL = "max-h-[90dvh] w-full overflow-y-auto rounded-card bg-surface p-5 text-ink shadow-float sm:p-6";
const SIZES = { usual: `${PANEL} max-w-xl`, wide: `${PANEL} max-w-240` };

/** A dialog that is open for as long as it is there. `onClose` takes it away, however it was closed. */
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
  const closed = useRef(onClose);
  closed.current = onClose;
  // Before the dialog is taken out of the page: the focus goes back from it.
  useLayoutEffect(() => (dialog.current ? openOver(dialog.current, () => closed.current()) : undefined), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
      className="fixed inset-0 size-full max-h-none max-w-none place-items-center overscroll-contain bg-shade p-4 outline-none open:grid"
      {...{ popover: "manual" }} // React 18 has no types for it, and passes it on
    >
      <div className={SIZES[size]}>
        <DialogHead id={titleId} title={title} close={() => closeOver(dialog.current)} />
        <div className="mt-3">{children}</div>
      </div>
    </dialog>
  );
}

function DialogHead({ id, title, close }: { id: string; title: string; close: () => void }) {
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
  // Whatever was done in it led on, be it to the page that one is on.
  const opened = useLeaving(close);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !dialog.current?.showModal) return;
    event.preventDefault();
    opened();
    dialog.current.showModal();
  }

  return (
    <>
      <a href={to} onClick={open} data-dialog="" className={buttonClass(look)}>
        {trigger}
      </a>
      <dialog ref={dialog} aria-labelledby={titleId} className={`m-auto ${SIZES.usual}`}>
        <DialogHead id={titleId} title={title} close={close} />
        <div className="mt-3">{typeof children === "function" ? children(close) : children}</div>
      </dialog>
    </>
  );
}
