import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { credentials } from "../../../db/schema/index.ts";
import { type Stack, startStack } from "../../../dev/stack/stack.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeListing, makeListings } from "../../support/listings.ts";
import { seedProviders } from "../../support/measure/seed-providers.ts";
import { makeProvider, makeReference } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { isFull } from "../../support/size.ts";
import { templateOf } from "../../support/template.ts";
import { test as base, expect, FULL, type Visitor } from "../support/test.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
const DIST = join(ROOT, "test-results/development");

const LONG_NAME = "Maximiliano Bartolomeu Vasconcelos de Albuquerque e Figueiredo Cavalcanti Mendes";
const TWINS = "Siamês";

interface Town {
  client: Person;
  provider: Person;
  /** Has the listing, the card and the page that are opened. */
  owner: Person;
  listing: string;
  expired: string;
}

/** People and listings, so that there are lists of 1, 24 and 300. */
async function populate(stack: Stack): Promise<Town> {
  const owner = await makeProvider(stack, { name: LONG_NAME, card: { profession: LONG_NAME } });
  const provider = await makeProvider(stack, { name: "Ivo Tamanduá" });
  const client = await makePerson(stack, { name: LONG_NAME.toUpperCase() });
  await makeReference(stack, provider, owner);
  await stack.db
    .insert(credentials)
    .values({ userId: owner.id, kind: "cau", number: "A12345-6", status: "confirmed", createdAt: 1, decidedAt: 2 });
  await seedProviders(stack.db, 300);
  for (let n = 0; n < 24; n++) await makeProvider(stack, { name: `${TWINS} ${n}` });
  await makeListings(stack, client, 24, { priceCents: 2_400_00 });
  await makeListings(stack, client, 300, { priceCents: 30_000_00, ageMs: HOUR_MS });
  return {
    client,
    provider,
    owner,
    listing: await makeListing(stack, owner, {
      title: LONG_NAME,
      description: "Linha\n\nLinha",
      priceCents: 99_999_00,
    }),
    expired: await makeListing(stack, owner, { expiresAt: 1 }),
  };
}

/**
 * In `npm run test:all` the product with the development build of React, which reports every difference on hydration. The
 * usual build, which exists already, reports those of texts and elements.
 */
const test = base.extend<object, { town: Town }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const env = { ...process.env, DIST, NODE_ENV: "development" };
      const build = ["vite", "build", "--mode", "development", "--logLevel", "error"];
      if (isFull) await promisify(execFile)("npx", build, { env });
      const stack = await startStack({
        seed: "demo",
        template: templateOf("demo"),
        ...(isFull && { distDir: DIST }),
        settings: { EDGE_CACHE_SECONDS: "0", PASSWORD_ROUNDS: "16" },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  town: [async ({ stack }, use) => use(await populate(stack)), { scope: "worker" }],
});

const UNKNOWN_ID = "01999999-9999-7999-8999-999999999999";

const FOUND: ((town: Town) => string)[] = [
  () => "/marketplace",
  () => "/marketplace?min=99999&max=99999",
  () => "/marketplace?min=2400&max=2400&ordem=maior-preco&periodo=7-dias",
  () => "/marketplace?q=betoneira&categoria=maquinas-ferramentas&cidade=campo-grande&ordem=antigos&min=30000",
  () => "/marketplace?q=12&utm_source=x&x[]=1",
  ({ listing }) => `/marketplace?anuncio=${listing}`,
  ({ listing }) => `/anuncio/${listing}`,
  ({ owner }) => `/cartao/pessoa-${owner.id}`,
  () => "/portal-conexoes",
  () => "/portal-conexoes?busca=maximiliano&tipo=gratuito",
  () => `/portal-conexoes?busca=${TWINS}&pagina=3`,
  () => "/portal-conexoes?regiao=Dourados&especialidade=Pintura&pagina=2",
  () => "/portal-conexoes?especialidade=Nada",
  () => "/profissionais/reforma-de-banheiro/dourados",
  ({ owner }) => `/portal-conexoes/perfil/${owner.id}`,
];
const EMPTY = ["/marketplace?q=nada+disso", "/portal-conexoes?busca=ninguem+aqui", "/marketplace?ver=meus-anuncios"];
const MISSING: ((town: Town) => string)[] = [
  ({ expired }) => `/anuncio/betoneira-${expired}`,
  ({ expired }) => `/marketplace?anuncio=${expired}`,
  () => "/anuncio/nada",
  () => "/cartao/ninguem",
  () => "/profissionais/nada/dourados",
  () => `/portal-conexoes/perfil/${UNKNOWN_ID}`,
];
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" />';
/** Below a listing, for what the page does not carry; nothing else may be in its batch. */
const LATE_CALL = "/trpc/listings.othersOfSeller";
const OF_A_DOCUMENT = /^Failed to load resource: the server responded with a status of 404/;

