import { spokenFor } from "~/domain/language";
import type { Deps } from "~/services/deps";
import { answerStranger, greetStranger, setStrangerMessages } from "~/services/greet-stranger";
import { signUpLine, stoppedLine } from "./say/render";
import type { Turn } from "./turn";
import { languageIn } from "./understand/language";
import { messagesWanted } from "./understand/messages-wanted";

/** A turn with a number that nobody has connected: a line on how to begin, and STOP and START as for everybody. */
export async function meetStranger(deps: Deps, { message, claimReply }: Turn): Promise<void> {
  const request = message.kind === "text" ? messagesWanted(message.text) : null;
  const language = request?.language ? spokenFor(request.language) : (languageIn(message.text) ?? "en");
  const signUp = signUpLine(deps.appUrl, language);
  if (request === null) {
    if (claimReply()) await greetStranger(deps, message, signUp);
    return;
  }
  // Before the reply is claimed: a turn that dies in between does it again.
  const isNews = await setStrangerMessages(deps, message, request.wanted);
  const line = request.wanted === "stop" ? stoppedLine(language) : signUp;
  if (isNews && claimReply()) await answerStranger(deps, message, line);
}
