import { beforeAll, expect, test } from "vitest";
import { nameWords } from "../../src/features/networking/directory-words.ts";
import { countDirectory, findDirectoryPage } from "../../src/features/networking/queries-directory.ts";
import {
  COUNT_MAX,
  DIRECTORY_ORDERS,
  type DirectoryOrder,
  type DirectoryPosition,
} from "../../src/features/networking/rules.ts";
import { sharedProduct } from "../support/product.ts";
import { providerAt, seedProviders } from "../support/seed-providers.ts";
import { inFull } from "../support/size.ts";

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

test.each(CASES)(
  "the pages for $name by $order match those of a plain search, both ways",
  async ({ order, changes }) => {
    const filter = { ...NONE, ...changes };
    const ids = expected(filter, order);
    const search = { ...filter, ways: nameWords(filter.text) };
    const read = (page: number, cursor: DirectoryPosition | null) =>
      findDirectoryPage(product.db, search, { order, page, cursor });

    let after: DirectoryPosition | null = null;
    for (let page = 1; page <= 5; page++) {
      const rows = await read(page, null);
      const shown = Math.min(page, Math.max(Math.ceil(ids.length / PAGE_SIZE), 1));
      expect(rows.map(({ id }) => id)).toEqual(ids.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE));
      expect(rows[0]?.place.found ?? 0).toBe(Math.min(ids.length, 5 * PAGE_SIZE + 1));
      after = rows.at(-1)?.place.position ?? null;
    }

    // Follows the cursors to the end if that is near; premium first, past the boundary between premium and the others.
    const followed = Math.min(ids.length, order === "premium" ? 800 : inFull(100, 800));
    const starts = [after];
    for (let from = 5 * PAGE_SIZE; from < followed; from += PAGE_SIZE) {
      const rows = await read(6, after);
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(from, from + PAGE_SIZE));
      const previous = rows[0]?.place.previousStart;
      expect(previous).toEqual(starts.at(-2) ?? previous);
      after = rows.at(-1)?.place.position ?? null;
      starts.push(after);
    }
  },
);

test.each(FILTERS)("counts the providers for %s", async (_, changes) => {
  const filter = { ...NONE, ...changes };
  const all = expected(filter, "premium").length;
  const counted = await countDirectory(product.db, { ...filter, ways: nameWords(filter.text) });
  expect(counted).toEqual({ count: Math.min(all, COUNT_MAX), isMore: all > COUNT_MAX });
});
