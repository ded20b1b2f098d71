import { type Call, html, isRecord, json, jsonOf } from "./call";
import { commonControl } from "./control/control";
import { recordCall } from "./control/exchanges";
import { brokenResponse, faultResponse, takeFault } from "./control/faults";
import { page } from "./pages/html";
import { indexPage } from "./pages/index-page";
import { styles } from "./pages/styles";
import { providerOf, providers } from "./providers";
import { understandPage } from "./understand/page";
import { ControlError, Dropped, type Provider, type World } from "./world";

/** Answers one request: a provider's API, a control call or a page. */
export async function answer(call: Call, world: World, reset: () => void): Promise<Response> {
  if (call.host === "control") return control(call, world, reset);
  const provider = providerOf(call.host);
  if (provider) return providerCall(provider, call, world);
  if (call.host === "") return indexPage(world);
  if (call.host === "styles.css") return new Response(styles, { headers: { "content-type": "text/css" } });
  if (call.host === "understand") return understandPage(call, world);
  for (const { pages } of providers) {
    const show = pages?.[call.host];
    if (show) return show(call, world);
  }
  return notFound(world);
}

async function control(call: Call, world: World, reset: () => void): Promise<Response> {
  if (call.method !== "GET" && call.body !== "" && !isRecord(jsonOf(call))) {
    return json({ error: "The body must be a JSON object." }, 400);
  }
  try {
    const common = commonControl(call, world, reset);
    if (common) return common;
    for (const provider of providers) {
      const response = await provider.control?.(call, world);
      if (response) return response;
    }
  } catch (error) {
    if (error instanceof ControlError) return json({ error: error.message }, 400);
    throw error;
  }
  return json({ error: `There is no ${call.method} /control${call.path}.` }, 404);
}

async function providerCall(provider: Provider, call: Call, world: World): Promise<Response> {
  const name = provider.nameOf(call);
  if (!name) return provider.answer(call, world);

  const fault = takeFault(world.sql, name, call, () => provider.accountOf?.(call, world));
  if (fault?.delayMs) await scheduler.wait(fault.delayMs);
  if (fault?.drop === "before") return brokenResponse();
  const { response, dropped } =
    fault?.status !== undefined
      ? {
          response: faultResponse(fault.status, fault.body ?? provider.errorBody?.(fault.status, call)),
          dropped: false,
        }
      : await perform(provider, call, world);
  const recorded = await recordCall(world.sql, name, call, response);
  return dropped || fault?.drop === "after" ? brokenResponse() : recorded;
}

async function perform(
  provider: Provider,
  call: Call,
  world: World,
): Promise<{ response: Response; dropped: boolean }> {
  try {
    return { response: await provider.answer(call, world), dropped: false };
  } catch (error) {
    if (error instanceof Dropped) return { response: error.response, dropped: true };
    throw error;
  }
}

function notFound(world: World): Response {
  return html(
    page(world, "Not found", '<h1>Not found</h1><p>The <a href="/">overview</a> lists what is here.</p>'),
    404,
  );
}
