import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** Where in the setup one is, with ways back: to the step before and out of it. */
export function OnboardingProgress({
  step,
  labels,
  left,
  children,
}: {
  step: number;
  labels: readonly string[];
  /** Steps that are not done yet; the code belongs to the phone. */
  left: readonly number[];
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <div className="flex min-h-11 items-center justify-between gap-4">
        {step > 1 ? (
          <Link to={`?step=${step === 4 ? 2 : step - 1}`} className="inline-flex min-h-11 items-center text-action">
            <span aria-hidden="true">←&nbsp;</span>Back
          </Link>
        ) : (
          <span />
        )}
        <Link to="/dashboard" className="inline-flex min-h-11 items-center text-action">
          Back to Dashboard
        </Link>
      </div>
      <progress className="sr-only" max={labels.length} value={step} aria-label={`Step ${step} of ${labels.length}`} />
      <ol className="mt-2 mb-6 flex gap-2">
        {labels.map((label, index) => {
          const number = index + 1;
          // Whoever is asked for a code has given a number.
          const isDone = !left.includes(number === 3 ? 2 : number) || (number === 2 && step === 3);
          const state = isDone ? "done" : number < step ? "skipped" : null;
          return (
            <li
              key={label}
              aria-current={number === step ? "step" : undefined}
              className={`flex-auto basis-12 wrap-normal border-t-4 text-xs sm:text-sm ${isDone || number === step ? "border-action" : "border-line"} ${number === step ? "font-semibold" : "text-muted"}`}
            >
              <Link to={`?step=${number}`} className="block min-h-11 pt-2">
                {label}
                {state && number !== step && <span className="block">{state}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
