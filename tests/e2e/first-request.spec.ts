import type { Locator, Page } from "@playwright/test";
import { desc, eq } from "drizzle-orm";
import { serviceRequests, users } from "../../db/schema/index.ts";
import { DEMO, expect, expectGoodScreen, expectToast, linkIn, mailsTo, test } from "./support/test.ts";

const PASSWORD = "Tijolo#42x";
const DESCRIPTION = "Pintar a sala e dois quartos, tinta já comprada.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Writes what the form asks for, with the contact of this person. */
async function writeRequest(page: Page, tap: (target: Locator) => Promise<void>, name: string): Promise<void> {
  await tap(button(page, "Pintura interna"));
  await tap(page.getByText("Para amanhã", { exact: true }));
  await field(page, "Descrição").fill(DESCRIPTION);
  await tap(button(page, "Campo Grande"));
  await field(page, "Local").fill("Vila Carlota");
  await field(page, "Nome para contato").fill(name);
  await field(page, "Telefone para contato").fill("67999991234");
}

test("a visitor writes first, signs up last, confirms on another device and publishes with ten taps", async ({
  page,
  newVisitor,
  stack,
}, info) => {
  const email = `problema-${info.project.name}@exemplo.com`;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const countRequests = () => stack.db.$count(serviceRequests);
  const before = await countRequests();
  await page.goto("/");
  await tap(page.getByRole("link", { name: "Solicitar serviço" }).first());
  await expect(page.getByText("Até lá, tudo fica só neste aparelho.")).toBeVisible();
  await expect(button(page, "Melhorar com IA")).toHaveCount(0);
  await writeRequest(page, tap, "Vera Visita");
  await tap(button(page, "Continuar"));

  await expect(page.getByRole("heading", { level: 1, name: "Falta só a sua conta" })).toBeVisible();
  await expect(field(page, "Nome completo")).toHaveValue("Vera Visita");
  await expect(field(page, "WhatsApp")).toHaveValue("(67) 99999-1234");
  await expectGoodScreen(page);
  expect(await stack.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  expect(await countRequests()).toBe(before);
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(PASSWORD);
  await field(page, "Confirmar senha").fill(PASSWORD);
  await tap(page.getByRole("checkbox"));
  await tap(button(page, "Criar conta"));

  const [mail] = await mailsTo(stack, email);
  const elsewhere = (await newVisitor()).page;
  await elsewhere.goto(linkIn(mail));
  await field(elsewhere, "Senha").fill(PASSWORD);
  await tap(button(elsewhere, "Confirmar e entrar"));
  await expect(elsewhere.getByText("guardado no aparelho ou navegador em que começou")).toBeVisible();
  await expect(field(elsewhere, "Descrição")).toHaveValue("");
  await expect(field(elsewhere, "Nome para contato")).toHaveValue("Vera Visita");

  await tap(button(page, "Já confirmei: fazer login"));
  await expect(page.getByText("Sua conta está pronta. Confira e publique")).toBeVisible();
  await expect(field(page, "Descrição")).toHaveValue(DESCRIPTION);
  await expectGoodScreen(page);
  expect(await countRequests()).toBe(before);
  await tap(button(page, "Publicar agora"));
  await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
  expect(taps).toBeLessThanOrEqual(10);
  const [made] = await stack.db.select().from(serviceRequests).orderBy(desc(serviceRequests.createdAt)).limit(1);
  expect(made).toMatchObject({ description: DESCRIPTION, contactName: "Vera Visita", city: "Campo Grande (Capital)" });
});

test("what a visitor wrote is not shown to somebody else who logs in on the device, and goes with a log-out", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/solicitar-servico");
  await writeRequest(page, (target) => target.click(), "Vera Visita");
  await button(page, "Continuar").click();
  await expect(page).toHaveURL(/\/entrar\?.*rascunho/);
  const address = new URL(page.url()).searchParams.get("voltar") ?? "";

  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await visitor.logIn(DEMO.client);
  await other.goto("/solicitar-servico");
  await expect(field(other, "Nome para contato")).not.toHaveValue("");
  await expect(field(other, "Nome para contato")).not.toHaveValue("Vera Visita");
  await expect(field(other, "Descrição")).toHaveValue("");

  await other.goto(address);
  await expect(field(other, "Descrição")).toHaveValue(DESCRIPTION);
  await other.goto("/selecionar-painel");
  await button(other, "Sair").click();
  await expect(other).toHaveURL("/");
  await other.goto("/solicitar-servico");
  await expect(field(other, "Descrição")).toHaveValue("");
});
