import { describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../shared/time.ts";
import { nameWords, understandDirectoryText } from "./directory-words.ts";
import {
  directoryTitle,
  isResting,
  REJECTION_REST_MS,
  referenceProblems,
  referenceRefusal,
  type StoredConnection,
  UNDO_MS,
  viewConnection,
} from "./rules.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false };

const row = (
  status: StoredConnection["status"],
  answeredAt: number | null = null,
  changes: Partial<StoredConnection> = {},
): StoredConnection => ({
  id: "c",
  requesterId: "ana",
  status,
  answeredAt,
  isWithdrawn: false,
  endedAt: null,
  ...changes,
});

test.each([
  ["rejected just now", row("rejected", NOW), true],
  ["rejected a millisecond less than 30 days ago", row("rejected", NOW - REJECTION_REST_MS + 1), true],
  ["rejected 30 days ago", row("rejected", NOW - REJECTION_REST_MS), false],
  ["rejected at no known time", row("rejected"), false],
  ["ended", row("rejected", NOW, { endedAt: NOW }), false],
  ["accepted", row("accepted", NOW), false],
  ["withdrawn after the rejection", row("rejected", NOW, { isWithdrawn: true }), true],
])("a connection that was %s keeps the requester from asking again: %s", (_, stored, rests) => {
  expect(isResting(stored, NOW)).toBe(rests);
});

describe("viewConnection", () => {
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
      { connectionStatus: "pending", connectionId: "c", isIncoming: false },
    ],
    [
      "rejected a millisecond less than 30 days ago",
      row("rejected", NOW - REJECTION_REST_MS + 1),
      "ana",
      { connectionStatus: "pending", connectionId: "c", isIncoming: false },
    ],
    ["rejected 30 days ago", row("rejected", NOW - REJECTION_REST_MS), "ana", NONE],
    ["rejected by viewer", row("rejected", NOW), "rui", NONE],
    ["rejected and withdrawn", row("rejected", NOW, { isWithdrawn: true }), "ana", NONE],
    ["ended, seen by requester", row("rejected", NOW, { endedAt: NOW }), "ana", NONE],
    ["ended, seen by the other", row("rejected", NOW, { endedAt: NOW }), "rui", NONE],
  ] as const)("%s", (_, stored, viewer, expected) => {
    expect(viewConnection(stored, viewer, NOW)).toEqual(expected);
  });
});

describe("the problems of a reference", () => {
  const good = { description: "Ótimo", serviceDate: "2026-11-21", place: "Bonito", specialties: ["Pintura"] };
  const required = "Por favor, preencha todos os campos obrigatórios.";
  const future = "A data do serviço não pode estar no futuro.";
  const specialties = "Selecione pelo menos uma especialidade.";
  const tooLong = "Use no máximo 500 caracteres.";
  test.each([
    [good, {}, undefined],
    [
      { ...good, description: " ", place: "" },
      { description: "Descreva o serviço.", place: "Informe o local do serviço." },
      required,
    ],
    [
      { ...good, serviceDate: "", specialties: [] },
      { serviceDate: "Informe a data do serviço.", specialties },
      required,
    ],
    [{ ...good, specialties: [] }, { specialties }, specialties],
    [{ ...good, serviceDate: "2026-11-22", specialties: [] }, { serviceDate: future, specialties }, future],
    [{ ...good, description: "a".repeat(501) }, { description: tooLong }, tooLong],
    [{ ...good, description: `${"a".repeat(500)} ` }, {}, undefined],
    [{ ...good, place: " " }, { place: "Informe o local do serviço." }, required],
  ])("of %o", (values, texts, together) => {
    const problems = referenceProblems(values, NOW);
    expect(Object.fromEntries(problems.map(({ field, text }) => [field, text]))).toEqual(texts);
    expect(referenceRefusal(values, problems)).toBe(together);
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
  expect(nameWords(text).flatMap((words) => words.map(([word]) => word))).toEqual(expected);
});

test.each([
  ["Thiago", "tiago"],
  ["jeferson", "jefferson"],
  ["luis", "luiz"],
  ["waldecir", "valdecir"],
  ["Sousa", "souza"],
])("the name %s is also looked for as %s", (typed, written) => {
  expect(nameWords(typed).flat(2)).toContain(written);
});

test.each([
  ["pedreiro em dourados", "Dourados", "pedreiro"],
  ["eletrisista", null, "eletricista"],
  ["muro caiu", null, "construcao  de  muro"],
  ["luz caiu", null, "eletricista"],
  ["encanador campo grande", "Campo Grande (Capital)", "conserto  de  vazamento"],
  ["dourados", "Dourados", null],
])("%s looks in %s for %s", (text, region, form) => {
  const search = understandDirectoryText(text);
  expect(search.region).toBe(region);
  if (form === null) expect(search.ways).toEqual([]);
  else expect(search.ways.flat(2)).toContain(form);
});

test("a rejected person waits 30 days, and what was done can be undone for five minutes", () => {
  expect([REJECTION_REST_MS, UNDO_MS]).toEqual([30 * DAY_MS, 5 * MINUTE_MS]);
});

test.each([
  [null, null, undefined],
  ["Pintura", null, "Pintura: profissionais em Mato Grosso do Sul"],
  [null, "Bonito", "Profissionais da construção em Bonito"],
  ["Pintura", "Bonito", "Pintura: profissionais em Bonito"],
])("the directory of %j in %j is titled %j", (specialty, region, title) => {
  expect(directoryTitle({ specialty, region })).toBe(title);
});
