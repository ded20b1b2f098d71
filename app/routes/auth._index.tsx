import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { Button, SubmitButton } from "~/components/button";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { hasMailComeBack } from "~/db/suppressed-addresses";
import { newToken } from "~/db/token";
import { ownPath } from "~/domain/own-path";
import { PASSWORD_HINT } from "~/domain/password";
import { tryAgainText } from "~/domain/rate-limits";
import { signInProblem } from "~/domain/sign-in-problem";
import { MAIL_CAME_BACK } from "~/domain/suppression";
import { SignInForm, SignUpForm } from "~/forms/account";
import { homeOf, signInAndRedirect } from "~/http/after-sign-in";
import { awaitedMailCookie, readAwaitedMail } from "~/http/awaited-mail";
import { browserTokenCookie, readBrowserToken } from "~/http/browser-token";
import { isKnownBrowser } from "~/http/known-browser";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { findUserId } from "~/http/visitor";
import { passwordAuthenticator } from "~/services/authenticator";
import { signUp } from "~/services/sign-up";

export const meta: MetaFunction = ({ location }) => [
  { title: location.search.includes("tab=signup") ? "Sign up – Parley" : "Sign in – Parley" },
  { name: "description", content: "Sign in to Parley, the meeting assistant that you text on WhatsApp." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tab, redirectTo } = requestsOf(request);
  const userId = await findUserId(request, context);
  if (userId !== null) throw redirect(redirectTo || (await homeOf(context, userId)));
  // "Wrong address?" leads back to what was typed.
  const typed = new URL(request.url).searchParams.has("edit") ? await readAwaitedMail(request, context) : null;
  const defaults = { name: typed?.name ?? "", email: typed?.email ?? "", password: "" };
  return { tab, redirectTo, defaults, constraints: getZodConstraint(tab === "signup" ? SignUpForm : SignInForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const { tab, redirectTo } = requestsOf(request);
  const formData = await request.formData();
  return tab === "signup" ? takeSignUp(request, context, formData) : takeSignIn(request, context, formData, redirectTo);
}

type Context = ActionFunctionArgs["context"];

const WRONG =
  "The email address or the password is not right. New here? Confirm your address first: the link is in your mail.";

async function takeSignIn(request: Request, context: Context, formData: FormData, redirectTo: string) {
  const submission = parseWithZod(formData, { schema: SignInForm });
  if (submission.status !== "success") return data({ form: hide(submission), problem: null }, { status: 400 });
  const { email, password } = submission.value;
  const checked = new URLSearchParams({ email, password });
  const result = await passwordAuthenticator(context, {
    network: networkOfRequest(request),
    knownBrowser: await isKnownBrowser(request, context, email),
  }).authenticate("password", new Request(request.url, { method: "POST", body: checked }));
  if (result.ok) {
    const toast = { kind: "success", title: "Welcome back!" } as const;
    throw await signInAndRedirect(request, context, { userId: result.account.id, email, redirectTo, toast });
  }
  const { text, status } = signInProblem(result, WRONG, context.clock());
  // The link that would be mailed after too many tries does not reach this address.
  const isLost = status === 429 && (await hasMailComeBack(context.db, email));
  return data(
    { form: hide(submission), problem: { title: "Login failed", text: isLost ? `${text} ${MAIL_CAME_BACK}` : text } },
    { status },
  );
}

async function takeSignUp(request: Request, context: Context, formData: FormData) {
  const submission = parseWithZod(formData, { schema: SignUpForm });
  if (submission.status !== "success") return data({ form: hide(submission), problem: null }, { status: 400 });
  const result = await signUp(context, { ...submission.value, network: networkOfRequest(request) });
  if (!result.ok) {
    const problem = { title: "Registration failed", text: tryAgainText(result.until, context.clock()) };
    return data({ form: hide(submission), problem }, { status: 429 });
  }
  if (await hasMailComeBack(context.db, submission.value.email)) {
    return data(
      { form: hide(submission), problem: { title: "Registration failed", text: MAIL_CAME_BACK } },
      { status: 409 },
    );
  }
  // The mark of an earlier sign-up stays: the link that was mailed for it is the one that counts.
  const browserToken = result.browserToken ?? readBrowserToken(request) ?? newToken();
  const { name, email } = submission.value;
  const headers = new Headers({ "set-cookie": browserTokenCookie(browserToken) });
  headers.append("set-cookie", await awaitedMailCookie(context, { kind: "sign-up", name, email }));
  throw redirect("/auth/check-mail", { status: 303, headers });
}

/** What goes back to the form: everything but the password. */
function hide(submission: { reply(options: { hideFields: string[] }): object }) {
  return submission.reply({ hideFields: ["password"] });
}

function requestsOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return { tab: query.get("tab") === "signup" ? "signup" : "signin", redirectTo: ownPath(query.get("redirectTo"), "") };
}

export default function AuthRoute() {
  const { tab, redirectTo, defaults, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const isSignUp = tab === "signup";
  const fields = formFields(defaults, constraints, answer?.form);
  const query = (signup: boolean) => {
    const wishes = new URLSearchParams({ ...(signup && { tab: "signup" }), ...(redirectTo && { redirectTo }) });
    return wishes.size > 0 ? `/auth?${wishes}` : "/auth";
  };
  return (
    <AuthCard
      title={isSignUp ? "Create your account" : "Welcome back"}
      text={isSignUp ? "14 days free. No credit card required." : "Sign in to your meetings."}
      tabs={<AuthTabs signIn={query(false)} signUp={query(true)} isSignUp={isSignUp} />}
    >
      {answer?.problem && (
        <Alert kind="error" title={answer.problem.title}>
          {answer.problem.text}
        </Alert>
      )}
      <form method="post" action={query(isSignUp)} className="flex flex-col gap-5">
        {isSignUp && <Field label="Full Name" field={fields.name} autoComplete="name" />}
        <Field label="Email" field={fields.email} type="email" autoComplete="username" inputMode="email" />
        <Field
          label="Password"
          field={fields.password}
          type="password"
          autoComplete={isSignUp ? "new-password" : "current-password"}
          hint={isSignUp ? PASSWORD_HINT : undefined}
        />
        <SubmitButton>{isSignUp ? "Sign Up" : "Sign In"}</SubmitButton>
      </form>
      {!isSignUp && (
        <p>
          <TextLink to="/auth/forgot">Forgotten your password?</TextLink>
        </p>
      )}
      <form method="post" action="/auth/google" className="border-line border-t pt-5">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Button type="submit" look="secondary" className="w-full">
          Continue with Google
        </Button>
      </form>
    </AuthCard>
  );
}

/** Links, so that they work without scripts; each leads to the page with its form. */
function AuthTabs({ signIn, signUp, isSignUp }: { signIn: string; signUp: string; isSignUp: boolean }) {
  const tab = (to: string, label: string, current: boolean) => (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className="flex min-h-11 items-center justify-center rounded-control px-3 font-medium text-muted hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card"
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Sign in or sign up" className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
      {tab(signIn, "Sign In", !isSignUp)} {tab(signUp, "Sign Up", isSignUp)}
    </nav>
  );
}
