import type { Page } from "@playwright/test";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { FILES } from "../support/bell.ts";
import { hold } from "../support/overlays.ts";
import { DEMO, expect, expectLoaded, expectTakenOver, REPEATED, test } from "../support/test.ts";

const PAGES: [path: string, title: RegExp, texts: string[]][] = [
  ["/", /^Portal da Construção/, ["Começar Agora", "Para amanhã", "Nossa história", "R$ 49,99", "Assinar Premium"]],
  ["/lp-clientes", /^Orçamentos em até 24 horas/, ["até 24 horas", "Como funciona", "Elétrica", "Terraplanagem"]],
  ["/tipo-usuario", /^Cliente ou prestador/, ["Sou Cliente", "Sou Prestador"]],
];

const shown = (page: Page) => page.getByRole("group", { name: /^Depoimento \d de 3$/ });

for (const [path, title, texts] of PAGES) {
  test(`${path} is complete before any script runs, and hydrates without errors`, {
    tag: REPEATED,
  }, async ({ page, stack, visitor }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    for (const text of texts) await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
    await page.unroute("**/*.js");
    const html = await (await fetch(stack.url + path)).text();
    expect(html).toContain('<meta property="og:title"');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    await page.goto(path);
    const content = await page.locator("main").innerText();
    await expectTakenOver(page);
    await expect(page).toHaveTitle(title);
    expect(await page.locator("main").innerText()).toBe(content);
    await expectLoaded(visitor.page);
  });
}

test("every other path serves the empty app", async ({ page, stack }) => {
  for (const path of ["/revisar-conta", "/nao-existe"]) {
    expect(await (await fetch(stack.url + path)).text()).toContain('<div id="root"></div>');
  }
  await page.goto("/entrar");
  await expect(page.getByRole("heading", { name: "Entre na sua conta" })).toBeVisible();
});

test("the home page links to the other pages", async ({ page }) => {
  await page.goto("/");
  const leads: [string, RegExp][] = [
    ["Entrar", /^\/entrar$/],
    ["Começar Agora", /^\/tipo-usuario$/],
    ["Quero contratar", /^\/entrar\?papel=client$/],
    ["Quero trabalhar", /^\/entrar\?papel=provider$/],
    ["Assinar Premium", /^\/premium$/],
    ["Para clientes", /^\/lp-clientes$/],
    ["Para prestadores", /^\/landing-prestadores$/],
  ];
  for (const [name, href] of leads) {
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);
  }
  await page.getByRole("link", { name: "Começar Agora" }).click();
  await expect(page).toHaveURL(/\/tipo-usuario$/);
});

test("the client landing page shows two login links to visitors and one link to logged-in users", {
  tag: REPEATED,
}, async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/lp-clientes");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Sou Cliente" })).toHaveAttribute("href", "/client-login");
  await expect(header.getByRole("link", { name: "Sou Prestador" })).toHaveAttribute("href", "/provider-login");
  await expect(page.getByRole("link", { name: /Fale conosco/ })).toHaveAttribute("href", /^\/suporte\?texto=Ol/);
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Olá, \w/ })).toBeVisible();
  await page.goto("/lp-clientes");
  await expect(header.getByRole("link", { name: "Nova Solicitação" })).toHaveAttribute("href", "/solicitar-servico");
  await expect(header.getByRole("link", { name: "Sou Cliente" })).toHaveCount(0);
  await expectLoaded(page);
});

test("no word of the categories breaks on a phone", async ({ page }) => {
  await page.goto("/lp-clientes");
  await page.evaluate(() => document.fonts.ready);
  const names = page.locator("section").filter({ hasText: "Todo serviço da obra" }).locator("li span");
  await expect(names).toHaveCount(20);
  const broken = await names.evaluateAll((items) =>
    items.flatMap((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      const lines = new Set([...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      return item.textContent.includes(" ") || lines.size === 1 ? [] : [item.textContent];
    }),
  );
  expect(broken).toEqual([]);
});

test("with reduced motion, testimonials stay still, follow buttons and arrow keys, and wrap around", async ({
  page,
}) => {
  await page.goto("/lp-clientes");
  await expect(page.getByRole("button", { name: "Continuar depoimentos" })).toBeVisible();
  await expect(shown(page)).toHaveAccessibleName("Depoimento 1 de 3");
  await page.getByRole("button", { name: "Próximo depoimento" }).click();
  await expect(shown(page)).toHaveAccessibleName("Depoimento 2 de 3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveAccessibleName("Depoimento 1 de 3");
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).toHaveAccessibleName("Depoimento 3 de 3");
});

test("testimonials advance every 4 seconds until they are paused, hovered or focused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/lp-clientes");
  const pause = page.getByRole("button", { name: "Pausar depoimentos" });
  await expectTakenOver(page);
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  const first = Number(/\d/.exec((await shown(page).getAttribute("aria-label")) ?? "")?.[0]);
  const later = (by: number) => `Depoimento ${((first - 1 + by) % 3) + 1} de 3`;
  await page.clock.runFor(4_100);
  await expect(shown(page)).toHaveAccessibleName(later(1));
  await pause.focus();
  await page.clock.runFor(9_000);
  await expect(shown(page)).toHaveAccessibleName(later(1));
  await pause.blur();
  await page.clock.runFor(4_100);
  await expect(shown(page)).toHaveAccessibleName(later(2));
  await pause.click();
  await page.getByRole("button", { name: "Continuar depoimentos" }).blur();
  await page.clock.runFor(9_000);
  await expect(shown(page)).toHaveAccessibleName(later(2));
});

test("the scroll position is kept when scripts load slowly", async ({ page }) => {
  const scripts = await hold(page, "**/*.js");
  await page.goto("/lp-clientes", { waitUntil: "commit" });
  // Text that gets its font later may have other lines.
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  scripts.release();
  await expectTakenOver(page);
  expect(await position()).toBe(before);
});

test("a tap on the choice of roles during hydration is not lost, and keeps the wanted place", async ({ page }) => {
  const scripts = await hold(page, FILES);
  await page.goto("/tipo-usuario?voltar=%2Foportunidades", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Sou Cliente" });
  await link.hover();
  await page.mouse.down();
  scripts.release();
  await expect(link).toHaveAttribute("href", /voltar/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/entrar\?(?=.*papel=client)(?=.*voltar=%2Foportunidades)/);
});
