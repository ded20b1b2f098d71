/** A pattern over several lines: line breaks and what indents them do not count; a line that begins with # is a remark. */
export function pattern({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(
    raw
      .join("")
      .replace(/^ *#.*$/gm, "")
      .replace(/\n */g, ""),
  );
}

/** Words over several lines, as one line. */
export function words({ raw }: TemplateStringsArray): string {
  return raw.join("").trim().split(/\s+/).join(" ");
}
