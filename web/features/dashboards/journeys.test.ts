import { expect, test } from "vitest";
import { clientJourney, panelJourney } from "./journeys.ts";

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://portal.exemplo");
  return { pathname, search: Object.fromEntries(searchParams) };
};
const HOME = at("/cliente/dashboard");

test("shows the overlay for about a second between pages, a little less between sections", () => {
  expect(clientJourney(HOME, at("/oportunidades"))).toMatchObject({ kind: "plain", ms: 1000, title: "Oportunidades" });
  expect(clientJourney(HOME, at("/unknown"))).toMatchObject({ kind: "plain", ms: 1000, title: "Carregando..." });
  expect(clientJourney(HOME, at("/marketplace"))).toMatchObject({ kind: "plain", ms: 1500, title: "Compra e Venda" });
  const toSupport = at("/cliente/dashboard?secao=suporte");
  expect(clientJourney(HOME, toSupport)).toMatchObject({ kind: "plain", ms: 800, title: "Suporte" });
  expect(clientJourney(toSupport, HOME)).toMatchObject({ kind: "plain", ms: 800, title: "Painel" });
});

test("shows no overlay for dialogs over the current screen", () => {
  expect(clientJourney(HOME, at("/cliente/dashboard?solicitacao=x"))).toBeNull();
  expect(clientJourney(HOME, at("/cliente/dashboard?secao=dashboard#conteudo"))).toBeNull();
  const own = at("/cliente/dashboard?secao=minhas-oportunidades");
  expect(clientJourney(own, at("/cliente/dashboard?secao=minhas-oportunidades&solicitacao=x"))).toBeNull();
});

test("shows a special overlay on the way to the provider panel, from both places that link to it", () => {
  const provider = { kind: "provider", title: "Área do Prestador" };
  expect(clientJourney(HOME, at("/prestador/dashboard"))).toMatchObject(provider);
  expect(panelJourney(at("/selecionar-painel"), at("/prestador/dashboard"))).toMatchObject(provider);
  expect(panelJourney(at("/selecionar-painel"), HOME)).toBeNull();
});
