import { describe, expect, test } from "vitest";
import { directoryMatch } from "./directory-match.ts";
import {
  dayInCampoGrande,
  firstReferenceProblem,
  REJECTION_REST_MS,
  type StoredConnection,
  viewConnection,
} from "./rules.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false };

describe("how a connection looks", () => {
  const row = (status: StoredConnection["status"], answeredAt: number | null = null): StoredConnection => ({
    id: "c",
    requesterId: "ana",
    status,
    answeredAt,
  });
  test.each([
    ["without a row", null, "ana", NONE],
    ["asked by oneself", row("pending"), "ana", { connectionStatus: "pending", connectionId: "c", isIncoming: false }],
    ["asked by the other", row("pending"), "rui", { connectionStatus: "pending", connectionId: "c", isIncoming: true }],
    ["accepted", row("accepted", NOW), "ana", { connectionStatus: "accepted", connectionId: "c", isIncoming: false }],
    [
      "accepted by oneself",
      row("accepted"),
      "rui",
      { connectionStatus: "accepted", connectionId: "c", isIncoming: false },
    ],
    [
      "rejected just now, to the requester",
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
    ["rejected by oneself", row("rejected", NOW), "rui", NONE],
  ] as const)("%s", (_, stored, viewer, expected) => {
    expect(viewConnection(stored, viewer, NOW)).toEqual(expected);
  });
});

test("the day in Campo Grande is four hours behind UTC", () => {
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 3, 59))).toBe("2025-12-31");
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 4))).toBe("2026-01-01");
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

describe("the query of the directory", () => {
  const nothing = { text: "", specialty: null, region: null };
  test.each([
    [nothing, null],
    [{ ...nothing, text: "  José  da " }, 'words : "José" AND words : " da"'],
    [{ ...nothing, text: "z" }, 'words : "  z"'],
    [{ ...nothing, text: 'a"b OR c' }, 'words : "a""b" AND words : " OR" AND words : "  c"'],
    [
      { ...nothing, text: "(capital) ar-condicionado" },
      'words : "capital" AND words : " ar" AND words : "condicionado"',
    ],
    [{ ...nothing, specialty: "Outros" }, 'facets : ("|Outros|")'],
    [{ ...nothing, region: "Bonito" }, 'facets : ("|Bonito|" OR "|estado|")'],
    [{ text: "rui", specialty: "Outros", region: null }, 'words : "rui" AND facets : ("|Outros|")'],
    [{ ...nothing, text: "a b c d e f g h i j" }, expect.not.stringContaining(" i")],
  ])("for %o", (filter, expected) => {
    expect(directoryMatch(filter)).toEqual(expected);
  });
});
