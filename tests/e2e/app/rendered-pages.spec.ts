import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { professionalReferences, servicePhotos } from "../../../db/schema/index.ts";
import { type Stack, startStack } from "../../../dev/stack/stack.ts";
import { maskContacts } from "../../../src/shared/contacts-in-text.ts";
import { type FlakyProxy, startFlakyProxy } from "../../support/flaky-proxy.ts";
import { makeListing } from "../../support/listings.ts";
import { makePhoto, makeProvider, makeReference } from "../../support/network.ts";
import type { Person } from "../../support/people.ts";
import { SCRIPT_PAYLOADS } from "../../support/script-payloads.ts";
import { inFull } from "../../support/size.ts";
import { templateOf } from "../../support/template.ts";
import { test as base, expect, expectTakenOver, FULL } from "../support/test.ts";

/** How many are in one text: one that becomes anything else shows beside the others, too. */
const TOGETHER = inFull(6, 3);
const TEXTS = Array.from({ length: Math.ceil(SCRIPT_PAYLOADS.length / TOGETHER) }, (_, n) =>
  SCRIPT_PAYLOADS.slice(TOGETHER * n, TOGETHER * (n + 1)).join(" "),
);

/** In front of the database of this file's own stack. */
let database: FlakyProxy;

/** A listing's page, its owner's card and page. */
type Pages = string[];
const LISTING = 0;

interface Hostile {
  harmless: Pages;
  /** By payload. */
  others: Pages[];
}

/** In reais: of all listings, so that a list shows them. */
const PRICE = 66_600;

/** Inserts a listing and a professional with this text in all fields. */
async function publish(stack: Stack, critic: Person, text: string): Promise<Pages> {
  const card = { profession: text, instagram: text, specialties: [text], serviceRegions: [text] };
  const owner = await makeProvider(stack, { name: text, card });
  const listed = { title: text, description: `${text}\n\n${text}`, neighborhood: text, zipCode: text };
  const listing = await makeListing(stack, owner, { ...listed, priceCents: 100 * PRICE });
  const [referenceId, photoId] = [await makeReference(stack, critic, owner), await makePhoto(stack, owner)];
  const reference = { serviceDescription: text, serviceLocation: text, specialties: [text] };
  await stack.db.batch([
    stack.db.update(professionalReferences).set(reference).where(eq(professionalReferences.id, referenceId)),
    stack.db.update(servicePhotos).set({ title: text, description: text }).where(eq(servicePhotos.id, photoId)),
  ]);
  return [`/anuncio/${listing}`, `/cartao/pessoa-${owner.id}`, `/portal-conexoes/perfil/${owner.id}`];
}

const test = base.extend<object, { hostile: Hostile }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      let stack: Stack | undefined;
      database = await startFlakyProxy(() => stack?.databaseUrl ?? "");
      stack = await startStack({
        seed: "demo",
        template: templateOf("demo"),
        settings: { EDGE_CACHE_SECONDS: "15", PASSWORD_ROUNDS: "16", DATABASE_URL: database.url },
      });
      await use(stack);
      await stack.stop();
      await database.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  hostile: [
    async ({ stack }, use) => {
      const critic = await makeProvider(stack, { name: SCRIPT_PAYLOADS[0] ?? "" });
      const others = await Promise.all(TEXTS.map((text) => publish(stack, critic, text)));
      await use({ harmless: await publish(stack, critic, "Inofensivo"), others });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Notes scripts that ran, blocked content and complaints of the pages that this tab opens. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on("dialog", (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") found.push(message.text());
  });
  await page.exposeFunction("note", (what: string) => found.push(what));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (what: string) => void };
    Object.assign(window, { xss: () => note("a script ran") });
    document.addEventListener("securitypolicyviolation", (event) => note(`blocked: ${event.blockedURI}`));
  });
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }));
  return found;
}

/**
 * What a page consists of: each kind of element with its attributes, and those of its URLs that would run or load
 * something. Texts that are not escaped add to it.
 */
const partsOf = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const parts = [...parsed.querySelectorAll("*")].map((element) => {
      const urls = [...element.attributes].filter(({ value }) =>
        /^\s*(javascript:|data:|vbscript:|(https?:)?\/\/evil)/i.test(value),
      );
      const loads = urls.filter(({ name }) => ["href", "src", "action", "data", "srcdoc", "style"].includes(name));
      return [element.tagName, ...element.getAttributeNames(), ...loads.map(({ value }) => value)].join(" ");
    });
    const state = parsed.getElementById("tela")?.textContent ?? "";
    const linked = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    return {
      parts: [...new Set(parts)].sort(),
      title: parsed.title,
      texts: [state, linked].flatMap((json) => (json ? JSON.stringify(JSON.parse(json)) : [])),
    };
  }, path);

test("no text of people or URLs becomes anything else in the HTML that the worker sends", async ({ page, hostile }) => {
  await page.goto("/");
  const { harmless, others } = hostile;
  for (const [kind, path] of harmless.entries()) {
    const usual = await partsOf(page, path);
    for (const [n, paths] of others.entries()) {
      const { parts, title, texts } = await partsOf(page, paths[kind] ?? "");
      const text = TEXTS[n] ?? "";
      expect([text, parts]).toEqual([text, usual.parts]);
      // Links in texts are masked, but not in names, which are refused when written.
      const shown = kind === LISTING ? maskContacts(text) : text;
      expect(title).toContain(shown);
      for (const json of texts) expect(json).toContain(JSON.stringify(shown).slice(1, -1));
    }
  }
  for (const path of ["/marketplace?q=", "/portal-conexoes?busca="]) {
    // Finds everything, finds nothing, and is refused.
    const known = new Set<string>();
    for (const typed of ["", "nada+disso", "%E2%80%AE"]) {
      for (const part of (await partsOf(page, path + typed)).parts) known.add(part);
    }
    for (const text of SCRIPT_PAYLOADS.filter((_, n) => n % inFull(4, 1) === 0)) {
      const { parts } = await partsOf(page, path + encodeURIComponent(`${text} nada`));
      expect([text, parts.filter((part) => !known.has(part))]).toEqual([text, []]);
    }
  }
});

test("nothing in these texts runs in a browser", { tag: FULL }, async ({ page, hostile }) => {
  const found = await watch(page);
  const payload = (start: string) => hostile.others[TEXTS.findIndex((text) => text.includes(start))];
  const script = encodeURIComponent("</script><script>xss()</script>");
  const paths = [
    `/marketplace?min=${PRICE}&max=${PRICE}`,
    ...[1, 2].map((number) => `/portal-conexoes?busca=xss&pagina=${number}`),
    ...["</title>", '"><img', "javascript:"].flatMap((start) => payload(start) ?? []),
    `/marketplace?q=${script}`,
    `/portal-conexoes?busca=${script}&regiao=${script}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectTakenOver(page);
    expect([path, ...found]).toEqual([path]);
  }
});

test("a page that the database did not answer offers to try again, and recovers", async ({ browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  database.fail("bad-gateway");
  expect((await page.goto("/marketplace?q=betoneira"))?.status()).toBe(503);
  const retry = page.getByRole("alert").getByRole("button", { name: "Tentar de novo" }).first();
  await expect(retry).toBeVisible();
  database.fail("none");
  await retry.click();
  await expect(page.locator("main article").first()).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  await context.close();
});
