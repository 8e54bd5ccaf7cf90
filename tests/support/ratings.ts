import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { hires, independentRatings, ratings } from "../../db/schema/index.ts";
import { nameWords } from "../../src/features/networking/directory-words.ts";
import { listPeople } from "../../src/features/ratings/queries-people.ts";
import { listRatings } from "../../src/features/ratings/queries-ratings.ts";
import { deleteRating, saveHireRating, saveRating, setReply } from "../../src/features/ratings/queries-write.ts";
import { listWritten } from "../../src/features/ratings/queries-written.ts";
import { revealRatings } from "../../src/features/ratings/reveal-ratings.job.ts";
import { refreshAverages, retractRatings } from "../../src/features/ratings/statements.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { makeBareHire } from "./hires.ts";
import type { Person } from "./people.ts";
import type { Product } from "./product.ts";

/** The form's input for a free rating, without the person. */
export const RATING_INPUT = {
  stars: 4,
  reason: "poor_communication",
  serviceType: "Pintura",
  incidentDate: "2026-03-14",
  comment: "Fez bem feito, mas demorou para responder.",
};

type Rating = Partial<typeof independentRatings.$inferInsert>;

/** Inserts a free rating of a provider, `ageMs` ago, that counts. Returns its id. */
export async function makeRating(
  product: Pick<Product, "db">,
  author: Person,
  about: Person,
  changes: Rating & { ageMs?: number } = {},
): Promise<string> {
  const { ageMs = 0, ...columns } = changes;
  const createdAt = Date.now() - ageMs;
  const id = newId(createdAt);
  await product.db.batch([
    product.db.insert(independentRatings).values({
      id,
      evaluatedId: about.id,
      evaluatedType: "service_provider",
      evaluatorId: author.id,
      evaluatorType: "client",
      createdAt,
      ...RATING_INPUT,
      ...columns,
    }),
    ...refreshAverages(product.db, about.id),
  ]);
  return id;
}

/** Runs every statement of the ratings. */
export async function useRatings(
  product: Pick<Product, "db">,
  db: Database,
  { owner, other }: Record<"owner" | "other", Person>,
): Promise<void> {
  const now = Date.now();
  const rated = { id: other.id, type: "service_provider" } as const;
  const after = { rank: -4.5, nameKey: "rui", position: 9 };
  for (const ways of [[], nameWords("rui souza")]) {
    for (const place of [null, after]) await listPeople(db, { ways, after: place, size: 20 });
  }
  for (const before of [null, owner.id]) await listRatings(db, rated, { before, size: 20, viewerId: owner.id });
  for (const before of [null, owner.id]) await listWritten(db, owner.id, { before, size: 20 });
  const evaluator = { id: owner.id, marks: [{ kind: "address", hash: "x" }] } as const;
  await saveRating(db, evaluator, { ...rated, ...RATING_INPUT }, now + 2 * DAY_MS);
  await setReply(db, { id: owner.id, evaluatedId: other.id }, "Obrigado!", now);
  await deleteRating(db, owner.id, rated);
  const hireId = await makeBareHire(product, owner, other);
  await saveHireRating(db, evaluator, { hireId, stars: 5, comment: "Bom." }, now + 2 * DAY_MS);
  await revealRatings(db, now + 30 * DAY_MS);
  await db.batch(retractRatings(db, sql`evaluator_id = ${owner.id}`));
  await product.db.delete(ratings);
  await product.db.delete(hires);
}
