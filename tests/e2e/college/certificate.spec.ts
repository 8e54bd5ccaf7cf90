import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { certificates, profiles } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { makeCertificate, TITLES } from "../../support/certificates.ts";
import { expectOneSheet, readCertificate } from "../support/paper.ts";
import { DEMO, expect, expectGoodScreen, expectLoaded, REPEATED, test } from "../support/test.ts";

/** 80 characters. */
const LONG_NAME = "Maria Aparecida dos Santos Albuquerque Figueiredo de Vasconcelos e Souza Pereira";
const BASIC = { code: "BCDFG23456", path: "/certificado/bcdfg23456" };
const EXPERT = { code: "HJKMN78923", path: "/certificado/hjkmn78923" };
const OWNER = { email: DEMO.provider, name: "Adilson Ramires Vera" };

async function issue(stack: Stack): Promise<string> {
  const [owner] = await stack.db
    .select({ id: profiles.id, slug: profiles.nameSlug })
    .from(profiles)
    .where(eq(profiles.email, OWNER.email));
  if (!owner) throw new Error("the demo has no provider");
  await stack.db.delete(certificates).where(eq(certificates.userId, owner.id));
  await makeCertificate(stack, owner.id, { code: BASIC.code, name: LONG_NAME, issuedAt: 1 });
  await makeCertificate(stack, owner.id, { code: EXPERT.code, name: OWNER.name, courseId: "eletrica" });
  return owner.slug;
}

/** Expects the print of A4 in landscape with all of its parts on the paper. */
async function expectGoodPrint(page: Page, address: string): Promise<void> {
  await expectOneSheet(page);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "Verificar certificado" })).toBeHidden();
  const frame = await page.locator(".frame").boundingBox();
  for (const part of await page.locator(".frame > *, .facts > *").all()) {
    const box = await part.boundingBox();
    expect(box && frame && box.y + box.height <= frame.y + frame.height).toBe(true);
    expect(box && frame && box.x + box.width <= frame.x + frame.width).toBe(true);
  }
  expect(frame && frame.y + frame.height).toBeLessThan(794);
  expect(await readCertificate(page)).toBe(address);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

test("badges lead visitors from directory, page and card to the certificate, which they print and share", {
  tag: REPEATED,
}, async ({ page, stack }) => {
  const slug = await issue(stack);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/portal-conexoes?busca=adilson+ramires");
  const entry = page.getByRole("article");
  await expect(entry.getByText("Selo Básico")).toBeVisible();
  await expect(entry.getByText("Selo Especialista em Elétrica")).toBeVisible();
  await expect(entry.getByRole("link", { name: /Selo/ })).toHaveCount(0);
  await expectLoaded(page);
  await entry.getByRole("link", { name: OWNER.name, exact: true }).click();
  await expect(page.getByRole("link", { name: "Selo Básico" })).toHaveAttribute("href", BASIC.path);
  await expectGoodScreen(page);

  await page.goto(`/cartao/${slug}`);
  await expect(page.getByRole("link", { name: "Selo Básico" })).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("link", { name: "Selo Especialista em Elétrica" }).click();
  await expect(page).toHaveURL(stack.url + EXPERT.path);
  await expect(page).toHaveTitle(`Certificado de ${OWNER.name} | Portal da Construção`);
  const sheet = page.getByRole("article", { name: "Certificado de conclusão" });
  for (const text of [OWNER.name, TITLES.eletrica, "22/11/2026", "HJKMN-78923", "Selo Especialista"]) {
    await expect(sheet.getByText(text)).toBeVisible();
  }
  await expectGoodScreen(page);
  expect(await readCertificate(page)).toBe(stack.url + EXPERT.path);
  await expectGoodPrint(page, stack.url + EXPERT.path);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => document.body.setAttribute("data-shared", url),
    });
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.getByRole("button", { name: "Copiar e compartilhar" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Link copiado.");
  await expect(page.locator("body")).toHaveAttribute("data-shared", stack.url + EXPERT.path);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack.url + EXPERT.path);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copiar e compartilhar" }).click();
  await expect(page.getByRole("status")).toHaveText("Não foi possível copiar o link.");
  await page.getByRole("link", { name: `Ver cartão de ${OWNER.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: OWNER.name })).toBeVisible();
});

test("the form, its refusals and the longest name are accessible, and that name fits on the paper", {
  tag: REPEATED,
}, async ({ page, stack }) => {
  await issue(stack);
  for (const path of ["/certificado", "/certificado?codigo=abc", "/certificado/zzzzz23456", BASIC.path]) {
    await page.goto(path);
    await expectGoodScreen(page);
  }
  await expectGoodPrint(page, stack.url + BASIC.path);
});

/** For pages without scripts, which axe needs. */
async function expectNoOverflow(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a code is checked, and its certificate is shown and printed", { tag: REPEATED }, async ({ page, stack }) => {
    await issue(stack);
    await page.goto("/certificado");
    await expectNoOverflow(page);
    const field = page.getByRole("textbox", { name: "Código do certificado" });
    await field.fill("abc");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("abc");
    await expect(field).toHaveAccessibleDescription(/^10 letras e números.* Este não é um código de certificado\./);
    await expectNoOverflow(page);
    await field.fill("zzzzz-23456");
    await page.getByRole("button", { name: "Verificar certificado" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certificado não encontrado");
    await expect(page.getByText("Nenhum certificado com este código.")).toBeVisible();
    await expectNoOverflow(page);

    await field.fill(" bcdfg-23456 ");
    await page.getByRole("button", { name: "Verificar certificado" }).click();
    await expect(page).toHaveURL(stack.url + BASIC.path);
    await expect(page.getByText(LONG_NAME, { exact: true })).toBeVisible();
    await expect(page.getByText("Selo Básico")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expectNoOverflow(page);
    await expectGoodPrint(page, stack.url + BASIC.path);
  });
});
