import { eq, inArray, sql } from "drizzle-orm";
import {
  cliente,
  platformStats,
  professionalProfiles,
  profiles,
  serviceRequests,
  sessions,
  userSubscriptions,
  users,
} from "../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { recordConsent } from "../../src/features/auth/queries-consents.ts";
import { TERMS_VERSION } from "../../src/features/auth/rules.ts";
import { grantPremium, refreshPremium } from "../../src/features/billing/statements.ts";
import { relistProvider } from "../../src/features/networking/statements.ts";
import { indexPerson } from "../../src/features/profiles/statements.ts";
import { cardWords, nameKey } from "../../src/platform/database/fold.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { countInserted } from "../../src/platform/database/queries-counters.ts";
import { hashToken, newToken } from "../../src/platform/hashing/tokens.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Product } from "./product.ts";

export interface Person {
  id: string;
  email: string;
  name: string;
  phone: string;
  /** `name=value`, as the browser sends it. */
  cookie: string;
}

export interface PersonOptions {
  /** Defaults to true for anyone who isn't a provider, since an account without a role can do almost nothing. */
  client?: boolean;
  provider?: boolean;
  premium?: boolean;
  admin?: boolean;
  name?: string;
  phone?: string;
  confirmed?: boolean;
  passwordHash?: string;
  termsAccepted?: boolean;
  email?: string;
  /** Of providers; complete if missing. */
  card?: Partial<typeof professionalProfiles.$inferInsert>;
  /** Age of the account. */
  ageMs?: number;
}

/** What a card needs to be public. */
export const COMPLETE_CARD = {
  profession: "Pedreiro",
  professionalProfile: "operacional" as const,
  specialties: ["Reforma de banheiro"],
  serviceRegions: ["Paranhos"],
} satisfies Partial<typeof professionalProfiles.$inferInsert>;

let made = 0;

/** Inserts a person with an account and an active session. */
export async function makePerson(product: Pick<Product, "db">, options: PersonOptions = {}): Promise<Person> {
  const now = Date.now();
  const number = ++made;
  const id = newId(now - (options.ageMs ?? 0));
  const name = options.name ?? `Pessoa ${number}`;
  const email = options.email ?? `pessoa${number}-${id.slice(-6)}@exemplo.com`;
  const phone = options.phone ?? `679${String(10_000_000 + number)}`;
  const token = newToken();
  const isProvider = options.provider || options.premium;
  const isClient = options.client ?? !isProvider;
  const card = { ...COMPLETE_CARD, ...options.card };
  const { db } = product;
  await db.batch([
    db.insert(users).values({
      id,
      email,
      passwordHash: options.passwordHash ?? null,
      emailConfirmedAt: options.confirmed === false ? null : now,
      termsAcceptedAt: options.termsAccepted === false ? null : now,
      termsVersion: options.termsAccepted === false ? null : TERMS_VERSION,
      createdAt: now - (options.ageMs ?? 0),
    }),
    recordConsent(db, id),
    db.insert(profiles).values({
      id,
      name,
      nameKey: nameKey(name),
      email,
      phone,
      nameSlug: `pessoa-${id}`,
      isAdmin: options.admin ?? false,
      createdAt: now,
    }),
    countInserted(db, "users"),
    ...indexPerson(db, id),
    db
      .insert(sessions)
      .values({ id: hashToken(token), userId: id, expiresAt: Math.floor((now + 30 * DAY_MS) / 1000), createdAt: now }),
    ...(isClient ? [db.insert(cliente).values({ id, name, email, phone, createdAt: now })] : []),
    ...(isProvider
      ? [
          db.insert(professionalProfiles).values({
            userId: id,
            name,
            nameKey: nameKey(name),
            email,
            whatsapp: phone,
            createdAt: now,
            ...card,
            cardWords: cardWords(card),
          }),
        ]
      : []),
    ...relistProvider(db, id),
    ...rewriteAlertTopics(db, id),
    ...(options.premium ? grantPremium(db, id, now) : []),
  ]);
  return { id, email, name, phone, cookie: `sessao=${token}` };
}

/** Throws if nobody has the address. */
export async function idOf({ db }: Pick<Product, "db">, email: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!row) throw new Error(`nobody has ${email}`);
  return row.id;
}

/** Lets the premium of {@link makePerson} end at a time, without the job that notices it. */
export async function endPremiumAt(product: Pick<Product, "db">, { id }: Person, end: number): Promise<void> {
  const { db } = product;
  await db.batch([
    db.update(userSubscriptions).set({ grantedUntil: end }).where(eq(userSubscriptions.userId, id)),
    ...refreshPremium(db, id, end - 1),
  ]);
}

/** The form's input for a new request, without `submissionId`. */
export const REQUEST_INPUT = {
  serviceType: "Reforma de banheiro",
  urgency: "urgent",
  description: "Trocar o piso e o azulejo de um banheiro de 4 m².",
  city: "Campo Grande (Capital)",
  location: "Tiradentes, Campo Grande",
  contactName: "Dona Canária",
  contactPhone: "67988887777",
} as const;

/** A new submission of {@link REQUEST_INPUT}. */
export function newSubmission() {
  return { ...REQUEST_INPUT, submissionId: crypto.randomUUID() as string };
}

/** Inserts a request created `ageMs` ago and counts it in the platform stats. Returns its id. */
export async function makeRequest(
  product: Pick<Product, "db">,
  owner: Pick<Person, "id">,
  changes: Partial<typeof serviceRequests.$inferInsert> & { ageMs?: number } = {},
): Promise<string> {
  const { ageMs = 0, ...columns } = changes;
  const createdAt = Date.now() - ageMs;
  const id = newId(createdAt);
  await product.db.batch([
    product.db
      .insert(serviceRequests)
      .values({ id, ...REQUEST_INPUT, createdBy: owner.id, createdAt, expiresAt: createdAt + 2 * DAY_MS, ...columns }),
    product.db
      .update(platformStats)
      .set({ metricValue: sql`${platformStats.metricValue} + 1` })
      .where(inArray(platformStats.metricName, ["total_service_requests", "requests"])),
  ]);
  return id;
}
