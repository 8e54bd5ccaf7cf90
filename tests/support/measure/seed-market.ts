import { marketplaceListings, serviceRequests, sessions, users } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { TERMS_VERSION } from "../../../src/features/auth/rules.ts";
import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { hashToken } from "../../../src/platform/hashing/tokens.ts";
import { SERVICE_REGIONS } from "../../../src/shared/municipalities.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { PASSWORD } from "../passwords.ts";
import { REQUEST_INPUT } from "../people.ts";
import { seedListings } from "./seed-listings.ts";
import { providerAt, seedProviders } from "./seed-providers.ts";

const CHUNK = 1_000;
const SINGLE_LISTINGS = 24;

export interface Seeded {
  listingIds: string[];
  requestIds: string[];
  /** Cookies of providers, each with a session. */
  cookies: string[];
  logIns: { email: string; password: string }[];
}

/** Runs `insert` with chunks of the numbers from 0 up to `count`. */
async function inChunks(count: number, insert: (numbers: number[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < count; from += CHUNK)
    await insert(Array.from({ length: Math.min(CHUNK, count - from) }, (_, i) => from + i));
}

/** Fills the stack's empty database. The first `people` providers are logged in. */
export async function seedMarket(
  { db, databaseUrl }: Stack,
  { listings, providers, requests, people }: { listings: number; providers: number; requests: number; people: number },
): Promise<Seeded> {
  const now = Date.now();
  await seedListings(databaseUrl, listings, now);
  await seedProviders(db, providers);
  const accounts = Array.from({ length: people }, (_, i) => ({ ...providerAt(i).user, token: `bench-${i}` }));
  await inChunks(people, (numbers) => {
    const rows = numbers.flatMap((i) => accounts[i] ?? []);
    const times = { expiresAt: Math.floor((now + 30 * DAY_MS) / 1000), createdAt: now };
    return db.insert(sessions).values(rows.map(({ id, token }) => ({ id: hashToken(token), userId: id, ...times })));
  });
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(users).set({ passwordHash, termsAcceptedAt: now, termsVersion: TERMS_VERSION });
  const requestIds: string[] = [];
  await inChunks(requests, (numbers) =>
    db.insert(serviceRequests).values(
      numbers.map((i) => {
        const createdAt = now - (i % 40) * HOUR_MS;
        const id = newId(createdAt);
        requestIds.push(id);
        const where = {
          serviceType: SERVICE_TYPES[i % SERVICE_TYPES.length] ?? "",
          city: SERVICE_REGIONS[i % 79] ?? "",
        };
        const owner = accounts[i % people]?.id ?? "";
        return { id, ...REQUEST_INPUT, ...where, createdBy: owner, createdAt, expiresAt: createdAt + 2 * DAY_MS };
      }),
    ),
  );
  // The others have readable ids, which the product refuses.
  const [one] = await db.select().from(marketplaceListings).limit(1);
  if (!one) throw new Error("no listings were made");
  const listingIds = Array.from({ length: SINGLE_LISTINGS }, () => newId(now));
  await db.insert(marketplaceListings).values(listingIds.map((id) => ({ ...one, id, seq: undefined })));
  return {
    listingIds,
    requestIds,
    cookies: accounts.map(({ token }) => `sessao=${token}`),
    logIns: accounts.map(({ email }) => ({ email, password: PASSWORD })),
  };
}
