import { describe, expect, test } from "vitest";
import { directoryWords } from "./directory-words.ts";
import {
  DIRECTORY_ORDERS,
  firstReferenceProblem,
  REJECTION_REST_MS,
  readDirectoryCursor,
  type StoredConnection,
  viewConnection,
  writeDirectoryCursor,
} from "./rules.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false };

describe("viewConnection", () => {
  const row = (status: StoredConnection["status"], answeredAt: number | null = null): StoredConnection => ({
    id: "c",
    requesterId: "ana",
    status,
    answeredAt,
  });
  test.each([
    ["without a row", null, "ana", NONE],
    ["sent by viewer", row("pending"), "ana", { connectionStatus: "pending", connectionId: "c", isIncoming: false }],
    ["sent to viewer", row("pending"), "rui", { connectionStatus: "pending", connectionId: "c", isIncoming: true }],
    ["accepted", row("accepted", NOW), "ana", { connectionStatus: "accepted", connectionId: "c", isIncoming: false }],
    [
      "accepted by viewer",
      row("accepted"),
      "rui",
      { connectionStatus: "accepted", connectionId: "c", isIncoming: false },
    ],
    [
      "rejected just now, seen by requester",
      row("rejected", NOW),
      "ana",
      { connectionStatus: "pending", connectionId: null, isIncoming: false },
    ],
    [
      "rejected a millisecond less than 30 days ago",
      row("rejected", NOW - REJECTION_REST_MS + 1),
      "ana",
      { connectionStatus: "pending", connectionId: null, isIncoming: false },
    ],
    ["rejected 30 days ago", row("rejected", NOW - REJECTION_REST_MS), "ana", NONE],
    ["rejected by viewer", row("rejected", NOW), "rui", NONE],
  ] as const)("%s", (_, stored, viewer, expected) => {
    expect(viewConnection(stored, viewer, NOW)).toEqual(expected);
  });
});

describe("the first problem of a reference", () => {
  const good = { description: "Ótimo", serviceDate: "2026-11-21", place: "Bonito", specialties: ["Pintura"] };
  const required = "Por favor, preencha todos os campos obrigatórios.";
  test.each([
    [good, null],
    [{ ...good, description: " ", place: "" }, ["description", required]],
    [{ ...good, serviceDate: "", place: "" }, ["serviceDate", required]],
    [{ ...good, place: " ", specialties: [] }, ["place", required]],
    [{ ...good, specialties: [] }, ["specialties", "Selecione pelo menos uma especialidade."]],
    [{ ...good, serviceDate: "2026-11-22" }, ["serviceDate", "A data do serviço não pode estar no futuro."]],
  ])("of %o", (values, expected) => {
    const problem = firstReferenceProblem(values, NOW);
    expect(problem && [problem.field, problem.text]).toEqual(expected);
  });
});

test.each([
  ["", []],
  ["  José  da ", ["jose", " da"]],
  ["z", ["  z"]],
  ['a"b OR c', ['a"b', " or", "  c"]],
  ["(capital) AR-condicionado", ["capital", " ar", "condicionado"]],
  ["rui Rui", ["rui"]],
  ["a b c d e f g h i j", "abcdefgh".split("").map((letter) => `  ${letter}`)],
])("splits the search text %o into words", (text, expected) => {
  expect(directoryWords(text)).toEqual(expected);
});

test("reads back the directory cursors that it wrote, and rejects others", () => {
  const ana = { isPremium: false, rank: 0, nameKey: "ana d'avila 2.", entry: 12 };
  for (const [order, position] of [
    ["relevance", { ...ana, isPremium: true }],
    ["relevance", ana],
    ["name", ana],
    ["rating", ana],
    ["rating", { ...ana, rank: -4_666_700_013 }],
  ] as const) {
    const cursor = writeDirectoryCursor(7, order, position);
    expect(readDirectoryCursor(cursor, order)).toEqual({ page: 7, position });
    const others = DIRECTORY_ORDERS.filter((other) => other !== order);
    expect(others.map((other) => readDirectoryCursor(cursor, other))).toEqual([null, null]);
  }
  for (const cursor of ["", "7", "6.120", "7.x.1.ana", "7.p.-1.ana", "7.p.1", `7.p.1.${"a".repeat(201)}`]) {
    expect(readDirectoryCursor(cursor, "relevance")).toBeNull();
  }
  for (const cursor of ["7.a.1.ana", "7.a-5.1.ana", "7.n"]) {
    expect([readDirectoryCursor(cursor, "rating"), readDirectoryCursor(cursor, "name")]).toEqual([null, null]);
  }
});
