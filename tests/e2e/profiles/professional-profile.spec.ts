import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Stack } from "../../../dev/stack/stack.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import {
  DEMO,
  enterAs,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  field,
  REPEATED,
  test,
} from "../support/test.ts";

const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true }).click();

/** Sets a photo without uploading one, which other tests cover. */
async function givePhoto({ db }: Stack, email: string): Promise<void> {
  const avatar = "/img/avatars/a.webp";
  await db.run(
    sql`update profiles set avatar_url = ${avatar} where id = (select id from users where email = ${email})`,
  );
}

/** The search box of the open selector; the selectors themselves are buttons. */
const searchBox = (page: Page) => page.locator("input[role=combobox]");

/** Chooses in the open list, which is empty of search words again afterwards. */
async function choose(page: Page, typed: string, option: string): Promise<void> {
  await searchBox(page).fill(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

const SPECIALTIES = /^Especialidades/;
const REGIONS = /^Regiões de atendimento/;

test("offering services opens a second form, which is validated in order and makes the user a provider", async ({
  visitor,
  stack,
}) => {
  test.slow();
  const { page } = visitor;
  const { email } = await enterAs(visitor, stack, "Ana Prado");
  await page.route(/\/img\/avatars\/a\.webp/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Informações profissionais" })).toHaveCount(0);
  await page.getByRole("button", { name: "Quero oferecer serviços" }).click();
  await expect(page.getByRole("heading", { name: "Informações profissionais" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Compartilhar cartão" })).toHaveCount(0);
  await expect(field(page, "Profissão")).toBeVisible();
  await expectLoaded(page);

  await save(page);
  await expectToast(page, "Campo obrigatório", "A foto de perfil é obrigatória.");
  await expect(page.getByRole("button", { name: "Adicionar foto" })).toBeFocused();
  await field(page, "Nome completo").fill("Ana Prado Lima");
  await givePhoto(stack, email);
  await page.reload();

  await test.step("the input survives a reload", async () => {
    await expect(page.getByText("Continuamos de onde você parou.")).toBeVisible();
    await expect(field(page, "Nome completo")).toHaveValue("Ana Prado Lima");
    await expect(field(page, "Profissão")).toBeVisible();
  });

  await save(page);
  await expectToast(page, "Campo obrigatório", "A profissão é obrigatória.");
  await expect(field(page, "Profissão")).toBeFocused();
  await field(page, "Profissão").fill("Pintora");
  await save(page);
  await expectToast(page, "Campo obrigatório", "O perfil profissional é obrigatório.");
  const profile = page.getByRole("combobox", { name: "Perfil profissional" });
  await expect(profile).toBeFocused();
  await expect(profile.getByRole("option")).toHaveText([
    "Selecione o seu perfil",
    "Operacional",
    "Técnico",
    "Gerencial",
    "Comercial",
    "Liderança",
    "Analista",
    "Empreendedor",
  ]);
  await profile.selectOption("tecnico");
  await save(page);
  await expectToast(page, "Campo obrigatório", "Pelo menos uma especialidade deve ser selecionada.");
  await expect(page.getByRole("combobox", { name: SPECIALTIES })).toBeFocused();
  await expectLoaded(page);

  await test.step("specialties are found without accents, shown ten at a time, and limited to three", async () => {
    await page.getByRole("combobox", { name: SPECIALTIES }).click();
    await expect(page.getByRole("option")).toHaveCount(11);
    await page.getByRole("option", { name: /^Ver mais \(\d+ restantes\)$/ }).click();
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(200);
    await choose(page, "CONSTRUCAO DE MURO", "Construção de muro");
    await choose(page, "reforma de coz", "Reforma de cozinha");
    await expect(page.getByText("2 de 3", { exact: true })).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue("");
    await searchBox(page).fill("construção de muro");
    await expect(page.getByRole("option", { name: "Construção de muro", exact: true })).toHaveCount(0);
    await choose(page, "terraplan", "Terraplanagem");
    await expect(page.getByRole("combobox", { name: SPECIALTIES })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Remover Terraplanagem" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: SPECIALTIES })).toBeEnabled();
    await expect(page.getByRole("list", { name: "Serviços escolhidos" }).getByRole("listitem")).toHaveCount(2);
  });

  await save(page);
  await expectToast(page, "Campo obrigatório", "Selecione uma região de atendimento ou marque 'Todo o estado'.");
  await expect(page.getByRole("combobox", { name: REGIONS })).toBeFocused();
  await page.getByRole("combobox", { name: REGIONS }).click();
  await choose(page, "campo", "Campo Grande (Capital)");
  await page.getByRole("button", { name: "Pronto" }).click();
  await page.getByRole("checkbox", { name: /^Todo o estado/ }).check();
  await expect(page.getByRole("button", { name: "Remover Campo Grande (Capital)" })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: REGIONS })).toBeDisabled();

  await field(page, "Instagram").fill("https://exemplo.com/ana");
  await save(page);
  await expectToast(page, "Erro ao salvar", "Informe o nome de usuário do Instagram");
  await expect(field(page, "Instagram")).toBeFocused();
  await field(page, "Instagram").fill("https://www.instagram.com/Ana.Pinta/");
  await save(page);
  await expectToast(page, "Perfil atualizado!", "Suas informações foram salvas com sucesso.");
  await expect(page).toHaveURL(/\/(cliente|prestador)\/dashboard/);

  const [row] = await stack.db.all<Record<string, unknown>>(sql`select profession, professional_profile kind,
    specialties, service_regions regions, whole_state whole, instagram from professional_profiles
    where user_id = (select id from users where email = ${email})`);
  expect(row).toMatchObject({
    profession: "Pintora",
    kind: "tecnico",
    specialties: JSON.stringify(["Construção de muro", "Reforma de cozinha"]),
    regions: "[]",
    whole: 1,
    instagram: "ana.pinta",
  });

  await test.step("a complete profile has a card to share", async () => {
    await page.goto("/perfil");
    await expect(page.getByRole("link", { name: "Ver meu cartão" })).toHaveAttribute(
      "href",
      /^\/cartao\/ana-prado-lima/,
    );
    await expect(page.getByRole("button", { name: "Compartilhar cartão" })).toBeVisible();
    await expect(page.getByText("Continuamos de onde você parou.")).toHaveCount(0);
    await expectGoodScreen(page);
  });

  await test.step("who has no ratings yet has a text instead of empty stars", async () => {
    await page.getByRole("link", { name: "Ver meu cartão" }).click();
    await expect(page.getByText("Ainda sem avaliações")).toBeVisible();
    await page.goto("/prestador/dashboard?secao=avaliacoes");
    await expect(page.getByText("Ainda sem avaliações")).toBeVisible();
    await expect(page.getByText("0,0")).toHaveCount(0);
  });
});

test("what providers say about themselves is on their card and their page", { tag: REPEATED }, async ({ visitor }) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.provider);
  await page.goto("/perfil");
  const presentation = field(page, "Apresentação");
  await presentation.fill("Fale comigo: 67 99999-1234");
  await expect(page.getByText("Parece haver um contato na apresentação")).toBeVisible();
  await presentation.fill("a".repeat(301));
  await expect(page.getByText("Parece haver um contato na apresentação")).toHaveCount(0);
  await expect(page.getByText("301/300")).toBeVisible();
  await save(page);
  await expectToast(page, "Erro ao salvar", "Use no máximo 300 caracteres.");
  await expect(presentation).toBeFocused();
  await presentation.fill("<b>Porcelanato</b> e pastilha, com rejunte limpo.");
  await field(page, "Anos de experiência").fill("99");
  await save(page);
  await expectToast(page, "Erro ao salvar", "Informe um número inteiro de 0 a 70.");
  await expect(field(page, "Anos de experiência")).toBeFocused();
  await field(page, "Anos de experiência").fill("1");

  const select = (name: string) => page.getByRole("combobox", { name, exact: true });
  await select("Dias de atendimento").selectOption("Não informar");
  await expect(select("Início")).toHaveCount(0);
  await select("Dias de atendimento").selectOption("Todos os dias");
  await expect(select("Início")).toHaveValue("7h");
  await select("Início").selectOption("18h30");
  await expect(select("Fim")).toHaveValue("24h");
  await select("Fim").selectOption("22h");
  await expectLoaded(page);
  await save(page);
  await expectToast(page, "Perfil atualizado!");

  const shown = [
    "<b>Porcelanato</b> e pastilha, com rejunte limpo.",
    "1 ano de experiência",
    "Todos os dias, 18h30 às 22h",
  ];
  await page.goto("/cartao/adilson-ramires-vera");
  for (const text of shown) await expect(page.getByText(text)).toBeVisible();
  await expectLoaded(page);
  // Their own card has other actions than that of others.
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("link", { name: "Ver página profissional" }).click();
  await expect(page.getByRole("heading", { name: "Referências" })).toBeVisible();
  for (const text of shown) await expect(page.getByText(text)).toBeVisible();
  await expectLoaded(page);
});

test("an absence is shown on card, page and directory until it is cleared, and does not end in the past", async ({
  visitor,
  newVisitor,
}) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.provider);
  const client = await newVisitor();
  await client.logIn(DEMO.client);
  const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  const badge = `Indisponível até ${day.slice(8)}/${day.slice(5, 7)}`;
  const expectBadge = async (count: number) => {
    await client.page.goto("/cartao/adilson-ramires-vera");
    await expect(client.page.getByRole("heading", { name: "Adilson Ramires Vera" })).toBeVisible();
    await expect(client.page.getByText(badge)).toHaveCount(count);
    await client.page.getByRole("link", { name: "Ver página profissional" }).click();
    await expect(client.page.getByRole("heading", { name: "Referências" })).toBeVisible();
    await expect(client.page.getByText(badge)).toHaveCount(count);
    await client.page.goto("/portal-conexoes?busca=adilson%20ramires");
    await expect(client.page.getByRole("heading", { name: "Adilson Ramires Vera" })).toBeVisible();
    await expect(client.page.getByText(badge)).toHaveCount(count);
  };
  const until = page.getByLabel("Indisponível até");
  await page.goto("/perfil");
  await until.fill("2026-01-31");
  await save(page);
  await expectToast(page, "Data no passado", "Escolha hoje ou um dia depois.");
  await expect(until).toBeFocused();
  await expectGoodScreen(page);
  await until.fill(day);
  await save(page);
  await expectToast(page, "Perfil atualizado!");
  await expectBadge(1);

  await page.goto("/perfil");
  await expect(until).toHaveValue(day);
  await until.fill("");
  await save(page);
  await expectToast(page, "Perfil atualizado!");
  await expectBadge(0);
});
