import { credentials, independentRatings, reportCases, reports } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import type { SubjectKind } from "../../src/shared/decisions.ts";
import { makeListing, makeQuestion } from "./listings.ts";
import { makePhoto, makeProvider, makeReference } from "./network.ts";
import { makePerson, makeRequest, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** Inserts a free rating. Returns its id. */
export async function makeFreeRating(
  product: Pick<Product, "db">,
  evaluator: Person,
  evaluated: Person,
): Promise<string> {
  const id = newId(Date.now());
  await product.db.insert(independentRatings).values({
    id,
    evaluatedId: evaluated.id,
    evaluatedType: "service_provider",
    evaluatorId: evaluator.id,
    evaluatorType: "client",
    stars: 2,
    comment: "Não terminou o muro.",
    reason: "other",
    createdAt: Date.now(),
  });
  return id;
}

/** Inserts one thing of each kind that the owner, a provider, made. Returns their ids. */
export async function makeSubjects(
  product: Pick<Product, "db">,
  owner: Person,
): Promise<Readonly<Record<SubjectKind, string>>> {
  const other = await makeProvider(product);
  return {
    request: await makeRequest(product, owner),
    listing: await makeListing(product, owner),
    card: owner.id,
    reference: await makeReference(product, owner, other),
    photo: await makePhoto(product, owner),
    rating: await makeFreeRating(product, owner, other),
    comment: await makeQuestion(product, owner, await makeListing(product, other)),
  };
}

/** Inserts an open case with one report of each reporter. Returns its id. */
export async function makeCase(
  product: Pick<Product, "db">,
  subject: { kind: SubjectKind; id: string; owner: Pick<Person, "id"> },
  reporters: readonly Person[],
): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  const about = { subjectKind: subject.kind, subjectId: subject.id, createdAt: now };
  await product.db.batch([
    product.db
      .insert(reportCases)
      .values({ id, ...about, ownerId: subject.owner.id, excerpt: "O que se vê", reportCount: reporters.length }),
    ...reporters.map((reporter) =>
      product.db
        .insert(reports)
        .values({ id: newId(now), caseId: id, ...about, reporterId: reporter.id, reason: "fraud", text: "Golpe" }),
    ),
  ]);
  return id;
}

export const CNPJ = "11222333000181";

/** Inserts a CNPJ that waits for its confirmation. */
export async function makeCredential(product: Pick<Product, "db">, userId: string): Promise<void> {
  await product.db
    .insert(credentials)
    .values({ userId, kind: "cnpj", number: CNPJ, status: "pending", createdAt: Date.now() });
}

/** Reports something as a person does. */
export function report(product: Product, reporter: Person, kind: SubjectKind, id: string, changes: object = {}) {
  const input = { kind, id, reason: "fraud", text: "", ...changes };
  return product.mutate("moderation.report", input, reporter);
}

export const makeAdmin = (product: Pick<Product, "db">) => makePerson(product, { admin: true });
