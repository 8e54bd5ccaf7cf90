import { eq, inArray, sql } from "drizzle-orm";
import { listingFavorites } from "../../../db/schema/index.ts";
import { card, publish } from "../support/listings.ts";
import { holdAnswers } from "../support/overlays.ts";
import { DEMO, expect, expectGoodScreen, expectLoaded, expectToast, test } from "../support/test.ts";

test("hearts fill on cards and pages, and lead to the list of favourites", async ({ newVisitor, stack }, info) => {
  const seller = await newVisitor();
  await seller.logIn(DEMO.premium);
  const [first, second] = [`Andaime tubular ${info.project.name}`, `Serra mármore ${info.project.name}`];
  const firstId = await publish(seller.page, stack, { title: first });
  const id = await publish(seller.page, stack, { title: second });

  const { page, logIn } = await newVisitor();
  await seller.page.goto("/marketplace");
  const hearts = seller.page.getByRole("article").getByRole("button", { name: /^Favoritar/ });
  await expect(hearts).not.toHaveCount(0);
  await expect(card(seller.page, first)).toBeVisible();
  await expect(card(seller.page, first).getByRole("button")).toHaveCount(0);

  await page.goto(`/anuncio/${id}`);
  await expect(page.getByRole("link", { name: "Favoritar" })).toHaveAttribute("href", /\/entrar\?voltar=.*anuncio/);
  await page.keyboard.press("End");
  const others = page.getByRole("region", { name: "Outros deste vendedor" });
  await expect(others.getByRole("article").filter({ hasText: first })).toBeVisible();
  await logIn(DEMO.client);

  await page.goto("/marketplace");
  const heart = card(page, first).getByRole("button", { name: `Favoritar ${first}` });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);
  await card(page, second).getByRole("link").click();
  await page.getByRole("button", { name: "Favoritar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Favorito" })).toHaveAttribute("aria-pressed", "true");
  await expectLoaded(page);
  // The heart is filled before it is stored.
  const isMine = inArray(listingFavorites.listingId, [firstId, id]);
  const stored = () => stack.db.select().from(listingFavorites).where(isMine);
  await expect.poll(stored).toHaveLength(2);

  await stack.db.run(sql`update marketplace_listings set expires_at = 1, status = 'inactive' where title = ${first}`);
  // What is in this list is a favourite before the app knows all others.
  const favoriteIds = await holdAnswers(page, "listings.favoriteIds");
  await page.goto("/marketplace?ver=favoritos");
  await expect(card(page, second)).not.toContainText("Encerrado");
  await expect(card(page, first)).toContainText("Encerrado");
  await expect(card(page, first).getByRole("link")).toHaveCount(0);
  // axe does not report text in the colour of its background.
  const tab = page.getByRole("link", { name: "Favoritos" });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tab).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(tab).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectGoodScreen(page);
  await card(page, first)
    .getByRole("button", { name: `Favoritar ${first}` })
    .click();
  await expect.poll(stored).toHaveLength(1);
  favoriteIds.release();
  // Whoever taps a tab while the listings arrive must not hit something else.
  const own = await holdAnswers(page, "listings.mine");
  await page.getByRole("link", { name: "Meus Anúncios" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meus Anúncios" })).toBeVisible();
  const place = await tab.boundingBox();
  own.release();
  await expectLoaded(page);
  await expect(page.getByRole("list", { name: "Meus Anúncios" })).toBeVisible();
  expect(await tab.boundingBox()).toEqual(place);
  await tab.click();
  await expect(card(page, first)).toHaveCount(0);
  await expect(card(page, second)).toBeVisible();

  await stack.db.run(sql`delete from marketplace_listings where id = ${id}`);
  await page.reload();
  await expect(page.getByText(`“${second}” não está mais no portal.`)).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Entendi" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText(second)).toHaveCount(0);
});

test("a listing marked as sold leaves the list, says so, and can be offered again", async ({
  newVisitor,
  stack,
}, info) => {
  const owner = await newVisitor();
  await owner.logIn(DEMO.premium);
  const title = `Telhas de barro ${info.project.name}`;
  const id = await publish(owner.page, stack, { title });
  await owner.page.goto("/marketplace?ver=meus-anuncios");
  const own = card(owner.page, title);
  await own.getByRole("button", { name: `Marcar como vendido ${title}` }).click();
  await expectToast(owner.page, "Anúncio marcado como vendido");
  await expect(own).toContainText("Vendido");
  await own.getByRole("button", { name: `Mais opções de ${title}` }).click();
  await expect(owner.page.getByRole("menuitem", { name: "Editar" })).toBeVisible();
  await expect(owner.page.getByRole("menuitem", { name: "Renovar" })).toHaveCount(0);
  await owner.page.keyboard.press("Escape");
  await expectLoaded(owner.page);

  const { page } = await newVisitor();
  await page.goto(`/anuncio/${id}`);
  await expect(page.getByText("Este item já foi vendido.")).toBeVisible();
  for (const text of ["Mostrar telefone", "Expira em", "Compartilhar"])
    await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByText("Usado", { exact: true })).toHaveCount(1);
  await expectGoodScreen(page);
  await page.goto(`/marketplace?q=${encodeURIComponent(title)}`);
  await expect(page.getByText("Nenhum anúncio com tudo isso. Veja parecidos:")).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);

  await own.getByRole("button", { name: `Voltar a anunciar ${title}` }).click();
  await expectToast(owner.page, "Anúncio de volta à lista");
  await page.goto(`/anuncio/${id}`);
  await expect(page.getByText("Este item já foi vendido.")).toHaveCount(0);
  await expect(page.getByText("Mostrar telefone")).toBeVisible();
});

test("a heart that is pressed before the favourites are known stays filled", async ({
  visitor,
  newVisitor,
  stack,
}, info) => {
  const seller = await newVisitor();
  await seller.logIn(DEMO.premium);
  const title = `Régua de alumínio ${info.project.name}`;
  const id = await publish(seller.page, stack, { title });
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  const late = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/listings\.favoriteIds/, async (route) => {
    const answer = await route.fetch();
    if (asked++ === 0) await late.promise;
    // The page has cancelled the first one by then.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.goto("/marketplace");
  const heart = card(page, title).getByRole("button", { name: `Favoritar ${title}` });
  await expect.poll(() => asked).toBe(1);
  await heart.click();
  await expect
    .poll(() => stack.db.select().from(listingFavorites).where(eq(listingFavorites.listingId, id)))
    .toHaveLength(1);
  late.resolve();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
