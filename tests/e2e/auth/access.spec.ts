import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions, users } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import {
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  field,
  LAYOUT,
  loadToaster,
  mailsTo,
  REPEATED,
  recordOpenSockets,
  test,
  type Visitor,
} from "../support/test.ts";

const NEW_PASSWORD = "Argamassa#7";

async function makeMember(stack: Stack, options: { name: string; provider?: boolean }): Promise<Person> {
  return makePerson(stack, { ...options, passwordHash: await cheapHash() });
}

async function logInWith(page: Page, email: string, password: string, place = "/profile"): Promise<void> {
  await page.goto(`/entrar?voltar=${place}`);
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Logs in on this device and on another one, both at this place. */
async function onTwoDevices(
  person: Person,
  page: Page,
  newVisitor: () => Promise<Visitor>,
  place: { path: string; heading: string },
): Promise<Page> {
  const other = (await newVisitor()).page;
  const opened = await recordOpenSockets(other);
  for (const device of [other, page]) {
    await logInWith(device, person.email, PASSWORD, place.path);
    await expect(device.getByRole("heading", { name: place.heading })).toBeVisible();
  }
  // Otherwise it hears of nothing.
  await expect.poll(opened).toBe(1);
  return other;
}

test("the dialog for a new password takes the focus: at its first field, or as a whole on phones", {
  tag: LAYOUT,
}, async ({ page, stack, isMobile }) => {
  const person = await makeMember(stack, { name: "Lia do Teclado" });
  await logInWith(page, person.email, PASSWORD, "/conta");
  await page.getByRole("button", { name: "Trocar senha" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Trocar senha" });
  await expect(isMobile ? dialog : field(page, "Senha atual")).toBeFocused();
});

test("a changed password keeps this device logged in, logs the others out, and is told by mail", async ({
  page,
  stack,
  newVisitor,
}) => {
  const person = await makeMember(stack, { name: "Lia Trocada" });
  const other = await onTwoDevices(person, page, newVisitor, { path: "/conta", heading: "Acesso à conta" });

  await page.getByRole("button", { name: "Trocar senha" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Trocar senha" });
  await expect(dialog).toBeVisible();
  await expectLoaded(page);
  await field(page, "Senha atual").press("Enter");
  await expectToast(page, "Campo obrigatório", "Informe a senha.");
  await expect(field(page, "Senha atual")).toBeFocused();
  await field(page, "Senha atual").fill("errada");
  await field(page, "Nova senha").fill("abc");
  await field(page, "Nova senha").press("Enter");
  await expectToast(page, "Senha inválida", "A senha deve conter: um número");
  await expect(field(page, "Nova senha")).toBeFocused();
  await field(page, "Nova senha").fill(NEW_PASSWORD);
  await field(page, "Confirmar senha").fill("outra");
  await field(page, "Confirmar senha").press("Enter");
  await expectToast(page, "Senhas não coincidem");
  await field(page, "Confirmar senha").fill(NEW_PASSWORD);
  await field(page, "Confirmar senha").press("Enter");
  await expectToast(page, "Erro ao alterar a senha", "Senha incorreta. Tente de novo.");
  await expect(field(page, "Senha atual")).toBeFocused();
  await expectGoodScreen(page);
  await field(page, "Senha atual").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Salvar nova senha" }).click();
  await expectToast(page, "Senha alterada com sucesso!", "Os outros aparelhos saíram da conta.");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Trocar senha" })).toBeFocused();

  const [mail] = await mailsTo(stack, person.email);
  expect(mail?.subject).toBe("Sua senha foi alterada");
  await expect(other).toHaveURL(/\/entrar/);
  await other.goto("/profile");
  await expect(other).toHaveURL(/\/entrar/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Conta", exact: true })).toBeVisible();
  await logInWith(other, person.email, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/profile$/);
});

test("the list of devices names them, and one or all others can be logged out", { tag: REPEATED }, async ({
  page,
  stack,
  newVisitor,
}) => {
  const person = await makeMember(stack, { name: "Téo Aparelhos" });
  await stack.db.delete(sessions).where(eq(sessions.userId, person.id));
  const other = await onTwoDevices(person, page, newVisitor, { path: "/conta", heading: "Aparelhos conectados" });
  await page.reload();
  const devices = page.getByRole("listitem").filter({ hasText: /Desde \d\d\/\d\d\/\d{4}/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("Este aparelho");
  await expect(devices.first()).toContainText(/Chrome no \w+/);
  await expect(devices.first().getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sair de todos os outros" })).toHaveCount(0);
  await expectLoaded(page);
  await loadToaster(page);
  await devices
    .last()
    .getByRole("button", { name: /^Sair de Chrome no \w+, desde / })
    .press("Enter");
  await expectToast(page, "O aparelho saiu da conta");
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  // The other device hears of it at once.
  await expect(other).toHaveURL(/\/entrar/);

  const [now, expiresAt] = [Date.now(), Math.floor(Date.now() / 1000) + 86_400];
  const device = { userId: person.id, expiresAt, device: null };
  await stack.db.insert(sessions).values([
    { ...device, id: `a-${person.id}`, createdAt: now - 60_000 },
    { ...device, id: `b-${person.id}`, createdAt: now - 120_000 },
  ]);
  await page.reload();
  await expect(page.getByText("Aparelho desconhecido", { exact: true })).toHaveCount(2);
  await loadToaster(page);
  await page.getByRole("button", { name: "Sair de todos os outros" }).click();
  await expectToast(page, "Os outros aparelhos saíram da conta");
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(devices).toHaveCount(1);
});

test("who entered with Google creates a password through a mail", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Gil Google" });
  await visitor.logIn(person.email);
  await page.goto("/conta");
  await page.getByRole("button", { name: "Criar senha" }).click();
  await expectToast(page, "Link enviado!", person.email);
  const [mail] = await mailsTo(stack, person.email);
  expect(mail?.text).toContain("/reset-password#token=");
});

test("new terms are asked for once, on the way to the wanted screen, and can be declined", {
  tag: REPEATED,
}, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makeMember(stack, { name: "Nina Termos", provider: true });
  await stack.db.update(users).set({ termsVersion: "2020-01-01" }).where(eq(users.id, person.id));
  await visitor.logIn(person.email);
  const asked = page.getByRole("heading", { name: "Os termos mudaram" });

  await page.goto("/oportunidades?tipo=Pintura");
  await expect(asked).toBeVisible();
  await expectGoodScreen(page);
  await expect(page.getByRole("link", { name: /^Termos de uso/ })).toHaveAttribute("href", "/termos");
  await expect(page.getByRole("link", { name: /^Política de privacidade/ })).toHaveAttribute("href", "/privacidade");
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();

  await visitor.logIn(person.email);
  await page.goto("/oportunidades?tipo=Pintura");
  await page.getByRole("button", { name: "Aceitar e continuar" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Oportunidades de Trabalho" })).toBeVisible();
  await expect(page).toHaveURL(/\/oportunidades\?tipo=Pintura$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Oportunidades de Trabalho" })).toBeVisible();
  await expect(asked).toHaveCount(0);
});
