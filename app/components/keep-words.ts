import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * The `clientAction` of a form that is long to fill in: where its request comes to nothing the page stays, with every
 * word, and says so. Everything else that goes wrong goes on to the page's error.
 */
export async function keepWords({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws where there is no answer.
    if (error instanceof TypeError) return { offline: true as const };
    throw error;
  }
}

/** Whether an answer is the form once more, or none at all: then nothing has changed, and no page loads its data anew. */
export function isFormAgain({ actionResult }: Pick<ShouldRevalidateFunctionArgs, "actionResult">): boolean {
  return (
    typeof actionResult === "object" && actionResult !== null && ("offline" in actionResult || "reply" in actionResult)
  );
}

/** The `shouldRevalidate` of pages around such a form. */
export const unlessFormAgain = (args: ShouldRevalidateFunctionArgs): boolean =>
  !isFormAgain(args) && args.defaultShouldRevalidate;
