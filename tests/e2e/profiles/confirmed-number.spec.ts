import { makePerson } from "../../support/people.ts";
import { codeTo, wrong } from "../../support/phone-codes.ts";
import { closeToasts, expect, expectGoodScreen, expectToast, test } from "../support/test.ts";

test("a number is confirmed by the code that arrives on WhatsApp, and the profile says so @layout", async ({
  visitor,
  stack,
}, info) => {
  const { page } = visitor;
  const { email, phone } = await makePerson(stack);
  await visitor.logIn(email);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Confirmar número" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmar seu WhatsApp" });
  await expect(dialog).toContainText(phone.slice(-4));
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Enviar código" }).click();
  const field = dialog.getByRole("textbox", { name: "Código" });
  // On a phone, the keyboard would cover what the dialog says.
  if (info.project.name === "desktop") await expect(field).toBeFocused();
  await codeTo(stack.fakesUrl, phone);
  await dialog.getByRole("button", { name: "Enviar outro código" }).click();
  await expectToast(page, "Outro código enviado!");
  await closeToasts(page);
  const code = await codeTo(stack.fakesUrl, phone, 2);
  await dialog.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(dialog).toContainText("Digite os 6 números do código.");
  await field.fill(wrong(code));
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Código errado. Você tem mais 4 tentativas.");
  await expectGoodScreen(page);

  // The code is on the phone, in another app: the page may be gone by then.
  await page.reload();
  await page.getByRole("button", { name: "Confirmar número" }).click();
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expectToast(page, "Número confirmado!", "O selo já aparece para quem fala com você.");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Número confirmado", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmar número" })).toHaveCount(0);

  await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("(67) 99999-5599");
  await expect(page.getByRole("main").getByText("Número confirmado", { exact: true })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expectToast(page, "Perfil atualizado!");
  await closeToasts(page);
  await page.getByRole("button", { name: "Confirmar número" }).click();
  await expect(dialog).toContainText("5599");
  await expect(page).toHaveURL("/profile");
});
