import { sql } from "drizzle-orm";
import type { Stack } from "../../../dev/stack/stack.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS, TIME_ZONE } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import { idOf, makePerson, makeRequest } from "../../support/people.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { holdAnswers } from "../support/overlays.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectMoment,
  expectTakenOver,
  expectToast,
  FULL,
  LAYOUT,
  mutate,
  query,
  REPEATED,
  test,
} from "../support/test.ts";

test.describe.configure({ mode: "parallel" });

const SECTIONS: [section: string, heading: string, link: string | null, page: string | null][] = [
  ["oportunidades", "Oportunidades", "Ver todas", "/oportunidades"],
  ["compra-venda", "Compra e Venda", "Ver todos", "/marketplace"],
  ["portal-conexoes", "Portal Conexões", "Ver todos", "/portal-conexoes"],
  ["contratos", "Contratos", "Ver todas", "/provider-contracts"],
  ["avaliacoes", "Avaliações", "Ver todas", "/avaliacoes"],
  ["suporte", "Suporte", null, null],
];

/** Replaces the connections of `to` with one pending request from `from`. */
async function leaveOnePending({ db }: Stack, from: string, to: string): Promise<void> {
  await db.run(sql`delete from connections where target_id = ${to} or requester_id = ${to}`);
  await db.run(sql`insert into connections (id, requester_id, target_id, status, created_at)
    values (${newId(Date.now())}, ${from}, ${to}, 'pending', ${Date.now() - HOUR_MS})`);
}

