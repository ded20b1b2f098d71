import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { ZoneField } from "~/components/zone-field";
import { saveProfile } from "~/db/settings";
import { formatTrip, zoneInWords } from "~/domain/phrasing";
import { zoneToType } from "~/domain/zone-search";
import { zoneHint, zoneProblem } from "~/domain/zone-words";
import { ProfileForm } from "~/forms/settings";
import { readZoneInputs } from "~/forms/zone";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Settings – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, preferences, formDraft } = await readPage(request, context);
  const now = context.clock();
  const [firstName = "", ...rest] = user.name.split(" ");
  return {
    email: user.email,
    verified: user.emailVerifiedAt !== null,
    constraints: getZodConstraint(ProfileForm),
    defaults: { firstName, lastName: rest.join(" "), timezone: zoneToType(preferences.timezone), ...formDraft },
    zoneHint: zoneHint(preferences.timezone, now),
    trips: preferences.trips.filter(({ end }) => end > now).map((trip) => formatTrip(trip, { now })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone: before } = await requireUser(request, context);
  const now = context.clock();
  const submission = parseWithZod(await request.formData(), { schema: ProfileForm });
  if (submission.status !== "success") return data({ reply: submission.reply(), choices: [] }, { status: 400 });
  const { firstName, lastName, timezone } = submission.value;
  const read = readZoneInputs(submission.value, before, now);
  if (!read.ok) {
    const { text, choices } = zoneProblem(timezone, read, now);
    return data({ reply: submission.reply({ fieldErrors: { timezone: [text] } }), choices }, { status: 400 });
  }
  await saveProfile(context.db, user.id, `${firstName} ${lastName}`.trim(), read.zone, now);
  // What was typed may be a country or letters like "CET": what it was taken for is said.
  const text = read.zone === before ? undefined : `Your timezone is ${zoneInWords(read.zone, now)}.`;
  return redirectWithToast("/dashboard/settings", { kind: "success", title: "Profile saved", ...(text && { text }) });
}

export default function Profile() {
  const { email, verified, constraints, defaults, zoneHint, trips } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields(defaults, constraints, answer?.reply);
  return (
    <>
      <Card title="Profile">
        {/* The index query tells this form from those of the layout. */}
        <Form method="post" action="/dashboard/settings?index" className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="First name" field={fields.firstName} autoComplete="given-name" />
            <Field label="Last name" field={fields.lastName} autoComplete="family-name" />
          </div>
          <Field
            label="Email"
            field={{ name: "email", value: email, errors: [], constraint: {} }}
            type="email"
            readOnly
            autoComplete="email"
            hint={
              <span className="inline-flex flex-wrap items-center gap-2">
                <Badge tone={verified ? "ok" : "warn"}>{verified ? "Verified" : "Not verified yet"}</Badge>
                You sign in with this address.
                <Link
                  to="/dashboard/settings/email"
                  className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4"
                >
                  Change it
                </Link>
              </span>
            }
          />
          <ZoneField field={fields.timezone} hint={zoneHint} choices={answer?.choices ?? []} />
          {trips.length > 0 && (
            <p className="text-muted">
              While you travel: {trips.join("; ")}. Text “I'm back home” when a trip ends earlier.
            </p>
          )}
          <div>
            <SubmitButton pending="Saving…">Save Changes</SubmitButton>
          </div>
        </Form>
      </Card>
      <Card title="Connected accounts">
        <p>
          Google Calendar and WhatsApp are on the{" "}
          <Link to="/dashboard/integrations" className="font-medium text-action underline underline-offset-4">
            Integrations
          </Link>{" "}
          page.
        </p>
      </Card>
    </>
  );
}
