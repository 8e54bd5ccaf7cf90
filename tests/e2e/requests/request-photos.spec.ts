import sharp from "sharp";
import { photo } from "../support/listings.ts";
import { chooseAction, chooseCity } from "../support/requests.ts";
import {
  closeToasts,
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  REPEATED,
  test,
} from "../support/test.ts";

const RED = ["vermelha.jpg", "#b42318"] as const;
const GREEN = ["verde.jpg", "#15803d"] as const;

test("a request is published with photos, which others see and its owner changes", async ({
  visitor,
  newVisitor,
}, info) => {
  const { page } = visitor;
  const place = `Rua das Fotos ${info.project.name}`;
  await visitor.logIn(DEMO.client);
  await page.goto("/solicitar-servico");
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
  await page.getByRole("option", { name: "Outros", exact: true }).click();
  await page.getByText("Urgente", { exact: true }).click();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Trocar as telhas da varanda.");
  await chooseCity(page, "Dourados");
  await page.getByRole("textbox", { name: "Local", exact: true }).fill(place);
  await page.locator("input[type=file]").setInputFiles([await photo(...RED), await photo(...GREEN)]);
  await expect(page.getByText("2 de 4")).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles([await photo(...RED), await photo(...GREEN), await photo(...RED)]);
  await expectToast(page, "Limite atingido", "Máximo de 4 fotos por solicitação. 1 foto ficou de fora.");
  for (const position of [4, 3]) await page.getByRole("button", { name: `Remover foto ${position}` }).click();
  await expect(page.getByText("2 de 4")).toBeVisible();
  await expect(page.getByText(/isso fica por sua conta e risco/)).toBeVisible();
  await page.getByRole("button", { name: "Capa: foto 2" }).click();
  await expectLoaded(page);
  // Whatever arrives first.
  let isCover = true;
  await page.route("**/upload/requests/**", async (route) => {
    const other = isCover && page.waitForResponse("**/upload/requests/**");
    isCover = false;
    await other;
    await route.continue();
  });
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expect(page.getByText("Sua solicitação está no ar")).toBeVisible();

  const other = await newVisitor();
  await other.logIn(DEMO.provider);
  const card = other.page.getByRole("article").filter({ hasText: place });
  await test.step("another provider sees them in the list, the detail and the large view", async () => {
    await other.page.goto("/oportunidades?cidade=Dourados");
    await expect(card).toContainText("2 fotos");
    await expectLoaded(other.page);
    await card.getByRole("link").click();
    const gallery = other.page.getByRole("region", { name: "Fotos da solicitação" });
    await expect(gallery.getByRole("link", { name: /^Ampliar foto/ })).toHaveCount(2);
    await expectGoodScreen(other.page);
    const cover = gallery.getByRole("link", { name: "Ampliar foto 1 de 2" });
    const stored = await other.page.request.get((await cover.getAttribute("href")) ?? "");
    const { dominant } = await sharp(await stored.body()).stats();
    expect(dominant.g, "the green one").toBeGreaterThan(dominant.r);
    await cover.click();
    await expect(other.page.getByRole("button", { name: "Fechar fotos" })).toBeVisible();
    await other.page.keyboard.press("Escape");
    await expect(other.page.getByRole("button", { name: "Fechar fotos" })).toHaveCount(0);
    await expect(gallery).toBeVisible();
  });

  await test.step("the owner removes one, and the other app shows it at once", async () => {
    await closeToasts(page);
    await page.getByRole("link", { name: "Ver minha solicitação" }).click();
    await chooseAction(page, "Editar");
    const form = page.getByRole("dialog", { name: "Editar solicitação" });
    await expect(form.getByText("2 de 4")).toBeVisible();
    await form.getByRole("button", { name: "Remover foto 1" }).click();
    await expect(form.getByText("1 de 4")).toBeVisible();
    await expectGoodScreen(page);
    const gallery = other.page.getByRole("region", { name: "Fotos da solicitação" });
    await expect(gallery.getByRole("link", { name: /^Ampliar foto/ })).toHaveCount(1);
    await form.getByRole("button", { name: "Salvar" }).click();
    await expectToast(page, "Solicitação atualizada com sucesso!");
  });
});

test(
  "a photo that was not sent is said, and the edit form offers it again",
  { tag: FULL },
  async ({ visitor }, info) => {
    const { page } = visitor;
    await visitor.logIn(DEMO.client);
    await page.route("**/upload/requests/**", (route) => route.abort());
    await page.goto("/solicitar-servico");
    await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
    await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
    await page.getByRole("option", { name: "Outros", exact: true }).click();
    await page.getByText("Urgente", { exact: true }).click();
    await page.getByRole("textbox", { name: "Descrição" }).fill("Consertar o portão.");
    await chooseCity(page, "Bonito");
    await page.getByRole("textbox", { name: "Local", exact: true }).fill(`Rua do Portão ${info.project.name}`);
    await page.locator("input[type=file]").setInputFiles([await photo(...RED)]);
    await page.getByRole("button", { name: "Publicar solicitação" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "1 foto não foi enviada" })).toBeVisible();
    await page.unroute("**/upload/requests/**");
    await closeToasts(page);
    await page.getByRole("link", { name: "Ver minha solicitação" }).click();
    await chooseAction(page, "Editar");
    await page.getByRole("button", { name: "Tentar de novo a foto 1" }).click();
    await expect(page.getByRole("button", { name: "Tentar de novo a foto 1" })).toHaveCount(0);
    await expect(page.getByText("1 de 4")).toBeVisible();
  },
);

test("the city filter is in the URL, is taken off by its chip, and widens an empty list", { tag: REPEATED }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/oportunidades?cidade=Taquarussu");
  await expect(page.getByText("Nenhuma oportunidade em Taquarussu")).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("button", { name: "Ver todas as oportunidades" }).click();
  await expect(page).toHaveURL(/\/oportunidades$/);
  await chooseCity(page, "Dourados");
  await expect(page).toHaveURL(/cidade=Dourados/);
  const articles = page.getByRole("article");
  await expect(articles.first()).toContainText("Dourados");
  await expect(articles.filter({ hasNotText: "Dourados" })).toHaveCount(0);
  await expectLoaded(page);
  await articles.first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/cidade=Dourados$/);
  await expect(articles.first()).toContainText("Dourados");
  await page.getByRole("button", { name: "Remover Dourados" }).click();
  await expect(page).toHaveURL(/\/oportunidades$/);
});
