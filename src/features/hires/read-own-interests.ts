import type { z } from "zod";
import { idPageOf } from "../../platform/database/keyset.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { UserContext } from "../../trpc/init.ts";
import { maySeeContact, mustConfirmPhone } from "../contacts/rules.ts";
import { listOwnInterests } from "./queries-own-interests.ts";
import { OWN_INTERESTS_PAGE_SIZE, offeredRange } from "./rules-interest.ts";
import type { ownInterestPage, ownInterestsInput } from "./schemas-interest.ts";

/** A page of what the caller is interested in, the newest request first, and the cursor of the next. */
export async function readOwnInterests(
  { db, env, user, now }: UserContext,
  { state, cursor }: z.infer<typeof ownInterestsInput>,
): Promise<z.infer<typeof ownInterestPage>> {
  const page = { before: cursor ?? null, size: OWN_INTERESTS_PAGE_SIZE };
  const rows = await listOwnInterests(db, user.id, { ...page, state, now });
  const mayContact =
    maySeeContact({ isPremium: user.isPremium, isAdmin: false }) && !mustConfirmPhone(env.settings, user);
  const { items, nextCursor } = idPageOf(rows, page);
  const shown = items.map(({ otherPrices, hasContact, question, ...interest }) => ({
    ...interest,
    question: maskContacts(question),
    isReachable: mayContact && hasContact && interest.expiresAt > now,
    offered: offeredRange(otherPrices),
  }));
  return { items: shown, nextCursor };
}
