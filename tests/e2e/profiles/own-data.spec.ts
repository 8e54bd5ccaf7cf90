import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { consents, contactOpenings, sessions } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { OPENINGS_PAGE_SIZE } from "../../../src/features/contacts/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { expect, expectGoodScreen, expectLoaded, FULL, REPEATED, test } from "../support/test.ts";

const openings = (page: Page) => page.getByRole("list", { name: "Quem viu seu contato" }).getByRole("listitem");
const unfold = (page: Page) => page.getByRole("heading", { name: "O que guardamos sobre você" }).click();
const kept = (page: Page) => page.getByRole("list", { name: "O que guardamos sobre você" });

type Row = typeof contactOpenings.$inferInsert;

/** The owner's contact was opened at this time. */
function opened(stack: Stack, owner: Person, at: number, what: Pick<Row, "openedBy" | "kind" | "subjectId" | "way">) {
  return stack.db.insert(contactOpenings).values({ id: newId(at), ownerId: owner.id, createdAt: at, ...what });
}

test("people see who opened their contact, what is stored and which terms they accepted", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const owner = await makeProvider(stack, { name: "Olga Dona", client: true });
  const viewer = await makeProvider(stack, { name: "Vânia Viu" });
  const requestId = await makeRequest(stack, owner);
  const now = Date.now();
  const card = { kind: "card", subjectId: owner.id } as const;
  await opened(stack, owner, now, { ...card, openedBy: viewer.id, way: "whatsapp" });
  await opened(stack, owner, now - 1000, { ...card, openedBy: null, way: "phone" });
  const request = { kind: "request", subjectId: requestId, way: "detail" } as const;
  await opened(stack, owner, now - 2000, { ...request, openedBy: viewer.id });
  await opened(stack, owner, now - 3000, { ...request, openedBy: null });
  await stack.db.insert(consents).values({ userId: owner.id, version: "2026-11-22", acceptedAt: now - 4000 });
  await visitor.logIn(owner.email);

  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Conta", exact: true }).click();
  await expect(page).toHaveURL("/conta");
  await expect(openings(page)).toHaveCount(4);
  await expect(openings(page)).toContainText([
    /Vânia Viu.*Abriu seu WhatsApp no seu cartão\./s,
    /Visitante sem conta, ou conta excluída.*Viu seu telefone no seu cartão\./s,
    /Vânia Viu.*Viu seu nome e telefone na solicitação “Reforma de banheiro”\./s,
    /Conta excluída.*Viu seu nome e telefone na solicitação/s,
  ]);
  await unfold(page);
  await expect(
    kept(page)
      .getByRole("listitem")
      .filter({ hasText: /^Solicitações1/ }),
  ).toBeVisible();
  await expect(kept(page)).toContainText("Sua conta e seu perfil");
  await expect(kept(page)).not.toContainText("Cobranças do Premium");
  await expect(page.getByRole("heading", { name: "Aparelhos conectados" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^Perfil/ })).toBeVisible();
  await expectLoaded(page);

  const terms = page.getByRole("list", { name: "Termos aceitos" }).getByRole("listitem");
  await expect(terms).toHaveCount(2);
  const document = page.context().waitForEvent("page");
  await terms
    .last()
    .getByRole("link", { name: /^Termos de uso da versão de 22\/11\/2026/ })
    .click();
  const former = await document;
  await expect(former).toHaveURL("/termos/2026-11-22");
  await expect(former.getByText("Versão de 22/11/2026")).toBeVisible();
  await expect(former.getByText("Esta é uma versão anterior.")).toBeVisible();
  await expectGoodScreen(former);
  await former.close();

  await openings(page).first().getByRole("link", { name: "Vânia Viu" }).click();
  await expect(page).toHaveURL(`/cartao/pessoa-${viewer.id}`);
});

test("older openings come on demand, also with the keyboard", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const [owner, viewer] = [await makePerson(stack), await makePerson(stack, { name: "Vera Viu" })];
  const now = Date.now();
  for (let i = 0; i < OPENINGS_PAGE_SIZE + 3; i++) {
    const listing = { kind: "listing", subjectId: crypto.randomUUID(), way: "whatsapp" } as const;
    await opened(stack, owner, now - i * 1000, { ...listing, openedBy: viewer.id });
  }
  await visitor.logIn(owner.email);
  await page.goto("/conta");
  await expect(openings(page)).toHaveCount(OPENINGS_PAGE_SIZE);
  await expect(openings(page).first()).toContainText("em um anúncio que você apagou");
  await page.route("**/trpc/contacts.openings*", (route) => route.abort());
  await page.getByRole("button", { name: "Ver mais" }).press("Enter");
  await expect(page.getByText("Não foi possível carregar mais.")).toBeVisible();
  await page.unroute("**/trpc/contacts.openings*");
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await again.press("Enter");
  await expect(openings(page)).toHaveCount(OPENINGS_PAGE_SIZE + 3);
  await expect(again).toHaveCount(0);
});

test("nobody has opened the contact yet, and each part can be loaded again", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await makePerson(stack, { client: true });
  await visitor.logIn(person.email);
  await page.route(/\/trpc\/[^?]*(openings|kept|consents|auth\.sessions)/, (route) => route.abort());
  await page.goto("/conta");
  await expect(page.getByText("Não foi possível carregar quem viu seu contato")).toBeVisible();
  await unfold(page);
  await expect(page.getByText("Não foi possível contar o que guardamos")).toBeVisible();
  await expect(page.getByText("Não foi possível carregar os termos aceitos")).toBeVisible();
  await expectGoodScreen(page);
  await page.unrouteAll();
  const retry = page.getByRole("button", { name: "Tentar de novo" });
  while ((await retry.count()) > 0) {
    const left = await retry.count();
    await retry.first().click();
    await expect(retry).toHaveCount(left - 1);
  }
  await expect(page.getByText("Ninguém abriu seu contato ainda.")).toBeVisible();
  await expectLoaded(page);
});

test("a device that another one logs out lands at the log-in", { tag: FULL }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const person = await makePerson(stack, { client: true });
  await stack.db.delete(sessions).where(eq(sessions.userId, person.id));
  const other = await newVisitor();
  for (const device of [other, visitor]) {
    await device.logIn(person.email);
    await device.page.goto("/conta");
    await expect(device.page.getByText("Este aparelho")).toBeVisible();
  }
  await visitor.page.reload();
  await visitor.page.getByRole("button", { name: /^Sair de / }).click();
  await expect(other.page).toHaveURL(/\/entrar/);
  await expect(visitor.page.getByRole("button", { name: /^Sair de / })).toHaveCount(0);
  const left = await stack.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, person.id));
  expect(left).toHaveLength(1);
});
