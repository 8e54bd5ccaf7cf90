import { describe, expect, test } from "vitest";
import {
  absenceProblem,
  firstBasicsProblem,
  firstMissing,
  instagramHandle,
  isComplete,
  isExperience,
  missingFields,
  REQUIRED_FIELDS,
} from "./rules.ts";

describe("the first problem of the basic card", () => {
  const good = { name: "Ana", email: "ana@exemplo.com", whatsapp: "67999991234" };
  test.each([
    [good, null],
    [
      { name: " ", email: "", whatsapp: "" },
      { field: "name", text: "O nome completo é obrigatório." },
    ],
    [
      { ...good, email: "", whatsapp: "" },
      { field: "email", text: "O email é obrigatório." },
    ],
    [
      { ...good, whatsapp: " " },
      { field: "whatsapp", text: "O WhatsApp é obrigatório." },
    ],
  ])("of %o", (values, problem) => {
    expect(firstBasicsProblem(values)).toEqual(problem && { ...problem, title: "Campo obrigatório" });
  });
});

describe("a complete profile", () => {
  const complete = {
    name: "Ana",
    email: "ana@exemplo.com",
    whatsapp: "67999991234",
    avatarUrl: "/img/x.webp",
    profession: "Pintora",
    professionalProfile: "operacional",
    specialties: ["Outros"],
    serviceRegions: ["Bonito"],
    wholeState: false,
  };
  test("has all required values, with cities or the whole state", () => {
    expect(isComplete(complete)).toBe(true);
    expect(isComplete({ ...complete, serviceRegions: [], wholeState: true })).toBe(true);
  });

  test.each([
    [{ name: " ", avatarUrl: null }, "name", "O nome completo é obrigatório."],
    [{ whatsapp: "", avatarUrl: null }, "whatsapp", "O WhatsApp é obrigatório."],
    [{ avatarUrl: null, profession: "" }, "avatarUrl", "A foto de perfil é obrigatória."],
    [{ profession: " ", professionalProfile: "" }, "profession", "A profissão é obrigatória."],
    [{ professionalProfile: null, specialties: [] }, "professionalProfile", "O perfil profissional é obrigatório."],
    [{ specialties: [], serviceRegions: [] }, "specialties", "Pelo menos uma especialidade deve ser selecionada."],
    [{ serviceRegions: [] }, "serviceRegions", "Selecione uma região de atendimento ou marque 'Todo o estado'."],
  ])("with %o lacks %s", (changes, field, text) => {
    expect(firstMissing({ ...complete, ...changes })).toEqual({ field, title: "Campo obrigatório", text });
    expect(isComplete({ ...complete, ...changes })).toBe(false);
  });
});

test.each<[string, string | null]>([
  ["", ""],
  ["ana.lima", "ana.lima"],
  [" @Ana_Lima ", "ana_lima"],
  ["instagram.com/ana", "ana"],
  ["https://www.instagram.com/ana.lima/?igsh=x", "ana.lima"],
  ["http://m.instagram.com/@ana#topo", "ana"],
  ["a", "a"],
  ["a".repeat(30), "a".repeat(30)],
  ...["p", "reel", "reels", "explore", "stories", "accounts", "direct", "tv"].map((page): [string, null] => [
    `https://instagram.com/${page}`,
    null,
  ]),
  ["https://instagram.com/p/abc", null],
  ["instagram.com/ana/posts", null],
  ["https://instagram.com/ana x", null],
  ["ftp://instagram.com/ana", null],
  ["ana@lima", null],
  ["ana.", null],
  ["https://instagram.com/", null],
  ["https://evilinstagram.com/ana", null],
  ["https://instagram.com.br/ana", null],
  ["https://facebook.com/ana", null],
  ["javascript:alert(1)", null],
  ["ana lima", null],
  ["ana..lima", null],
  [".ana", null],
  ["a".repeat(31), null],
])("the Instagram handle of %o", (typed, expected) => expect(instagramHandle(typed)).toBe(expected));

test("names everything that a card lacks, in the order of the form", () => {
  const nothing = { name: "", email: "", whatsapp: "", avatarUrl: null, profession: null, professionalProfile: null };
  const lists = { specialties: [], serviceRegions: [], wholeState: false };
  const missing = missingFields({ ...nothing, ...lists });
  expect(missing).toEqual([...Object.keys(nothing), "specialties", "serviceRegions"]);
  expect(missing).toHaveLength(REQUIRED_FIELDS);
  expect(missingFields({ ...nothing, ...lists, name: "Ana" })).toEqual(missing.slice(1));
  expect(missingFields({ ...nothing, ...lists, wholeState: true, profession: "Pintor" })).not.toContain("profession");
});

test.each([
  ["", null],
  ["2026-11-21", null],
  ["2027-01-01", null],
  ["2026-11-20", "unavailableUntil"],
])("an absence until %j", (until, field) => {
  // Still the 21st in Campo Grande.
  expect(absenceProblem(until, Date.UTC(2026, 10, 22, 3))?.field ?? null).toBe(field);
});

test.each([
  ["", true],
  ["0", true],
  [" 7 ", true],
  ["70", true],
  ["71", false],
  [" ", true],
  ["007", false],
  ["7 0", false],
  ["-1", false],
  ["1,5", false],
  ["1e1", false],
])("%j is a number of years of experience: %s", (typed, expected) => expect(isExperience(typed)).toBe(expected));
