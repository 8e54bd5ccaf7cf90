import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema/index.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { holdAnswers } from "../support/overlays.ts";
import {
  DEMO,
  enterAs,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  field,
  linkIn,
  mailsTo,
  test,
} from "../support/test.ts";

const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true }).click();

test("both profile URLs ask visitors to log in", { tag: FULL }, async ({ page }) => {
  for (const path of ["/profile", "/perfil"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/entrar/);
  }
});

test("the form validates in order, marks invalid fields, asks before leaving, and returns to the dashboard", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const { email } = await enterAs(visitor, stack, "Lia Souza");
  await page.goto("/cliente/dashboard");
  await page.getByRole("link", { name: /^Perfil$/ }).click();
  await expect(page.getByRole("heading", { name: "Meu Perfil", level: 1 })).toBeVisible();
  await expect(field(page, "WhatsApp")).toHaveValue("(67) 99999-1234");
  await expect(page.getByText("Quero oferecer serviços")).toBeVisible();
  await expectLoaded(page);
  await field(page, "Nome completo").fill(" ");
  await field(page, "E-mail").fill("");
  await save(page);
  await expectToast(page, "Campo obrigatório", "O nome completo é obrigatório.");
  await expect(field(page, "Nome completo")).toBeFocused();
  await expect(field(page, "Nome completo")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Nome completo").fill("Lia Souza Prado");
  await save(page);
  await expectToast(page, "Campo obrigatório", "O email é obrigatório.");
  await field(page, "E-mail").fill(email);
  await field(page, "WhatsApp").fill("");
  await save(page);
  await expectToast(page, "Campo obrigatório", "O WhatsApp é obrigatório.");
  await field(page, "WhatsApp").fill("67 9999");
  await save(page);
  await expectToast(page, "Erro ao salvar", "Informe o número com DDD");
  await expect(field(page, "WhatsApp")).toBeFocused();
  await expectLoaded(page);

  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Sair sem salvar?" })).toBeVisible();
  await page.getByRole("button", { name: "Continuar escrevendo" }).click();
  await field(page, "WhatsApp").fill("+55 67 98888-4321");
  await save(page);
  await expectToast(page, "Perfil atualizado!", "Suas informações foram salvas com sucesso.");
  await expect(page.getByRole("button", { name: "Confirmar número" })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await field(page, "Nome completo").fill("Lia Souza Pinho");
  await save(page);
  await expect(page).toHaveURL(/\/cliente\/dashboard/);
  await page.goto("/perfil");
  await expect(field(page, "Nome completo")).toHaveValue("Lia Souza Pinho");
  await expect(field(page, "WhatsApp")).toHaveValue("(67) 98888-4321");
});

test("what is typed while the profile is being saved is kept", async ({ visitor, stack }) => {
  const { page } = visitor;
  await enterAs(visitor, stack, "Rui Matos");
  await page.goto("/perfil");
  await expectLoaded(page);
  await field(page, "WhatsApp").fill("67 98888-4321");
  const answers = await holdAnswers(page, "profiles.updateBasics");
  await save(page);
  await field(page, "Nome completo").fill("Rui Matos Leal");
  answers.release();
  await expectToast(page, "Perfil atualizado!");
  await expect(field(page, "Nome completo")).toHaveValue("Rui Matos Leal");
  await page.reload();
  await expect(field(page, "Nome completo")).toHaveValue("Rui Matos Leal");
});

test("a new email address requires the password and takes effect when its link is opened on any device", async ({
  visitor,
  stack,
  newVisitor,
}, info) => {
  const { page } = visitor;
  const email = `trocado-${info.project.name}@exemplo.com`;
  const { email: old } = await enterAs(visitor, stack, "Téo Lima");
  await page.goto("/profile");
  await expect(field(page, "Sua senha")).toHaveCount(0);
  await field(page, "E-mail").fill(DEMO.provider);
  await expect(field(page, "Sua senha")).toBeVisible();
  await save(page);
  await expectToast(page, "Campo obrigatório", "Informe a senha.");
  await expect(field(page, "Sua senha")).toBeFocused();
  await expectLoaded(page);
  await field(page, "Sua senha").fill("errada");
  await save(page);
  await expectToast(page, "Erro ao salvar", "Senha incorreta. Tente de novo.");
  await expect(field(page, "Sua senha")).toBeFocused();
  await field(page, "Sua senha").fill(PASSWORD);
  await save(page);
  await expectToast(page, "Erro ao salvar", "Este e-mail já está cadastrado");
  await expect(field(page, "E-mail")).toBeFocused();

  await field(page, "E-mail").fill(email);
  await save(page);
  await expectToast(
    page,
    "Perfil atualizado!",
    `Falta confirmar o novo e-mail: abra o link que enviamos para ${email}.`,
  );
  await expect(page.getByText("Falta confirmar o novo e-mail", { exact: true })).toBeVisible();
  await expect(field(page, "E-mail")).toHaveValue(old);
  await expect(field(page, "Sua senha")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Enviar o link de novo" }).click();
  await expectToast(page, "Link de confirmação enviado!");

  const [newest, oldest] = await mailsTo(stack, email, 2);
  const other = (await newVisitor()).page;
  await other.goto(linkIn(oldest));
  await expect(other.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await expectGoodScreen(other);
  await other.goto("about:blank");
  await other.goto(linkIn(newest));
  await expect(other.getByRole("heading", { name: "E-mail trocado!" })).toBeVisible();
  await expect(other).toHaveURL(/\/profile$/);
  await expectLoaded(other);
  await other.getByRole("link", { name: "Entrar" }).click();
  await field(other, "E-mail").fill(email);
  await field(other, "Senha").fill(PASSWORD);
  await other.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(other, "Login realizado com sucesso!");

  await page.goto("/profile");
  await expect(page).toHaveURL(/\/entrar/);
});

test(
  "the current email address is notified of a change and can cancel it without a login",
  { tag: FULL },
  async ({ visitor, stack, newVisitor }, info) => {
    const { page } = visitor;
    const email = `ladrao-${info.project.name}@exemplo.com`;
    const { email: old } = await enterAs(visitor, stack, "Bia Lima");
    await page.goto("/profile");
    await field(page, "E-mail").fill(email);
    await field(page, "Sua senha").fill(PASSWORD);
    await save(page);
    await expectToast(page, "Perfil atualizado!");
    const [told] = await mailsTo(stack, old);
    expect(told?.subject).toMatch(/^Troca de e-mail/);
    const [asked] = await mailsTo(stack, email);

    const other = (await newVisitor()).page;
    await other.goto(linkIn(told));
    await expect(other.getByRole("heading", { name: "Cancelar a troca de e-mail?" })).toBeVisible();
    await expect(other).toHaveURL(/\/profile$/);
    await expectGoodScreen(other);
    await page.reload();
    await expect(page.getByText("Falta confirmar o novo e-mail")).toBeVisible();

    await other.getByRole("button", { name: "Cancelar a troca" }).click();
    await expect(other.getByRole("heading", { name: "Troca cancelada" })).toBeVisible();
    await expectLoaded(other);
    await other.getByRole("link", { name: "Criar nova senha" }).click();
    await expect(other).toHaveURL(/\/reset-password$/);
    await page.reload();
    await expect(field(page, "E-mail")).toHaveValue(old);
    await expect(page.getByText("Falta confirmar o novo e-mail")).toHaveCount(0);

    for (const [link, heading] of [
      [linkIn(told), "Cancelar a troca de e-mail?"],
      [linkIn(asked), "Este link não vale mais"],
    ] as const) {
      await other.goto("about:blank");
      await other.goto(link);
      await expect(other.getByRole("heading", { name: heading })).toBeVisible();
    }
    await other.goto("about:blank");
    await other.goto(linkIn(told));
    await other.getByRole("button", { name: "Cancelar a troca" }).click();
    await expect(other.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
    await expectLoaded(other);
  },
);

test(
  "an account without a password changes its email after a new Google sign-in, which keeps the input",
  { tag: FULL },
  async ({ page, stack }, info) => {
    const [old, email] = [`google-${info.project.name}@gmail.com`, `outro-google-${info.project.name}@exemplo.com`];
    await page.goto("/entrar");
    await page.getByRole("button", { name: /Google/ }).click();
    await page.getByLabel("Nome").last().fill("Gil Google");
    await page.getByLabel("E-mail", { exact: true }).last().fill(old);
    await page.getByRole("button", { name: "Entrar com esta conta" }).click();
    await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("67999991234");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Cliente" }).click();
    await expect(page).toHaveURL(/\/cliente\/dashboard/);
    await stack.db.update(sessions).set({ createdAt: 0 }).where(eq(sessions.authMethod, "google"));

    await page.goto("/profile");
    await field(page, "E-mail").fill(email);
    await save(page);
    await expectToast(page, "Erro ao salvar", "Para trocar o e-mail ou o WhatsApp, entre de novo com o Google.");
    await expectLoaded(page);
    await page.getByRole("link", { name: "Entrar com o Google" }).click();
    await expect(page.getByLabel("E-mail", { exact: true }).last()).toHaveValue(old);
    await page.getByLabel("Nome").last().fill("Gil Google");
    await page.getByRole("button", { name: "Entrar com esta conta" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(field(page, "E-mail")).toHaveValue(email);
    await save(page);
    await expectToast(page, "Perfil atualizado!");
    await expect(page.getByText("Falta confirmar o novo e-mail")).toBeVisible();
  },
);

test("after an older log-in, another WhatsApp and a copy of the data ask for the password", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const { id } = await enterAs(visitor, stack, "Nina Volta");
  const own = eq(sessions.userId, id);
  await stack.db
    .update(sessions)
    .set({ createdAt: Date.now() - HOUR_MS })
    .where(own);

  await page.goto("/profile");
  await expect(field(page, "Sua senha")).toBeHidden();
  await field(page, "WhatsApp").fill("67988884321");
  await save(page);
  await expectToast(page, "Campo obrigatório", "Informe a senha.");
  await expect(field(page, "Sua senha")).toBeFocused();
  await expectLoaded(page);
  await field(page, "Sua senha").fill(PASSWORD);
  await save(page);
  await expectToast(page, "Perfil atualizado!");

  await page.goto("/conta");
  const button = page.getByRole("button", { name: "Baixar meus dados" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(dialog).toBeVisible();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Confirme" })).toHaveCount(0);
  await dialog.getByLabel("Sua senha").fill("errada");
  await dialog.getByRole("button", { name: "Baixar meus dados" }).click();
  await expect(dialog.getByText("Senha incorreta. Tente de novo.")).toBeVisible();
  await expectLoaded(page);
  await dialog.getByLabel("Sua senha").fill(PASSWORD);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar meus dados" }).click();
  expect((await download).suggestedFilename()).toBe("meus-dados-portal-da-construcao.json");
  await expect(dialog).toBeHidden();
});

test("users can download their data, and delete the account with the typed word and the password", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const { email } = await enterAs(visitor, stack, "Noé Vai");
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Conta", exact: true }).click();
  await expect(page).toHaveURL("/conta");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("meus-dados-portal-da-construcao.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ account: { email } });

  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir minha conta?" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("suas solicitações, interesses e anúncios")).toBeVisible();
  await expectGoodScreen(page);
  const confirm = () => dialog.getByRole("button", { name: "Excluir minha conta" }).click();
  await confirm();
  await expect(dialog.getByText("Digite a palavra EXCLUIR.")).toBeVisible();
  await field(page, "Digite EXCLUIR para confirmar").fill("EXCLUIR");
  await field(page, "Sua senha").fill("errada");
  await confirm();
  await expectToast(page, "Erro ao excluir a conta", "Senha incorreta. Tente de novo.");
  await expect(field(page, "Sua senha")).toBeFocused();
  await field(page, "Sua senha").fill(PASSWORD);
  await confirm();
  await expectToast(page, "Conta excluída");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/entrar/);
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(page, "Erro no login");
});

test("what the account leads to leads back, and a new e-mail waits there", async ({ visitor, stack }) => {
  const { page } = visitor;
  const { email: old } = await enterAs(visitor, stack, "Rui Lima");
  await page.goto("/conta");
  await expectLoaded(page);
  const back = async () => {
    await page.getByRole("link", { name: "Voltar", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Conta", level: 1 })).toBeVisible();
  };
  await page.getByRole("link", { name: "Trocar e-mail" }).click();
  await expect(field(page, "E-mail")).toBeFocused();
  await back();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Buscas salvas/ })
    .click();
  await expect(page.getByRole("heading", { name: "Buscas salvas", level: 1 })).toBeVisible();
  await back();

  const email = `outro-${old}`;
  await page.getByRole("link", { name: "Trocar e-mail" }).click();
  await expect(field(page, "E-mail")).toBeFocused();
  await field(page, "E-mail").fill(email);
  await field(page, "Sua senha").fill(PASSWORD);
  await save(page);
  await expectToast(page, "Perfil atualizado!");
  await page.goto("/conta");
  await expect(page.getByText(`Falta confirmar ${email}`)).toBeVisible();
});
