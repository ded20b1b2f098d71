/** The answer to whoever reads what can only be posted to. */
export const onlyPost = () => new Response("Method Not Allowed", { status: 405, headers: { allow: "POST" } });

/** What a form means to do: its own method, or the one in its `_method` field, since HTML knows only GET and POST. */
export async function methodOf(request: Request): Promise<string> {
  if (request.method !== "POST") return request.method;
  const named = (await request.formData()).get("_method");
  return typeof named === "string" ? named.toUpperCase() : "POST";
}
