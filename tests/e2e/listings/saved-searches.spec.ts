import { eq } from "drizzle-orm";
import { profiles, savedSearches, savedSearchSettings } from "../../../db/schema/index.ts";
import { savedSearchRow } from "../../support/notices.ts";
import { makePerson } from "../../support/people.ts";
import { FILES } from "../support/bell.ts";
import { hold } from "../support/overlays.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectTakenOver,
  expectToast,
  FULL,
  REPEATED,
  test,
} from "../support/test.ts";

const SEARCH = "/marketplace?q=betoneira&max=9000";
const NAME = "“betoneira”, até R$\u00a09.000,00";

test("a search is saved, opened from the list of searches, deleted, and kept after all", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const [client] = await stack.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, DEMO.client));
  await stack.db.delete(savedSearches).where(eq(savedSearches.userId, client?.id ?? ""));
  await visitor.logIn(DEMO.client);
  await page.goto(SEARCH);
  await expectTakenOver(page);
  await page.getByRole("button", { name: "Salvar busca" }).click();
  await expect(page.getByText("Avisamos você quando aparecer um anúncio novo assim.")).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole("link", { name: "Busca salva" })).toBeFocused();
  await page.getByRole("link", { name: "Busca salva" }).click();
  await expect(page.getByRole("heading", { name: "Buscas salvas", level: 1 })).toBeVisible();
  const search = page.getByRole("link", { name: NAME });
  await expect(search).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("button", { name: `Excluir a busca ${NAME}` }).click();
  await expect(page.getByText("Você ainda não tem buscas salvas.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await search.click();
  await expect(page).toHaveURL(SEARCH);
  await expect(page.getByRole("link", { name: "Busca salva" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Busca salva" })).toBeVisible();
});

test("of two searches that are deleted, the first can be kept, too", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack);
  const rows = ["andaime", "betoneira"].map((text) => ({
    ...savedSearchRow(crypto.randomUUID(), person.id),
    name: `“${text}”`,
    path: `/marketplace?q=${text}`,
    text,
    textKey: text,
  }));
  await stack.db.insert(savedSearches).values(rows);
  await visitor.logIn(person.email);
  await page.goto("/marketplace?ver=buscas");
  const searches = page.getByRole("link", { name: /^“(andaime|betoneira)”$/ });
  await expect(searches).toHaveCount(2);
  await page.getByRole("button", { name: "Excluir a busca “andaime”" }).click();
  await expect(searches).toHaveCount(1);
  await page.getByRole("button", { name: "Excluir a busca “betoneira”" }).click();
  await expect(searches).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Desfazer" });
  await expect(undo).toHaveCount(2);
  // The newer one covers it until a finger or a pointer is on them.
  await undo.first().hover();
  await undo.last().click();
  await expect(page.getByRole("link", { name: "“andaime”" })).toBeVisible();
});

test("what five people search for and categories are suggested while typing", { tag: REPEATED }, async ({
  page,
  stack,
}) => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makePerson(stack)));
  const rowOf = ({ id }: { id: string }) => ({
    ...savedSearchRow(crypto.randomUUID(), id),
    text: "compressor de ar",
    textKey: "compressor de ar",
  });
  await stack.db.insert(savedSearches).values(people.map(rowOf));
  await page.goto("/marketplace");
  await expectTakenOver(page);
  // On a slow network, the text is searched before the suggestions are there.
  const searched = page.waitForURL("/marketplace?q=Comp");
  await page.route(/assets.+js$/, async (route) => {
    await searched;
    await route.continue();
  });
  const box = page.getByLabel("Buscar anúncios");
  await box.pressSequentially("Comp");
  const suggestion = page.getByRole("option", { name: "compressor de ar" });
  await expect(suggestion).toBeVisible();
  await expect(page.getByText("1 sugestão")).toBeAttached();
  await box.press("ArrowDown");
  await expect(suggestion).toHaveAttribute("aria-selected", "true");
  await expectGoodScreen(page);
  await box.press("Enter");
  await expect(page).toHaveURL("/marketplace?q=compressor+de+ar");
  await expect(suggestion).toHaveCount(0);

  await box.fill("ferramentas");
  await page.getByRole("option", { name: "Categoria Máquinas e ferramentas" }).click();
  await expect(page).toHaveURL("/marketplace?categoria=maquinas-ferramentas");
  await expect(box).toHaveValue("");
});