test("without a login, the dashboard redirects to the login page", { tag: FULL }, async ({ page }) => {
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
  const today = new Intl.DateTimeFormat("pt-BR", day).format(Date.now()).replace("-feira", "");
  await expect(page.getByText(today)).toBeVisible();
  const { totalRequests } = await query<{ totalRequests: number }>(page, "requests.stats");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Oportunidades" }) });
  await expect(card).toContainText(String(totalRequests));
  await expect(card).toContainText("demandas cadastradas");
  await expectLoaded(page);

  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Adilson Ramires Vera" });
    await expect(menu).toContainText("Plano gratuito");
    await expect(menu.getByRole("link", { name: "Trocar painel" })).toHaveCount(0);
    await expect(menu.getByRole("button", { name: "Sair" })).toBeVisible();
    await expectGoodScreen(page);
    await menu.getByRole("link", { name: "Avaliações" }).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL("/avaliacoes");
    await page.goBack();
    const bar = page.getByRole("navigation", { name: "Atalhos" });
    await expect(bar.getByRole("link")).toHaveText(["Início", "Meu cartão", "Conexões", "Perfil"]);
    await expect(bar.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("region", { name: "Mais atalhos" }).getByRole("listitem")).toHaveCount(8);
  } else {
    await expect(page.getByRole("link", { name: "Trocar painel" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
    const sections = page.getByRole("navigation", { name: "Seções do painel" });
    await expect(sections.getByRole("listitem")).toHaveCount(12);
    for (const [section, heading] of SECTIONS) {
      await sections.locator(`a[href$="secao=${section}"]`).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole("link", { name: "Voltar ao painel" }).click();
    const cards = page.getByRole("region", { name: "O que você quer fazer?" }).getByRole("listitem");
    await expect(cards).toHaveCount(10);
    // One word leads to one place.
    for (const link of await cards.getByRole("link").all()) {
      const name = await link.innerText();
      if (name === "Análises detalhadas") continue;
      const same = sections.getByRole("link", { name, exact: true });
      await expect(same).toHaveAttribute("href", (await link.getAttribute("href")) ?? "");
    }
    for (const name of ["Faculdade", "Gerenciar Assinatura"]) {
      await sections.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(sections.locator("[aria-current=page]")).toHaveText(name);
    }
    await page.goto("/prestador/dashboard");
  }
  await expect(page.getByText("Ganhe 30 dias Grátis")).toBeVisible();
  await page.getByRole("link", { name: "Resgatar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gerenciar Assinatura" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Coletar 30 Dias Grátis" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);
});

test("the URL opens each section, which has room at each width", async ({ visitor }) => {
  const { page } = visitor;
  const main = page.getByRole("main");
  await visitor.logIn(DEMO.provider);
  for (const [section, heading, link, target] of SECTIONS) {
    await expectGoodLayout(page, `/prestador/dashboard?secao=${section}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Portal da Construção`);
    await expect(page.getByRole("link", { name: "Voltar ao painel" })).toBeVisible();
    if (link && target) await expect(main.getByRole("link", { name: link })).toHaveAttribute("href", target);
    else if (section === "suporte") await expect(main.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
  }
});

test("the address of a section that is its page leads there; an incomplete card, to the profile", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const provider = await makeProvider(stack, { name: "Ivo Guindaste" });
  await visitor.logIn(provider.email);
  for (const [section, path] of [
    ["cartao", `/cartao/pessoa-${provider.id}`],
    ["faculdade", "/faculdade-teste-2025"],
    ["premium", "/gerenciar-assinatura"],
  ] as const) {
    await page.goto(`/prestador/dashboard?secao=${section}`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectLoaded(page);
  }
  await stack.db.run(sql`update professional_profiles set profession = '' where user_id = ${provider.id}`);
  await page.goto("/prestador/dashboard");
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Meu cartão" }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL("/profile");
});

test("phones show the fixed default if the count can't be loaded", { tag: [FULL, LAYOUT] }, async ({
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

test("connection requests appear live and can be answered in the bell's panel by keyboard", { tag: REPEATED }, async ({
  newVisitor,
  stack,
}) => {
  const [asker, asked] = [await newVisitor(), await newVisitor()];
  const [askerId, askedId] = [await idOf(stack, DEMO.premium), await idOf(stack, DEMO.provider)];
  await stack.db.run(sql`delete from connections where target_id = ${askedId} or requester_id = ${askedId}`);
  // The bell counts them too.
  await stack.db.run(sql`delete from notices where user_id = ${askedId}`);
  const { page } = asked;
  await asker.logIn(DEMO.premium);
  await asked.logIn(DEMO.provider);
  const joined = page.waitForEvent("websocket");
  await page.goto("/prestador/dashboard");
  await joined;
  const bell = page.getByRole("button", { name: /^Avisos/ });

  await test.step("no request is pending", async () => {
    await bell.click();
    const panel = page.getByRole("dialog", { name: "Avisos" });
    await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
    await expect(panel.getByRole("heading")).toHaveText(["Avisos", "Pedidos de conexão"]);
    await expect(panel.getByRole("link", { name: "Ver todos" })).toHaveAttribute("href", "/avisos");
    await expectLoaded(page);
    await panel.getByRole("button", { name: "Fechar" }).last().click();
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
  });

  await test.step("a request appears without a reload", async () => {
    await mutate(asker.page, stack, "networking.connect", { professionalId: askedId });
    await expect(page.getByRole("button", { name: /Pedidos de conexão: 1 pendente$/ })).toBeVisible();
  });

  await test.step("it is accepted with the keyboard", async () => {
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Avisos" });
    await expect(panel.getByRole("list", { name: "Pedidos de conexão" }).getByRole("listitem")).toContainText("Renata");
    await expect(panel.getByRole("heading")).toHaveText(["Avisos", "Pedidos de conexão", "Outros avisos"]);
    await expectLoaded(page);
    await panel.getByRole("button", { name: /^Aceitar Renata/ }).focus();
    await page.keyboard.press("Enter");
    await expectToast(page, "agora é sua conexão");
    await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
    const [row] = await stack.db.all<{ status: string }>(
      sql`select status from connections where requester_id = ${askerId} and target_id = ${askedId}`,
    );
    expect(row?.status).toBe("accepted");
    await page.keyboard.press("Escape");
    await expect(bell).toHaveAccessibleName("Avisos");
  });
});

test("a failed response restores the connection request, but one that comes too late doesn't", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const me = await idOf(stack, DEMO.provider);
  await leaveOnePending(stack, await idOf(stack, DEMO.premium), me);
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  await page.getByRole("button", { name: /Pedidos de conexão: 1 pendente$/ }).click();
  const panel = page.getByRole("dialog", { name: "Avisos" });
  await page.route(/networking\.reject/, (route) => route.abort());
  await panel.getByRole("button", { name: /^Recusar/ }).click();
  await expectToast(page, "Não foi possível responder", "Verifique sua conexão e tente de novo.");
  await expect(panel.getByRole("list", { name: "Pedidos de conexão" }).getByRole("listitem")).toHaveCount(1);
  await page.unroute(/networking\.reject/);

  // Deletes the request only when the response is sent: any earlier, a refetch might drop it from the list.
  await page.route(/networking\.reject/, async (route) => {
    await stack.db.run(sql`delete from connections where target_id = ${me}`);
    await route.continue();
  });
  await panel.getByRole("button", { name: /^Recusar/ }).click();
  await expectToast(page, "Pedido de conexão não está mais pendente");
  await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
});

test("with motion, overlays stand over what loads: the dashboard itself, and the next screen", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.provider);
  const first = await holdAnswers(page, "networking.overview");
  await page.goto("/prestador/dashboard");
  await expect(page.getByText("Área do Prestador")).toBeVisible();
  first.release();
  await expect(page.getByText("Área do Prestador")).toHaveCount(0);
  await expectTakenOver(page);

  const next = await holdAnswers(page, "networking.directory");
  const link = page.getByRole("main").getByRole("link", { name: "Portal Conexões" });
  await expectMoment(page, "Buscando profissionais...", () => link.click());
  await expect(page).toHaveURL(/\/portal-conexoes$/);
  next.release();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByText(/Buscando profissionais\.\.\.|Quase pronto\.\.\./)).toHaveCount(0);
});

test("a provider's list begins with their specialties, then has their trade, then their cities", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const card = { specialties: ["Pintura epóxi"], serviceRegions: ["Japorã"] };
  const provider = await makePerson(stack, { provider: true, card });
  const client = await makePerson(stack);
  for (const serviceType of ["Limpeza de terreno", "Pintura predial"]) {
    await makeRequest(stack, client, { serviceType, city: "Japorã", ageMs: HOUR_MS });
  }
  await visitor.logIn(provider.email);
  await page.goto("/prestador/dashboard");
  const fresh = page.getByRole("region", { name: "Para você" });
  await expect(fresh.getByText(/^Nada novo das suas especialidades agora\./)).toBeVisible();
  await expect(fresh.getByRole("article")).toHaveCount(2);
  await page.goto("/oportunidades?para=mim");
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Das suas especialidades").getByRole("link", { name: "Ampliar no perfil" })).toBeVisible();
  await expect(part("Serviços próximos dos seus").getByRole("article")).toContainText("Pintura predial");
  await expect(part("Outros serviços onde você atende").getByRole("article")).toContainText("Limpeza de terreno");
  await expectGoodScreen(page);

  const own = { serviceType: "Pintura epóxi", city: "Japorã", ageMs: 2 * HOUR_MS };
  const exact = await makeRequest(stack, client, { ...own, premiumTold: 12 });
  await page.reload();
  const first = page.getByRole("article").first();
  await expect(first).toContainText("Pintura epóxi");
  await expect(first).toContainText("12 profissionais Premium receberam esta solicitação na hora");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Das suas especialidades",
    "Serviços próximos dos seus",
    "Outros serviços onde você atende",
  ]);
  await page.goto("/prestador/dashboard");
  await expect(fresh.getByRole("article")).toHaveCount(3);
  await expect(fresh.getByText("Das suas especialidades e outras de onde você atende.")).toBeVisible();

  await makeInterests(stack, exact, [provider]);
  await page.reload();
  await expect(fresh.getByText(/^Nada novo das suas especialidades agora\./)).toBeVisible();
  await expect(fresh.getByRole("article")).toHaveCount(2);
  await expectLoaded(page);
});

test("the newest opportunities are those of the provider's specialties and regions, else the newest of all", {
  tag: FULL,
}, async ({ visitor, stack }) => {
  const { page } = visitor;
  const card = { specialties: ["Troca de telhas"], serviceRegions: ["Tacuru"] };
  const provider = await makePerson(stack, { provider: true, card });
  await visitor.logIn(provider.email);
  await page.goto("/prestador/dashboard");
  const region = page.getByRole("region", { name: "Para você" });
  await expect(region.getByText(/^Nada novo agora onde você atende\./)).toBeVisible();
  await expect(region.getByRole("article")).toHaveCount(4);
  await expectLoaded(page);
  await region.getByRole("link", { name: "Ver todas" }).click();
  await expect(page.getByRole("heading", { name: "Nada aberto para você agora" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ampliar no perfil" })).toHaveAttribute("href", "/profile");
  await expectGoodScreen(page);

  const id = await makeRequest(stack, await makePerson(stack), {
    serviceType: "Pintura epóxi",
    city: "Tacuru",
    ageMs: HOUR_MS,
  });
  await stack.db.run(sql`update professional_profiles
    set specialties = '["Pintura epóxi"]', service_regions = '["Tacuru"]' where user_id = ${provider.id}`);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  const forMe = page.getByRole("button", { name: "Para mim" });
  await expect(forMe).toHaveAttribute("aria-pressed", "true");
  await expectLoaded(page);
  await page.getByRole("link", { name: "Pintura epóxi" }).click();
  await expect(page).toHaveURL(/para=mim.*solicitacao=/);
  await page.goBack();
  await forMe.click();
  await expect(page).toHaveURL("/oportunidades");
  await expect(page.getByRole("article").nth(1)).toBeVisible();
  await forMe.click();
  await expect(page).toHaveURL("/oportunidades?para=mim");
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.goto("/prestador/dashboard");
  await expect(region.getByText("Das suas especialidades e regiões.")).toBeVisible();
  await expect(region.getByRole("article")).toHaveCount(1);
  await region.getByRole("link", { name: "Pintura epóxi" }).click();
  await expect(page).toHaveURL(new RegExp(`solicitacao=${id}`));
});

test("people with premium see their plan and no invitation to it, and admins the way to their panel", {
  tag: [FULL, REPEATED],
}, async ({ newVisitor, isMobile }) => {
  const [premium, admin] = [await newVisitor(), await newVisitor()];
  await premium.logIn(DEMO.premium);
  const { page } = premium;
  for (const path of ["/prestador/dashboard", "/provider-contracts", "/cliente/dashboard", "/client-contracts"]) {
    await page.goto(path);
    await expectTakenOver(page);
    await expect(page.locator(".shimmer").filter({ visible: true })).toHaveCount(0);
    if (path.includes("dashboard")) await expect(page.getByText(/^Plano Premium, até \d/)).toBeVisible();
    await expect(page.getByText(/Ganhe 30 dias|Conhecer o Premium|Conheça o Premium|Ver Planos/)).toHaveCount(0);
  }
  await admin.logIn(DEMO.admin);
  await admin.page.goto("/client-contracts");
  if (isMobile) await admin.page.goto("/conta");
  await admin.page
    .getByRole("link", { name: /^Administração/ })
    .first()
    .click();
  await expect(admin.page).toHaveURL(/\/admin/);
});

test("the brand has one line beside the menu, and all screens have the same navigation", {
  tag: [FULL, REPEATED],
}, async ({ visitor, isMobile }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  const seen: string[][] = [];
  for (const path of ["/prestador/dashboard", "/oportunidades", "/gerenciar-assinatura", "/marketplace"]) {
    await page.goto(path);
    await expectTakenOver(page);
    const brand = page.getByRole("link", { name: "Portal da Construção, início" }).getByText("Portal da Construção");
    expect((await brand.boundingBox())?.height).toBeLessThan(24);
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    const list = page.getByRole("navigation", { name: isMobile ? "Navegação principal" : "Seções do painel" });
    await expect(list.getByRole("link", { name: "Alertas" })).toBeVisible();
    seen.push(await list.getByRole("link").allInnerTexts());
  }
  for (const links of seen) expect(links).toEqual(seen[0]);
});
