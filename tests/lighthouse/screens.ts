import type { Browser, Page } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { PRERENDERED_PAGES, publicDataPages } from "../support/public-pages.ts";
import { newSession } from "../support/sessions.ts";

export interface Screen {
  name: string;
  path: string;
  /** CSS for an element of the main content. */
  content: string;
  /** Email of the demo account that opens it. */
  as?: string;
  /** The main action, which resolves when the screen has responded. Screens whose main action is a link have none. */
  act?: (page: Page) => Promise<void>;
}

const PHONE = { width: 360, height: 740 };

/** Opens an empty browser on a phone, in which the demo account with this email, if any, is logged in. */
export async function withPhone<T>(
  browser: Browser,
  stack: Stack,
  as: string | undefined,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: stack.url, viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    if (as) await context.addCookies([{ name: "sessao", value: await newSession(stack, as), url: stack.url }]);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export const CLIENT = "cliente@demo.portal";
export const PROVIDER = "prestador@demo.portal";

/** Opens the filters, which are a dialog or a region of the page. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filtros" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("region", { name: "Filtros" }))
    .waitFor();
}

/** Types into a field. React would discard text that it doesn't handle. */
const fill = (label: string, text: string) => async (page: Page) => {
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.fill(text);
  if ((await field.inputValue()) !== text) throw new Error(`"${label}" lost what was typed`);
};

export const PANELS: readonly Screen[] = [
  { name: "/entrar", path: "/entrar", content: "main form input", act: fill("E-mail", CLIENT) },
  { name: "/cliente/dashboard", path: "/cliente/dashboard", content: "main h2", as: CLIENT },
  {
    name: "own requests",
    path: "/cliente/dashboard?secao=minhas-oportunidades",
    content: "main article",
    as: CLIENT,
  },
  {
    name: "/solicitar-servico",
    path: "/solicitar-servico",
    content: "main form textarea",
    as: CLIENT,
    act: fill("Descrição", "Trocar o piso da sala, 20 m²."),
  },
  {
    name: "/profile",
    path: "/profile",
    content: "main form input",
    as: CLIENT,
    act: fill("Nome completo", "Mariana Nantes"),
  },
  { name: "/prestador/dashboard", path: "/prestador/dashboard", content: "main h2", as: PROVIDER },
  { name: "/oportunidades", path: "/oportunidades", content: "main article", as: PROVIDER },
  {
    name: "/perfil",
    path: "/perfil",
    content: "main form input",
    as: PROVIDER,
    act: fill("Nome completo", "Adilson Ramires"),
  },
];

const ACTIONS: Readonly<Record<string, Screen["act"]>> = {
  "/marketplace": openFilters,
  "/portal-conexoes": openFilters,
};

/** The main screens: the public ones for a visitor, the others for a client or provider of the demo. */
export async function mainScreens(stack: Stack): Promise<Screen[]> {
  const open = [...PRERENDERED_PAGES, ...(await publicDataPages(stack))].map((page) => {
    const act = ACTIONS[page.name];
    return act ? { ...page, act } : page;
  });
  return [...open, ...PANELS];
}
