/** What is read of an event of Stripe's: who it is about. The rest is asked of Stripe. */
export interface StripeEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  /** Stripe's id of the customer; null for what is nobody's. */
  customer: string | null;
}
