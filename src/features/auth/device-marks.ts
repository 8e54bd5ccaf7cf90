import { createHmac } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { type AccountMark, markOf as accountMark } from "../../platform/hashing/account-marks.ts";
import { isSameSecret } from "../../platform/hashing/tokens.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Context } from "../../trpc/context.ts";
import { DEVICE_MARK_DAYS } from "./rules.ts";

/** People who share a device; whoever used it last comes first. */
const MARKS_MAX = 3;
const SEPARATOR = ".";
/** The only calls that read it. With a path above them, the edge would cache nothing for whoever has the cookie. */
const PATHS = ["auth.logIn", "auth.signUp", "auth.confirmEmail", "auth.chooseRole"].map((call) => `/trpc/${call}`);

const cookieName = (secure: boolean) => (secure ? "__Secure-aparelho" : "aparelho");

/** Says nothing about the account, and is no longer valid once the password changes. */
function markOf(passwordHash: string): string {
  return createHmac("sha256", passwordHash).update("aparelho").digest("base64url");
}

/** The marks that log-ins have left in this browser, from the cookies of a request. */
export function readDeviceMarks(cookieHeader: string, secure: boolean): string[] {
  const name = cookieName(secure);
  return parse(cookieHeader, name)[name]?.split(SEPARATOR).slice(0, MARKS_MAX) ?? [];
}

/** Whether this browser has logged in to the account since its password was last changed. */
export function hasMarkFor({ deviceMarks }: Pick<Context, "deviceMarks">, passwordHash: string | null): boolean {
  if (passwordHash === null) return false;
  const expected = markOf(passwordHash);
  return deviceMarks.some((mark) => isSameSecret(mark, expected));
}

/** Marks of the accounts that were used in this browser, that with `passwordHash` included, by which they are known again. */
export function deviceMarksOf(ctx: Pick<Context, "deviceMarks" | "env">, passwordHash: string | null): AccountMark[] {
  const own = passwordHash === null ? [] : [markOf(passwordHash)];
  return [...own, ...ctx.deviceMarks].map((mark) => accountMark(ctx, "device", mark));
}

/** Lets this browser log in to the account while strangers occupy the queue for password hashes. */
export function markDevice(ctx: Pick<Context, "deviceMarks" | "secure" | "setCookie">, passwordHash: string): void {
  const mark = markOf(passwordHash);
  const marks = [mark, ...ctx.deviceMarks.filter((other) => other !== mark)].slice(0, MARKS_MAX);
  const maxAge = (DEVICE_MARK_DAYS * DAY_MS) / 1000;
  const attributes = { maxAge, httpOnly: true, secure: ctx.secure, sameSite: "Strict" } as const;
  for (const path of PATHS) {
    ctx.setCookie(serialize(cookieName(ctx.secure), marks.join(SEPARATOR), { path, ...attributes }));
  }
}
