import { describe, expect, test } from "vitest";
import { isServiceType, neighboursOf, SERVICE_GROUPS, SERVICE_TYPES } from "./catalogue.ts";

const foldedName = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

describe("service catalogue", () => {
  test("has about 230 services", () => {
    expect(SERVICE_TYPES.length).toBeGreaterThanOrEqual(225);
    expect(SERVICE_TYPES.length).toBeLessThanOrEqual(240);
  });

  test("has no duplicate services or groups, ignoring case and accents", () => {
    expect(new Set(SERVICE_TYPES.map(foldedName)).size).toBe(SERVICE_TYPES.length);
    expect(new Set(SERVICE_GROUPS.map((group) => foldedName(group.name))).size).toBe(SERVICE_GROUPS.length);
  });

  test("has no empty group", () => {
    for (const group of SERVICE_GROUPS) expect(group.services.length, group.name).toBeGreaterThan(0);
  });

  test.each(SERVICE_TYPES)("%s is a short name in sentence case without extra whitespace", (name) => {
    expect(name.length).toBeGreaterThanOrEqual(3);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).toBe(name.trim());
    expect(name).not.toMatch(/\s{2}|[\t\n]/u);
    expect(name).toMatch(/^\p{Lu}/u);
    expect(name).toBe(name.normalize("NFC"));
  });

  test("keeps the order of the groups and ends with Outros", () => {
    expect(SERVICE_TYPES).toEqual(SERVICE_GROUPS.flatMap((group) => [...group.services]));
    expect(SERVICE_GROUPS.at(-1)).toEqual({ name: "Outros", services: ["Outros"] });
    expect(SERVICE_TYPES.at(-1)).toBe("Outros");
  });

  test("isServiceType accepts exactly the catalogue's names", () => {
    for (const name of SERVICE_TYPES) expect(isServiceType(name)).toBe(true);
    for (const name of ["", "outros", " Outros", "Reforma", "Reforma de banheiro ", "toString", "__proto__"]) {
      expect(isServiceType(name)).toBe(false);
    }
  });

  test("neighbours are the other services of the same trades", () => {
    expect(neighboursOf(["Outros"])).toEqual([]);
    const neighbours = neighboursOf(["Pintura de muro", "Pintura epóxi", "Móveis planejados"]);
    expect(neighbours).toEqual(expect.arrayContaining(["Forro de gesso", "Deck de madeira"]));
    expect(neighbours).not.toContain("Pintura epóxi");
    expect(neighbours).not.toContain("Diária de pedreiro");
    expect(new Set(neighbours).size).toBe(neighbours.length);
  });
});
