import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { professionalProfiles } from "../../../db/schema/index.ts";
import { LOCAL_LINKS, LOCAL_SIZE } from "../../../src/features/networking/rules.ts";
import type { LocalPage } from "../../../src/features/networking/schemas.ts";
import { relistProvider } from "../../../src/features/networking/statements.ts";
import { SERVICE_REGIONS } from "../../../src/shared/municipalities.ts";
import { crawl } from "../../support/crawl.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct({ settings: { EDGE_CACHE_SECONDS: "15" } });

const url = (path: string) => product.stack.url + path;

/** A provider of one specialty in some municipalities, or in the whole state. */
function provider(name: string, specialty: string, regions: readonly string[], options: { premium?: boolean } = {}) {
  const card = { specialties: [specialty], serviceRegions: [...regions], wholeState: regions.length === 0 };
  return makeProvider(product, { name, card, ...options });
}

async function local(trade: string, city: string, person?: Person) {
  return product.query("networking.local", { trade, city }, person);
}

const names = (data: unknown) => (data as LocalPage).items.map(({ name }) => name);
const sitemap = async () => (await product.fetch("/sitemap.xml")).text();

test("lists those who name the city before those of the whole state, premium first, in one round trip", async () => {
  await provider("Zeca Local", "Projeto estrutural", ["Bonito", "Jardim"]);
  await provider("Ana Estado", "Projeto estrutural", [], { premium: true });
  await provider("Rui Local", "Projeto estrutural", ["Bonito"], { premium: true });
  await provider("Bia Local", "Projeto estrutural", ["Bonito"]);
  await provider("Caio Longe", "Projeto estrutural", ["Corumbá"]);
  await provider("Davi Outro", "Projeto elétrico", ["Bonito"]);
  const answer = await local("projeto-estrutural", "bonito");
  expect([answer.status, answer.roundTrips]).toEqual([200, 1]);
  expect(names(answer.data)).toEqual(["Rui Local", "Bia Local", "Zeca Local", "Ana Estado"]);
  expect(answer.data).toMatchObject({
    specialty: "Projeto estrutural",
    city: "Bonito",
    region: "Bonito",
    total: { count: 4, isMore: false },
    cities: [
      { name: "Corumbá", slug: "corumba" },
      { name: "Jardim", slug: "jardim" },
    ],
    trades: [{ name: "Projeto elétrico", slug: "projeto-eletrico" }],
  });
  const directory = await product.query("networking.directory", {
    text: "",
    specialty: "Projeto estrutural",
    region: "Bonito",
    userType: null,
    page: 1,
  });
  expect(names(directory.data).sort()).toEqual(names(answer.data).sort());
});

test("is rendered with a complete head, and asks for one thing", async () => {
  const person = await provider("Olga Capital", "Troca de fiação", ["Campo Grande (Capital)"]);
  const path = "/profissionais/troca-de-fiacao/campo-grande";
  const page = await crawl(product, path);
  expect([page.status, page.roundTrips]).toEqual([200, 1]);
  expect(page.titles).toEqual(["Troca de fiação em Campo Grande (MS) | Portal da Construção"]);
  expect(page.canonicals).toEqual([url(path)]);
  expect([page.meta("og:url"), page.meta("robots")]).toEqual([url(path), undefined]);
  expect(page.meta("description")).toBe(
    "Troca de fiação em Campo Grande: 1 profissional. Veja avaliações, referências e portfólio e chame no WhatsApp.",
  );
  expect(page.html).toContain('<h1 class="text-2xl md:text-3xl">Troca de fiação em Campo Grande</h1>');
  expect(page.html).toContain("Olga Capital");
  expect(page.html).not.toContain(person.phone);
  expect(page.schema).toMatchObject({
    "@type": "CollectionPage",
    mainEntity: { itemListElement: [{ name: "Olga Capital", url: url(`/portal-conexoes/perfil/${person.id}`) }] },
  });
  expect(page.answers?.map(({ path: name }) => name.join("."))).toEqual(["auth.me", "networking.local"]);
  expect((await crawl(product, path)).roundTrips).toBe(0);
});

test("exists only where somebody names the city; the sitemap has the same pages", async () => {
  await provider("Ivo Estado", "Sondagem de solo (SPT)", []);
  await provider("Eva Longe", "Sondagem de solo (SPT)", ["Sonora"]);
  await provider("Léo Outros", "Outros", ["Sonora"]);
  const hidden = await provider("Noé Oculto", "Laudo técnico com ART", ["Sonora"]);
  await product.db
    .update(professionalProfiles)
    .set({ hiddenBecause: "decision" })
    .where(eq(professionalProfiles.userId, hidden.id));
  await product.db.batch(relistProvider(product.db, hidden.id));
  const there = "/profissionais/sondagem-de-solo-spt/sonora";
  expect((await crawl(product, there)).status).toBe(200);
  const xml = await sitemap();
  expect(xml).toContain(`<loc>${url(there)}</loc>`);
  for (const path of [
    "/profissionais/sondagem-de-solo-spt/bonito",
    "/profissionais/laudo-tecnico-com-art/sonora",
    "/profissionais/outros/sonora",
    "/profissionais/nada/sonora",
    "/profissionais/sondagem-de-solo-spt/nenhures",
    "/profissionais/sondagem-de-solo-spt/estado",
    "/profissionais/sondagem-de-solo-spt/campo-grande-capital",
  ]) {
    const page = await crawl(product, path);
    expect([path, page.status, page.meta("robots"), page.canonicals]).toEqual([path, 404, "noindex", []]);
    expect(page.html).not.toMatch(/Ivo Estado|Noé Oculto|Léo Outros/);
    expect(xml).not.toContain(path);
  }
});

