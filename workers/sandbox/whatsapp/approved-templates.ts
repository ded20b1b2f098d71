/**
 * What the business that is played here has had approved, under the names of the example settings. In every world it is
 * there from the start.
 */
export const APPROVED_TEMPLATES = [
  { name: "parley_code", category: "AUTHENTICATION", body: null },
  {
    name: "parley_number_asked",
    category: "UTILITY",
    body: "The Parley account {{1}} asked to connect this number. If that was not you, give the code to nobody.",
  },
  {
    name: "parley_reconnect",
    category: "UTILITY",
    body: "Google no longer lets Parley into your calendar. Connect it again at {{1}} and Parley goes on.",
  },
  {
    name: "parley_test",
    category: "UTILITY",
    body: "This is Parley. Your WhatsApp is connected: tell me what to book, move or cancel.",
  },
].map(({ name, category, body }, n) => ({
  id: String(1_000_000_000_001 + n),
  name,
  language: "en",
  category,
  components: JSON.stringify(
    body === null
      ? [{ type: "BODY" }, { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE", text: "Copy code" }] }]
      : [{ type: "BODY", text: body }],
  ),
}));
