import { eq } from "drizzle-orm";
import { cliente, sessions } from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { openPanel } from "../support/admin.ts";
import { expect, expectGoodScreen, expectToast, test, type Visitor } from "../support/test.ts";

const LOG_IN = "Entrar com a digital ou o rosto";

/** Gives the browser a fingerprint reader that always recognizes its owner. */
async function withFingerprint({ page }: Visitor): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a person takes the offer to log in with a fingerprint, and removes it", async ({ visitor, stack }) => {
  const { page } = visitor;
  await withFingerprint(visitor);
  const { id, email } = await makePerson(stack, { passwordHash: await hashPassword(PASSWORD) });
  await stack.db.update(cliente).set({ firstStepsDismissedAt: Date.now() }).where(eq(cliente.id, id));
  await visitor.logIn(email);
  await page.goto("/cliente/dashboard");
  const offer = page.getByRole("region", { name: "Entre sem senha neste aparelho" });
  await offer.getByRole("button", { name: "Agora não" }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("sem-senha"))).not.toBeNull();
  await page.evaluate(() => localStorage.removeItem("sem-senha"));
  await page.reload();
  await expect(offer).toBeVisible();
  await expectGoodScreen(page);
  await offer.getByRole("button", { name: "Usar neste aparelho" }).click();
  await expectToast(page, "Pronto!");
  await expect(offer).toHaveCount(0);

  await page.goto("/conta");
  const part = page.getByRole("region", { name: "Digital ou rosto" });
  await part.getByRole("button", { name: /^Renomear/ }).click();
  await page.getByRole("textbox", { name: "Nome" }).fill("Celular da obra");
  await stack.db.delete(sessions).where(eq(sessions.userId, id));
  await page.getByRole("button", { name: "Salvar" }).click();
  const again = page.getByRole("dialog", { name: "Entre de novo" });
  await expect(again.getByRole("button", { name: LOG_IN })).toBeVisible();
  await expectGoodScreen(page);
  await again.getByRole("button", { name: LOG_IN }).click();
  await expect(part.getByText("Celular da obra", { exact: true }).first()).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("main").getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/entrar?voltar=%2Fconta");
  await page.getByRole("button", { name: LOG_IN }).click();
  await expect(part.getByText(/^Último uso/)).toBeVisible();

  await part.getByRole("button", { name: /^Remover/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expectToast(page, "Chave de acesso removida");
  await expect(part.getByText("Celular da obra")).toHaveCount(0);

  await stack.db
    .update(sessions)
    .set({ createdAt: Date.now() - HOUR_MS })
    .where(eq(sessions.userId, id));
  await part.getByRole("button", { name: "Usar neste aparelho" }).click();
  const dialog = page.getByRole("dialog", { name: "Chave de acesso" });
  await dialog.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expectToast(page, "Pronto!");
});

test("an admin makes a passkey, and is asked for it or for a code after twelve hours", async ({ visitor, stack }) => {
  const { page } = visitor;
  await withFingerprint(visitor);
  const { id } = await openPanel(stack, visitor);
  await page.getByRole("button", { name: "Usar neste aparelho" }).click();
  const codes = page.getByRole("dialog", { name: "Guarde estes códigos" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const code = await codes.getByRole("listitem").first().innerText();
  await expectGoodScreen(page);
  await codes.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(page.getByText("Restam 10 códigos de recuperação.")).toBeVisible();

  const letTimePass = () =>
    stack.db
      .update(sessions)
      .set({ confirmedAt: Date.now() - 13 * HOUR_MS })
      .where(eq(sessions.userId, id));
  await letTimePass();
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expectToast(page, "Confirme quem você é");
  await page.getByRole("button", { name: "Confirmar com a digital ou o rosto" }).click();
  await expect(page.getByText("Restam 10 códigos de recuperação.")).toBeVisible();

  await letTimePass();
  await page.reload();
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(code);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Confirmar com o código" }).click();
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible();

  await stack.db.delete(sessions).where(eq(sessions.userId, id));
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: LOG_IN }).click();
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible();
});
