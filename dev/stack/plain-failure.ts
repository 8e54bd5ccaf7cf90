/** A failure that its reader can mend: `message` is one sentence in Portuguese that says how. Shown without a stack trace. */
export class PlainFailure extends Error {
  override name = "PlainFailure";
}

/** The first line of what was thrown, or rather of its innermost cause: the outer ones repeat whole SQL statements. */
export function firstLine(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause) innermost = innermost.cause;
  if (!(innermost instanceof Error)) return String(innermost).split("\n")[0] ?? "";
  const code = "code" in innermost ? String(innermost.code) : innermost.name;
  return innermost.message.split("\n")[0] || code;
}
