// Tools that play an account at Cloudflare instead of calling one: each call is written down, with what was read from
// standard input and the settings that pages are rendered with. Run as `node played-tools.mjs NAME ARGUMENTS…`.
import { readFileSync, writeFileSync } from "node:fs";

const file = process.env.PLAYED_ACCOUNT;
const account = JSON.parse(readFileSync(file, "utf8"));
const [tool, ...args] = process.argv.slice(2);
const call = [tool, ...args].join(" ");
const input = call.includes("secret bulk") ? readFileSync(0, "utf8") : undefined;
const { APP_URL, SUPPORT_EMAIL } = process.env;
account.calls.push({ call, ...(tool === "npm" && { APP_URL, SUPPORT_EMAIL }) });

const answers = {
  "wrangler whoami": () => account.signedIn,
  "wrangler d1 list": () => JSON.stringify(account.databases),
  "wrangler d1 create": () =>
    account.databases.push({ name: args[2], uuid: `11111111-2222-4333-8444-${args[2].length}` }),
  "wrangler queues info": () => account.queues.includes(args[2]),
  "wrangler queues create": () => !account.queues.includes(args[2]) && account.queues.push(args[2]),
  "wrangler secret list": () =>
    account.secrets && JSON.stringify(Object.keys(account.secrets).map((name) => ({ name }))),
  "wrangler secret bulk": () => {
    account.secrets = Object.fromEntries(
      Object.entries({ ...account.secrets, ...JSON.parse(input) }).filter(([, value]) => value !== null),
    );
    return true;
  },
};
const play = Object.entries(answers).find(([begin]) => call.startsWith(begin))?.[1] ?? (() => true);
const answer = !call.startsWith(account.broken) && play();
writeFileSync(file, JSON.stringify(account));
if (typeof answer === "string") process.stdout.write(answer);
process.exit(answer ? 0 : 1);
