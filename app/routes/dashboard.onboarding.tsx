import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { FirstTextCard } from "~/components/first-text-card";
import { type FormReply, formFields } from "~/components/form-state";
import { CalendarStep } from "~/components/onboarding/calendar-step";
import { PhoneConnected, PhoneStep } from "~/components/onboarding/phone-step";
import { PreferencesStep } from "~/components/onboarding/preferences-step";
import { OnboardingProgress } from "~/components/onboarding/progress";
import { VerifyStep } from "~/components/onboarding/verify-step";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { runTogether } from "~/db/database";
import { selectGrantState } from "~/db/google-accounts";
import { assumeZone, completeOnboarding, reachStep } from "~/db/onboarding";
import { findNumber } from "~/db/whatsapp-numbers";
import { clockOfZone } from "~/domain/clock-style";
import { DEFAULT_COUNTRY, listCountries, NO_PHONE } from "~/domain/countries";
import { firstText } from "~/domain/first-text";
import { spokenFor } from "~/domain/language";
import {
  BUFFER_OPTIONS,
  DURATION_OPTIONS,
  ONBOARDING_STEPS,
  stepsLeft,
  stepToShow,
  TIME_LEFT,
} from "~/domain/onboarding";
import { formatClock, zoneInWords } from "~/domain/phrasing";
import { tryAgainText } from "~/domain/rate-limits";
import { CODE_LENGTH, CODE_TYPED_MAX, type CodeRefusal, OPT_IN_TEXT } from "~/domain/verification";
import { countryOfZone, guessZone, ZONE_MAX_LENGTH, zoneToType } from "~/domain/zone-search";
import { type ZoneChoice, zoneHint, zoneProblem } from "~/domain/zone-words";
import { CodeForm, FirstPreferencesForm, INVALID_CODE, PhoneForm, SkipForm } from "~/forms/onboarding";
import { readZoneInputs } from "~/forms/zone";
import { requireUser } from "~/http/guard";
import { networkOfRequest } from "~/http/network";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { askForCode } from "~/services/ask-for-code";
import { verifyWhatsApp } from "~/services/verify-whatsapp";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Set up Parley – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await readPage(request, context, (userId) => ({ grant: selectGrantState(context.db, userId) }));
  const { user, integrations, preferences, formDraft } = page;
  const wanted = new URL(request.url).searchParams.get("step");
  const { whatsappConnected, whatsappPhone, googleCalendarConnected } = integrations;
  const setup = {
    reached: integrations.onboardingStep,
    completed: integrations.onboardingCompleted,
    calendarConnected: googleCalendarConnected,
    whatsappConnected,
  };
  // Only the step that needs the code asks for it.
  const isVerifying = stepToShow(wanted, { ...setup, codePending: true }) === 3;
  const pending = isVerifying ? await context.assistantOf({ userId: user.id }).verification() : null;
  const step = stepToShow(wanted, { ...setup, codePending: pending !== null });
  const now = context.clock();
  const calendarZone = page.data.grant[0]?.calendarZone ?? null;
  const guesses = { calendar: calendarZone, network: context.guessedZone, phone: whatsappPhone };
  // Until the user has chosen a zone, what they seem to be in is the better one.
  const zone = (integrations.onboardingCompleted ? null : guessZone(guesses, now)) ?? preferences.timezone;
  const left = stepsLeft(setup);
  const shown = { name: user.name || user.email.split("@")[0], typed: formDraft, zone, left };

  if (step === 3 && pending) {
    const { phone, state, expiresAt, nextSendAt } = pending;
    // The zone is a guess until it is chosen, so it is said.
    const onWall = (at: number) => `${formatClock(at, zone, clockOfZone(zone))} (${zoneInWords(zone, at)})`;
    const clocks = {
      expiresClock: onWall(expiresAt),
      nextSendClock: nextSendAt === null ? null : onWall(nextSendAt),
    };
    return { ...shown, step, pending: { phone, state, expiresAt, ...clocks } };
  }
  if (step === 2 && whatsappConnected) return { ...shown, step, phone: whatsappPhone ?? "" };
  if (step === 2) {
    const country = countryOfZone(zone) ?? DEFAULT_COUNTRY;
    return { ...shown, step, phone: null, country, countries: listCountries() };
  }
  if (step === 4) {
    const { defaultMeetingDuration, bufferTime } = preferences;
    const prefersBrowsers = !integrations.onboardingCompleted && !formDraft && !calendarZone;
    const inField = { zoneToType: zoneToType(zone), zoneHint: zoneHint(zone, now), prefersBrowsers };
    const first = whatsappConnected
      ? firstText(context.settings.whatsappChatUrl, spokenFor(preferences.language))
      : null;
    return { ...shown, step, defaultMeetingDuration, bufferTime, first, ...inField };
  }
  const calendar = {
    connected: googleCalendarConnected,
    email: integrations.googleCalendarEmail,
    progress: integrations.googleSyncProgress,
    revoked: (page.data.grant[0]?.revokedAt ?? null) !== null,
  };
  return { ...shown, step: 1 as const, calendar };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const form = await request.formData();
  // The button that was pressed comes last.
  switch (form.getAll("intent").at(-1)) {
    case "send-code":
      return sendCode(context, { user, network: networkOfRequest(request) }, form);
    case "resend":
      return resendCode(context, { user, network: networkOfRequest(request) });
    case "verify":
      return verify(context, user.id, form);
    case "skip":
      return skip(context, user.id, zone, form);
    case "preferences":
      return savePreferences(context, user.id, zone, form);
    default:
      throw new Response("Unknown form", { status: 400 });
  }
}