test("there are suggestions, too, if the box was entered before the app took over the page", async ({ page }) => {
  const scripts = await hold(page, FILES);
  await page.goto("/marketplace", { waitUntil: "commit" });
  const box = page.getByLabel("Buscar anúncios");
  await box.focus();
  scripts.release();
  await expectTakenOver(page);
  await page.keyboard.type("ferramentas");
  await expect(page.getByRole("option", { name: "Categoria Máquinas e ferramentas" })).toBeVisible();
});

test("mails about searches are chosen in their list, and stop with the link of one", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const [person] = await stack.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, DEMO.premium));
  const userId = person?.id ?? "";
  const ofPerson = eq(savedSearchSettings.userId, userId);
  await stack.db.insert(savedSearches).values(savedSearchRow(crypto.randomUUID(), userId));
  await stack.db.delete(savedSearchSettings).where(ofPerson);
  await visitor.logIn(DEMO.premium);
  await page.goto("/conta");
  await page.getByRole("link", { name: "Buscas salvas" }).click();
  const choice = page.getByRole("radiogroup", { name: "Receber por e-mail" });
  await expect(choice.getByRole("radio", { name: "Resumo" })).toBeChecked();
  await expectLoaded(page);
  await choice.getByText("Na hora").click();
  await expect
    .poll(async () => (await stack.db.select().from(savedSearchSettings).where(ofPerson))[0]?.byMail)
    .toBe("at_once");
  await page.reload();
  await expect(choice.getByRole("radio", { name: "Na hora" })).toBeChecked();
  await page.route(/listings\.setSearchMail/, (route) => route.abort());
  await choice.getByText("Nenhum").click();
  await expectToast(page, "Não foi possível mudar os e-mails");
  await expect(choice.getByRole("radio", { name: "Na hora" })).toBeChecked();

  const [settings] = await stack.db.select().from(savedSearchSettings).where(ofPerson);
  await page.goto(`/buscas/parar/${settings?.stopKey}`);
  await expect(page.getByRole("heading", { name: "Parar os e-mails das buscas?" })).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("button", { name: "Parar os e-mails" }).click();
  await expect(page.getByRole("heading", { name: "Pronto, os e-mails pararam" })).toBeVisible();
  await page.getByRole("link", { name: "Ver minhas buscas" }).click();
  await expect(choice.getByRole("radio", { name: "Nenhum" })).toBeChecked();
});

test("visitors log in to save a search, and come back to it", async ({ page, stack }) => {
  const person = await makePerson(stack);
  await page.goto(SEARCH);
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Salvar busca" }).click();
  await expect(page).toHaveURL(/\/entrar\?/);
  expect(new URL(page.url()).search).toContain(encodeURIComponent("q=betoneira"));
  expect(person.id).not.toBe("");
  await page.goto("/marketplace?ver=buscas");
  await expect(page.getByText("Você precisa estar logado para ver suas buscas salvas")).toBeVisible();
  await page.goto("/marketplace?periodo=hoje");
  await expectTakenOver(page);
  await expect(page.getByRole("link", { name: "Salvar busca" })).toHaveCount(0);
});

test("a list of searches that cannot be loaded can be asked for again", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace?ver=favoritos");
  await expect(page.getByRole("heading", { name: "Favoritos", level: 1 })).toBeVisible();
  await page.route(/listings\.savedSearches/, (route) => route.abort());
  await page.getByRole("link", { name: "Buscas salvas" }).click();
  await expect(page.getByText("Não foi possível carregar suas buscas")).toBeVisible();
  await page.unroute(/listings\.savedSearches/);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("Não foi possível carregar suas buscas")).toHaveCount(0);
});
