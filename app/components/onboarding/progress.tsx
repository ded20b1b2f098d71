import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** Where in the setup one is, with ways back: to the step before and out of it. */
export function OnboardingProgress({
  step,
  labels,
  children,
}: {
  step: number;
  labels: readonly string[];
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
      <ol className="mt-2 mb-8 flex gap-2">
        {labels.map((label, index) => (
          <li
            key={label}
            aria-current={index + 1 === step ? "step" : undefined}
            className={`flex-auto basis-12 wrap-normal border-t-4 pt-2 text-xs sm:text-sm ${index < step ? "border-action" : "border-line"} ${index + 1 === step ? "font-semibold" : "text-muted"}`}
          >
            {label}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
