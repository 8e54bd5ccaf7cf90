import { beforeAll, expect, test } from "vitest";
import { COUNT_MAX } from "#src/shared/bounded-count.ts";
import { nameWords } from "../../../src/features/networking/directory-words.ts";
import { countDirectory, findDirectoryPage } from "../../../src/features/networking/queries-directory.ts";
import { DIRECTORY_ORDERS, type DirectoryOrder, PAGES_MAX } from "../../../src/features/networking/rules.ts";
import { providerAt, seedProviders } from "../../support/measure/seed-providers.ts";
import { sharedProduct } from "../../support/product.ts";
import { inFull } from "../../support/size.ts";

const PROVIDERS = 4_000;
const PAGE_SIZE = 8;
const product = sharedProduct();

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

const allCards = Array.from({ length: PROVIDERS }, (_, i) => providerAt(i).card);
type Card = (typeof allCards)[number];

const byName = (a: Card, b: Card) => compare(a.nameKey, b.nameKey) || compare(a.userId, b.userId);
const byPremium = (a: Card, b: Card) => Number(b.isPremium) - Number(a.isPremium);
const byRating = (a: Card, b: Card) =>
  compare(b.averageRating ?? 0, a.averageRating ?? 0) ||
  compare(b.totalRatings ?? 0, a.totalRatings ?? 0) ||
  byName(a, b);
const COMPARE: Readonly<Record<DirectoryOrder, (a: Card, b: Card) => number>> = {
  premium: (a, b) => byPremium(a, b) || byName(a, b),
  relevance: (a, b) => byPremium(a, b) || byRating(a, b),
  rating: byRating,
  name: byName,
};
/** All providers, premium first. */
const cards = allCards.toSorted(COMPARE.premium);
const idOf = (i: number) => cards[i]?.userId ?? "";

interface Filter {
  text: string;
  specialty: string | null;
  region: string | null;
  userType: "premium" | "free" | null;
  viewerId: string;
}

function expected({ text, specialty, region, userType, viewerId }: Filter, order: DirectoryOrder): string[] {
  return cards
    .toSorted(COMPARE[order])
    .filter(
      (card) =>
        card.userId !== viewerId &&
        (userType === null || card.isPremium === (userType === "premium")) &&
        (specialty === null || card.specialties.includes(specialty)) &&
        (region === null || card.wholeState || card.serviceRegions.includes(region)) &&
        nameWords(text).every((words) =>
          words.every((forms) =>
            forms.some((form) => `  ${card.nameKey} ${card.cardWords}`.replaceAll(" ", "  ").includes(form)),
          ),
        ),
    )
    .map(({ userId }) => userId);
}

beforeAll(() => seedProviders(product.db, PROVIDERS));

const NONE: Filter = { text: "", specialty: null, region: null, userType: null, viewerId: "" };
const [SPECIALTY = "", REGION = ""] = [cards[7]?.specialties[0], "Dourados"];
const CAPITAL = "Campo Grande (Capital)";

const FILTERS: [string, Partial<Filter>][] = [
  ["no filter", {}],
  ["no filter, for a listed viewer", { viewerId: idOf(3) }],
  ["premium", { userType: "premium" }],
  ["non-premium", { userType: "free", viewerId: idOf(PROVIDERS - 1) }],
  ["a specialty", { specialty: SPECIALTY }],
  ["a region", { region: REGION }],
  ["a specialty and a region", { specialty: SPECIALTY, region: CAPITAL }],
  ["a rare text", { text: "ibanhes gesseiro" }],
  ["a short text", { text: "zé" }],
  ["a text and a specialty", { text: "campo", specialty: SPECIALTY }],
  ["a text and a region", { text: "maria", region: REGION, viewerId: idOf(20) }],
  ["a text that most match", { text: "c" }],
  ["a text that most match and a region", { text: "c", region: REGION }],
  ["a text that most match and all filters", { text: "c o", specialty: SPECIALTY, region: CAPITAL, userType: "free" }],
  ["a text without matches", { text: "xilogravura" }],
];

const CASES = DIRECTORY_ORDERS.flatMap((order) => FILTERS.map(([name, changes]) => ({ order, name, changes })));

test.each(CASES)("the pages for $name by $order match those of a plain search", async ({ order, changes }) => {
  const filter = { ...NONE, ...changes };
  const ids = expected(filter, order);
  const search = { ...filter, ways: nameWords(filter.text) };
  const pages = Math.min(Math.max(Math.ceil(ids.length / PAGE_SIZE), 1), PAGES_MAX);
  const step = inFull(order === "premium" ? 6 : 20, 1);
  for (let page = 1; page <= Math.min(PAGES_MAX, Math.max(pages, 5) + step); page += page < 6 ? 1 : step) {
    const shown = Math.min(page, pages);
    const rows = await findDirectoryPage(product.db, search, { order, page });
    expect(rows.map(({ id }) => id)).toEqual(ids.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE));
    expect(rows[0]?.found ?? 0).toBe(Math.min(ids.length, Math.max(page, 5) * PAGE_SIZE + 1));
  }
});

test.each(FILTERS)("counts the providers for %s", async (_, changes) => {
  const filter = { ...NONE, ...changes };
  const all = expected(filter, "premium").length;
  const counted = await countDirectory(product.db, { ...filter, ways: nameWords(filter.text) });
  expect(counted).toEqual({ count: Math.min(all, COUNT_MAX), isMore: all > COUNT_MAX });
});

test("the last page says that more providers match, and leads to the filters", async () => {
  const pageOf = async (query: string) => (await product.fetch(`/portal-conexoes?${query}`)).text();
  const toFilters = 'href="#filtros"';
  const last = await pageOf(`pagina=${PAGES_MAX}`);
  expect(last).toContain("Estes são os primeiros 1.000 profissionais.");
  expect(last).toContain(toFilters);
  expect(await pageOf(`pagina=${PAGES_MAX - 1}`)).not.toContain(toFilters);
  expect(await pageOf(`pagina=${PAGES_MAX}&regiao=${REGION}`)).not.toContain(toFilters);
});
