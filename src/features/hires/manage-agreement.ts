import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { hashToken } from "../../platform/hashing/tokens.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { cityName } from "../../shared/municipalities.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastHire } from "./manage-hires.ts";
import { acceptVersion, findAgreement, insertVersion } from "./queries-agreements.ts";
import { shownHire } from "./read-hires.ts";
import { AGREEMENT_PLACE_MAX_LENGTH, agreementWording, type HireSide } from "./rules.ts";
import type { acceptAgreementInput, agreementView, saveAgreementInput } from "./schemas.ts";

type View = z.infer<typeof agreementView>;
type Found = Awaited<ReturnType<typeof findAgreement>>;

/** Throws `hire.not_found`. */
function viewOf(found: Found): View {
  const { hire, writable, newest, accepted } = found;
  if (!hire) throw new DomainError("hire.not_found");
  return {
    hire: shownHire(hire),
    canWrite: writable?.isUnblocked ?? false,
    suggested: newest === null ? suggestionOf(found, hire.side) : null,
    newest,
    accepted: accepted?.version === newest?.version ? null : accepted,
  };
}

/** The provider gets the client's words as in the list of requests, without contacts. */
function suggestionOf({ asked }: Found, side: HireSide): View["suggested"] {
  if (!asked) return null;
  const { what, location, city, minPriceCents, maxPriceCents } = asked;
  const name = cityName(city);
  const place = location.includes(name) ? location : `${location}, ${name}`;
  const shown = side === "client" ? { what, place } : { what: maskContacts(what), place: maskContacts(place) };
  return { ...shown, place: shown.place.slice(0, AGREEMENT_PLACE_MAX_LENGTH), minPriceCents, maxPriceCents };
}

/** The agreement of one of the caller's hires. Throws `hire.not_found`. */
export async function readAgreement(ctx: UserContext, hireId: string): Promise<View> {
  return viewOf(await findAgreement(ctx.db, hireId, ctx.user.id));
}

/**
 * Writes a version of the agreement, which the other person must accept. The text of the newest version changes nothing.
 * Throws `hire.not_found`, also for hires that are not confirmed, were cancelled, or whose other account was deleted, `agreement.refused` and `agreement.changed`.
 */
export async function saveAgreement(
  ctx: UserContext,
  { hireId, text }: z.infer<typeof saveAgreementInput>,
): Promise<View> {
  const { db, user, now } = ctx;
  const before = await findAgreement(db, hireId, user.id);
  const { hire, writable, newest } = before;
  if (!hire?.personId || !writable) throw new DomainError("hire.not_found");
  if (!writable.isUnblocked) throw new DomainError("agreement.refused");
  const isClient = hire.side === "client";
  const [clientName, providerName] = isClient ? [user.name, hire.personName] : [hire.personName, user.name];
  const facts = { ...text, clientName, providerName };
  const textHash = hashToken(agreementWording(facts));
  if (newest?.textHash === textHash) return viewOf(before);
  // Somebody who has not answered yet is not mailed again.
  const isWaiting = Boolean(newest?.isMine && newest.acceptedAt === null);
  const version = (newest?.version ?? 0) + 1;
  const after = await insertVersion(db, { ...facts, hireId, version, writtenBy: user.id, textHash, now }, !isWaiting);
  if (after.newest?.textHash !== textHash) throw new DomainError("agreement.changed");
  if (after.isWritten) {
    ctx.deliverSoon();
    broadcastHire(ctx, hire.personId);
  }
  return viewOf(after);
}

/**
 * Accepts the version that the caller read, if it is still the newest; repeating it changes nothing.
 * Throws `hire.not_found` and `agreement.changed`.
 */
export async function acceptAgreement(
  ctx: UserContext,
  { hireId, version, textHash }: z.infer<typeof acceptAgreementInput>,
): Promise<View> {
  const key = { hireId, personId: ctx.user.id, version, textHash, now: ctx.now };
  const after = await acceptVersion(ctx.db, key);
  const view = viewOf(after);
  const { newest, hire } = view;
  if (newest?.version !== version || newest.textHash !== textHash || newest.acceptedAt === null) {
    throw new DomainError("agreement.changed");
  }
  if (after.isAccepted && hire.personId) {
    ctx.deliverSoon();
    broadcastHire(ctx, hire.personId);
  }
  return view;
}
