import type { Page, Request } from "@playwright/test";
import { eq } from "drizzle-orm";
import { serviceRequests } from "../../../db/schema/index.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { inFull } from "../../support/size.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectTakenOver,
  FULL,
  LAYOUT,
  loadToaster,
  REPEATED,
  test,
} from "../support/test.ts";

const SCRIPTS = "**/assets/*.js";

/** Screens whose page arrives with their frame: title, account, and a link of the navigation at this width. */
const SHELLS = [
  { path: "/cliente/dashboard", title: "Olá!", who: DEMO.client, link: "Publicar" },
  { path: "/prestador/dashboard", title: "Olá!", who: DEMO.provider, link: "Conexões" },
  { path: "/client-contracts", title: "Minhas Contratações", who: DEMO.client, link: "Perfil" },
  { path: "/provider-contracts", title: "Meus Contratos", who: DEMO.provider, link: "Perfil" },
  { path: "/oportunidades", title: "Oportunidades de Trabalho", who: DEMO.provider, link: "Perfil" },
  { path: "/solicitar-servico", title: "Solicitar Serviço", who: DEMO.client, link: "Portal da Construção, início" },
  {
    path: "/faculdade-teste-2025",
    title: "Faculdade do Portal da Construção",
    who: DEMO.premium,
    link: "Perfil",
  },
  { path: "/premium", title: "Premium", who: DEMO.client, link: "Perfil" },
  { path: "/profile", title: "Meu Perfil", who: DEMO.provider, link: "Perfil" },
  { path: "/perfil", title: "Meu Perfil", who: DEMO.client, link: "Perfil" },
  { path: "/selecionar-painel", title: "Olá!", who: DEMO.client, link: "Acessar Painel do Prestador" },
] as const;

/** Where the parts of the screen are that shell and app have in common. */
const positions = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll("header, h1, h2, main, nav[aria-label='Atalhos'], main a, main button"),
    ];
    const seen = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight);
    return seen.map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      // A photo may stand before the name in the h1; the height of main depends on answers.
      const numbers = { h1: [y, height], main: [x, y] }[part.localName] ?? [x, y, height];
      return `${part.localName} ${numbers.map(Math.round)}`;
    });
  });

test("each panel is complete before any script has run: frame, placeholders, working links", { tag: LAYOUT }, async ({
  visitor,
  viewport,
}) => {
  const { page } = visitor;
  await page.route(SCRIPTS, (route) => route.abort());
  for (const { path, title, link } of SHELLS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator(".animate-dot")).toHaveCount(0);
    const name = (viewport?.width ?? 0) < 768 ? link : "Portal da Construção, início";
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", /^\//);
    for (const button of await page.getByRole("button").all()) await expect(button).toBeDisabled();
    // expectGoodScreen waits for the end of all placeholders.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(".shimmer")) part.classList.remove("shimmer");
      for (const part of document.querySelectorAll("main [aria-busy]")) part.removeAttribute("aria-busy");
    });
    await expectGoodScreen(page);
  }
  await page.goto("/profile");
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL("/cliente/dashboard");
});

test("after a look at the other panel, shared screens keep the navigation of one's only role", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const client = await makePerson(stack, { client: true });
  await visitor.logIn(client.email);
  const links = page.getByRole("navigation", { name: "Atalhos" }).getByRole("link");
  await page.goto("/cliente/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Olá, / })).toBeVisible();
  const own = await links.allTextContents();
  await page.goto("/prestador/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Olá, / })).toBeVisible();
  await expect(links).not.toHaveText(own);
  await page.goto("/avisos");
  await expect(page.getByRole("heading", { level: 1, name: "Avisos" })).toBeVisible();
  await expect(links).toHaveText(own);
});

test("a panel opened at another section shows placeholders instead of the first section", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/prestador/dashboard?secao=suporte");
  await expect(page.getByRole("heading", { level: 1, name: "Seção do painel" })).toBeAttached();
  await expect(page.getByText("Ver oportunidades")).toHaveCount(0);
  await expect(page.locator("nav [aria-current]").filter({ hasText: "Suporte" })).toBeAttached();
  await expect(page.locator("nav [aria-current]")).toHaveCount(1);
});

test("the app takes a panel's place without moving it", { tag: REPEATED }, async ({ newVisitor }) => {
  for (const { path, title, who } of SHELLS.filter((_, n) => n % inFull(2, 1) === 0)) {
    const { page, logIn } = await newVisitor();
    await logIn(who);
    // A Monday has the longest name.
    await page.clock.setFixedTime("2026-11-23T15:00:00Z");
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const before = await positions(page);
    await page.unroute(SCRIPTS);
    // The app with no answer but the session: what follows is up to each screen.
    await page.route("**/trpc/**", (route) =>
      route.request().url().includes("auth.me") ? route.continue() : undefined,
    );
    await page.reload();
    await expectTakenOver(page);
    if (title !== "Olá!") await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.evaluate(() => document.fonts.ready);
    const after = await positions(page);
    // The form of /solicitar-servico replaces its placeholders.
    const shared = path === "/solicitar-servico" ? before.slice(0, 4) : before;
    expect(after, path).toEqual(expect.arrayContaining(shared));
    await page.close();
  }
});