test("has one address", async () => {
  await provider("Gil Endereço", "Caça-vazamento", ["Três Lagoas"]);
  const path = "/profissionais/caca-vazamento/tres-lagoas";
  expect((await crawl(product, path)).status).toBe(200);
  for (const other of [`${path}/`, "/profissionais/Caca-Vazamento/TRES-LAGOAS"]) {
    const moved = await product.fetch(other, { redirect: "manual" });
    expect([moved.status, new URL(moved.headers.get("location") ?? "", url("/")).pathname]).toEqual([301, path]);
  }
  expect((await crawl(product, `${path}?utm_source=x`)).canonicals).toEqual([url(path)]);
  const directory = (search: Record<string, string>) =>
    crawl(product, `/portal-conexoes?${new URLSearchParams(search)}`);
  const filters = { especialidade: "Caça-vazamento", regiao: "Três Lagoas" };
  expect((await directory(filters)).canonicals).toEqual([url(path)]);
  expect((await directory({ especialidade: "Caça-vazamento" })).canonicals[0]).toContain("/portal-conexoes?");
  await provider("Ivo Estado", "Terraplanagem", []);
  const wholeState = await directory({ especialidade: "Terraplanagem", regiao: "Três Lagoas" });
  expect(wholeState.html).toContain("Ivo Estado");
  expect(wholeState.canonicals[0]).toContain("/portal-conexoes?");
});

test("leaves the viewer out, tells them of connections, and keeps both from visitors", async () => {
  const [one, two] = [
    await provider("Uma Vista", "Locação de obra com gabarito", ["Jateí"]),
    await provider("Duda Vista", "Locação de obra com gabarito", ["Jateí"]),
  ];
  await makeConnection(product, one, two, { status: "accepted", answeredAt: Date.now() });
  const place = ["locacao-de-obra-com-gabarito", "jatei"] as const;
  const seen = await local(...place, one);
  expect(seen.roundTrips).toBe(2);
  expect(seen.data).toMatchObject({ total: { count: 1 }, items: [{ name: "Duda Vista", isConnected: true }] });
  const visitor = await local(...place);
  expect(visitor.data).toMatchObject({
    total: { count: 2 },
    items: [{ isConnected: false }, { isConnected: false }],
  });
  await product.db.batch([
    product.db
      .update(professionalProfiles)
      .set({ hiddenBecause: "decision" })
      .where(eq(professionalProfiles.userId, two.id)),
    ...relistProvider(product.db, two.id),
  ]);
  const alone = await local(...place, one);
  expect([alone.status, names(alone.data)]).toEqual([200, []]);
  const page = await crawl(product, `/profissionais/${place.join("/")}`, one);
  expect([page.status, page.html.includes("Só você, por enquanto")]).toEqual([200, true]);
});

test("shows a bounded number of professionals and links, and tells of the others", async () => {
  const specialty = "Perfuração de estacas";
  const people = Array.from({ length: LOCAL_SIZE + 1 }, (_, n) =>
    provider(`Pessoa ${String(n).padStart(2, "0")}`, specialty, ["Maracaju"]),
  );
  await Promise.all([...people, ...SERVICE_REGIONS.map((region) => provider("Todos", specialty, [region]))]);
  const { data } = await local("perfuracao-de-estacas", "maracaju");
  const page = data as LocalPage;
  expect(page.items).toHaveLength(LOCAL_SIZE);
  expect(page.total).toEqual({ count: LOCAL_SIZE + 2, isMore: false });
  expect(page.cities).toHaveLength(LOCAL_LINKS);
  expect(page.cities[0]).toEqual({ name: "Miranda", slug: "miranda" });
  const { html } = await crawl(product, "/profissionais/perfuracao-de-estacas/maracaju");
  expect(html).toContain("/portal-conexoes?especialidade=Perfura%C3%A7%C3%A3o+de+estacas&amp;regiao=Maracaju");
  expect(html).toContain('href="/profissionais/perfuracao-de-estacas/miranda"');
});

test("refuses what cannot be a slug", async () => {
  const person = await makePerson(product);
  for (const trade of ["", "Ação", "a/b", "a".repeat(200), "%00"]) {
    const { error } = await local(trade, "dourados", person);
    expect([trade, error?.code]).toEqual([trade, "input.invalid"]);
  }
  expect((await crawl(product, "/profissionais/%c3%a7/dourados")).status).toBe(404);
});
