export const ONBOARDING_STEPS = ["Calendar", "Phone", "Verify", "Preferences"] as const;

export type OnboardingStep = 1 | 2 | 3 | 4;

export const DURATION_OPTIONS = [15, 30, 45, 60] as const;
export const BUFFER_OPTIONS = [0, 5, 10, 15, 30] as const;

/** About how long the setup still takes from a step on, with a phone at hand. */
export const TIME_LEFT: Record<OnboardingStep, string> = {
  1: "About two minutes.",
  2: "About a minute left.",
  3: "Half a minute left.",
  4: "A few seconds left.",
};

const WANTED = new Map<string | null, OnboardingStep>([
  ["1", 1],
  ["2", 2],
  ["whatsapp", 2],
  ["3", 3],
  ["verify", 3],
  ["4", 4],
  ["preferences", 4],
]);

/** How far the setup of an account is. */
export interface SetupState {
  /** The furthest step that was come to; it is kept. */
  reached: number;
  completed: boolean;
  calendarConnected: boolean;
  whatsappConnected: boolean;
}

/**
 * The step that the setup shows: the one that the link asks for, or else where it was left. A code can only be entered
 * when one is on its way.
 *
 * @param wanted as it stands in the link
 */
export function stepToShow(wanted: string | null, state: SetupState & { codePending: boolean }): OnboardingStep {
  const step = WANTED.get(wanted) ?? whereLeft(state);
  return step === 3 && (state.whatsappConnected || !state.codePending) ? 2 : step;
}

function whereLeft({ reached, completed, calendarConnected, whatsappConnected }: SetupState): OnboardingStep {
  if (completed || reached <= 1) return calendarConnected && !whatsappConnected ? 2 : 1;
  if (whatsappConnected) return 4;
  return reached === 2 ? 2 : reached === 3 ? 3 : 4;
}

/** What of the setup is still to do, in its order; each can be skipped, and none is lost by that. */
export function stepsLeft({ calendarConnected, whatsappConnected, completed }: SetupState): OnboardingStep[] {
  return [
    ...(calendarConnected ? [] : ([1] as const)),
    ...(whatsappConnected ? [] : ([2] as const)),
    ...(completed ? [] : ([4] as const)),
  ];
}
