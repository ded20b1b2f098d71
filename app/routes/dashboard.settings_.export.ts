import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { selectPersonalData } from "~/db/personal-data";
import { readPage } from "~/http/page";

/** Everything that is kept about the user, as a file. Moments are UTC milliseconds, as they are stored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, integrations, preferences, data } = await readPage(request, context, (userId) =>
    selectPersonalData(context.db, userId),
  );
  const { hasPassword: _, ...account } = user;
  const numbers = [integrations.whatsappPhone, integrations.whatsappUserId].filter((phone) => phone !== null);
  // A number that was given up may be a stranger's by now, and what it writes as a stranger is theirs.
  const owners = [{ userId: user.id }, ...numbers.map((phone) => ({ phone }))];
  const assistant = await Promise.all(owners.map((owner) => context.assistantOf(owner).remembered()));
  const file = { exportedAt: context.clock(), account, integrations, preferences, ...data, assistant };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="parley-data.json"',
    },
  });
}
