import { and, desc, eq, isNull } from "drizzle-orm";
import { marketplaceListings, profiles, serviceRequests } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { awarePath, VISITOR_LIMITS } from "../../../src/features/contacts/rules.ts";
import { isOpen, isShown } from "../../../src/features/requests/queries.ts";
import { formatPhone } from "../../../src/shared/phone.ts";
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

/** A demo listing whose seller shows the phone number. */
async function shownListing({ db }: Stack): Promise<{ id: string; phone: string; seller: string }> {
  const [listing] = await db
    .select({ id: marketplaceListings.id, phone: profiles.phone, seller: profiles.name })
    .from(marketplaceListings)
    .innerJoin(profiles, eq(profiles.id, marketplaceListings.userId))
    .where(
      and(
        eq(marketplaceListings.showPhone, true),
        eq(marketplaceListings.status, "active"),
        isNull(marketplaceListings.hiddenBecause),
      ),
    )
    .orderBy(desc(marketplaceListings.expiresAt))
    .limit(1);
  if (!listing) throw new Error("the demonstration has no such listing");
  return listing;
}

async function openRequest({ db }: Stack): Promise<string> {
  const [request] = await db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(isOpen(Date.now()), isShown, isNull(serviceRequests.openToAllAt)))
    .orderBy(desc(serviceRequests.id))
    .limit(1);
  return request?.id ?? "";
}

test("the page before a first contact stands before a seller's number, which then appears in place", {
  tag: REPEATED,
}, async ({ visitor, stack }) => {
  const { page } = visitor;
  const received = visitor.listen();
  const { id, phone, seller } = await shownListing(stack);
  await page.goto(`/anuncio/${id}`);
  const link = page.getByRole("link", { name: "Mostrar telefone" });
  await expect(link).toHaveAttribute("href", `/contato/anuncio/${id}?via=telefone`);
  await expectLoaded(page);
  await expectTakenOver(page);
  expect(received.join("\n")).not.toContain(phone);

  await page.route("**/contato/**", (route) => route.abort());
  await link.click();
  await expectToast(page, "Não foi possível mostrar o telefone", "Verifique sua conexão e tente de novo.");
  await page.unroute("**/contato/**");

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Antes de falar com ${seller}`);
  await page.getByRole("link", { name: "Continuar e ver o telefone" }).click();
  await expect(page.getByRole("link", { name: formatPhone(phone) })).toHaveAttribute("href", `tel:+55${phone}`);
  await page.getByRole("link", { name: "Voltar ao anúncio" }).click();
  await expectLoaded(page);
  await expectTakenOver(page);

  await link.focus();
  await page.keyboard.press("Enter");
  const number = page.getByRole("link", { name: formatPhone(phone) });
  await expect(number).toHaveAttribute("href", `tel:+55${phone}`);
  await expect(number).toBeFocused();
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/anuncio/.*${id}$`));
  await expectLoaded(page);
});

test("owners see their own number without contact links", async ({ visitor, stack }) => {
  const { page, logIn } = visitor;
  const { id, phone } = await shownListing(stack);
  const [owner] = await stack.db
    .select({ email: profiles.email })
    .from(profiles)
    .innerJoin(marketplaceListings, eq(marketplaceListings.userId, profiles.id))
    .where(eq(marketplaceListings.id, id));
  await logIn(owner?.email ?? "");
  await page.goto(`/anuncio/${id}`);
  await expect(page.getByText("Os outros só veem os números quando pedem o contato.")).toBeVisible();
  await expect(page.getByText(formatPhone(phone))).toHaveCount(2);
  await expect(page.getByRole("link", { name: /Mostrar telefone|Chamar no WhatsApp/ })).toHaveCount(0);
});

