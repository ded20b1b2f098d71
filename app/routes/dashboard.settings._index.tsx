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
import { formatTrip } from "~/domain/phrasing";
import { allZones, listZones, readZone } from "~/domain/zone-list";
import { ProfileForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Settings – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, preferences, formDraft } = await readPage(request, context);
  const [firstName = "", ...rest] = user.name.split(" ");
  return {
    email: user.email,
    verified: user.emailVerifiedAt !== null,
    constraints: getZodConstraint(ProfileForm),
    defaults: { firstName, lastName: rest.join(" "), timezone: preferences.timezone, otherTimezone: "", ...formDraft },
    zones: listZones(context.clock(), preferences.timezone),
    allZones: allZones(),
    guess: context.guessedZone,
    trips: preferences.trips
      .filter(({ end }) => end > context.clock())
      .map((trip) => formatTrip(trip, { now: context.clock() })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ProfileForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { firstName, lastName, timezone, otherTimezone } = submission.value;
  const zone = readZone(timezone, otherTimezone);
  if (!zone) {
    const field = otherTimezone ? "otherTimezone" : "timezone";
    return data(
      { reply: submission.reply({ fieldErrors: { [field]: ["That is no timezone we know."] } }) },
      { status: 400 },
    );
  }
  await saveProfile(context.db, user.id, `${firstName} ${lastName}`.trim(), zone, context.clock());
  return redirectWithToast("/dashboard/settings", { kind: "success", title: "Profile saved" });
}

export default function Profile() {
  const { email, verified, constraints, defaults, zones, allZones, guess, trips } = useLoaderData<typeof loader>();
  const fields = formFields(defaults, constraints, useActionAnswer<typeof action>()?.reply);
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
          <ZoneField
            field={fields.timezone}
            other={fields.otherTimezone}
            options={zones}
            all={allZones}
            guess={guess}
          />
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
