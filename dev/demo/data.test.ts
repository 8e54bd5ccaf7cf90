import { describe, expect, test } from "vitest";
import { MARKETPLACE_CATEGORIES } from "../../src/features/listings/catalogue.ts";
import {
  DESCRIPTION_MAX_LENGTH,
  isSuspiciouslyCheap,
  LISTING_LIFETIME_MS,
  NEIGHBORHOOD_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "../../src/features/listings/rules.ts";
import { PROFESSIONAL_PROFILES } from "../../src/features/profiles/rules.ts";
import { isServiceType } from "../../src/features/requests/catalogue.ts";
import { REQUEST_LIFETIME_MS } from "../../src/features/requests/rules.ts";
import { CAPITAL_LABEL, MUNICIPALITIES } from "../../src/shared/municipalities.ts";
import { isPlainText } from "../../src/shared/schemas.ts";
import { MINUTE_MS } from "../../src/shared/time.ts";
import { DEMO_LISTINGS } from "./listings.ts";
import { DEMO_PEOPLE } from "./people.ts";
import { DEMO_REQUESTS } from "./requests.ts";

const REQUEST_LIFE_MINUTES = REQUEST_LIFETIME_MS / MINUTE_MS;
const LISTING_LIFE_MINUTES = LISTING_LIFETIME_MS / MINUTE_MS;
/** R$ 10 to R$ 10.000: plausible prices of goods for a building site. */
const SANE_CENTS = { min: 1_000, max: 1_000_000 };
const regions = new Set(MUNICIPALITIES.map(({ name }) => (name === MUNICIPALITIES[0]?.name ? CAPITAL_LABEL : name)));
const people = new Map(DEMO_PEOPLE.map((person) => [person.key, person]));

/** The scene in a picture's name, e.g. `wall` in `sacks-cream-wall` and in `props-orange-wall-mirrored`. */
const SCENE = /-([a-z]+)(?:-mirrored|-close)?$/;

/** Eight or more digits, separated only by spaces and common phone punctuation. */
const PHONE_LIKE = /(?:\d[\s().+-]*){8,}/;

describe("marketplace categories", () => {
  test("there are exactly five", () => {
    expect(Object.fromEntries(MARKETPLACE_CATEGORIES.map(({ name, slug }) => [name, slug]))).toEqual({
      "Materiais de construção": "materiais-construcao",
      "Máquinas e ferramentas": "maquinas-ferramentas",
      "Materiais usados": "materiais-usados",
      "Sobras de obra": "sobras-obra",
      "Móveis e outros": "moveis-outros",
    });
  });
});

describe("demo people", () => {
  test("the four demo accounts come first", () => {
    expect(DEMO_PEOPLE.slice(0, 4).map(({ key, email }) => [key, email])).toEqual([
      ["client", "cliente@demo.portal"],
      ["provider", "prestador@demo.portal"],
      ["premium", "premium@demo.portal"],
      ["admin", "admin@demo.portal"],
    ]);
    expect(people.get("client")?.roles).toEqual(["client"]);
    expect(people.get("provider")?.premium).toBeUndefined();
    expect(people.get("premium")?.premium).toBe(true);
    expect(DEMO_PEOPLE.filter((person) => person.isAdmin).map(({ key }) => key)).toEqual(["admin"]);
  });

  test("there are 14 more clients and 22 more providers", () => {
    const others = DEMO_PEOPLE.slice(4);
    expect(others.filter(({ roles }) => roles[0] === "client")).toHaveLength(14);
    expect(others.filter(({ roles }) => roles.includes("provider"))).toHaveLength(22);
  });

  test("keys, names, e-mails, phones and Instagram handles are unique", () => {
    for (const field of ["key", "name", "email", "phone"] as const) {
      expect(new Set(DEMO_PEOPLE.map((person) => person[field])).size, field).toBe(DEMO_PEOPLE.length);
    }
    const handles = DEMO_PEOPLE.flatMap(({ professional }) => professional?.instagram ?? []);
    expect(new Set(handles).size).toBe(handles.length);
  });

  test.each(DEMO_PEOPLE)("$key is well formed", ({ key, name, email, phone, roles, professional, premium }) => {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(name).toBe(name.trim().normalize("NFC"));
    expect(name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    expect(email).toMatch(/^[a-z.]+@demo\.portal$/);
    expect(phone).toMatch(/^679\d{8}$/);
    expect(roles.length).toBeGreaterThan(0);
    expect(new Set(roles).size).toBe(roles.length);
    expect(professional !== undefined).toBe(roles.includes("provider"));
    if (premium) expect(roles).toContain("provider");
  });

  const providers = DEMO_PEOPLE.flatMap(({ key, professional }) => (professional ? [{ key, ...professional }] : []));

  test.each(providers)("$key has a complete professional profile with values from the catalogues", (provider) => {
    expect(provider.profession.trim()).not.toBe("");
    expect(PROFESSIONAL_PROFILES).toContain(provider.professionalProfile);
    expect(provider.specialties.length).toBeGreaterThanOrEqual(1);
    expect(provider.specialties.length).toBeLessThanOrEqual(3);
    expect(new Set(provider.specialties).size).toBe(provider.specialties.length);
    expect(provider.specialties.filter((specialty) => !isServiceType(specialty))).toEqual([]);
    expect(provider.serviceRegions.length).toBeLessThanOrEqual(3);
    expect(new Set(provider.serviceRegions).size).toBe(provider.serviceRegions.length);
    expect(provider.serviceRegions.filter((region) => !regions.has(region))).toEqual([]);
    expect(provider.serviceRegions.length === 0).toBe(provider.wholeState);
    if (provider.instagram !== null) expect(provider.instagram).toMatch(/^[a-z0-9._]{1,30}$/);
  });

  test.each(providers)("$key has an average rating that whole stars can produce", ({ averageRating, totalRatings }) => {
    const stars = Math.round(averageRating * totalRatings);
    expect(totalRatings === 0 ? 0 : Math.round((stars / totalRatings) * 100) / 100).toBe(averageRating);
    expect(averageRating).toBeLessThanOrEqual(5);
    if (totalRatings > 0) expect(averageRating).toBeGreaterThanOrEqual(1);
  });

  test("every kind of professional profile occurs", () => {
    expect(new Set(providers.map((provider) => provider.professionalProfile))).toEqual(new Set(PROFESSIONAL_PROFILES));
  });
});

describe("demo requests", () => {
  test.each(DEMO_REQUESTS)("$serviceType in $location refers to existing people, never to its author", (request) => {
    expect(people.get(request.clientKey)?.roles).toContain("client");
    for (const key of request.interestedKeys) expect(people.get(key)?.roles, key).toContain("provider");
    expect(request.interestedKeys).not.toContain(request.clientKey);
    expect(new Set(request.interestedKeys).size).toBe(request.interestedKeys.length);
  });

  test.each(DEMO_REQUESTS)("$serviceType in $location is within the limits", ({ serviceType, ...request }) => {
    expect(isServiceType(serviceType)).toBe(true);
    expect(request.description.length).toBeGreaterThanOrEqual(60);
    expect(request.description.length).toBeLessThanOrEqual(480);
    expect(request.description).toBe(request.description.trim().normalize("NFC"));
    expect(request.description).not.toMatch(PHONE_LIKE);
    expect(request.location.length).toBeLessThanOrEqual(120);
    expect(request.location).toBe(request.location.trim().normalize("NFC"));
    const town = request.location.split(", ").at(-1) ?? "";
    expect(MUNICIPALITIES.map(({ name }) => name)).toContain(town);
    expect(Number.isInteger(request.ageMinutes)).toBe(true);
  });

  test("they are newest first with different ages, and the last four are expired", () => {
    const ages = DEMO_REQUESTS.map(({ ageMinutes }) => ageMinutes);
    expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
    expect(ages.filter((age) => age >= REQUEST_LIFE_MINUTES)).toHaveLength(4);
    expect(ages[0]).toBeGreaterThan(0);
  });

  test("all urgencies occur, and the demo client has at least four requests, one of them expired", () => {
    expect(new Set(DEMO_REQUESTS.map(({ urgency }) => urgency)).size).toBe(4);
    const own = DEMO_REQUESTS.filter(({ clientKey }) => clientKey === "client");
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ ageMinutes }) => ageMinutes >= REQUEST_LIFE_MINUTES)).toHaveLength(1);
  });

  test("descriptions are unique", () => {
    expect(new Set(DEMO_REQUESTS.map(({ description }) => description)).size).toBe(DEMO_REQUESTS.length);
  });
});