test("without JavaScript, the link opens a page with the number and a link back", { tag: FULL }, async ({
  browser,
  stack,
  viewport,
}) => {
  const { id, phone, seller } = await shownListing(stack);
  const context = await browser.newContext({ baseURL: stack.url, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/contato/anuncio/${id}?via=telefone`);
  await page.getByRole("link", { name: "Continuar e ver o telefone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Telefone de ${seller}`);
  await expect(page.getByRole("link", { name: formatPhone(phone) })).toHaveAttribute("href", `tel:+55${phone}`);
  await page.getByRole("link", { name: "Voltar ao anúncio" }).click();
  await expect(page).toHaveURL(new RegExp(`/anuncio/.*${id}$`));
  await context.close();
});

test("before the first WhatsApp with somebody there is a card, also without JavaScript", { tag: REPEATED }, async ({
  page,
  browser,
  stack,
  viewport,
}) => {
  const { id, seller } = await shownListing(stack);
  await page.goto(`/contato/anuncio/${id}`);
  await expect(page.getByText("Nunca pague adiantado por PIX.")).toBeVisible();
  await expectGoodScreen(page);

  const context = await browser.newContext({ baseURL: stack.url, viewport, javaScriptEnabled: false });
  let chat = "";
  await context.route(/ciente=sim/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    chat = answer.headers()["location"] ?? "";
    await route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" });
  });
  const plain = await context.newPage();
  await plain.goto(`/contato/anuncio/${id}`);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(`Antes de falar com ${seller}`);
  await plain.getByRole("link", { name: "Voltar ao anúncio" }).click();
  await expect(plain).toHaveURL(new RegExp(`/anuncio/.*${id}$`));
  await plain.goBack();
  await plain.getByRole("link", { name: "Continuar para o WhatsApp" }).click();
  await expect(plain).toHaveTitle("WhatsApp");
  expect(chat).toMatch(/^https:\/\/wa\.me\/55/);
  await context.close();
});

test("every refusal is a page that says what to do next", { tag: FULL }, async ({ page, newVisitor, stack }, info) => {
  const request = await openRequest(stack);
  await page.goto(`/contato/solicitacao/${request}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entre na sua conta");
  await expectLoaded(page);

  const free = await newVisitor();
  await free.logIn(DEMO.provider);
  await free.page.goto(`/contato/solicitacao/${request}`);
  await expect(free.page.getByRole("heading", { level: 1 })).toHaveText("Contato liberado no Premium");
  await expect(free.page.getByRole("link", { name: "Conhecer o Premium" })).toHaveAttribute(
    "href",
    `/premium?voltar=${encodeURIComponent(`/oportunidades?solicitacao=${request}`)}`,
  );
  await expectLoaded(free.page);
  await free.page.getByRole("link", { name: "Voltar à solicitação" }).click();
  await expect(free.page.getByRole("dialog")).toBeVisible();

  await page.goto("/contato/cartao/00000000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contato não encontrado");
  await expectLoaded(page);
  await page.getByRole("link", { name: "Buscar profissionais" }).click();
  await expect(page.getByRole("heading", { name: "Portal Conexões" })).toBeVisible();

  // Uses its own client address, so that the rate limits of others aren't affected.
  const { page: eager } = await newVisitor();
  const headers = { "cf-connecting-ip": `eager-${info.project.name}` };
  const { id } = await shownListing(stack);
  const path = `/contato/anuncio/${id}?via=telefone`;
  const aware = awarePath("anuncio", id, "telefone");
  for (let call = 0; call < VISITOR_LIMITS[0].max; call++) await eager.request.get(aware, { headers });
  await eager.route("**/contato/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
  await eager.goto(`/anuncio/${id}`);
  await expectTakenOver(eager);
  await eager.getByRole("link", { name: "Mostrar telefone" }).click();
  await expectToast(eager, "Não foi possível mostrar o telefone", "entre na sua conta");
  await eager.goto(path);
  await expect(eager.getByRole("heading", { level: 1 })).toHaveText("Muitos contatos em pouco tempo");
  await expectLoaded(eager);
  await eager.getByRole("link", { name: "Entrar" }).click();
  await expect(eager).toHaveURL(/\/tipo-usuario\?voltar=%2F/);
});
