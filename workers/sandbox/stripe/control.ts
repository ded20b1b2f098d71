import * as z from "zod";
import { type Call, json } from "../call";
import { parseControl } from "../control/control";
import { ControlError, type World } from "../world";
import { sendNow } from "./events";
import type { StripeModel } from "./model";
import type { CheckoutSession, Customer } from "./objects";

const Outcome = z.object({ outcome: z.enum(["paid", "declined", "expired"]), card: z.string().optional() });
const Event = z.object({
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  customer: z.string().optional(),
});
const Advance = z.object({ customer: z.string(), days: z.number().positive().max(800) });
const Card = z.object({ customer: z.string(), card: z.string().regex(/^\d{16}$/) });

const USUAL_CARD = "4242424242424242";
const EXPIRES = { month: 8, year: 2034 };

/** What customers and time do: every event that follows is delivered before the answer. */
export async function stripeControl(
  call: Call,
  world: World,
  openModel: (world: World) => StripeModel,
): Promise<Response | undefined> {
  if (!call.path.startsWith("/stripe/")) return undefined;
  const model = openModel(world);
  const session = /^\/stripe\/checkout\/([\w-]+)$/.exec(call.path)?.[1];
  if (call.method === "POST" && session) actAtCheckout(model, session, parseControl(Outcome, call));
  else if (`${call.method} ${call.path}` === "POST /stripe/event") {
    const { type, object, customer } = parseControl(Event, call);
    model.emit(type, customer ?? String(object.customer ?? ""), object);
  } else if (`${call.method} ${call.path}` === "POST /stripe/advance") {
    const { customer, days } = parseControl(Advance, call);
    model.advance(knownCustomer(model, customer).id, days);
  } else if (`${call.method} ${call.path}` === "POST /stripe/card") {
    const { customer, card } = parseControl(Card, call);
    model.addCard(knownCustomer(model, customer).id, card, EXPIRES);
  } else if (`${call.method} ${call.path}` === "GET /stripe/objects") return json(objectsOf(model, call));
  else return undefined;
  return json({ ok: true, events: await sendNow(world, model) });
}

function actAtCheckout(model: StripeModel, id: string, { outcome, card }: z.output<typeof Outcome>): void {
  const session = model.get<CheckoutSession>(id);
  if (session?.object !== "checkout.session") throw new ControlError(`There is no checkout session ${id}.`);
  if (session.status !== "open") throw new ControlError(`The session is ${session.status}.`);
  if (outcome === "paid") model.completeCheckout(session, card ?? USUAL_CARD, EXPIRES);
  // A declined card leaves the page as it is: the customer may try another one.
  if (outcome === "expired") model.expireCheckout(session);
}

function knownCustomer(model: StripeModel, id: string): Customer {
  const customer = model.get<Customer>(id) ?? model.list<Customer>("customer").find(({ email }) => email === id);
  if (customer?.object !== "customer") throw new ControlError(`There is no customer ${id}.`);
  return customer;
}

/** GET /control/stripe/objects?customer=: what there is of somebody, by kind; a customer may be named by address. */
function objectsOf(model: StripeModel, call: Call) {
  const { id } = knownCustomer(model, call.query.get("customer") ?? "");
  const kinds = ["checkout.session", "subscription", "invoice", "payment_method", "refund"];
  return { customer: model.get(id), ...Object.fromEntries(kinds.map((kind) => [kind, model.list(kind, id)])) };
}
