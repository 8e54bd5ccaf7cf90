import type { Page } from "@playwright/test";
import { DEMO, expect, expectLoaded, expectTakenOver, FULL, REPEATED, test } from "../support/test.ts";

const PATH = "/landing-prestadores";
const stats = (page: Page) => page.locator("dd [aria-hidden]");

test("the provider landing page is complete before any script runs, and hydrates without errors", {
  tag: REPEATED,
}, async ({ page, stack }) => {
  const html = await (await fetch(stack.url + PATH)).text();
  expect(html).toContain('<meta property="og:title"');
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(PATH);
  await expect(page).toHaveTitle(/^Oportunidades de obra no seu WhatsApp/);
  await expect(stats(page)).toHaveText(["+27", "+250", "+3.500"]);
  for (const text of ["Um dia com o Portal", "R$ 49,99", "Números informados pela direção do Portal."]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole("row", { name: "Suporte prioritário Não Sim" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Publicar solicitações Sim Sim" })).toBeVisible();
  await page.getByText("Como funcionam os 30 dias grátis?").click();
  await expect(page.getByText("uma vez por pessoa. Complete o perfil e indique um amigo")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) })).toHaveCount(9);
  await page.unroute("**/*.js");
  await page.goto(PATH);
  const content = await page.locator("main").innerText();
  await expectTakenOver(page);
  expect(await page.locator("main").innerText()).toBe(content);
  await expectLoaded(page);
});

/** Records every value that the last figure shows, starting before the page's first script. */
async function recordLastFigure(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = document.querySelectorAll("dd [aria-hidden]")[2]?.textContent;
      if (text && text !== shown.at(-1)) shown.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

test("the stats count up in forty steps when they come into view, and then stay", { tag: FULL }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const shown = await recordLastFigure(page);
  await page.goto(PATH);
  await stats(page).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await shown()).slice(1).at(-1)).toBe("+3.500");
  await expect(stats(page)).toHaveText(["+27", "+250", "+3.500"]);
  const steps = Array.from({ length: 41 }, (_, step) => `+${Math.round(3500 * (step / 40)).toLocaleString("pt-BR")}`);
  const [prerendered, ...counted] = await shown();
  expect(prerendered).toBe("+3.500");
  expect(counted[0]).toBe("+0");
  // A busy machine may skip steps, but never shows them out of order.
  expect(counted).toEqual(steps.filter((step) => counted.includes(step)));
  expect(counted.length).toBeGreaterThan(10);
});

test("with reduced motion, the stats don't count up, and screen readers get the final values", async ({ page }) => {
  await page.clock.install();
  await page.goto(PATH);
  await expectTakenOver(page);
  await stats(page).first().scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(stats(page)).toHaveText(["+27", "+250", "+3.500"]);
  await expect(page.getByRole("definition").first()).toHaveText("+27+27");
});

test("calls to action link to the provider sign-in, the header to both sign-ins, the bubble to the assistant", async ({
  visitor,
  isMobile,
}) => {
  const { page } = visitor;
  await page.goto(PATH);
  const leads: [string, RegExp][] = [
    ["Quero receber oportunidades", /^\/entrar\?aba=cadastro&papel=provider$/],
    ["Criar conta grátis", /^\/entrar\?aba=cadastro&papel=provider$/],
    ["Quero ser Premium", /^\/entrar\?aba=cadastro&papel=provider&voltar=%2Fpremium$/],
    ["Entrar no Portal", /^\/entrar\?aba=cadastro&papel=provider$/],
    ["Sou Cliente", /^\/client-login$/],
    ["Sou Prestador", /^\/provider-login$/],
    ["Fale conosco (abre em nova aba)", /^\/suporte\?texto=Ol/],
  ];
  for (const [name, href] of leads) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await page.getByRole("link", { name: isMobile ? "Compra e Venda" : "Sou Prestador" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Quero receber oportunidades" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/entrar\?aba=cadastro&papel=provider$/);
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Olá, \w/ })).toBeVisible();
  await page.goto(PATH);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Ir para o painel" })).toHaveAttribute("href", "/selecionar-painel");
  await expect(banner.getByRole("link", { name: "Sou Prestador" })).toHaveCount(0);
});

for (const [path, title] of [
  ["/networking", "Networking"],
  ["/faculdade", "Faculdade do Portal"],
] as const) {
  test(`${path} says that it is coming soon and links back`, { tag: REPEATED }, async ({ page }) => {
    // The demo has professionals and courses, so the page leads on. This is the app without them.
    await page.route(`**${path}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${new URL(route.request().url()).origin}/em-breve` }) }),
    );
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("EM BREVE")).toBeVisible();
    await expectLoaded(page);
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("the provider contracts page requires a login, says that it is coming soon, and links back to the dashboard", {
  tag: [FULL, REPEATED],
}, async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/provider-contracts");
  await expect(page).toHaveURL(/\/entrar/);
  await visitor.logIn(DEMO.provider);
  await page.goto("/provider-contracts");
  await expect(page.getByRole("heading", { level: 1, name: "Meus Contratos" })).toBeVisible();
  await expect(page.getByText("EM BREVE")).toBeVisible();
  await expect(page.getByText("Exclusivo para usuários Premium")).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("link", { name: "Voltar" }).click();
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);
});
