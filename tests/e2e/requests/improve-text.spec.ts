import type { Page } from "@playwright/test";
import { setAi } from "../../support/fakes.ts";
import { chooseAction, chooseCity } from "../support/requests.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  loadToaster,
  mutate,
  test,
  type Visitor,
} from "../support/test.ts";

const TYPED = "trocar o piso da sala , 20 m².  material já comprado";
const IMPROVED = "Trocar o piso da sala, 20 m². Material já comprado.";
const IMPROVE_LIMIT = 10;

const description = (page: Page) => page.getByRole("textbox", { name: "Descrição", exact: true });
const improve = (page: Page) => page.getByRole("button", { name: "Melhorar com IA" });
const undo = (page: Page) => page.getByRole("button", { name: "Desfazer" });

/** Logs in and fills in the description of a new request. */
async function write(visitor: Visitor, text: string, email: string = DEMO.client): Promise<Page> {
  const { page } = visitor;
  await visitor.logIn(email);
  await page.goto("/solicitar-servico");
  await description(page).fill(text);
  return page;
}

test.beforeEach(({ stack }) => setAi(stack.fakesUrl, "ok"));

test("a description is improved, restored, improved again, edited, and kept as a draft", async ({ visitor }) => {
  const page = await write(visitor, TYPED);
  await improve(page).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Texto melhorado com sucesso!", "A IA aprimorou sua descrição.");
  await expect(description(page)).toHaveValue(IMPROVED);
  await expect(page.getByText(`${IMPROVED.length}/500`)).toBeVisible();
  await expect(improve(page)).toBeFocused();
  await expectGoodScreen(page);

  await undo(page).focus();
  await page.keyboard.press("Enter");
  await expect(description(page)).toHaveValue(TYPED);
  await expect(undo(page)).toHaveCount(0);
  await expect(improve(page)).toBeFocused();
  await expect(page.getByText("Seu texto está de volta.")).toBeAttached();

  await improve(page).click();
  await expect(undo(page)).toBeVisible();
  await description(page).press("End");
  await description(page).pressSequentially(" Obrigado.");
  await expect(undo(page)).toHaveCount(0);
  await page.reload();
  await expect(description(page)).toHaveValue(/^Trocar o piso.*Obrigado\.$/);
});

test("an improved text that is too long is shortened, with a message", { tag: FULL }, async ({ visitor, stack }) => {
  await setAi(stack.fakesUrl, "long");
  const page = await write(visitor, TYPED);
  await improve(page).click();
  await expectToast(page, "Texto melhorado e ajustado");
  const text = await description(page).inputValue();
  expect(text.length).toBeGreaterThan(450);
  expect(text.length).toBeLessThanOrEqual(500);
  await expectLoaded(page);
});

test("a blank text isn't sent, and a text stays unchanged if the AI fails", async ({ visitor, stack }) => {
  const page = await write(visitor, "   ");
  await improve(page).click();
  await expectToast(page, "Texto vazio", "Digite uma descrição para melhorar.");
  await expect(description(page)).toBeFocused();

  await description(page).fill(TYPED);
  await setAi(stack.fakesUrl, "empty");
  await improve(page).click();
  await expectToast(page, "Campo vazio");
  await setAi(stack.fakesUrl, "failing");
  await improve(page).click();
  await expectToast(page, "Erro ao melhorar texto", "Tente novamente em alguns instantes.");
  await expect(description(page)).toHaveValue(TYPED);
  await expect(undo(page)).toHaveCount(0);
  await expectLoaded(page);
});

test("the text is read-only while it is being improved, and publishing doesn't wait for it", async ({
  visitor,
  stack,
}) => {
  await setAi(stack.fakesUrl, "slow");
  const page = await write(visitor, TYPED);
  await improve(page).click();
  await expect(page.getByRole("button", { name: "Melhorando..." })).toBeVisible();
  await expect(description(page)).not.toBeEditable();
  await expectGoodScreen(page);
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
  await page.getByRole("option", { name: "Outros", exact: true }).click();
  await page.getByText("Urgente", { exact: true }).click();
  await chooseCity(page);
  await page.getByRole("textbox", { name: "Local", exact: true }).fill("Centro, Campo Grande");
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expectToast(page, "Solicitação criada com sucesso!");
});

test("being offline, logged out or over the limit shows a message", { tag: FULL }, async ({ visitor, stack }) => {
  const page = await write(visitor, TYPED, DEMO.premium);
  await loadToaster(page);
  await page.context().setOffline(true);
  await improve(page).click();
  await expectToast(page, "Erro ao melhorar texto", "Você está sem internet.");
  await page.context().setOffline(false);

  for (let call = 0; call < IMPROVE_LIMIT; call++) {
    await mutate(page, stack, "requests.improveText", { text: TYPED, serviceType: "" });
  }
  await improve(page).click();
  await expectToast(page, "Erro ao melhorar texto", "Você já melhorou muitos textos.");

  await page.context().clearCookies();
  await improve(page).click();
  await page.getByRole("dialog", { name: "Entre de novo" }).getByRole("button", { name: "Cancelar" }).click();
  await expectToast(page, "Erro de autenticação", "Você precisa estar logado para melhorar o texto.");
});

test("owners can improve the description of a request while editing it", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await page.getByRole("article").filter({ hasText: "Sua" }).first().getByRole("link").click();
  await chooseAction(page, "Editar");
  await description(page).fill(TYPED);
  await improve(page).click();
  await expect(description(page)).toHaveValue(IMPROVED);
  await expectLoaded(page);
  await undo(page).click();
  await expect(description(page)).toHaveValue(TYPED);
});
