import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Stack } from "../../dev/stack/stack.ts";
import { makeHire } from "../support/hires.ts";
import { makePerson } from "../support/people.ts";
import { publicDataPages } from "../support/public-pages.ts";
import { DEMO, expect, test, type Visitor } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

const WIDTHS = [360, 480, 600, 768, 1024, 1280];

type Audience = keyof typeof DEMO | null;
type Place = [route: string, audience: Audience, path?: string];

/** A screen for each route, and the sections of the panels. */
const PLACES: Place[] = [
  ["/", null],
  ["/admin", "admin"],
  ["/faculdade", null],
  ["/landing-prestadores", null],
  ["/lp-clientes", null],
  ["/networking", null],
  ["/perfil", "client"],
  ["/premium", "client"],
  ["/profile", "provider"],
  ["/resposta", null],
  ["/entrar", null],
  ["/reset-password", null],
  ["/revisar-conta", null],
  ["/tipo-usuario", null],
  ["/avaliacoes", "client"],
  ["/demanda", null],
  ["/marketplace", "client"],
  ["/marketplace", "client", "/marketplace?ver=buscas"],
  ["/marketplace", "client", "/marketplace?q=piso&categoria=materiais-construcao&cidade=campo-grande&max=9000"],
  ["/selecionar-painel", "client"],
  ["/alertas", "provider"],
  ["/avisos", "client"],
  ["/meus-dados", "provider"],
  ["/analises", "premium"],
  ["/client-contracts", "client"],
  ["/gerenciar-assinatura", "premium"],
  ["/oportunidades", "provider"],
  ["/provider-contracts", "provider"],
  ["/solicitar-servico", "client"],
  ["/portal-conexoes/", "premium", "/portal-conexoes"],
  ["/portal-conexoes/minhas", "provider"],
  ["/cliente/dashboard", "client"],
  ["/prestador/dashboard", "provider"],
  ["/faculdade-teste-2025/", "premium", "/faculdade-teste-2025"],
  ...["publicar-solicitacao", "central-avaliacoes", "minhas-oportunidades", "compra-venda", "contratos", "suporte"].map(
    (name): Place => ["/cliente/dashboard", "client", `/cliente/dashboard?secao=${name}`],
  ),
  ...["oportunidades", "portal-conexoes", "cartao", "avaliacoes", "faculdade", "premium"].map(
    (name): Place => ["/prestador/dashboard", "provider", `/prestador/dashboard?secao=${name}`],
  ),
];

/** Screens for visitors, whose path depends on the data. */
const OF_DATA = [
  "/cartao/$slug",
  "/anuncio/$slug",
  "/portal-conexoes/perfil/$id",
  "/profissionais/$especialidade/$cidade",
];

/** Screens of something that belongs to the viewer, with how to make it. Returns the path. */
const OF_OWN: Record<string, (visitor: Visitor, stack: Stack) => Promise<string>> = {
  "/contratacao/$id/acordo": async (visitor, stack) => `/contratacao/${(await hired(visitor, stack)).id}/acordo`,
  "/solicitacao/$id/interessados": async (visitor, stack) =>
    `/solicitacao/${(await hired(visitor, stack)).requestId}/interessados`,
  "/solicitacao/$id/resultado": async (visitor, stack) =>
    `/solicitacao/${(await hired(visitor, stack)).requestId}/resultado`,
  "/faculdade-teste-2025/aula/$curso": async (visitor, { db }) => {
    await visitor.logIn(DEMO.premium);
    const [course] = await db.all<{ id: string }>(sql`select id from training_courses order by modulo limit 1`);
    return `/faculdade-teste-2025/aula/${course?.id}`;
  },
};

/** Only lead elsewhere. */
const LEADING_ON = ["/client-login", "/provider-login", "/cliente/login", "/prestador/login"];

async function hired(visitor: Visitor, stack: Stack) {
  const client = await makePerson(stack);
  const hire = await makeHire(stack, client, await makePerson(stack, { provider: true }));
  await visitor.logIn(client.email);
  return hire;
}

/** Pairs of texts of headings, links and buttons that lie over each other, except in what floats over the page. */
function overlaps(): string[] {
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || floats(element.parentElement));
  /** The part of a text that ancestors do not clip. */
  const clip = (rect: DOMRect, element: Element | null) => {
    let { left, top, right, bottom } = rect;
    for (let within = element; within !== null; within = within.parentElement) {
      if (getComputedStyle(within).overflow === "visible") continue;
      const box = within.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const header = document.querySelector("header");
  const texts = [...document.querySelectorAll("h1, h2, h3, a, button")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => header?.contains(element) || !floats(element))
    .flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const parent = walker.currentNode.parentElement;
        rects.push(...[...range.getClientRects()].map((rect) => ({ element, ...clip(rect, parent) })));
      }
      return rects;
    })
    .filter(({ left, top, right, bottom }) => right - left > 3 && bottom - top > 3);
  const found = texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other) => {
      const isSame = one.element.contains(other.element) || other.element.contains(one.element);
      const isApart = header?.contains(one.element) !== header?.contains(other.element);
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (isSame || isApart || width < 3 || height < 6) return [];
      return [`${one.element.textContent?.slice(0, 40)} | ${other.element.textContent?.slice(0, 40)}`];
    }),
  );
  return [...new Set(found)];
}

/** Waits until the page was drawn: components that ask for its width (`useMediaQuery`) hear of a change in the next frame. */
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Expects that nothing overlaps or sticks out at any width. */
async function expectGoodLayout(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(nextFrame);
    await expect(page.locator(".animate-shimmer").filter({ visible: true })).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
    expect({ path, width, overlaps: await page.evaluate(overlaps) }).toEqual({ path, width, overlaps: [] });
  }
}

test("every route has a place in this test", () => {
  const tree = readFileSync(new URL("../../web/route-tree.gen.ts", import.meta.url), "utf8");
  const [, paths = ""] = /fullPaths:(.*?)\n {2}fileRoutesByTo/s.exec(tree) ?? [];
  const routes = [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(30);
  const covered = new Set([...PLACES.map(([route]) => route), ...OF_DATA, ...Object.keys(OF_OWN), ...LEADING_ON]);
  expect(routes.filter((route) => route === undefined || !covered.has(route))).toEqual([]);
  expect([...covered].filter((route) => !routes.includes(route))).toEqual([]);
});

for (const [route, audience, path = route] of PLACES) {
  test(`${path} has room for everything at each width`, async ({ visitor }) => {
    if (audience) await visitor.logIn(DEMO[audience]);
    await expectGoodLayout(visitor.page, path);
  });
}

for (const route of OF_DATA) {
  test(`${route} has room for everything at each width`, async ({ visitor, stack }) => {
    const found = (await publicDataPages(stack)).find(({ name }) => name === route);
    if (!found) throw new Error(`the demo has nothing for ${route}`);
    await visitor.logIn(DEMO.premium);
    await expectGoodLayout(visitor.page, found.path);
  });
}

for (const [route, make] of Object.entries(OF_OWN)) {
  test(`${route} has room for everything at each width`, async ({ visitor, stack }) => {
    await expectGoodLayout(visitor.page, await make(visitor, stack));
  });
}
