import { createHash } from "node:crypto";
import { isRecord } from "../call";
import { badRequest } from "./errors";

const SOLUTION = { key: { type: "hangoutsMeet" }, name: "Google Meet" };

/**
 * The fields of an event with a video meeting. The same requestId is the same meeting; a request that only carries
 * the present meeting back changes nothing.
 */
export function makeConference(wanted: unknown, before: unknown): Record<string, unknown> {
  if (!isRecord(wanted)) throw badRequest("Invalid conferenceData.");
  const request = wanted.createRequest;
  if (!isRecord(request) || (isRecord(before) && wanted.conferenceId === before.conferenceId && before.conferenceId)) {
    return { conferenceData: wanted };
  }
  const key = isRecord(request.conferenceSolutionKey) ? request.conferenceSolutionKey.type : "hangoutsMeet";
  if (typeof request.requestId !== "string" || request.requestId === "")
    throw badRequest("Missing requestId.", "required");
  if (key !== "hangoutsMeet") throw badRequest("Invalid conference type value.");
  const code = meetingCode(request.requestId);
  const uri = `https://meet.google.com/${code}`;
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: {
        requestId: request.requestId,
        conferenceSolutionKey: SOLUTION.key,
        status: { statusCode: "success" },
      },
      entryPoints: [{ entryPointType: "video", uri, label: uri.replace("https://", "") }],
      conferenceSolution: SOLUTION,
      conferenceId: code,
    },
  };
}

/** abc-defg-hij, always the same for one request. */
function meetingCode(requestId: string): string {
  const letters = [...createHash("sha256").update(requestId).digest().subarray(0, 10)]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join("");
  return `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
}
