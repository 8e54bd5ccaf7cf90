import { sql } from "drizzle-orm";
import { listingComments, marketplaceListingImages, marketplaceListings } from "../../db/schema/index.ts";
import { addWords, maskedText } from "../../src/features/listings/queries-words.ts";
import type { ListingFilter } from "../../src/features/listings/schemas.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { countInserted } from "../../src/platform/database/queries-counters.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Person } from "./people.ts";
import type { Product } from "./product.ts";

/** The filter of a search that leaves nothing out. */
export const ALL_LISTINGS: ListingFilter = {
  text: "",
  category: null,
  stateId: null,
  cityId: null,
  period: null,
  minPriceCents: null,
  maxPriceCents: null,
};

/** IBGE municipality codes. */
export const CAMPO_GRANDE = 5002704;
export const DOURADOS = 5003702;

/** The form's input for a new listing, without `submissionId`. */
export const LISTING_INPUT = {
  title: "Betoneira 400 L",
  description: "Pouco usada.\nMotor revisado.",
  priceCents: 250_000,
  category: "maquinas-ferramentas",
  condition: "used",
  stateId: "MS",
  cityId: CAMPO_GRANDE,
  neighborhood: "Tiradentes",
  zipCode: "79041-000",
  showPhone: true,
  showWhatsapp: true,
  priceNegotiable: true,
  acceptsSwap: false,
} as const;

/** A new submission of {@link LISTING_INPUT}. */
export function newListing() {
  return { ...LISTING_INPUT, submissionId: crypto.randomUUID() as string };
}

/** A word that occurs nowhere else, and looks like no number. */
export const newWord = () => `zq${crypto.randomUUID().replaceAll("-", "").replaceAll(/\d/g, "k")}`;

type Columns = Partial<typeof marketplaceListings.$inferInsert>;

type Changes = Columns & { ageMs?: number; category?: string };

function listingRow(owner: Person, { ageMs = 0, category, ...columns }: Changes) {
  const { category: usual, zipCode, ...fields } = LISTING_INPUT;
  const createdAt = Date.now() - ageMs;
  const texts = { title: columns.title ?? fields.title, description: columns.description ?? fields.description };
  return {
    ...fields,
    maskedText: maskedText(texts),
    id: newId(createdAt),
    zipCode: zipCode.replace("-", ""),
    categoryId: sql<number>`(select id from marketplace_categories where slug = ${category ?? usual})`,
    userId: owner.id,
    createdAt,
    expiresAt: createdAt + 5 * DAY_MS,
    ...columns,
  };
}

/** Inserts a listing created `ageMs` ago, in the category with this slug. Returns its id. */
export async function makeListing(product: Pick<Product, "db">, owner: Person, changes: Changes = {}): Promise<string> {
  const row = listingRow(owner, changes);
  const { db } = product;
  await db.batch([db.insert(marketplaceListings).values(row), countInserted(db, "listings"), addWords(db, row)]);
  return row.id;
}

/** Inserts `count` listings at once. */
export async function makeListings(product: Pick<Product, "db">, owner: Person, count: number, changes: Changes) {
  const { db } = product;
  const rows = Array.from({ length: count }, () => listingRow(owner, changes));
  await db.batch([db.insert(marketplaceListings).values(rows), countInserted(db, "listings")]);
}

/** Inserts photo rows, the first one primary, without storing files. Returns their ids. */
export async function makeListingPhotos(
  product: Pick<Product, "db">,
  listingId: string,
  count: number,
): Promise<string[]> {
  const photos = Array.from({ length: count }, (_, place) => {
    const id = newId(Date.now());
    const url = `/img/marketplace/${listingId}/${id}.webp`;
    return { id, listingId, url, isPrimary: place === 0, displayOrder: place };
  });
  await product.db.insert(marketplaceListingImages).values(photos);
  return photos.map((photo) => photo.id);
}

/** Inserts a question under a listing, or with `answerTo` the answer to one. Returns its id. */
export async function makeQuestion(
  product: Pick<Product, "db">,
  author: Pick<Person, "id">,
  listingId: string,
  columns: Partial<typeof listingComments.$inferInsert> = {},
): Promise<string> {
  const id = newId(Date.now());
  const row = { id, listingId, authorId: author.id, text: "Entrega em Dourados?", createdAt: Date.now(), ...columns };
  await product.db.insert(listingComments).values(row);
  return id;
}
