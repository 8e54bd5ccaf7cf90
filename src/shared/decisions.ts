/**
 * What can be reported, hidden and restored. `card` is a provider's card with their page and directory entry, `comment` a
 * question under a listing or its answer.
 */
export const SUBJECT_KINDS = ["request", "listing", "card", "reference", "photo", "rating", "comment"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** `warn` leaves the thing as it is; `block` blocks its owner's account. */
export const DECISIONS = ["keep", "hide", "delete", "warn", "block"] as const;
export type Decision = (typeof DECISIONS)[number];