interface Watched {
  blank: number;
  status: number;
  shift: number;
}

/** Records, frame by frame, whether the page was ever blank or filled by a status, and how much moved. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { blank: 0, status: 0, shift: 0 };
    Object.assign(window, { watched });
    let hasBegun = false;
    const look = () => {
      const root = document.getElementById("root");
      const text = root?.innerText.trim() ?? "";
      hasBegun ||= text !== "";
      if (hasBegun && text === "") watched.blank++;
      if (document.querySelector(".animate-dot")) watched.status++;
    };
    const start = () =>
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    start();
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/** Cuts the browser's line down to 100 kB/s with 400 ms latency. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

test("on a slow line a panel is never blank or replaced by a status, and nothing moves", { tag: FULL }, async ({
  newVisitor,
}) => {
  for (const { path, who } of SHELLS.filter(({ path }) => /dashboard|oportunidades|profile|selecionar/.test(path))) {
    const { page, logIn } = await newVisitor();
    await logIn(who);
    const watched = await watch(page);
    await slowDown(page);
    await page.goto(path);
    await expectTakenOver(page);
    await expect(page.locator(".shimmer:visible")).toHaveCount(0);
    const { blank, status, shift } = await watched();
    expect({ path, blank, status }).toEqual({ path, blank: 0, status: 0 });
    expect(shift, path).toBeLessThanOrEqual(0.01);
    await page.close();
  }
});

test("what follows a panel's latest entries doesn't move when there are fewer than placeholders", {
  tag: FULL,
}, async ({ visitor, stack }) => {
  const { page } = visitor;
  // No other request is there.
  const serviceType = "Impermeabilização de baldrame";
  const client = await makePerson(stack);
  const card = { specialties: [serviceType], serviceRegions: ["Juti"] };
  const provider = await makePerson(stack, { provider: true, card });
  const id = await makeRequest(stack, client, { serviceType, city: "Juti" });
  await visitor.logIn(provider.email);
  const watched = await watch(page);
  await slowDown(page);
  await page.goto("/prestador/dashboard");
  await expectTakenOver(page);
  await expect(page.locator(".shimmer:visible")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("article")).toContainText(serviceType);
  await expect(page.getByRole("main").getByRole("link", { name: "Compra e Venda" })).toBeVisible();
  expect((await watched()).shift).toBeLessThanOrEqual(0.01);
  await stack.db.delete(serviceRequests).where(eq(serviceRequests.id, id));
});

test("nothing moves under 'Hoje' when the card that asks for a passkey is answered last", async ({
  newVisitor,
  stack,
}) => {
  const admin = await makePerson(stack, { admin: true });
  const { page, logIn } = await newVisitor();
  await logIn(admin.email);
  const watched = await watch(page);
  const { promise: others, resolve: answer } = Promise.withResolvers<void>();
  const [open, held] = [new Set<Request>(), new Set<Request>()];
  await page.route("**/trpc/**", async (route) => {
    const request = route.request();
    const isHeld = request.url().includes("auth.passkeys");
    (isHeld ? held : open).add(request);
    if (isHeld) await others;
    await route.continue();
  });
  page.on("requestfinished", (request) => open.delete(request));
  await page.goto("/admin");
  await expect.poll(() => held.size > 0 && open.size === 0).toBe(true);
  answer();
  await expect(page.getByText("Crie sua chave de acesso").first()).toBeVisible();
  await expect(page.locator(".shimmer:visible")).toHaveCount(0);
  expect((await watched()).shift).toBeLessThanOrEqual(0.01);
});

test("a visitor's deep link shows the empty frame, then the log-in with the wanted place", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  const watched = await watch(page);
  await slowDown(page);
  await page.goto("/cliente/dashboard?secao=suporte");
  await expect(page.getByRole("heading", { level: 1, name: "Seção do painel" })).toBeAttached();
  await expect(page).toHaveURL("/entrar?voltar=%2Fcliente%2Fdashboard%3Fsecao%3Dsuporte");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  expect((await watched()).blank).toBe(0);
  await page.goto("/profile");
  await expect(page).toHaveURL("/entrar?voltar=%2Fprofile");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  expect((await watched()).blank).toBe(0);
});

test("between panels, a screen that loads slowly keeps the frame", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/client-contracts");
  await expectTakenOver(page);
  await loadToaster(page);
  const watched = await watch(page);
  await page.reload();
  await expectTakenOver(page);
  await loadToaster(page);
  await slowDown(page);
  for (const [label, path, title] of [
    ["Publicar", "/solicitar-servico", "Solicitar Serviço"],
    ["Voltar", "/client-contracts", "Minhas Contratações"],
    ["Voltar", "/cliente/dashboard", "Olá, Mariana!"],
    ["Perfil", "/profile", "Meu Perfil"],
  ] as const) {
    await page.getByRole("link", { name: label, exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect((await watched()).status).toBe(0);
});
