import { expect, test } from "vitest";
import { REFERENCE_SPECIALTIES } from "../../src/features/networking/rules.ts";
import { addReferenceInput } from "../../src/features/networking/schemas.ts";
import { DEMO_CONNECTIONS, DEMO_REFERENCES, referenceRows } from "./network.ts";
import { DEMO_PEOPLE } from "./people.ts";

const people = new Map(DEMO_PEOPLE.map((person) => [person.key, person]));

test("demo connections link different people, each pair once, and target providers", () => {
  const pairs = DEMO_CONNECTIONS.map(({ from, to }) => [from, to].sort().join(" "));
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { from, to } of DEMO_CONNECTIONS) {
    expect(people.has(from), from).toBe(true);
    expect(people.get(to)?.roles, to).toContain("provider");
    expect(from).not.toBe(to);
  }
});

test("the demo provider has two pending requests", () => {
  const waiting = DEMO_CONNECTIONS.filter(({ to, status }) => to === "provider" && status === "pending");
  expect(waiting).toHaveLength(2);
});

test("demo references pass the form's validation and are in the past", () => {
  const now = Date.UTC(2026, 10, 21);
  const rows = referenceRows((key) => (people.has(key) ? key : expect.fail(key)), now);
  expect(rows).toHaveLength(DEMO_REFERENCES.length);
  for (const row of rows) {
    expect(row.authorProfessionalId).not.toBe(row.targetProfessionalId);
    expect(people.get(row.targetProfessionalId)?.roles).toContain("provider");
    expect(row.serviceDate < "2026-11-21").toBe(true);
    expect(row.specialties.every((name) => REFERENCE_SPECIALTIES.some((known) => known === name))).toBe(true);
    const parsed = addReferenceInput.safeParse({
      professionalId: crypto.randomUUID(),
      description: row.serviceDescription,
      serviceDate: row.serviceDate,
      place: row.serviceLocation,
      difficulty: row.difficultyLevel,
      recommendation: row.recommendationScore,
      specialties: row.specialties,
    });
    expect(parsed.error?.issues).toBeUndefined();
  }
});
