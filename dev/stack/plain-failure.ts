/** A failure that the reader can fix: `message` says how, in one Portuguese sentence. Shown without a stack trace. */
export class PlainFailure extends Error {
  override name = "PlainFailure";
}

/** The first line of an error's innermost cause; the outer ones repeat whole SQL statements. */
export function firstLine(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause) innermost = innermost.cause;
  if (!(innermost instanceof Error)) return String(innermost).split("\n")[0] ?? "";
  const code = "code" in innermost ? String(innermost.code) : innermost.name;
  return innermost.message.split("\n")[0] || code;
}
