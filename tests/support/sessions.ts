import { eq } from "drizzle-orm";
import { sessions, users } from "../../db/schema/index.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { hashToken, newToken } from "../../src/platform/hashing/tokens.ts";

/** The same as for real sessions, which are renewed once half of this is over. */
const SESSION_SECONDS = 30 * 86_400;

/** Inserts a session for the account with this email address. Returns the token for the cookie `sessao`. */
export async function newSession({ db }: Pick<Stack, "db">, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`nobody has the address ${email}`);
  const token = newToken();
  const now = Date.now();
  const expiresAt = Math.floor(now / 1000) + SESSION_SECONDS;
  await db.insert(sessions).values({ id: hashToken(token), userId: user.id, expiresAt, createdAt: now });
  return token;
}
