import type { Page } from "@playwright/test";
import { asc, eq, sql } from "drizzle-orm";
import { marketplaceListingImages, marketplaceListings, profiles } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { DEMO, expect, expectGoodScreen, expectTakenOver, followContact, REPEATED, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole("article");

/** Controls that only scripts can bring to life. Disabled buttons tell something; the others belong to no form. */
const DEAD =
  "button:enabled:not(form[action] [type=submit]), [role=button], [role=combobox], select:not([name]), input:not([name])";

/** Expects content instead of placeholders, no control that does nothing, and no horizontal overflow. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator("h1:visible")).toHaveCount(1);
  await expect(page.locator(".shimmer:visible, .animate-turn:visible")).toHaveCount(0);
  const dead = await page
    .locator(DEAD)
    .locator("visible=true")
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(dead).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Inserts listings with this word in their titles, numbered from the oldest. */
async function makeListings({ db }: Stack, word: string, count: number): Promise<void> {
  const [owner] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, DEMO.provider));
  const now = Date.now();
  const listings = Array.from({ length: count }, (_, index) => ({
    id: newId(now - (count - index) * 1000),
    userId: owner?.id ?? "",
    title: `${word} ${index + 1}`,
    description: "Retirar no local.",
    priceCents: 1_000 + index,
    categoryId: sql`(select id from marketplace_categories where slug = 'sobras-obra')`,
    condition: "used" as const,
    stateId: "MS",
    cityId: 5_003_702,
    showPhone: true,
    showWhatsapp: true,
    priceNegotiable: false,
    createdAt: now - (count - index) * 1000,
    expiresAt: now + DAY_MS,
  }));
  await db.insert(marketplaceListings).values(listings);
}

/** A public listing with several photos and with contact links. */
async function listingWithPhotos({ db }: Stack): Promise<string> {
  const [listing] = await db
    .select({ id: marketplaceListings.id })
    .from(marketplaceListings)
    .innerJoin(marketplaceListingImages, eq(marketplaceListingImages.listingId, marketplaceListings.id))
    .where(
      sql`${marketplaceListings.status} = 'active' and ${marketplaceListings.showWhatsapp} and ${marketplaceListings.showPhone}`,
    )
    .groupBy(marketplaceListings.id)
    .having(sql`count(*) > 1`)
    .orderBy(asc(marketplaceListings.id))
    .limit(1);
  if (!listing) throw new Error("the demonstration has no such listing");
  return listing.id;
}

test(
  "the list of classifieds can be searched, and its pages turned in both directions",
  { tag: REPEATED },
  async ({ page, stack }, info) => {
    const word = `Ladrilho${info.project.name}`;
    await makeListings(stack, word, 30);
    await page.goto("/marketplace");
    await expect(cards(page)).toHaveCount(24);
    await expectReadable(page);

    await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill(word);
    await page.getByLabel("Ordenar por").locator("visible=true").selectOption("Menor preço");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByText("30 anúncios")).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first()).toContainText("R$ 10,00");
    await expectReadable(page);

    await page.getByRole("link", { name: "Ver mais" }).click();
    await expect(page).toHaveURL(/[?&]q=Ladrilho.*ordem=menor-preco.*de=l/);
    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).first()).toContainText("R$ 10,24");
    await expect(page.getByText("Você chegou ao fim da lista.")).toBeVisible();
    await expectReadable(page);

    await page.getByRole("link", { name: "Ver desde o início" }).click();
    await expect(page).not.toHaveURL(/de=/);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("link", { name: "Limpar filtros" }).click();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByLabel("Ordenar por").locator("visible=true")).toHaveValue("menor-preco");
  },
);

