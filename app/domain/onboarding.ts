export const ONBOARDING_STEPS = ["Calendar", "Phone", "Verify", "Preferences"] as const;

export type OnboardingStep = 1 | 2 | 3 | 4;

export const DURATION_OPTIONS = [15, 30, 45, 60] as const;
export const BUFFER_OPTIONS = [0, 5, 10, 15, 30] as const;

const WANTED = new Map<string | null, OnboardingStep>([
  ["2", 2],
  ["whatsapp", 2],
  ["3", 3],
  ["verify", 3],
  ["4", 4],
  ["preferences", 4],
]);

/**
 * The step that the setup shows: the one that the link asks for, as far as the steps before it allow. A code can only
 * be entered when one is on its way, and preferences come once WhatsApp is connected.
 */
export function stepToShow(
  wanted: string | null,
  { whatsappConnected, codePending }: { whatsappConnected: boolean; codePending: boolean },
): OnboardingStep {
  const step = WANTED.get(wanted) ?? 1;
  if (step === 3 && (whatsappConnected || !codePending)) return 2;
  if (step === 4 && !whatsappConnected) return 2;
  return step;
}
