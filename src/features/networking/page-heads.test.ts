import { expect, test } from "vitest";
import { directoryInputOf } from "./addresses.ts";
import type { Card } from "./card-facts.ts";
import { cardHead, directoryHead, professionalHead } from "./page-heads.ts";
import type { DirectoryEntry, DirectoryPage } from "./schemas.ts";

const ADDRESS = "https://portal.test";
const CARD: Card = {
  id: "01a1fc96-f368-7d46-8433-bceda0b1deae",
  slug: "ana-prado",
  name: "Ana Prado",
  profession: "Azulejista",
  avatarUrl: null,
  isPremium: false,
  averageRating: 0,
  totalRatings: 0,
  specialties: ["A", "B", "C"],
  serviceRegions: ["Bonito", "Jardim"],
  wholeState: false,
  instagram: null,
};

test("a card's head leaves out what the card leaves blank", () => {
  const { title, jsonLd } = cardHead({ ...CARD, profession: null }, ADDRESS);
  expect(title).toBe("Ana Prado");
  expect(jsonLd).toMatchObject({ "@type": "LocalBusiness", areaServed: ["Bonito", "Jardim"] });
  expect(jsonLd).not.toHaveProperty("sameAs");
  expect(jsonLd).not.toHaveProperty("aggregateRating");
});

test("a professional's page has the card's picture", () => {
  const head = professionalHead(CARD, ADDRESS);
  expect(head.image).toEqual(cardHead(CARD, ADDRESS).image);
  expect(head.image?.alt).toBe("Cartão de visita de Ana Prado");
  expect([head.path, head.canonicalPath]).toEqual([`/portal-conexoes/perfil/${CARD.id}`, "/cartao/ana-prado"]);
  expect(head.description).toBe("A, B, C. Atende Bonito, Jardim. Referências e portfólio no Portal da Construção");
});

const entry: DirectoryEntry = {
  ...CARD,
  hasWhatsapp: true,
  hasConfirmedPhone: false,
  unavailableUntil: null,
  credentials: [],
  badges: [],
  connectionStatus: "none",
  connectionId: null,
  isIncoming: false,
  isConnected: false,
};
const pageOf = (page: number, items: DirectoryEntry[]): DirectoryPage => ({
  items,
  page,
  numberedPages: page,
  previous: null,
  next: null,
  isCut: false,
});

test.each([
  [{}, "Portal Conexões"],
  [{ busca: "ana", tipo: "premium" }, "Portal Conexões"],
  [{ especialidade: "Outros" }, "Outros: profissionais em Mato Grosso do Sul"],
  [{ regiao: "Bonito" }, "Profissionais da construção em Bonito"],
  [{ regiao: "Bonito", especialidade: "Outros" }, "Outros: profissionais em Bonito"],
] as const)("the directory with %j is called %j", (search, title) => {
  expect(directoryHead(directoryInputOf(search), pageOf(1, []), ADDRESS).title).toBe(title);
});

test("the directory's list counts on from the pages before, and names the page that it found", () => {
  const { path, jsonLd } = directoryHead(
    directoryInputOf({ regiao: "Bonito", pagina: 5 }),
    pageOf(2, [entry]),
    ADDRESS,
  );
  expect(path).toBe("/portal-conexoes?regiao=Bonito&pagina=2");
  expect(jsonLd).toMatchObject({ url: ADDRESS + path, mainEntity: { itemListElement: [{ position: 9 }] } });
});

test("search engines don't keep a filter without results, but an empty directory", () => {
  const isIndexed = (regiao?: string) =>
    directoryHead(directoryInputOf(regiao ? { regiao } : {}), pageOf(1, []), ADDRESS).isIndexed;
  expect([isIndexed("Bonito"), isIndexed()]).toEqual([false, true]);
});
