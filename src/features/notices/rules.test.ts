import { expect, test } from "vitest";
import { noticePath } from "./addresses.ts";
import { readNoticeCursor, writeNoticeCursor } from "./rules.ts";
import type { Notice } from "./schemas.ts";

const ID = "0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";

test("a cursor is read as it was written, and nothing else is one", () => {
  const position = { createdAt: 1_773_000_000_000, id: ID };
  expect(readNoticeCursor(writeNoticeCursor(position))).toEqual(position);
  for (const text of ["", ID, `.${ID}`, `1.${ID}x`, `x1.${ID}`, `1${"0".repeat(15)}.${ID}`, `-1.${ID}`]) {
    expect(readNoticeCursor(text), text).toBeNull();
  }
});

test("a notice leads to what it is about", () => {
  const base = { id: ID, subjectId: "s", createdAt: 1, isRead: false };
  const request = { ...base, details: { serviceType: "Outros" } };
  const paths = (now: number) =>
    (
      [
        { ...request, kind: "interest", people: 1 },
        { ...request, kind: "request-ending", endsAt: 10 },
        { ...base, kind: "listing-ending", details: { title: "Pá" }, endsAt: 10 },
        { ...base, kind: "saved-search", details: { name: "Pá", count: 1, path: "/marketplace?q=pa" } },
      ] satisfies Notice[]
    ).map((notice) => noticePath(notice, now));
  const [interested, , own, search] = paths(9);
  expect([interested, own, search]).toEqual([
    "/solicitacao/s/interessados",
    "/marketplace?ver=meus-anuncios",
    "/marketplace?q=pa&novos=s",
  ]);
  expect([9, 10].map((now) => paths(now)[1])).toEqual([
    "/cliente/dashboard?solicitacao=s",
    "/solicitacao/s/resultado?resposta=ainda-nao",
  ]);
});