declare global {
  interface Window {
    /** The text on screen right after the takeover. */
    textTakenOver?: string | null | undefined;
  }
}

/** Notes the text when the app's effects first run: one of them remembers whether somebody is logged in. */
function noteTakeover(): void {
  for (const name of ["setItem", "removeItem"] as const) {
    const original = Storage.prototype[name] as (...args: string[]) => void;
    Storage.prototype[name] = function (this: Storage, ...args: string[]) {
      if (args[0] === "sessao") {
        const root = document.getElementById("root")?.cloneNode(true) as HTMLElement;
        for (const element of root.querySelectorAll("noscript")) element.remove();
        window.textTakenOver ??= root.textContent;
      }
      original.apply(this, args);
    };
  }
}

/** The text of the page as sent and as taken over, once everything has run that the takeover started. */
async function textsOf(page: Page, sent: string) {
  await page.waitForFunction(() => window.textTakenOver);
  return page.evaluate(async (html) => {
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const element of body.querySelectorAll("noscript")) element.remove();
    return [body.querySelector("#root")?.textContent, window.textTakenOver];
  }, sent);
}

/** Opens pages one after another. Returns complaints in the console, and other deviations. */
async function open({ page }: Visitor, paths: string[], status: number, mayAsk: boolean): Promise<string[]> {
  const found: string[] = [];
  let path = "";
  const note = (what: string) => found.push(`${path}: ${what}`);
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    if (status === 404 && OF_A_DOCUMENT.test(message.text()) && message.location().url.endsWith(path)) return;
    // Once a page has been open for a while, which on a slow machine it may be.
    if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") note(message.text());
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!mayAsk && pathname.startsWith("/trpc/") && pathname !== LATE_CALL) note(request.url());
  });
  await page.addInitScript(noteTakeover);
  // The people made for this test have no pictures.
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
  for (path of paths) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? "";
    if (response?.status() !== status) note(`status ${response?.status()}`);
    if (!html.includes('id="tela"')) note("not rendered");
    const [sent, shown] = await textsOf(page, html);
    if (sent !== shown) note(`sent ${sent}\nshown ${shown}`);
  }
  return found;
}

test("pages are taken over as they were sent, without asking again", async ({ visitor, town }) => {
  const paths = [...FOUND.map((pathOf) => pathOf(town)), ...EMPTY];
  expect(await open(visitor, paths, 200, false)).toEqual([]);
});

test("pages of what is missing are taken over, too", { tag: FULL }, async ({ visitor, town }) => {
  const paths = MISSING.map((pathOf) => pathOf(town));
  expect(await open(visitor, paths, 404, false)).toEqual([]);
});

/** One page of each kind: for more people and clocks. */
const KINDS = FOUND.filter((_, n) => [0, 3, 6, 7, 8, 13].includes(n));
for (const who of ["client", "provider", "owner"] as const) {
  test(`pages for a logged-in ${who} are taken over as they were sent`, { tag: FULL }, async ({
    visitor,
    stack,
    town,
  }) => {
    const [name = "", value = ""] = town[who].cookie.split("=");
    await visitor.page.context().addCookies([{ name, value, url: stack.url }]);
    const paths = [...KINDS.map((pathOf) => pathOf(town)), ...EMPTY];
    expect(await open(visitor, paths, 200, true)).toEqual([]);
  });
}

test.describe("in a browser of another country", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "en-US" });

  for (const [name, wrongBy] of [
    ["ahead", HOUR_MS],
    ["behind", -HOUR_MS],
  ] as const) {
    test(`whose clock is an hour ${name}, pages are taken over as they were sent`, { tag: FULL }, async ({
      visitor,
      town,
    }) => {
      await visitor.page.clock.setFixedTime(Date.now() + wrongBy);
      const paths = KINDS.map((pathOf) => pathOf(town));
      expect(await open(visitor, paths, 200, false)).toEqual([]);
    });
  }
});
