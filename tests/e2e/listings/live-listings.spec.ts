import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { contactPath } from "../../../src/features/contacts/rules.ts";
import { makeListing, makeQuestion } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { expect, mutateAs, recordOpenSockets, test, type Visitor } from "../support/test.ts";

/** Opens a page of the person and waits until news reach it. */
async function watch({ page, logIn }: Visitor, { email }: Person, path: string): Promise<Page> {
  await logIn(email);
  const opened = await recordOpenSockets(page);
  await page.goto(path);
  await expect.poll(opened).toBe(1);
  return page;
}

test("an open listing shows the answer and that it was sold, and asks nothing of who looks at others", async ({
  newVisitor,
  stack,
}) => {
  const [seller, buyer, other] = [await makePerson(stack), await makePerson(stack), await makePerson(stack)];
  const id = await makeListing(stack, seller, { title: "Andaime tubular" });
  const elsewhere = await makeListing(stack, seller, { title: "Serra circular" });
  const question = await makeQuestion(stack, buyer, id);
  const atBuyer = await watch(await newVisitor(), buyer, `/anuncio/${id}#perguntas`);
  await expect(atBuyer.getByText("Entrega em Dourados?").first()).toBeVisible();
  await mutateAs(seller, stack, "listings.answer", { id: question, text: "Entrego, sim." });
  await expect(atBuyer.getByText("Entrego, sim.").first()).toBeVisible();

  const visitor = await newVisitor();
  const heard = visitor.listen();
  const atOther = await watch(visitor, other, `/anuncio/${elsewhere}`);
  await expect(atOther.getByRole("link", { name: "Chamar no WhatsApp" }).locator("visible=true")).toBeVisible();
  const asked: string[] = [];
  atOther.on("request", (request) => request.url().includes("/trpc/listings") && asked.push(request.url()));
  await mutateAs(seller, stack, "listings.setSold", { id, sold: true });
  await expect(atBuyer.getByText("Este item já foi vendido.")).toBeVisible();
  await expect(atBuyer.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveCount(0);
  await expect.poll(() => heard.join()).toContain(id);
  // A page that was offline or belongs to a visitor still has the link.
  const late = await atBuyer.context().newPage();
  await late.goto(contactPath("anuncio", id));
  await expect(late.getByText("O anúncio foi vendido", { exact: false })).toBeVisible();
  await late.getByRole("link", { name: "Voltar ao anúncio" }).click();
  await expect(late.getByText("Este item já foi vendido.")).toBeVisible();
  await late.close();
  await mutateAs(seller, stack, "listings.delete", { id });
  await expect(atBuyer.getByRole("heading", { name: "Anúncio não encontrado" })).toBeVisible();
  // Once is what each app asks by itself after it connects.
  expect(asked.length).toBeLessThan(2);
});

test("an open listing that ends is gone, and the owner of a hidden one sees so", async ({ newVisitor, stack }) => {
  const [seller, reader, admin] = [
    await makePerson(stack),
    await makePerson(stack),
    await makePerson(stack, { admin: true }),
  ];
  const [hidden, ending] = [
    await makeListing(stack, seller, { title: "Guincho de coluna" }),
    await makeListing(stack, seller, { title: "Vibrador de concreto" }),
  ];
  const atOwner = await watch(await newVisitor(), seller, `/anuncio/${hidden}`);
  await expect(atOwner.getByRole("button", { name: "Compartilhar" })).toBeVisible();
  const ownList = await atOwner.context().newPage();
  const opened = await recordOpenSockets(ownList);
  await ownList.goto("/marketplace?ver=meus-anuncios");
  await expect.poll(opened).toBe(1);
  const own = ownList.getByRole("article").filter({ hasText: "Guincho de coluna" });
  await expect(own).toBeVisible();
  await mutateAs(admin, stack, "admin.hide", { kind: "listing", id: hidden, reason: "Contém dados de contato." });
  await expect(atOwner.getByText("Oculto pela moderação: só você vê.", { exact: false })).toBeVisible();
  await expect(own).toContainText("Oculto pela moderação");

  const atReader = await watch(await newVisitor(), reader, `/anuncio/${ending}`);
  await expect(atReader.getByRole("heading", { level: 1 })).toHaveText("Vibrador de concreto");
  await stack.db
    .update(marketplaceListings)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(marketplaceListings.id, ending));
  await stack.worker.scheduled();
  await expect(atReader.getByRole("heading", { name: "Anúncio não encontrado" })).toBeVisible();
});
