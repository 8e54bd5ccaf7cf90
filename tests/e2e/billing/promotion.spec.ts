import { eq } from "drizzle-orm";
import { profiles, userReferrals } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { runCampaign } from "../../support/campaign.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { expect, expectGoodScreen, expectToast, FULL, linkIn, mailsTo, test, type Visitor } from "../support/test.ts";

const clipboard = (page: Visitor["page"]) => page.evaluate(() => navigator.clipboard.readText());
const statusOf = (page: Visitor["page"]) => page.getByRole("region", { name: "Informações da Conta" }).locator("dl");

test("the promotion needs a profile and a referral, which counts by itself", async ({ visitor, newVisitor, stack }) => {
  const { page } = visitor;
  await runCampaign(stack, { title: "Promoção Especial - Agosto 2025" });
  const beginner = await makePerson(stack, { provider: true });
  await visitor.logIn(beginner.email);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/premium");
  await page.getByRole("link", { name: "Ver como ganhar" }).click();
  await expect(page.getByText("Promoção Especial - Agosto 2025")).toBeVisible();
  await page.getByRole("button", { name: "Coletar 30 Dias Grátis" }).click();
  const steps = page.getByRole("dialog", { name: "Falta pouco para os seus 30 dias grátis" });
  await expect(steps.getByRole("link", { name: "Acessar Perfil" })).toHaveAttribute("href", "/profile");
  await expectGoodScreen(page);

  const person = await makeProvider(stack);
  await page.context().clearCookies();
  await visitor.logIn(person.email);
  await page.reload();
  await page.getByRole("button", { name: "Coletar 30 Dias Grátis" }).click();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await steps.getByRole("button", { name: "Indicar", exact: true }).click();
  await expectToast(page, "Link copiado!", "O link de indicação foi copiado para a área de transferência.");
  const invitation = await clipboard(page);
  expect(invitation).toMatch(new RegExp(`^${stack.url}/entrar\\?convite=[\\w-]{43}$`));
  const check = steps.getByRole("button", { name: "Verificar" });
  await check.click();
  await expectToast(page, "Erro", "Por favor, insira um email válido.");
  await steps.getByRole("textbox", { name: "E-mail da pessoa indicada" }).fill(beginner.email);
  await check.click();
  await expectToast(page, "Email não encontrado", "Só vale quem se cadastrou depois do seu convite e já usa o portal.");
  await expectGoodScreen(page);
  // On the promotion's screen, its notice would be read at once.
  await page.goto("/prestador/dashboard");

  await test.step("the friend looks around, signs up, and confirms on another device", async () => {
    const email = "convidada-pelo-link@exemplo.com";
    const { page: friend } = await newVisitor();
    await friend.goto(invitation);
    await expect(friend).toHaveURL(/\/entrar\?aba=cadastro$/);
    await friend.goto("/entrar?aba=cadastro&papel=provider");
    const fill = (name: string, text: string) => friend.getByRole("textbox", { name, exact: true }).fill(text);
    await fill("Nome completo", "Ana Convidada");
    await fill("WhatsApp", "67 99111-2233");
    await fill("E-mail", email);
    await fill("Senha", PASSWORD);
    await fill("Confirmar senha", PASSWORD);
    await friend.getByRole("checkbox").check();
    await friend.getByRole("button", { name: "Criar conta" }).click();
    await expect(friend.getByText(email)).toBeVisible();
    const { page: other } = await newVisitor();
    const [mail] = await mailsTo(stack, email);
    await other.goto(linkIn(mail));
    await other.getByRole("textbox", { name: "Senha", exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Confirmar e entrar" }).click();
    await expect(other).toHaveURL(/\/prestador\/dashboard$/);
  });

  await test.step("the bell of the person who invited rings, and leads to the promotion", async () => {
    await page.getByRole("button", { name: /Avisos: 1 novo$/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Um amigo entrou pelo seu convite" }).click();
    await expect(page).toHaveURL("/gerenciar-assinatura");
  });

  await page.getByRole("button", { name: "Coletar 30 Dias Grátis" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Indicar um amigo" })).toContainText("Concluído");
  await page.getByRole("button", { name: "Ativar 30 Dias Grátis" }).click();
  await expectToast(page, "Promoção ativada!", "Você ganhou 30 dias grátis de acesso premium!");
  await expect(statusOf(page)).toContainText("Premium");
  await expect(page.getByText("Promoção Especial - Agosto 2025")).toHaveCount(0);
  const [profile] = await stack.db.select().from(profiles).where(eq(profiles.id, person.id));
  expect(profile?.isPremium).toBe(true);

  await test.step("clients, who cannot have it, are promised nothing", async () => {
    await page.context().clearCookies();
    await visitor.logIn((await makePerson(stack, { client: true })).email);
    await page.goto("/gerenciar-assinatura");
    await expect(statusOf(page)).toContainText("Gratuito");
    await page.getByRole("link", { name: "Ver Planos Premium" }).click();
    await expect(page.getByRole("button", { name: "Contratar Premium" })).toBeVisible();
    await expect(page.getByText(/30 dias grátis/i)).toHaveCount(0);
  });
});

test("the e-mail of a friend who came without the link counts, too", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await runCampaign(stack);
  const { email, id: referrerId } = await makeProvider(stack);
  const createdAt = Date.now() - HOUR_MS;
  await stack.db
    .insert(userReferrals)
    .values({ id: newId(createdAt), referrerId, referredEmail: "", status: "pending", createdAt });
  const friend = await makePerson(stack, { provider: true });
  await makeListing(stack, friend);
  await visitor.logIn(email);
  await page.goto("/gerenciar-assinatura");
  await page.getByRole("button", { name: "Coletar 30 Dias Grátis" }).click();
  await page.getByRole("textbox", { name: "E-mail da pessoa indicada" }).fill(friend.email);
  await page.getByRole("button", { name: "Verificar" }).click();
  await expectToast(page, "Sucesso!", "Indicação validada com sucesso!");
  await expect(page.getByRole("button", { name: "Ativar 30 Dias Grátis" })).toBeVisible();
});
