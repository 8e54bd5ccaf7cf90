import { expect, test } from "vitest";
import { OUTBOX_KINDS } from "../../platform/delivery/outbox.ts";
import { NOTICES, type Notice, type NoticeKind } from "../../shared/notices.ts";
import { noticePath } from "./addresses.ts";
import { pushOf } from "./messages.ts";
import { readNoticeCursor, writeNoticeCursor } from "./rules.ts";
import { notice } from "./schemas.ts";

const ID = "0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
const KINDS = Object.keys(NOTICES) as NoticeKind[];

test("a cursor is read as it was written, and nothing else is one", () => {
  const position = { createdAt: 1_773_000_000_000, id: ID };
  expect(readNoticeCursor(writeNoticeCursor(position))).toEqual(position);
  for (const text of ["", ID, `.${ID}`, `1.${ID}x`, `x1.${ID}`, `1${"0".repeat(15)}.${ID}`, `-1.${ID}`]) {
    expect(readNoticeCursor(text), text).toBeNull();
  }
});

const base = { id: ID, subjectId: "s", createdAt: 1, isRead: false };
const SERVICE = { serviceType: "Outros" };
const CHARGE = { valueCents: 4999, dueDate: "2026-03-10" };
const RATED = { personId: "p", type: "client" as const, stars: 5 };
const person = { name: "Ana", trade: "Pedreira" };

/** One of each kind; types find a missing one. */
const EXAMPLES: { [Kind in NoticeKind]: Extract<Notice, { kind: Kind }> } = {
  interest: { ...base, kind: "interest", details: SERVICE, people: 1 },
  question: { ...base, kind: "question", details: SERVICE },
  answered: { ...base, kind: "answered", details: SERVICE },
  declined: { ...base, kind: "declined", details: SERVICE },
  "request-ending": { ...base, kind: "request-ending", details: SERVICE, endsAt: 10 },
  "request-outcome": { ...base, kind: "request-outcome", details: SERVICE },
  "request-deleted": { ...base, kind: "request-deleted", details: SERVICE },
  addressed: { ...base, kind: "addressed", details: SERVICE },
  recommended: { ...base, kind: "recommended", details: SERVICE, person },
  "request-closed": { ...base, kind: "request-closed", details: SERVICE },
  "other-chosen": { ...base, kind: "other-chosen", details: SERVICE },
  hired: { ...base, kind: "hired", details: SERVICE, person },
  "hire-confirmed": { ...base, kind: "hire-confirmed", details: SERVICE, person },
  "hire-denied": { ...base, kind: "hire-denied", details: SERVICE, person },
  agreement: { ...base, kind: "agreement", details: SERVICE, person },
  "agreement-accepted": { ...base, kind: "agreement-accepted", details: SERVICE, person },
  "hire-done": { ...base, kind: "hire-done", details: { ...SERVICE, side: "client" }, person },
  "hire-cancelled": { ...base, kind: "hire-cancelled", details: { ...SERVICE, side: "provider" }, person },
  "hire-closed": { ...base, kind: "hire-closed", details: SERVICE },
  rating: { ...base, kind: "rating", details: RATED, person },
  "rating-reply": { ...base, kind: "rating-reply", details: RATED, person },
  reference: { ...base, kind: "reference", details: { personId: "p" }, person },
  "connection-asked": { ...base, kind: "connection-asked", details: {}, person },
  "connection-accepted": { ...base, kind: "connection-accepted", details: {}, person },
  "listing-ending": { ...base, kind: "listing-ending", details: { title: "Pá" }, endsAt: 10 },
  "listing-question": { ...base, kind: "listing-question", details: { listingId: ID, title: "Pá" } },
  "listing-answer": { ...base, kind: "listing-answer", details: { listingId: ID, title: "" } },
  "saved-search": { ...base, kind: "saved-search", details: { name: "Pá", count: 1, path: "/marketplace?q=pa" } },
  "charge-open": { ...base, kind: "charge-open", details: CHARGE },
  "charge-overdue": { ...base, kind: "charge-overdue", details: CHARGE },
  "charge-paid": { ...base, kind: "charge-paid", details: CHARGE },
  "charge-refunded": { ...base, kind: "charge-refunded", details: CHARGE },
  "renewal-cancelled": { ...base, kind: "renewal-cancelled", details: {} },
  "premium-ending": { ...base, kind: "premium-ending", details: { endsAt: 10 } },
  "premium-granted": { ...base, kind: "premium-granted", details: { endsAt: 10 } },
  decision: { ...base, kind: "decision", details: { kind: "photo", place: "p", decision: "hide" } },
  "report-outcome": { ...base, kind: "report-outcome", details: { kind: "photo", decision: "hide" } },
  content: { ...base, kind: "content", details: { kind: "listing", place: "t", act: "restore" } },
  credential: { ...base, kind: "credential", details: { kind: "cau", result: "refused" } },
  "friend-joined": { ...base, kind: "friend-joined", details: {} },
  "admin-work": { ...base, kind: "admin-work", details: { what: "reports", count: 3 } },
  "phone-moved": { ...base, kind: "phone-moved", details: {} },
};

test.each(KINDS)("%s is read as it is, leads to a screen, and has a push if the table says so", (kind) => {
  const example = EXAMPLES[kind];
  expect(notice.parse(example)).toEqual(example);
  expect(noticePath(example, 1)).toMatch(/^\/[a-z]/);
  const push = pushOf(example, 1);
  expect(push !== null).toBe(NOTICES[kind].push);
  if (push) expect([push.title, push.body]).not.toContain("");
});

test("mails in the table are kinds of deliveries", () => {
  const mails = Object.values(NOTICES).flatMap(({ mail }) => mail ?? []);
  expect(OUTBOX_KINDS).toEqual(expect.arrayContaining(mails));
});

test("a notice leads to what it is about", () => {
  const paths = (now: number) => KINDS.map((kind) => [kind, noticePath(EXAMPLES[kind], now)]);
  expect(Object.fromEntries(paths(9))).toMatchObject({
    interest: "/solicitacao/s/interessados",
    answered: "/solicitacao/s/interessados",
    question: "/meus-interesses",
    declined: "/meus-interesses",
    "other-chosen": "/meus-interesses",
    "request-closed": "/meus-interesses",
    "request-ending": "/cliente/dashboard?solicitacao=s",
    hired: "/provider-contracts",
    agreement: "/contratacao/s/acordo",
    rating: "/avaliacoes?user=p&type=client",
    reference: "/portal-conexoes/perfil/p#referencias",
    "listing-ending": "/marketplace?ver=meus-anuncios",
    "listing-question": `/anuncio/${ID}#perguntas`,
    "saved-search": "/marketplace?q=pa&novos=s",
    "charge-paid": "/gerenciar-assinatura",
    decision: "/resposta?sobre=s",
  });
  expect(Object.fromEntries(paths(10))).toMatchObject({
    "request-ending": "/solicitacao/s/resultado?resposta=ainda-nao",
  });
});
