import * as z from "zod";
import { ProviderError } from "./errors";
import { type Connection, request } from "./request";
import type { Media } from "./whatsapp-media";

/** A model listens about ten times as fast as people speak. */
const TIMEOUT_MS = 15_000;

interface TranscriptionConfig extends Connection {
  /** Up to and with the version: https://api.example.com/v1 */
  baseUrl: string;
  apiKey?: string;
  model: string;
}

export type Transcription = ReturnType<typeof createTranscription>;

const Heard = z.object({ text: z.string() });

/** How the servers tell the formats apart. */
const EXTENSIONS: Record<string, string> = {
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/amr": "amr",
};

/** Any server with OpenAI's audio transcriptions. */
export function createTranscription(config: TranscriptionConfig) {
  return {
    /**
     * Writes down what is said, in the language in which it is said.
     *
     * @returns empty when there are no words in it
     * @throws ProviderError
     */
    async transcribe({ bytes, mimeType }: Media): Promise<string> {
      const type = mimeType.split(";")[0]?.trim() ?? "";
      const form = new FormData();
      form.set("file", new File([bytes], `voice.${EXTENSIONS[type] ?? "ogg"}`, { type }));
      form.set("model", config.model);
      const answer = await request(
        "transcription",
        { timeoutMs: TIMEOUT_MS, ...config },
        {
          method: "POST",
          url: `${config.baseUrl}/audio/transcriptions`,
          headers: config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {},
          body: form,
          write: false,
        },
      );
      if (!answer.ok) throw new ProviderError("transcription", answer.status, { write: false });
      const heard = Heard.safeParse(answer.body);
      if (!heard.success)
        throw new ProviderError("transcription", answer.status, { reason: "unreadable", write: false });
      return heard.data.text.trim();
    },
  };
}
