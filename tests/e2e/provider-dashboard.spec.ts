import { sql } from "drizzle-orm";
import type { Stack } from "../../dev/stack/stack.ts";
import { newId } from "../../src/platform/ids.ts";
import { HOUR_MS } from "../../src/shared/time.ts";
import { TIME_ZONE } from "../../src/shared/time-zone.ts";
import { DEMO, expect, expectGoodScreen, expectToast, LAYOUT, test, type Visitor } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

const SECTIONS: [section: string, heading: string, link: string | RegExp | null, page: string | null][] = [
  ["oportunidades", "Oportunidades", "Ver oportunidades", "/oportunidades"],
  ["compra-venda", "Compra e Venda", null, null],
  ["portal-conexoes", "Portal Conexões", "Abrir o Portal Conexões", "/portal-conexoes"],
  ["cartao", "Meu cartão", /Editar informações|Completar perfil/, "/profile"],
  ["contratos", "Contratos", "Ver meus contratos", "/provider-contracts"],
  ["avaliacoes", "Avaliações", null, null],
  ["faculdade", "Faculdade", "Abrir a faculdade", "/faculdade-teste-2025"],
  ["premium", "Gerenciar Assinatura", "Gerenciar assinatura", "/gerenciar-assinatura"],
  ["suporte", "Suporte", null, null],
];

async function read<T>({ page }: Visitor, procedure: string): Promise<T> {
  const answer = await page.request.get(`/trpc/${procedure}`);
  return ((await answer.json()) as { result: { data: T } }).result.data;
}

async function idOf({ db }: Stack, email: string): Promise<string> {
  const [row] = await db.all<{ id: string }>(sql`select id from users where email = ${email}`);
  if (!row) throw new Error(`nobody has ${email}`);
  return row.id;
}

/** Replaces the connections of `to` with one pending request from `from`. */
async function leaveOnePending({ db }: Stack, from: string, to: string): Promise<void> {
  await db.run(sql`delete from connections where target_id = ${to} or requester_id = ${to}`);
  await db.run(sql`insert into connections (id, requester_id, target_id, status, created_at)
    values (${newId(Date.now())}, ${from}, ${to}, 'pending', ${Date.now() - HOUR_MS})`);
}

test("without a login, the dashboard redirects to the login page", async ({ page }) => {
  await page.goto("/prestador/dashboard?secao=cartao");
  await expect(page).toHaveURL(/\/entrar/);
});

test("the dashboard shows a greeting, today's date and the count, and links to its sections", { tag: LAYOUT }, async ({
  visitor,
  isMobile,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Adilson!" })).toBeVisible();
  const day = { timeZone: TIME_ZONE, weekday: "long", day: "numeric", month: "long" } as const;
  await expect(page.getByText(new Intl.DateTimeFormat("pt-BR", day).format(Date.now()))).toBeVisible();
  const { totalRequests } = await read<{ totalRequests: number }>(visitor, "requests.stats");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Oportunidades" }) });
  await expect(card).toContainText(String(totalRequests));
  await expect(card).toContainText("demandas cadastradas");
  await expect(page.getByRole("link", { name: "Trocar painel" })).toHaveAttribute("href", "/selecionar-painel");
  await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
  await expectGoodScreen(page);

  if (isMobile) {
    const bar = page.getByRole("navigation", { name: "Atalhos" });
    await expect(bar.getByRole("link")).toHaveText(["Início", "Meu cartão", "Conexões", "Perfil"]);
    await expect(bar.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("region", { name: "Mais atalhos" }).getByRole("listitem")).toHaveCount(7);
  } else {
    const sections = page.getByRole("navigation", { name: "Seções do painel" });
    await expect(sections.getByRole("listitem")).toHaveCount(11);
    for (const [section, heading] of SECTIONS) {
      await sections.locator(`a[href$="secao=${section}"]`).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectGoodScreen(page);
    }
    await page.getByRole("link", { name: "Voltar ao painel" }).click();
    await expect(page.getByRole("region", { name: "O que você quer fazer?" }).getByRole("listitem")).toHaveCount(9);
  }
  await expect(page.getByText("Ganhe 30 dias Grátis")).toBeVisible();
  await page.getByRole("link", { name: "Resgatar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gerenciar Assinatura" })).toBeVisible();
  await expect(page).toHaveURL(/secao=premium/);
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);
});