test("a classified shows all of its photos, and its contact links work", { tag: REPEATED }, async ({ page, stack }) => {
  const id = await listingWithPhotos(stack);
  await page.goto(`/anuncio/${id}`);
  await expectReadable(page);
  // The small photo comes first; the large one would delay it.
  await expect(page.locator("head link[rel=preload][as=image]")).toHaveAttribute("href", /-p\.webp$/);
  const gallery = page.getByRole("region", { name: "Fotos do anúncio" });
  const last = gallery.getByRole("link", { name: /^Ampliar foto/ }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("img")).toBeInViewport();
  const widths = await gallery
    .getByRole("img", { name: /^Foto/ })
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth));
  expect(widths.length).toBeGreaterThan(1);
  for (const width of widths) expect(width).toBeGreaterThan(0);

  const whatsapp = page.getByRole("link", { name: "Chamar no WhatsApp" }).locator("visible=true");
  expect((await followContact(page, whatsapp)).href).toMatch(/^https:\/\/wa\.me\/55\d{10,11}\?text=/);
  await page.getByRole("link", { name: "Mostrar telefone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Telefone de /);
  await page.getByRole("link", { name: "Voltar ao anúncio" }).click();

  await last.click();
  await expect(page).toHaveURL(/\/img\/marketplace\//);
  await page.goBack();
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test("the directory can be searched, and its pages turned; a professional's page and card are complete", {
  tag: REPEATED,
}, async ({ page }) => {
  await page.goto("/portal-conexoes");
  await expectReadable(page);
  // Someone may move up between the two pages.
  await expect(async () => {
    await page.goto("/portal-conexoes");
    await expect(cards(page)).toHaveCount(8);
    const first = await cards(page).getByRole("heading").allTextContents();
    await page.getByRole("link", { name: "Próxima" }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(cards(page).first()).toBeVisible();
    for (const name of await cards(page).getByRole("heading").allTextContents()) expect(first).not.toContain(name);
  }).toPass();
  await expectReadable(page);

  await page.goto("/portal-conexoes?tipo=premium");
  await page.getByRole("searchbox", { name: "Busque um profissional" }).fill("shimabukuro");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/busca=shimabukuro&tipo=premium/);
  await expect(cards(page)).toHaveCount(1);
  await expectReadable(page);
  const whatsapp = cards(page).getByRole("link", { name: /^WhatsApp/ });
  expect((await followContact(page, whatsapp)).href).toMatch(/^https:\/\/wa\.me\/55679\d{8}\?text=/);

  await cards(page).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Renata Shimabukuro Alves" })).toBeVisible();
  await expectReadable(page);
  const contact = page.getByRole("link", { name: "Entrar em contato via WhatsApp" });
  expect((await followContact(page, contact)).hostname).toBe("wa.me");

  await page.goto("/cartao/renata-shimabukuro-alves");
  await expectReadable(page);
  const talk = page.getByRole("link", { name: /WhatsApp/ });
  expect((await followContact(page, talk)).hostname).toBe("wa.me");
  await expect(page.getByRole("link", { name: /Instagram/ })).toHaveAttribute("href", /^https:\/\/.*instagram\.com\//);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Salvar contato" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.vcf$/);
});

test("screens that only scripts can fill say so", async ({ page }) => {
  for (const path of ["/entrar", "/entrar?aba=cadastro", "/cliente/dashboard", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Esta tela precisa de JavaScript" })).toBeVisible();
    await expectReadable(page);
  }
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("a click on the link to the next page loads it in place, and one on a photo enlarges it", async ({
    page,
    stack,
  }) => {
    await page.goto("/marketplace");
    await expectTakenOver(page);
    await expect(cards(page)).toHaveCount(24);
    const more = page.getByRole("link", { name: "Ver mais" });
    await expect(more).toHaveAttribute("href", /^\/marketplace\?de=n/);
    await more.dispatchEvent("click", { button: 0 });
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL(/\/marketplace$/);

    await page.goto(`/anuncio/${await listingWithPhotos(stack)}`);
    await expectTakenOver(page);
    await page.getByRole("link", { name: /^Ampliar foto 1/ }).click();
    await expect(page.getByRole("dialog", { name: "Fotos do anúncio" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: /^Ampliar foto 1/ })).toBeFocused();
    await expect(page).toHaveURL(/\/anuncio\//);
  });

  test("a list that begins later begins at its start once a filter changes", async ({ page, stack }) => {
    await makeListings(stack, "Cobogó", 30);
    await page.goto("/marketplace?q=cobogo");
    await page.goto((await page.getByRole("link", { name: "Ver mais" }).getAttribute("href")) ?? "");
    await expectTakenOver(page);
    await expect(cards(page)).toHaveCount(6);
    await expectGoodScreen(page);
    await page.getByRole("combobox", { name: "Ordenar por" }).locator("visible=true").selectOption("Menor preço");
    await expect(page).toHaveURL(/\/marketplace\?q=cobogo&ordem=menor-preco$/);
    await expect(cards(page).first()).toContainText("R$ 10,00");
    await expect(page.getByRole("link", { name: "Ver desde o início" })).toHaveCount(0);
  });
});
