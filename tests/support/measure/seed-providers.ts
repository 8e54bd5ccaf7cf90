import type { Database } from "../../../db/client.ts";
import { selectValues } from "../../../db/rows.ts";
import { professionalProfiles, profiles, userPromotions, users } from "../../../db/schema/index.ts";
import { refreshPremium } from "../../../src/features/billing/statements.ts";
import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { cardWords, nameKey } from "../../../src/platform/database/fold.ts";
import { SERVICE_REGIONS } from "../../../src/shared/municipalities.ts";

const CHUNK = 1_000;

const FIRST_NAMES =
  "Maria Aparecida,José Carlos,Ana Paula,João Batista,Antônio,Francisco,Luiz Henrique,Márcia,Débora,Edson,Íris,Zélia,Valdir,Rosângela,Sérgio,Cláudia,Hélio,Wanderley,Ramão,Élcio".split(
    ",",
  );
const LAST_NAMES =
  "da Silva,Souza,Ávila,Ximenes,Gonçalves,de Oliveira,Benites,Barbosa,Nogueira,Ortiz,Vera,Cáceres,Shimabukuro,Higa,Rocha,Martins,Espíndola,Zanchet,Lopes,Ferreira,Ibanhes,Quevedo,Dal Molin,Pinto".split(
    ",",
  );
const PROFESSIONS =
  "Pedreiro,Pintor,Eletricista,Encanador,Arquiteta,Marceneiro,Engenheira civil,Gesseiro,Serralheiro,Jardineiro".split(
    ",",
  );

const pick = (values: readonly string[], index: number) => values[Math.floor(index) % values.length] ?? "";
const idOf = (i: number) => `00000000-0000-7000-8000-${String(i).padStart(12, "0")}`;

/** Two specialties and one city each; every ninth serves the whole state instead, every tenth is premium, every third unrated. */
export function providerAt(i: number) {
  const name = `${pick(FIRST_NAMES, i * 7)} ${pick(LAST_NAMES, i * 11 + i / 20)} ${pick(LAST_NAMES, i * 5 + i / 480)}`;
  const person = { name, nameKey: nameKey(name), email: `p${i}@exemplo.com`, createdAt: 1 };
  const isPremium = i % 10 === 0;
  const wholeState = i % 9 === 0;
  const card = {
    profession: pick(PROFESSIONS, i * 3 + i / 7),
    specialties: [pick(SERVICE_TYPES, i * 13), pick(SERVICE_TYPES, i * 29 + 1)],
    serviceRegions: wholeState ? [] : [i % 2 ? pick(SERVICE_REGIONS, 0) : pick(SERVICE_REGIONS, i * 17)],
  };
  return {
    user: { id: idOf(i), email: person.email, emailConfirmedAt: 1, createdAt: 1 },
    profile: { id: idOf(i), phone: "67999990000", nameSlug: `p-${i}`, ...person },
    card: {
      userId: idOf(i),
      isPremium,
      whatsapp: "67999990000",
      avatarUrl: "/img/avatars/x.webp",
      professionalProfile: "operacional" as const,
      ...person,
      ...card,
      wholeState,
      ...(i % 3 === 0 ? {} : { averageRating: 1 + ((i * 7) % 41) / 10, totalRatings: 1 + (i % 50) }),
      cardWords: cardWords(card),
    },
  };
}

function promotionOf(userId: string): typeof userPromotions.$inferInsert {
  const period = { activatedAt: 1, expiresAt: Date.parse("2100-01-01"), createdAt: 1 };
  return { id: userId, userId, promotionType: "30_days_free", campaignId: "2025_august_30_days", ...period };
}

async function seedChunk(db: Database, from: number, to: number): Promise<void> {
  const providers = Array.from({ length: to - from }, (_, i) => providerAt(from + i));
  await db.batch([
    db.insert(users).values(providers.map(({ user }) => user)),
    db.insert(profiles).values(providers.map(({ profile }) => profile)),
    db.insert(professionalProfiles).values(providers.map(({ card }) => card)),
    db.insert(userPromotions).values(providers.flatMap(({ card }) => (card.isPremium ? promotionOf(card.userId) : []))),
    ...refreshPremium(db, selectValues(providers.map(({ user }) => user.id)), 1),
  ]);
}

/** Fills an empty, migrated database with `count` providers. */
export async function seedProviders(db: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) await seedChunk(db, from, Math.min(from + CHUNK, count));
}
