import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** Finds a free half hour, proposes it, and tells what became of it. */
export async function proposeHalfHour(url, key) {
  const client = new Client({ name: "my-assistant", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));

  const free = await client.callTool({ name: "find_free_time", arguments: { duration: 30, limit: 1 } });
  const [slot] = free.structuredContent.slots;
  const proposed = await client.callTool({
    name: "propose_meeting",
    arguments: { title: "Project kickoff", start: slot.start, duration: 30 },
  });
  const { proposal_id } = proposed.structuredContent;

  // The person says yes on WhatsApp or on their page. Until then the status is "waiting".
  const answer = await client.callTool({ name: "confirm", arguments: { proposal_id } });
  return answer.structuredContent.status;
}
