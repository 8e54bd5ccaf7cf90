import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "#src/features/admin/rules.ts";
import type { AuditRow } from "#src/features/admin/schemas.ts";
import { sentenceOf } from "./sentence.ts";

const [ANA, JOAO, THING] = [
  "00000000-0000-7000-8000-00000000000a",
  "00000000-0000-7000-8000-00000000000b",
  "00000000-0000-7000-8000-00000000000c",
];

const row = (changes: Partial<AuditRow>): AuditRow => ({
  id: THING,
  adminId: ANA,
  adminName: "Ana",
  action: "blockUser",
  targetKind: "user",
  targetId: JOAO,
  target: { name: "", path: null, courseId: null },
  personId: JOAO,
  personName: "João",
  before: null,
  after: null,
  reason: "",
  createdAt: 0,
  ...changes,
});
const read = (changes: Partial<AuditRow>) =>
  sentenceOf(row(changes))
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
const linksOf = (changes: Partial<AuditRow>) => sentenceOf(row(changes)).filter((part) => typeof part !== "string");
const thing = (name: string, path: string | null = null, courseId: string | null = null) => ({
  target: { name, path, courseId },
});
const question = { targetKind: "question", personId: null, ...thing("Qual traço?", null, "fundamentos") };

test.each<[string, Partial<AuditRow>]>([
  ["Ana bloqueou João: golpe em anúncio", { reason: "golpe em anúncio" }],
  ["Ana bloqueou João e impediu novo cadastro: golpe", { after: { isBanned: true }, reason: "golpe" }],
  ["Ana impediu novo cadastro de João", { action: "banUser", after: { isBanned: true } }],
  ["Ana tornou João administrador: sócio", { action: "makeAdmin", reason: "sócio" }],
  ["Ana tirou João da administração: saiu", { action: "removeAdmin", reason: "saiu" }],
  [
    "npm run admin apagou as chaves de acesso de João",
    { action: "resetPasskeys", adminId: "npm run admin", adminName: "npm run admin" },
  ],
  ["Ana desativou o Premium de João", { action: "endPremium" }],
  ["Ana estendeu por 7 dias a assinatura de João", { action: "extendSubscription", after: { days: 7 } }],
  ["Administrador excluído desbloqueou João", { action: "unblockUser", adminName: null }],
  ["Ana excluiu uma conta: pediu", { action: "deleteUser", target: null, personName: null, reason: "pediu" }],
  [
    "Ana ocultou o anúncio “Betoneira” de João: golpe",
    { action: "hide", targetKind: "listing", ...thing("Betoneira"), reason: "golpe" },
  ],
  ["Ana excluiu o anúncio de João", { action: "delete", targetKind: "listing", target: null }],
  [
    "Ana excluiu a solicitação de João: Solicitação duplicada",
    { action: "deleteRequest", targetKind: "request", target: null, reason: "duplicate" },
  ],
  [
    "Ana decidiu a denúncia sobre o anúncio de João (ocultar): golpe",
    { action: "decide", targetKind: "case", after: { decision: "hide", subjectKind: "listing" }, reason: "golpe" },
  ],
  [
    "Ana mudou a decisão sobre a conta de João (manter)",
    {
      action: "decide",
      targetKind: "case",
      before: { decision: "block" },
      after: { decision: "keep", subjectKind: "account" },
    },
  ],
  [
    "Ana mudou a decisão sobre uma conta encerrada (manter)",
    {
      action: "decide",
      targetKind: "case",
      personName: null,
      before: { decision: "block" },
      after: { decision: "keep", subjectKind: "account" },
    },
  ],
  [
    "Ana recusou o registro CREA de João: não existe",
    { action: "decideCredential", after: { kind: "crea", status: "refused" }, reason: "não existe" },
  ],
  [
    "Ana mandou tentar de novo o envio “E-mail: nova senha”",
    { action: "retryDelivery", targetKind: "delivery", target: null, before: { kind: "mail.reset" } },
  ],
  ["Ana tirou do ar o curso “Fundações”", { action: "setCoursePublished", after: {}, ...thing("Fundações") }],
  ["Ana tirou a pergunta “Qual traço?” do sorteio", { ...question, action: "setQuestionPublished", after: {} }],
  ["Ana editou a campanha “Verão”", { action: "editCampaign", personId: null, ...thing("Verão") }],
  [
    "Ana mudou o próprio aviso “Tarefas com erro” para “Nunca”",
    { action: "setAlert", after: { alert: "jobs", way: "never" } },
  ],
  ["Ana anotou algo sobre João", { action: "addNote" }],
  ["Ana fez algo antigo", { action: "fez algo antigo" }],
])("%s", (sentence, changes) => {
  expect(read(changes)).toBe(sentence);
});

test("every act has its sentence", () => {
  for (const action of AUDIT_ACTIONS) expect(read({ action })).not.toContain(action);
});

test("the admin, the person, the content, the case and the course are links", () => {
  const ana = { text: "Ana", to: { aba: "usuarios", filtro: ANA } };
  const joao = { text: "João", to: { aba: "usuarios", filtro: JOAO } };
  const path = "/anuncio/betoneira";
  expect(linksOf({ action: "hide", targetKind: "listing", ...thing("Betoneira", path) })).toEqual([
    ana,
    { text: "o anúncio “Betoneira”", href: path },
    joao,
  ]);
  const decided = { action: "decide", targetKind: "case", targetId: THING, after: { subjectKind: "listing" } };
  expect(linksOf({ ...decided, ...thing("", path) })).toEqual([
    ana,
    { text: "denúncia", to: { aba: "denuncias", filtro: THING } },
    { text: "o anúncio", href: path },
    joao,
  ]);
  expect(linksOf({ ...question, action: "addQuestion" })).toEqual([
    ana,
    { text: "a pergunta “Qual traço?”", to: { aba: "faculdade", filtro: "fundamentos" } },
  ]);
});