for (const [section, heading, link, target] of SECTIONS) {
  test(`the URL opens the section ${section}`, async ({ visitor }) => {
    const { page } = visitor;
    await visitor.logIn(DEMO.provider);
    await page.goto(`/prestador/dashboard?secao=${section}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Portal da Construção`);
    await expect(page.getByRole("link", { name: "Voltar ao painel" })).toBeVisible();
    const main = page.getByRole("main");
    if (link && target) await expect(main.getByRole("link", { name: link })).toHaveAttribute("href", target);
    else if (section === "suporte") await expect(main.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
    await expectGoodScreen(page);
  });
}

test("phones show the specified default if the count can't be loaded", { tag: LAYOUT }, async ({
  visitor,
  isMobile,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.route(/\/trpc\/[^?]*requests\.stats/, (route) => route.abort());
  await page.goto("/prestador/dashboard");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Oportunidades" }) });
  await expect(card).toContainText(isMobile ? "236" : "O que os clientes procuram agora");
});

test("connection requests appear live and can be answered in the bell's panel by keyboard", { tag: LAYOUT }, async ({
  newVisitor,
  stack,
}) => {
  const [asker, asked] = [await newVisitor(), await newVisitor()];
  const [askerId, askedId] = [await idOf(stack, DEMO.premium), await idOf(stack, DEMO.provider)];
  await stack.db.run(sql`delete from connections where target_id = ${askedId} or requester_id = ${askedId}`);
  const { page } = asked;
  await asker.logIn(DEMO.premium);
  await asked.logIn(DEMO.provider);
  const joined = page.waitForEvent("websocket");
  await page.goto("/prestador/dashboard");
  await joined;
  const bell = page.getByRole("button", { name: /^Solicitações de conexão/ });

  await test.step("no request is pending", async () => {
    await bell.click();
    const panel = page.getByRole("dialog", { name: "Solicitações de conexão" });
    await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
    await expectGoodScreen(page);
    await panel.getByRole("button", { name: "Fechar" }).last().click();
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
  });

  await test.step("a request appears without a reload", async () => {
    const answer = await asker.page.request.post("/trpc/networking.connect", {
      headers: { origin: stack.url, "content-type": "application/json" },
      data: { professionalId: askedId },
    });
    expect(answer.status()).toBe(200);
    await expect(page.getByRole("button", { name: "Solicitações de conexão: 1 pendente" })).toBeVisible();
  });

  await test.step("it is accepted with the keyboard", async () => {
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Solicitações de conexão" });
    await expect(panel.getByRole("listitem")).toContainText("Renata");
    await expectGoodScreen(page);
    await panel.getByRole("button", { name: /^Aceitar Renata/ }).focus();
    await page.keyboard.press("Enter");
    await expectToast(page, "agora é sua conexão");
    await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
    const [row] = await stack.db.all<{ status: string }>(
      sql`select status from connections where requester_id = ${askerId} and target_id = ${askedId}`,
    );
    expect(row?.status).toBe("accepted");
    await page.keyboard.press("Escape");
    await expect(bell).toHaveAccessibleName("Solicitações de conexão");
  });
});

test("a failed response restores the connection request, but one that comes too late doesn't", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const me = await idOf(stack, DEMO.provider);
  await leaveOnePending(stack, await idOf(stack, DEMO.premium), me);
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  await page.getByRole("button", { name: "Solicitações de conexão: 1 pendente" }).click();
  const panel = page.getByRole("dialog", { name: "Solicitações de conexão" });
  await page.route(/networking\.reject/, (route) => route.abort());
  await panel.getByRole("button", { name: /^Recusar/ }).click();
  await expectToast(page, "Não foi possível responder", "A solicitação voltou para a lista.");
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await page.unroute(/networking\.reject/);

  // Deletes the request only when the response is sent: any earlier, a refetch might drop it from the list.
  await page.route(/networking\.reject/, async (route) => {
    await stack.db.run(sql`delete from connections where target_id = ${me}`);
    await route.continue();
  });
  await panel.getByRole("button", { name: /^Recusar/ }).click();
  await expectToast(page, "Solicitação não está mais pendente");
  await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
});

test("with motion, the dashboard opens under an overlay, and another one appears between two screens", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard?secao=oportunidades");
  const arrival = page.getByRole("status").filter({ hasText: "Área do Prestador" });
  await expect(arrival).toBeVisible();
  await expect(arrival).toHaveCount(0);

  const started = Date.now();
  await page.getByRole("main").getByRole("link", { name: "Ver oportunidades" }).click();
  const overlay = page.getByRole("status").filter({ hasText: "Buscando oportunidades..." });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/oportunidades$/);
  expect(Date.now() - started).toBeGreaterThan(900);
  const rest = page.getByText("Buscando oportunidades...").or(page.getByText("Quase pronto..."));
  await expect(rest).toHaveCount(0);
  expect(Date.now() - started).toBeGreaterThan(1_900);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Oportunidades" })).toBeVisible();
  await expect(arrival).toHaveCount(0);
});

test("Esc cancels the transition to another screen", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard?secao=contratos");
  await expect(page.getByRole("heading", { level: 1, name: "Contratos" })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  const overlay = page.getByRole("status").filter({ hasText: "Painel" });
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(/secao=contratos/);
});
