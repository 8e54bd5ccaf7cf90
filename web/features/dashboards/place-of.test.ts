import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  ["provider", "/portal-conexoes", "portal-conexoes"],
  ["provider", "/portal-conexoes/minhas", "portal-conexoes"],
  ["provider", "/portal-conexoes/perfil/123", "portal-conexoes"],
  ["provider", "/profissionais/pedreiro/dourados", "portal-conexoes"],
  ["provider", "/portal-conexoes-antigo", undefined],
  ["provider", "/provider-contracts", "contratos"],
  ["provider", "/contratacao/123/acordo", "contratos"],
  ["provider", "/anuncio/betoneira", "compra-venda"],
  ["provider", "/demanda", "oportunidades"],
  ["provider", "/premium", "premium"],
  ["provider", "/gerenciar-assinatura", "premium"],
  ["provider", "/faculdade-teste-2025/aula/1", "faculdade"],
  ["provider", "/avisos", "dashboard"],
  ["provider", "/meus-interesses", "oportunidades"],
  ["provider", "/alertas", "/alertas"],
  ["provider", "/profile", "/conta"],
  ["client", "/perfil", "/conta"],
  ["client", "/conta", "/conta"],
  ["client", "/alertas", "/conta"],
  ["client", "/client-contracts", "contratos"],
  ["client", "/solicitacao/123/interessados", "minhas-oportunidades"],
  ["client", "/portal-conexoes/minhas", "/portal-conexoes"],
  ["client", "/gerenciar-assinatura", undefined],
] as const)("the %s's navigation at %s marks %s", (panel, path, place) => {
  expect(placeOf(panel, path)).toBe(place);
});