/** What the page says above the form that came back, and what the form held. */
function refuse(title: string, text: string, reply: FormReply | null = null, zoneChoices: ZoneChoice[] = []) {
  return data({ title, text, reply, zoneChoices }, { status: 400 });
}

type Asker = Omit<Parameters<typeof askForCode>[1], "phone">;

async function sendCode(context: AppLoadContext, asker: Asker, form: FormData) {
  const submission = parseWithZod(form, { schema: PhoneForm });
  if (submission.status !== "success") {
    const { number = [], country = [] } = submission.error ?? {};
    const [why = NO_PHONE] = [...(number ?? []), ...(country ?? [])];
    return refuse("Invalid phone number", why, submission.reply());
  }
  return startVerification(context, { ...asker, phone: submission.value.phone });
}

async function resendCode(context: AppLoadContext, asker: Asker) {
  const pending = await context.assistantOf({ userId: asker.user.id }).verification();
  if (!pending) return redirectWithToast("/dashboard/onboarding?step=2", NO_CODE);
  return startVerification(context, { ...asker, phone: pending.phone });
}

async function startVerification(context: AppLoadContext, asking: Parameters<typeof askForCode>[1]) {
  const sending = await askForCode(context, asking);
  if (sending.ok) {
    // True whether or not one went out, which is not told: app/decisions/0015-whose-number.md
    const text = `Check your WhatsApp at ${asking.phone}.`;
    await runTogether(context.db, [reachStep(context.db, asking.user.id, 3)]);
    return redirectWithToast("/dashboard/onboarding?step=3", { kind: "success", title: "Code sent!", text });
  }
  if (sending.reason === "connected") {
    const text = "Disconnect it in Integrations before you connect another number.";
    return redirectWithToast("/dashboard/onboarding?step=2", { kind: "info", title: "WhatsApp is connected", text });
  }
  if (sending.reason === "not-sent") return refuse("Connection failed", "Failed to send verification code");
  return refuse("Too many codes", tryAgainText(sending.retryAt, context.clock()));
}

const NO_CODE = {
  kind: "error",
  title: "Verification failed",
  text: "Please request a verification code first",
} as const;

const REFUSALS: Record<Exclude<CodeRefusal, "none"> | "taken", readonly [title: string, text: string]> = {
  wrong: ["Verification failed", "That is not the code that we sent. Check it and try again."],
  locked: ["Verification failed", "Too many wrong codes. Please request a new verification code"],
  expired: ["Code Expired", "Please request a new verification code"],
  // Two who hold one phone press at the same moment.
  taken: ["Verification failed", "This number was just connected elsewhere. Please request a new verification code"],
};

async function verify(context: AppLoadContext, userId: string, form: FormData) {
  const submission = parseWithZod(form, { schema: CodeForm });
  if (submission.status !== "success") return refuse("Invalid Code", INVALID_CODE);
  const verified = await verifyWhatsApp(context, userId, submission.value.code);
  // A second press of the button finds the code used, and the number connected by the first.
  if (verified.ok || (verified.reason === "none" && (await findNumber(context.db, userId)))) {
    const text = "WhatsApp connected successfully";
    return redirectWithToast("/dashboard/onboarding?step=4", { kind: "success", title: "Verified!", text });
  }
  if (verified.reason === "none") return redirectWithToast("/dashboard/onboarding?step=2", NO_CODE);
  return refuse(...REFUSALS[verified.reason]);
}

