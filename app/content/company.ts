/**
 * Who runs this site. An operator puts their own company here before going live: the address and the registration
 * number below belong to nobody.
 */
export const company = {
  product: "Parley",
  name: "Parley B.V.",
  email: "hello@parley.test",
  address: ["Voorbeeldstraat 1", "1000 AA Amsterdam", "The Netherlands"],
  registration: "KvK 00000000",
  /** When the privacy policy and the terms were last changed. */
  legalUpdated: "October 20, 2025",
} as const;
