import { expect, test } from "vitest";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { destinationOf } from "./destination.ts";

const USER: CurrentUser = {
  id: "u",
  name: "Ana",
  email: "ana@exemplo.com",
  phone: "67999991234",
  avatarUrl: null,
  isClient: false,
  isProvider: false,
  isAdmin: false,
  isPremium: false,
  hasAcceptedTerms: true,
  hasCurrentTerms: true,
  hasPassword: true,
  hasConfirmedPhone: false,
};
const client = { ...USER, isClient: true };
const provider = { ...USER, isProvider: true };
const both = { ...USER, isClient: true, isProvider: true };

test("without a wanted place, one role leads to its panel and two lead to the choice", () => {
  expect(destinationOf(client, null)).toBe("/cliente/dashboard");
  expect(destinationOf(provider, null)).toBe("/prestador/dashboard");
  expect(destinationOf(both, null)).toBe("/selecionar-painel");
  expect(destinationOf(client, null, { ordinary: "/" })).toBe("/");
});

test("whoever logged in for a role of theirs skips the choice", () => {
  expect(destinationOf(both, null, { forRole: "client" })).toBe("/cliente/dashboard");
  expect(destinationOf(both, null, { forRole: "provider" })).toBe("/prestador/dashboard");
  expect(destinationOf(client, null, { forRole: "provider" })).toBe("/cliente/dashboard");
  expect(destinationOf(both, "/premium", { forRole: "client" })).toBe("/premium");
});

test("the wanted place goes first, unless it is for the other role", () => {
  for (const place of ["/premium", "/cliente/dashboard?secao=suporte#conteudo", "/client-contracts"]) {
    expect(destinationOf(client, place)).toBe(place);
    expect(destinationOf(both, place)).toBe(place);
  }
  expect(destinationOf(provider, "/client-contracts")).toBe("/prestador/dashboard");
  expect(destinationOf(client, "/prestador/dashboard?secao=cartao")).toBe("/cliente/dashboard");
  expect(destinationOf(provider, "/cliente/dashboard", { ordinary: "/" })).toBe("/");
});

test("an account that lacks something is asked for it where it wanted to go", () => {
  expect(destinationOf(USER, "/prestador/dashboard")).toBe("/prestador/dashboard");
  expect(destinationOf({ ...client, phone: "" }, null)).toBe("/");
});
