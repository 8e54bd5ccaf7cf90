import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { hasWorkflow } from "../../platform/delivery/n8n.ts";
import { keyedHash } from "../../platform/hashing/keyed-hash.ts";
import { hashed, ofPerson, quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { codeHash } from "./phone-codes.ts";
import { askCode, tryCode } from "./queries-phone.ts";
import { CODE_LIFETIME_MS, CODE_TRIES, codeProblem } from "./rules.ts";

/**
 * Has a code sent to the caller's WhatsApp, which replaces the former one.
 * Throws `phone.unavailable` without a workflow that sends it, `phone.confirmed`, `rate_limited` by person, number and
 * address.
 */
export async function askPhoneCode(ctx: UserContext): Promise<{ expiresAt: number }> {
  const { db, env, now, user, address } = ctx;
  if (!hasWorkflow(env.settings)) throw new DomainError("phone.unavailable");
  if (user.hasConfirmedPhone) throw new DomainError("phone.confirmed");
  const number = hashed(keyedHash(env.settings, "phone", user.phone));
  const subjects = { person: ofPerson(user.id), number, address: hashed(address) };
  const code = { codeId: newId(now), userId: user.id, phone: user.phone, subjects, now };
  const { isAsked, freeAt } = await askCode(db, code);
  if (!isAsked) throw freeAt === null ? new DomainError("auth.required") : quotaExceeded(freeAt);
  ctx.deliverSoon();
  return { expiresAt: now + CODE_LIFETIME_MS };
}

/**
 * Confirms the caller's WhatsApp by the newest code. If another account had confirmed the number, that ends, and its owner
 * is told. Throws `phone.code_wrong` with the tries that are `left`, `phone.code_expired`, `phone.code_tries`.
 */
export async function confirmPhone(ctx: UserContext, typed: string): Promise<void> {
  const { db, env, now, user } = ctx;
  const owner = { userId: user.id, phone: user.phone };
  const code = await tryCode(db, { ...owner, codeHash: codeHash(env.settings, owner, typed), now });
  const problem = codeProblem(code);
  if (problem === "phone.code_wrong") {
    throw new DomainError(problem, { params: { left: String(CODE_TRIES - (code?.tries ?? 0)) } });
  }
  if (problem) throw new DomainError(problem);
  const formerIds = code?.formerIds ?? [];
  if (formerIds.length === 0) return;
  ctx.deliverSoon();
  ctx.waitUntil(publishLiveTo(env, formerIds, { kind: "notices" }, now));
}
