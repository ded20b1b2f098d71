/** A pattern that fits where one of the two fits. Both keep their own anchors. */
export function either(a: RegExp, b: RegExp, flags = ""): RegExp {
  return new RegExp(`(?:${a.source})|(?:${b.source})`, flags);
}