describe("demo listings", () => {
  test.each(DEMO_LISTINGS)("$title is within the limits", (listing) => {
    expect(people.has(listing.ownerKey), listing.ownerKey).toBe(true);
    expect(MARKETPLACE_CATEGORIES.map(({ slug }) => slug)).toContain(listing.category);
    expect(MUNICIPALITIES.map(({ name }) => name)).toContain(listing.city);
    expect(listing.title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
    expect(listing.description.length).toBeGreaterThanOrEqual(60);
    expect(listing.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH);
    expect(listing.neighborhood?.length ?? 0).toBeLessThanOrEqual(NEIGHBORHOOD_MAX_LENGTH);
    expect(Number.isInteger(listing.priceCents)).toBe(true);
    expect(listing.priceCents).toBeGreaterThanOrEqual(SANE_CENTS.min);
    expect(listing.priceCents).toBeLessThanOrEqual(SANE_CENTS.max);
  });

  test.each(DEMO_LISTINGS)("$title contains no personal data", ({ title, description, neighborhood, ownerKey }) => {
    for (const text of [title, description, neighborhood ?? ""]) {
      expect(text).toBe(text.trim().normalize("NFC"));
      expect(isPlainText(text)).toBe(true);
      expect(text).not.toMatch(PHONE_LIKE);
      expect(text).not.toMatch(/@|https?:|www\.|\d{3}\.\d{3}\.\d{3}-\d{2}/);
      expect(text).not.toContain(people.get(ownerKey)?.name);
    }
  });

  test("in the demo's broad categories, few honest prices are far below the usual one", () => {
    const byCategory = Map.groupBy(DEMO_LISTINGS, ({ category }) => category).values();
    const marked = [...byCategory].flatMap((listings) => {
      const prices = listings.map(({ priceCents }) => priceCents).sort((a, b) => a - b);
      const medianCents = prices[Math.ceil(prices.length / 2) - 1] ?? 0;
      return prices.filter((priceCents) => isSuspiciouslyCheap(priceCents, { medianCents, cases: 20 }));
    });
    expect(marked).toEqual([1150, 14_000, 6400]);
  });

  test("there are at least 64, newest first with different ages, and the last four are expired", () => {
    const ages = DEMO_LISTINGS.map(({ ageMinutes }) => ageMinutes);
    expect(DEMO_LISTINGS.length).toBeGreaterThanOrEqual(64);
    expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
    expect(ages.filter((age) => age >= LISTING_LIFE_MINUTES)).toHaveLength(4);
  });

  test("titles and descriptions are unique", () => {
    for (const field of ["title", "description"] as const) {
      expect(new Set(DEMO_LISTINGS.map((listing) => listing[field])).size, field).toBe(DEMO_LISTINGS.length);
    }
  });

  test("all categories, conditions, contact settings and numbers of photos occur", () => {
    expect(new Set(DEMO_LISTINGS.map(({ category }) => category)).size).toBe(MARKETPLACE_CATEGORIES.length);
    expect(new Set(DEMO_LISTINGS.map(({ condition }) => condition)).size).toBe(3);
    expect(new Set(DEMO_LISTINGS.map(({ contact }) => contact)).size).toBe(4);
    expect(new Set(DEMO_LISTINGS.map(({ isNegotiable }) => isNegotiable)).size).toBe(2);
    const counts = new Set(DEMO_LISTINGS.map(({ pictures }) => pictures.length));
    expect([...counts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each(["client", "provider", "premium"])("the demo account %s has active and expired listings", (key) => {
    const own = DEMO_LISTINGS.filter(({ ownerKey }) => ownerKey === key);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ ageMinutes }) => ageMinutes >= LISTING_LIFE_MINUTES)).toHaveLength(1);
  });

  test("no primary picture has the scene of one of the four before it", () => {
    const scenes = DEMO_LISTINGS.map(({ pictures }) => pictures[0]?.match(SCENE)?.[1]);
    expect(new Set(scenes).size).toBeGreaterThan(4);
    scenes.forEach((scene, index) => {
      if (scene) expect(scenes.slice(Math.max(0, index - 4), index), DEMO_LISTINGS[index]?.title).not.toContain(scene);
    });
  });
});

test("the phone pattern matches phone numbers, but not measurements", () => {
  for (const text of ["me liga (67) 99999-9999", "zap 67999999999", "9 9999 9999"]) expect(text).toMatch(PHONE_LIKE);
  for (const text of ["piso 60x60, 2,40 x 1,50 m", "R$ 1.500,00", "das 8h às 16h"])
    expect(text).not.toMatch(PHONE_LIKE);
});
