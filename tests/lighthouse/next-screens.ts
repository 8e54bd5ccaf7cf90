import type { Browser, Page } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { median } from "../support/measure/figures.ts";
import { openFirst } from "../support/measure/first-load.ts";
import { toTable } from "../support/measure/table.ts";
import type { Check } from "./checks.ts";
import { CLIENT, PROVIDER, withPhone } from "./screens.ts";

interface Click {
  from: string;
  /** CSS for content of the screen that the click leaves, for the link, and for content of the next screen. */
  content: string;
  link: string;
  next: string;
  /** Email of the demo account that clicks. */
  as?: string;
}

const SOME_CONTENT = "main :is(article, form, h2, p)";

/** Clicks from a panel's first screen. */
const fromPanel = (from: string, as: string, hrefs: readonly string[]): Click[] =>
  hrefs.map((href) => ({ from, content: "main article", link: `a[href="${href}"]`, next: SOME_CONTENT, as }));

/** The main links of the public pages and of both panels, on a phone. */
const CLICKS: readonly Click[] = [
  { from: "/", content: "main h1", link: 'a[href="/lp-clientes"]', next: "main h2" },
  { from: "/marketplace", content: "main article", link: "article a", next: "main h2" },
  {
    from: "/portal-conexoes",
    content: "main article",
    link: 'article a[href^="/portal-conexoes/perfil/"]',
    next: "main h2",
  },
  ...fromPanel("/cliente/dashboard", CLIENT, [
    "/solicitar-servico",
    "/cliente/dashboard?secao=minhas-oportunidades",
    "/cliente/dashboard?secao=suporte",
    "/avaliacoes",
    "/oportunidades",
    "/marketplace",
    "/client-contracts",
    "/gerenciar-assinatura",
    "/profile",
  ]),
  ...fromPanel("/prestador/dashboard", PROVIDER, [
    "/oportunidades",
    "/oportunidades?para=mim",
    "/prestador/dashboard?secao=suporte",
    "/marketplace",
    "/portal-conexoes",
    "/cartao/adilson-ramires-vera",
    "/provider-contracts",
    "/avaliacoes",
    "/faculdade-teste-2025",
    "/gerenciar-assinatura",
    "/alertas",
    "/analises",
    "/profile",
  ]),
  {
    from: "/solicitar-servico",
    content: "main form",
    link: 'a[href="/cliente/dashboard"]',
    next: 'main a[href*="solicitacao="]',
    as: CLIENT,
  },
  {
    from: "/oportunidades",
    content: "main article",
    link: 'a[href="/portal-conexoes"]',
    next: "main article",
    as: PROVIDER,
  },
];

const ROUNDS = 3;
const MAX_CLICK_MS = 100;
const GIVE_UP_MS = 10_000;

/** Waits until the page has loaded nothing for half a second. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    let before = -1;
    for (let now = 0; now !== before; now = performance.getEntriesByType("resource").length) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

/** Milliseconds from a click on the preloaded link until the next screen's title and content are shown; NaN if they don't. */
async function clickOnce(page: Page, { from, content, link, next }: Click): Promise<number> {
  await openFirst(page, from, content);
  await settle(page);
  const target = page.locator(link).locator("visible=true").first();
  // Focus preloads, as a finger or a mouse on the link does.
  await target.focus();
  await settle(page);
  const after = { selector: next, giveUpMs: GIVE_UP_MS };
  return target.evaluate((element: HTMLElement, { selector, giveUpMs }) => {
    const title = () => document.querySelector("h1")?.textContent;
    const before = title();
    const started = performance.now();
    element.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const isLoading = [...document.querySelectorAll("main .shimmer")].some((part) => part.checkVisibility());
        const isShown = !isLoading && [...document.querySelectorAll(selector)].some((part) => part.checkVisibility());
        const elapsed = performance.now() - started;
        if (isShown && title() && title() !== before) resolve(elapsed);
        else if (elapsed > giveUpMs) resolve(Number.NaN);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, after);
}

async function measureOnce(browser: Browser, stack: Stack, click: Click): Promise<number> {
  try {
    return await withPhone(browser, stack, click.as, (page) => clickOnce(page, click));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.log(error.message);
    return Number.NaN;
  }
}

/** Typical clicks after the first load, or those on these pages; the median of three rounds. Prints a table. */
export async function checkClicks(browser: Browser, stack: Stack, names: readonly string[]): Promise<Check[]> {
  const unknown = names.filter((name) => !CLICKS.some(({ from }) => from === name));
  if (unknown.length > 0) throw new Error(`no click on: ${unknown.join(", ")}`);
  const rows = [["click on", "link", "content after, ms"]];
  const checks: Check[] = [];
  for (const click of CLICKS.filter(({ from }) => names.length === 0 || names.includes(from))) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await measureOnce(browser, stack, click));
    const figure = median(times);
    rows.push([click.from, click.link, figure.toFixed(0)]);
    const page = `${click.from} → ${click.link}`;
    checks.push({ target: "click to content, ms", page, figure, wanted: MAX_CLICK_MS });
  }
  console.log(`\n${toTable(rows)}`);
  return checks;
}
