import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { assertWithinLimit } from "../../platform/limits/rate-limit.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmOwner } from "../auth/confirm-password.ts";
import { readEverything } from "./queries.ts";
import { EXPORT_LIMIT } from "./rules.ts";
import type { ExportInput } from "./schemas.ts";
import type { dataExport } from "./schemas-export.ts";

/** Received texts are exported as the screens show them. */
const masked = <Row, Key extends keyof Row>(rows: Row[], ...keys: Key[]): Row[] =>
  rows.map((row) => {
    const texts = keys.map((key) => [key, typeof row[key] === "string" ? maskContacts(row[key]) : row[key]]);
    return { ...row, ...Object.fromEntries(texts) };
  });

/**
 * All data stored about the caller, whom a mail tells that it was copied.
 * Throws `rate_limited`, what {@link confirmOwner} throws, and `auth.required` if the account was just deleted.
 */
export async function exportAccount(ctx: UserContext, input: ExportInput): Promise<z.input<typeof dataExport>> {
  await confirmOwner(ctx, input.password ?? null);
  const { calls, account, profile, ...rest } = await readEverything(ctx.db, ctx.user.id, ctx.now);
  assertWithinLimit(EXPORT_LIMIT, calls);
  ctx.deliverSoon();
  if (!account || !profile) throw new DomainError("auth.required");
  return {
    exportedAt: ctx.now,
    account,
    profile,
    ...rest,
    referencesReceived: masked(rest.referencesReceived, "description", "place"),
    ratingsReceived: masked(rest.ratingsReceived, "comment", "reason", "serviceType"),
    hires: rest.hires.map((hire) => (hire.isEndedByMe ? hire : { ...hire, endReason: maskContacts(hire.endReason) })),
    hireRatingsReceived: masked(rest.hireRatingsReceived, "comment"),
    favoriteListings: masked(rest.favoriteListings, "title"),
    listingComments: masked(rest.listingComments, "title"),
  };
}
