import { expect, test } from "vitest";
import type { RequestPage, RequestSummary } from "#src/features/requests/schemas.ts";
import { placed, settled, VISITOR_VIEW, without } from "./request-pages.ts";

const NOW = 1_000;

const request = (id: string, changes: Partial<RequestSummary> = {}): RequestSummary => ({
  id,
  serviceType: "Pintura de muro",
  description: "Pintar.",
  location: "Centro",
  city: "Dourados",
  urgency: "urgent",
  createdAt: 0,
  expiresAt: 2_000,
  isExtended: false,
  isHired: false,
  interestCount: 0,
  isHighlighted: false,
  imageUrl: null,
  photoCount: 0,
  ...VISITOR_VIEW,
  ...changes,
});

const page = (ids: string, nextCursor: string | null, fitting: RequestPage["fitting"] = null): RequestPage => ({
  items: [...ids].map((id) => request(id)),
  nextCursor,
  fitting,
});
const idsOf = ({ pages }: { pages: RequestPage[] }) =>
  pages.map(({ items }) => items.map(({ id }) => id).join("")).join("|");

const ALL = { serviceType: null };

test.each([
  ["at the top", "z", "zxw|tr"],
  ["inside a page", "v", "xw|vtr"],
  ["at its place once", "t", "xw|tr"],
  ["not beyond what is loaded", "a", "xw|tr"],
])("a request is shown %s", (_, id, expected) => {
  const list = { pages: [page("xw", "w"), page("tr", "r")] };
  expect(idsOf(settled(list, ALL, request(id), NOW))).toBe(expected);
});

test("the list of a city shows only its requests", () => {
  const list = { pages: [page("b", null)] };
  expect(settled(list, { serviceType: null, city: "Dourados" }, request("c"), NOW).pages[0]?.items).toHaveLength(2);
  const elsewhere = request("c", { city: "Bonito" });
  expect(settled(list, { serviceType: null, city: "Dourados" }, elsewhere, NOW)).toBe(list);
});

test("a request below the last page is shown if no page follows", () => {
  expect(idsOf(settled({ pages: [page("xw", null)] }, ALL, request("a"), NOW))).toBe("xwa");
  expect(idsOf(settled({ pages: [page("", null)] }, ALL, request("a"), NOW))).toBe("a");
});

test("a shown request is replaced", () => {
  const list = settled({ pages: [page("xw", null)] }, ALL, request("w", { interestCount: 3 }), NOW);
  expect(list.pages[0]?.items.map(({ interestCount }) => interestCount)).toEqual([0, 3]);
});

test.each([
  ["has another type", { serviceType: "Outros" }],
  ["is over", { expiresAt: NOW }],
  ["is hidden", { isHidden: true }],
])("a request leaves a list when it %s", (_, changes) => {
  const list = { pages: [page("xw", null)] };
  expect(idsOf(settled(list, { serviceType: "Pintura de muro" }, request("w", changes), NOW))).toBe("x");
});

const PAINTER = { serviceTypes: ["Pintura de muro"], neighbours: ["Pintura epóxi"], cities: null };

test("what fits a provider is in the order of the fit, also when a request changes its type", () => {
  const forMe = { serviceType: null, forMe: true };
  const show = (list: { pages: RequestPage[] }, id: string, serviceType: string) =>
    settled(list, forMe, request(id, { serviceType }), NOW);
  const list = { pages: [page("wt", "0.t", PAINTER), page("r", null, PAINTER)] };
  expect(idsOf(show(list, "v", "Pintura de muro"))).toBe("wvt|r");
  expect(idsOf(show(list, "z", "Outros"))).toBe("wt|rz");
  const near = show(show(list, "z", "Outros"), "a", "Pintura epóxi");
  expect(idsOf(near)).toBe("wt|raz");
  expect(idsOf(show(near, "w", "Outros"))).toBe("t|razw");
  expect(idsOf(show(near, "t", "Pintura de muro"))).toBe("wt|raz");
});

test("what fits a provider leaves out requests for which somebody was hired; other lists show them", () => {
  const hired = request("w", { isHired: true });
  const list = { pages: [page("wt", null, PAINTER)] };
  expect(idsOf(settled(list, { serviceType: null, forMe: true }, hired, NOW))).toBe("t");
  expect(idsOf(settled({ pages: [page("wt", null)] }, ALL, hired, NOW))).toBe("wt");
});

test("a list for a provider without specialties shows nothing", () => {
  const list = { pages: [page("", null, { serviceTypes: [], neighbours: [], cities: null })] };
  expect(settled(list, { serviceType: null, forMe: true }, request("a"), NOW)).toBe(list);
});

test.each([
  ["of the provider's type and city", {}, ["Dourados"], true],
  ["of another type", { serviceType: "Outros" }, ["Dourados"], true],
  ["of another city", {}, ["Bonito"], false],
  ["of another city, for the whole state", {}, null, true],
  ["of their own", { isOwn: true }, null, false],
])("a list of what fits the provider shows a request %s: %#", (_, changes, cities, isShown) => {
  const list = { pages: [page("", null, { ...PAINTER, cities })] };
  const shown = settled(list, { serviceType: null, forMe: true }, request("a", changes), NOW);
  expect(idsOf(shown)).toBe(isShown ? "a" : "");
});

test("requests are removed from all pages, and a list without them stays the same object", () => {
  const list = { pages: [page("xw", "w"), page("tr", null)] };
  expect(idsOf(without(list, ({ id }) => "wt".includes(id)))).toBe("x|r");
  expect(without(list, ({ id }) => id === "a")).toBe(list);
});

test("items without pages are kept newest first", () => {
  expect(placed([request("x")], request("z")).map(({ id }) => id)).toEqual(["z", "x"]);
});

test("a request whose owner chose to ask the user comes before all others, however old", () => {
  const mine = request("b", { isForMe: true });
  const first = settled({ pages: [page("dc", "c"), page("a", null)] }, ALL, mine, NOW);
  expect(idsOf(first)).toBe("bdc|a");
  expect(idsOf(settled(first, ALL, request("e"), NOW))).toBe("bedc|a");
  expect(idsOf(settled(first, ALL, request("c", { isForMe: true }), NOW))).toBe("cbd|a");
});
