import { describeError } from "~/domain/describe-error";
import type { IncomingMessage } from "~/domain/incoming-message";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";

/** As much as a message can hold. */
const LONGEST_NOTE = 4_096;

/**
 * What a voice note says. The sound is fetched, handed on and forgotten.
 *
 * @param tooMany whether the person has used up the day's share of listening
 * @returns undefined when nobody listens to voice notes here; null when this one could not be heard
 */
export async function listen(
  { whatsapp, transcription }: Pick<Deps, "whatsapp" | "transcription">,
  { mediaId }: IncomingMessage,
  tooMany: boolean,
): Promise<string | null | undefined> {
  if (!transcription) return undefined;
  if (mediaId === undefined || tooMany) return null;
  try {
    const said = await transcription.transcribe(await whatsapp.download(mediaId));
    return said.slice(0, LONGEST_NOTE) || null;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("voice-not-heard", describeError(error), "error");
    return null;
  }
}

/** Says yes and nothing else. Listeners make "okay" and "thank you" out of silence, so those are no yes here. */
const PLAIN_YES =
  /^\W*(?:yes|yep|yeah|ja|oui|s[ií]|claro|jawohl)(?:\W+(?:please|graag|bitte|por favor|s'il te pla[iî]t|s'il vous pla[iî]t))?\W*$/iu;

export const isPlainYes = (said: string) => PLAIN_YES.test(said);
