import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { UserContext } from "../../trpc/init.ts";
import { readEverything } from "./queries.ts";
import type { dataExport } from "./schemas.ts";

/** Received texts are exported as the screens show them. */
const masked = <Row, Key extends keyof Row>(rows: Row[], ...keys: Key[]): Row[] =>
  rows.map((row) => {
    const texts = keys.map((key) => [key, typeof row[key] === "string" ? maskContacts(row[key]) : row[key]]);
    return { ...row, ...Object.fromEntries(texts) };
  });

/** All data stored about the caller. Throws `auth.required` if the account was just deleted. */
export async function exportAccount(ctx: UserContext): Promise<z.input<typeof dataExport>> {
  const { account, profile, ...rest } = await readEverything(ctx.db, ctx.user.id);
  if (!account || !profile) throw new DomainError("auth.required");
  return {
    exportedAt: ctx.now,
    account,
    profile,
    ...rest,
    referencesReceived: masked(rest.referencesReceived, "description", "place"),
    ratingsReceived: masked(rest.ratingsReceived, "comment", "reason", "serviceType"),
    hireRatingsReceived: masked(rest.hireRatingsReceived, "comment"),
    favoriteListings: masked(rest.favoriteListings, "title"),
  };
}
