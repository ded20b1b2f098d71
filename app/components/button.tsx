import { Link, useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";

/** Written out, so that the style sheet's maker finds them. */
const LOOKS: Record<Look, string> = {
  primary: "btn btn-primary",
  secondary: "btn btn-secondary",
  quiet: "btn btn-quiet",
  danger: "btn btn-danger",
};

/** The classes of a button, for what must be another element. */
export function buttonClass(look: Look = "primary", extra = ""): string {
  return extra ? `${LOOKS[look]} ${extra}` : LOOKS[look];
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look };

/** A plain button; of a form's buttons, use `SubmitButton`. */
export function Button({ look, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/**
 * Sends its form. While any form is on its way it says so and ignores further presses; without scripts it is a plain
 * submit button, and the server makes sure that two presses have one effect.
 *
 * @param isBusy of a form that is sent without leaving its page
 */
export function SubmitButton({
  look,
  className,
  children,
  pending,
  isBusy = false,
  ...rest
}: ButtonProps & { pending?: string; isBusy?: boolean }) {
  const busy = useNavigation().state === "submitting" || isBusy;
  return (
    <button
      type="submit"
      className={buttonClass(look, className)}
      aria-disabled={busy || undefined}
      data-pending={pending}
      onClick={(event) => busy && event.preventDefault()}
      {...rest}
    >
      {busy && pending ? pending : children}
    </button>
  );
}

/** A link that looks like a button. Paths of our own and whole addresses both work; the latter open in a new tab. */
export function LinkButton({
  to,
  look,
  className,
  children,
  ...rest
}: {
  to: string;
  look?: Look;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  rel?: string;
}) {
  const outside = /^https?:/.test(to);
  return outside ? (
    <a href={to} target="_blank" rel="noopener noreferrer" className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={to} className={buttonClass(look, className)} {...rest}>
      {children}
    </Link>
  );
}