/** A step that is skipped is kept as come to, so that the setup goes on behind it, and the dashboard says that it is left. */
async function skip(context: AppLoadContext, userId: string, before: string, form: FormData) {
  const { step, ...typed } = SkipForm.parse(Object.fromEntries(form));
  if (step < 4) {
    const next = step === 1 ? 2 : 4;
    await runTogether(context.db, [reachStep(context.db, userId, next)]);
    return redirect(`/dashboard/onboarding?step=${next}`, 303);
  }
  // What stood in the field, if only as a guess, is better than the zone that everybody begins with.
  const read = readZoneInputs(typed, context.guessedZone ?? before, context.clock());
  await runTogether(context.db, [
    reachStep(context.db, userId, 4),
    ...(read.ok ? [assumeZone(context.db, userId, read.zone)] : []),
  ]);
  return redirect("/dashboard", 303);
}

const NOT_SAVED = "Failed to save preferences. Please try again.";
/** What is wrong with it stands at its field. */
const ZONE_UNCLEAR = "Your timezone needs another look.";

async function savePreferences(context: AppLoadContext, userId: string, before: string, form: FormData) {
  const submission = parseWithZod(form, { schema: FirstPreferencesForm });
  if (submission.status !== "success") {
    return refuse("Error", NOT_SAVED, submission.reply());
  }
  const { duration, buffer, timezone } = submission.value;
  const now = context.clock();
  const read = readZoneInputs(submission.value, context.guessedZone ?? before, now);
  if (!read.ok) {
    const { text, choices } = zoneProblem(timezone, read, now);
    return refuse("Error", ZONE_UNCLEAR, submission.reply({ fieldErrors: { timezone: [text] } }), choices);
  }
  const choices = { defaultMeetingDuration: duration, bufferTime: buffer, timezone: read.zone };
  await runTogether(context.db, completeOnboarding(context.db, userId, choices));
  await context.notifyPages(userId, "integrations");
  return redirectWithToast("/dashboard", { kind: "success", title: "Setup Complete!", text: "Welcome to Parley" });
}

export default function OnboardingRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <OnboardingProgress step={page.step} labels={ONBOARDING_STEPS} left={page.left}>
      <PageHeader
        title={page.step === 1 ? `Welcome, ${page.name}` : "Set up Parley"}
        text={`${TIME_LEFT[page.step]} Every step is kept: stop anywhere and go on later.`}
      />
      {/* What was refused belongs to its step: a code that arrives by WhatsApp leads on to the next one by itself. */}
      <Refused key={page.step} />
      <div className="mt-6">
        <Step />
      </div>
    </OnboardingProgress>
  );
}

function Refused() {
  const refused = useActionAnswer<typeof action>();
  if (!refused) return null;
  return (
    <div className="mt-6">
      <Alert kind="error" title={refused.title}>
        {refused.text}
      </Alert>
    </div>
  );
}

function Step() {
  const page = useLoaderData<typeof loader>();
  const { reply, zoneChoices = [] } = useActionAnswer<typeof action>() ?? {};
  const typed = page.typed;
  if ("calendar" in page) return <CalendarStep calendar={page.calendar} />;
  if ("pending" in page) {
    // As phones show a code and as people copy it: with signs between the digits, or the words around them.
    const constraint = {
      required: true,
      maxLength: CODE_TYPED_MAX,
      pattern: `(?:[^0-9０-９]*[0-9０-９]){${CODE_LENGTH}}[^0-9０-９]*`,
    };
    // The server never sends a code back, right or wrong.
    const { code } = formFields({ code: "" }, { code: constraint });
    return <VerifyStep code={code} pending={page.pending} />;
  }
  if ("zoneHint" in page) {
    const defaults = {
      duration: typed?.duration ?? String(page.defaultMeetingDuration),
      buffer: typed?.buffer ?? String(page.bufferTime),
      timezone: typed?.zone ?? typed?.timezone ?? page.zoneToType,
    };
    return (
      <div className="grid gap-6">
        <PreferencesStep
          fields={formFields(defaults, { timezone: { maxLength: ZONE_MAX_LENGTH } }, reply)}
          durations={DURATION_OPTIONS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          buffers={BUFFER_OPTIONS.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? "No buffer" : `${minutes} minutes`,
          }))}
          zoneHint={page.zoneHint}
          zoneChoices={zoneChoices}
          prefersBrowsers={page.prefersBrowsers && !reply}
        />
        {page.first && <FirstTextCard title="Then send your first text" first={page.first} />}
      </div>
    );
  }
  if (!("countries" in page)) return <PhoneConnected phone={page.phone} />;
  const { country, number } = formFields(
    { country: typed?.country ?? page.country, number: typed?.number ?? "" },
    { country: { required: true }, number: { required: true, minLength: 4, maxLength: 24 } },
    reply,
  );
  return (
    <PhoneStep
      country={country}
      number={number}
      countries={page.countries.map(({ code, name, callingCode }) => ({
        value: code,
        label: `${name} (${callingCode})`,
      }))}
      optIn={OPT_IN_TEXT}
    />
  );
}
