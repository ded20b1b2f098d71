import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { selectAccountData } from "~/db/account-data";
import { readPage } from "~/http/page";

/** Everything that is kept about the user, as a file. Moments are UTC milliseconds, as they are stored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, integrations, preferences, data } = await readPage(request, context, (userId) =>
    selectAccountData(context.db, userId),
  );
  const { hasPassword: _, ...account } = user;
  const file = { exportedAt: context.clock(), account, integrations, preferences, ...data };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="parley-data.json"',
    },
  });
}
