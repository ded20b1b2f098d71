import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "../build/server/app";

/** Every page, by Remix. Loaded by the first request for one: a webhook, a cron or a queue starts without it. */
export const handlePage = createRequestHandler(build, "production");
