import { sql } from "drizzle-orm";
import { localPathOf } from "../../../src/features/networking/local-places.ts";
import { makeProvider } from "../../support/network.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectTakenOver,
  FULL,
  REPEATED,
  test,
} from "../support/test.ts";

test("a page of a specialty in a city leads to people, to its neighbours and to the directory", {
  tag: REPEATED,
}, async ({ page, stack }) => {
  const card = { specialties: ["Troca de fiação", "Aterramento e para-raios (SPDA)"] };
  const regions = ["Bonito", "Jardim"];
  const person = await makeProvider(stack, { name: "Lia Vizinha", card: { ...card, serviceRegions: regions } });
  await page.goto("/profissionais/troca-de-fiacao/bonito");
  await expectTakenOver(page);
  await expect(page).toHaveTitle("Troca de fiação em Bonito | Portal da Construção");
  await expect(page.getByRole("heading", { name: "Troca de fiação em Bonito", level: 1 })).toBeVisible();
  const people = page.getByRole("list", { name: "Profissionais" });
  await expect(people.getByRole("link", { name: "Lia Vizinha", exact: true })).toHaveAttribute(
    "href",
    `/portal-conexoes/perfil/${person.id}`,
  );
  await expectLoaded(page);

  await page.getByRole("link", { name: "Jardim", exact: true }).click();
  await expect(page).toHaveURL("/profissionais/troca-de-fiacao/jardim");
  await expect(page.getByRole("heading", { name: "Troca de fiação em Jardim", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Aterramento e para-raios (SPDA)" }).click();
  await expect(page).toHaveURL("/profissionais/aterramento-e-para-raios-spda/jardim");
  const heading = page.getByRole("heading", { name: "Aterramento e para-raios (SPDA) em Jardim", level: 1 });
  await expect(heading).toBeVisible();
  await page.getByRole("link", { name: "Filtrar no Portal Conexões" }).click();
  await expect(page.getByRole("link", { name: "Lia Vizinha", exact: true })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    especialidade: "Aterramento e para-raios (SPDA)",
    regiao: "Jardim",
  });
});

test("a provider connects from the page, and the card tells so", async ({ visitor, stack }) => {
  await makeProvider(stack, {
    name: "Ivo Conexão",
    card: { specialties: ["Caça-vazamento"], serviceRegions: ["Sonora"] },
  });
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/profissionais/caca-vazamento/sonora");
  await expectTakenOver(page);
  await page.getByRole("button", { name: "Conectar Ivo Conexão" }).click();
  await expect(page.getByRole("button", { name: "Pendente Ivo Conexão" })).toBeDisabled();
});

test("a pair without professionals says so, also after a click", async ({ page, stack }) => {
  const answer = await page.goto("/profissionais/caca-vazamento/nada");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Nenhum profissional por aqui ainda", level: 1 })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Portal Conexões" }).first().click();
  await expect(page).toHaveURL("/portal-conexoes");
  const [pair] = await stack.db.all<{ specialty: string; region: string }>(sql`
    select specialty, region from directory_facets where specialty not in ('', 'Outros') and region not in ('', 'estado') limit 1`);
  expect((await page.goto(localPathOf(pair?.specialty ?? "", pair?.region ?? "") ?? ""))?.status()).toBe(200);
});

test("people that cannot be loaded can be asked for again", { tag: FULL }, async ({ page, stack }) => {
  await makeProvider(stack, {
    name: "Gil Rede",
    card: { specialties: ["Conserto de vazamento"], serviceRegions: ["Sonora", "Tacuru"] },
  });
  await page.goto("/profissionais/conserto-de-vazamento/sonora");
  await expectTakenOver(page);
  await page.route(/networking\.local/, (route) => route.abort());
  await page.getByRole("link", { name: "Tacuru" }).click();
  await expect(page.getByText("Não foi possível carregar os profissionais")).toBeVisible();
  await page.unroute(/networking\.local/);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("link", { name: "Gil Rede", exact: true })).toBeVisible();
});
