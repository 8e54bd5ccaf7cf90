interface Line {
  label: string;
  text: string;
}

/** A line of an agreement before and after a change; null where it is missing. */
export interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

/** The lines in which two versions of an agreement differ. */
export function changesBetween(before: readonly Line[], after: readonly Line[]): Change[] {
  const textIn = (lines: readonly Line[], label: string) => lines.find((line) => line.label === label)?.text ?? null;
  const labels = new Set([...after, ...before].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: textIn(before, label), after: textIn(after, label) }))
    .filter((change) => change.before !== change.after);
}
