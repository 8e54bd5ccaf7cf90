import fc from "fast-check";
import { rateLimits } from "../../db/schema/index.ts";
import { ALL_LISTINGS, makeListing } from "../support/listings.ts";
import { makePerson } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { HOSTILE_TEXTS } from "./inputs.ts";

export interface SearchFigures {
  searches: number;
  failed: string[];
  wrong: string[];
}

const TITLES = [
  "Piso NOT banheiro",
  "Piso AND azulejo",
  "Piso OR telha",
  "NEAR(piso banheiro, 2)",
  'Tubo de 3/4" novo',
  "Cimento * areia",
  "title:piso frio",
  "Desconto de 100% (cem)",
  "Chave_de_fenda",
  "^Porta + janela - vidro",
  "{title} [a-z]",
  "Barra \\ e contrabarra",
  "'; drop table users; --",
  "Betoneira",
];

const DESCRIPTION = "Quase sem uso";

const WORDS = ["piso", "azulejo", "NOT", "AND", "OR", "NEAR", "title", "banheiro", "3/4", "100%", "rowid", "a", "de"];
const SIGNS = [..."\"*^:(){}-+,\\%_[]?'"];
const anySyntax = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...SIGNS), fc.constant(" ")), { maxLength: 9 })
  .map((parts) => parts.join(""));

/** Searches by name, of people that the admin may see. */
const OTHERS: readonly [path: string, input: object][] = [
  ["networking.directory", { specialty: null, region: null, userType: null, page: 1 }],
  ["networking.directoryCount", { specialty: null, region: null, userType: null }],
  ["ratings.people", {}],
  ["listings.count", ALL_LISTINGS],
  ["admin.users", { filter: "all" }],
  ["admin.subscriptions", { filter: "all" }],
  ["admin.requests", { filter: "all" }],
  ["admin.listings", { filter: "all" }],
  ["admin.ratings", { filter: "all" }],
  ["admin.audit", {}],
];

/** The text without what the index, patterns or SQL might take for syntax. */
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}\s./']/gu, " ");

const titlesOf = (data: unknown) => (data as { items: { title: string }[] }).items.map(({ title }) => title).toSorted();

/** Searches for texts in the syntax of the full-text index, of patterns and of SQL; all of them are only text. */
export async function searchWithSyntax(product: Product, random: number, seed: number): Promise<SearchFigures> {
  const figures: SearchFigures = { searches: 0, failed: [], wrong: [] };
  const owner = await makePerson(product, { client: true });
  const person = await makePerson(product, { provider: true, admin: true, name: "Piso And Azulejo" });
  for (const title of TITLES) await makeListing(product, owner, { title, description: DESCRIPTION });
  const ask = async (path: string, input: object, text: string) => {
    const answer = await product.query(path, { ...input, text }, person);
    figures.searches++;
    const isRefused = answer.status === 400 && Object.keys(answer.error?.fields ?? {}).length > 0;
    if (answer.status !== 200 && !isRefused) figures.failed.push(`${answer.status} ${path} ${JSON.stringify(text)}`);
    return answer;
  };
  const texts = [...HOSTILE_TEXTS, ...TITLES, ...fc.sample(anySyntax, { numRuns: random, seed })];
  for (const [number, text] of texts.entries()) {
    if (number % 10 === 0) await product.db.delete(rateLimits);
    const { status, data } = await ask("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc" }, text);
    const others = OTHERS[number % OTHERS.length];
    if (others) await ask(others[0], others[1], text);
    if (status !== 200) continue;
    const found = titlesOf(data);
    const plain = await ask("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc" }, withoutSigns(text));
    const expected = plain.status === 200 ? titlesOf(plain.data) : found;
    if (String(found) !== String(expected))
      figures.wrong.push(`${JSON.stringify(text)}: ${found} instead of ${expected}`);
  }
  return figures;
}
