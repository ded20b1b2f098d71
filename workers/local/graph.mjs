// Calls of Meta's Graph API that set a business up.

const TIMEOUT_MS = 10_000;
const MOST_PAGES = 20;

/** @returns calls one path below the version; throws an Error with Meta's own words when it refuses */
export function graphOf({ WHATSAPP_BASE_URL: base, WHATSAPP_API_VERSION: version, WHATSAPP_TOKEN: token }) {
  return async (method, path, body) => {
    const response = await fetch(`${base.replace(/\/$/, "")}/${version}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const said = answer.error ? `: ${answer.error.message} (code ${answer.error.code})` : "";
    throw new Error(`Meta answered ${response.status} to ${method} ${path.replace(/\?.*/, "")}${said}`);
  };
}

/** Every template of the account, from all pages. */
export async function listTemplates(graph, account) {
  const all = [];
  let after = "";
  for (let page = 0; page < MOST_PAGES; page++) {
    const { data, paging } = await graph("GET", `${account}/message_templates?limit=100${after && `&after=${after}`}`);
    if (!Array.isArray(data)) throw new Error("Meta's list of templates cannot be read.");
    all.push(...data);
    if (!paging?.next) return all;
    after = encodeURIComponent(paging.cursors.after);
  }
  throw new Error("Meta's list of templates has no end.");
}
