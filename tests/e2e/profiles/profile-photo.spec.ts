import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makePerson, type Person } from "../../support/people.ts";
import { makePhonePhoto, makePhoto } from "../../support/photos.ts";
import { expect, expectGoodScreen, expectLoaded, expectToast, test, type Visitor } from "../support/test.ts";

/** Logs in a new person and opens their profile. */
async function openProfile({ page, logIn }: Visitor, { email }: Pick<Person, "email">): Promise<void> {
  await logIn(email);
  await page.goto("/perfil");
  await expect(page.getByRole("button", { name: "Adicionar foto" })).toBeVisible();
}

async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: "", buffer });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Ajustar a foto" });
const photo = (page: Page) => page.locator('main img[src^="/img/avatars/"]');

/** URL of the photo on the page, and its colour at a point given in fractions of its width and height. */
async function shownColour(page: Page, x: number, y: number): Promise<{ url: string; red: number; blue: number }> {
  const url = (await photo(page).first().getAttribute("src")) ?? "";
  const image = sharp(await (await page.request.get(url)).body());
  const { width, height } = await image.metadata();
  const [red = 0, , blue = 0] = await image
    .extract({ left: Math.floor(width * x), top: Math.floor(height * y), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { url, red, blue };
}

test("a photo is chosen, adjusted with the keyboard, uploaded, shown everywhere, replaced and removed", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await openProfile(visitor, await makePerson(stack, { provider: true }));
  await expectGoodScreen(page);

  await choose(page, "Adicionar foto", "eu.jpg", await makePhoto("jpeg", 1800, 900));
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Salvar foto" })).toBeEnabled();
  await expectLoaded(page);
  // Moves to the left edge, where the photo is all red.
  const frame = dialog(page).getByRole("group", { name: /Parte da foto/ });
  await frame.focus();
  for (let step = 0; step < 40; step++) await page.keyboard.press("ArrowRight");
  await dialog(page).getByRole("slider", { name: "Zoom" }).fill("2");
  await dialog(page).getByRole("button", { name: "Salvar foto" }).click();
  await expectToast(page, "Foto atualizada!");
  await expect(dialog(page)).toHaveCount(0);
  await expect(photo(page)).toBeVisible();
  const first = await shownColour(page, 0.2, 0.5);
  expect(first.red).toBeGreaterThan(first.blue);
  await expectLoaded(page);

  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('img[src^="/img/avatars/"][src$="-p.webp"]')).toBeVisible();
  await page.goBack();

  // A portrait photo: the left side of the stored image is at the top.
  await choose(page, "Trocar foto", "telefone.jpg", await makePhonePhoto());
  await dialog(page).getByRole("button", { name: "Salvar foto" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await shownColour(page, 0.5, 0.1)).url).not.toBe(first.url);
  const [above, below] = [await shownColour(page, 0.5, 0.1), await shownColour(page, 0.5, 0.9)];
  expect([above.red > above.blue, below.blue > below.red]).toEqual([true, true]);

  await page.getByRole("button", { name: "Remover foto" }).click();
  const question = page.getByRole("alertdialog", { name: "Remover sua foto?" });
  await expectLoaded(page);
  await question.getByRole("button", { name: "Remover foto" }).click();
  await expectToast(page, "Foto removida.");
  await expect(photo(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Adicionar foto" })).toBeVisible();
});

test("a file that isn't a photo is refused, and an upload can be retried or cancelled", async ({ visitor, stack }) => {
  const { page } = visitor;
  await openProfile(visitor, await makePerson(stack));
  await choose(page, "Adicionar foto", "foto.png", Buffer.from("<html><script>alert(1)</script></html>"));
  await expectToast(page, "Erro ao enviar a foto", "Selecione apenas imagens.");
  await choose(page, "Adicionar foto", "cortada.jpg", Buffer.from("\xff\xd8\xff\xe0", "latin1"));
  await expectToast(page, "Erro ao enviar a foto", "Não conseguimos abrir esta foto.");
  await expect(dialog(page)).toHaveCount(0);

  await page.route("**/upload/avatar", (route) => route.abort());
  await choose(page, "Adicionar foto", "eu.png", await makePhoto("png", 300, 600));
  await dialog(page).getByRole("button", { name: "Salvar foto" }).click();
  await expect(dialog(page).getByText("Verifique sua conexão e tente de novo.")).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page);
  await page.unroute("**/upload/avatar");

  await page.route("**/upload/avatar", () => undefined);
  await dialog(page).getByRole("button", { name: "Tentar de novo" }).click();
  await expect(dialog(page).getByRole("progressbar", { name: "Enviando..." })).toBeVisible();
  await expectGoodScreen(page);
  await dialog(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog(page).getByRole("progressbar")).toHaveCount(0);
  await page.unroute("**/upload/avatar");

  await dialog(page).getByRole("button", { name: "Salvar foto" }).click();
  await expectToast(page, "Foto atualizada!");
  await expect(photo(page)).toBeVisible();
});
