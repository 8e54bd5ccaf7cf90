import { expect, test } from "vitest";
import { journeyOf } from "./journeys.ts";

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://portal.exemplo");
  return { pathname, search: Object.fromEntries(searchParams) };
};
const CLIENT = at("/cliente/dashboard");
const PROVIDER = at("/prestador/dashboard");

test("an overlay stays for a second at most between pages, a little less between sections", () => {
  expect(journeyOf(CLIENT, at("/oportunidades"))).toMatchObject({ maxMs: 1000, title: "Oportunidades" });
  expect(journeyOf(CLIENT, at("/unknown"))).toMatchObject({ maxMs: 1000, title: "Carregando..." });
  expect(journeyOf(CLIENT, at("/marketplace"))).toMatchObject({ maxMs: 1500, title: "Compra e Venda" });
  const toSupport = at("/cliente/dashboard?secao=suporte");
  expect(journeyOf(CLIENT, toSupport)).toMatchObject({ maxMs: 800, title: "Suporte" });
  expect(journeyOf(toSupport, CLIENT)).toMatchObject({ maxMs: 800, title: "Painel" });
});

test("in the provider panel, for two seconds at most", () => {
  expect(journeyOf(PROVIDER, at("/portal-conexoes"))).toMatchObject({ maxMs: 2000, title: "Portal Conexões" });
  expect(journeyOf(PROVIDER, at("/cartao/ana"))).toMatchObject({ maxMs: 2000, title: "Meu cartão" });
  const toCard = at("/prestador/dashboard?secao=cartao");
  expect(journeyOf(PROVIDER, toCard)).toMatchObject({ maxMs: 2000, title: "Meu cartão" });
});

test("there is none for dialogs over the current screen, nor between other screens", () => {
  expect(journeyOf(CLIENT, at("/cliente/dashboard?solicitacao=x"))).toBeNull();
  expect(journeyOf(CLIENT, at("/cliente/dashboard?secao=dashboard#conteudo"))).toBeNull();
  const own = at("/cliente/dashboard?secao=minhas-oportunidades");
  expect(journeyOf(own, at("/cliente/dashboard?secao=minhas-oportunidades&solicitacao=x"))).toBeNull();
  expect(journeyOf(PROVIDER, at("/prestador/dashboard?solicitacao=x"))).toBeNull();
  expect(journeyOf(at("/oportunidades"), at("/marketplace"))).toBeNull();
  expect(journeyOf(at("/selecionar-painel"), CLIENT)).toBeNull();
});

test("a special overlay stays for four seconds at most on the way to the provider panel, wherever it starts", () => {
  for (const from of [CLIENT, at("/selecionar-painel"), at("/oportunidades"), undefined]) {
    expect(journeyOf(from, PROVIDER)).toMatchObject({ isToProvider: true, maxMs: 4000, title: "Área do Prestador" });
  }
});
