import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { rateLimits } from "../../../db/schema/index.ts";
import type { Mail } from "../../../dev/fakes/mail.ts";
import { type Stack, startStack } from "../../../dev/stack/stack.ts";
import { SETTLE_AFTER_MS } from "../../../web/lib/timings.ts";
import { readMails } from "../../support/fakes.ts";
import { cheapHash } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { newSession } from "../../support/sessions.ts";
import { isFull } from "../../support/size.ts";
import { templateOf } from "../../support/template.ts";
import { findViolations } from "./axe.ts";

/** A user with a separate browser context. */
export interface Visitor {
  page: Page;
  /**
   * Collects the response bodies and WebSocket messages that this browser receives from now on, without build assets
   * and pictures.
   */
  listen(): string[];
  /** Starts a session as the login screen does, but without hashing a password. */
  logIn(email: string): Promise<void>;
}

interface Fixtures {
  /** Opens a new browser context; errors in it fail the test. */
  newVisitor: () => Promise<Visitor>;
  visitor: Visitor;
  page: Page;
}

/**
 * Console errors that tests cause on purpose: refused calls, failed or offline requests and imports, and a WebSocket
 * whose page closed or whose session ended while it was connecting.
 */
const EXPECTED_IN_CONSOLE =
  /Failed to fetch dynamically imported module|Failed to load resource: the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket is closed before the connection is established|no valid credentials available/;

/** The only expected 5xx: a test made the fakes' AI or Asaas fail. */
const OUTSIDE_CALL = /\/trpc\/(requests\.(improveText|propose)|billing\.createPayment|billing\.openCharge)/;
const isOutsideRefusal = (text: string, url: string) => text.includes("status of 503") && OUTSIDE_CALL.test(url);

/** Build assets and pictures can't contain test data as text, and would be most of what a test reads. */
const isWithoutTexts = (response: Response) =>
  /\/assets\/[^/]+$/.test(response.url()) || response.headers()["content-type"]?.startsWith("image/");

/** Chromium reports each answer with a 5xx in the console, for less than Playwright's events for each request cost. */
function watch(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    const [text, { url }] = [message.text(), message.location()];
    const isExpected = EXPECTED_IN_CONSOLE.test(text) || isOutsideRefusal(text, url);
    if (message.type() === "error" && !isExpected) faults.push(`${text} ${url}`);
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
}

/** For few tests, because the answers of a page take as long to read as they did to arrive. */
function listenTo(context: BrowserContext, reading: Promise<unknown>[]): string[] {
  const received: string[] = [];
  context.on("response", (response) => {
    if (isWithoutTexts(response)) return;
    reading.push(
      response
        .text()
        .then((text) => received.push(text))
        .catch(() => undefined),
    );
  });
  const listenToSockets = (page: Page) =>
    page.on("websocket", (socket) => socket.on("framereceived", (frame) => received.push(String(frame.payload))));
  context.pages().forEach(listenToSockets);
  context.on("page", listenToSockets);
  return received;
}

/** Pages whose browser draws no more frames, for which actions wait in vain without saying so. */
async function findFrozen(contexts: readonly BrowserContext[]): Promise<string[]> {
  const nextFrame = () => new Promise<boolean>((drawn) => requestAnimationFrame(() => drawn(true)));
  const isDrawn = (page: Page) =>
    Promise.race([
      page.evaluate(nextFrame).catch(() => true),
      new Promise<boolean>((late) => setTimeout(late, 5_000, false)),
    ]);
  const pages = contexts.flatMap((context) => context.pages());
  const drawn = await Promise.all(pages.map(isDrawn));
  return pages.filter((_, place) => !drawn[place]).map((page) => `no frames are drawn of ${page.url()}`);
}

/**
 * Lets the app do at once what it begins when it has been open for a while: only tests of that have service workers.
 */
function settleSoon(settleAfterMs: number): void {
  const inTime = window.setTimeout;
  const soon = (work: () => void, ms?: number) => {
    if (ms !== settleAfterMs) return inTime(work, ms);
    // Toasts stay for the same time, later.
    window.setTimeout = inTime;
    return inTime(work);
  };
  window.setTimeout = soon as typeof setTimeout;
}

/**
 * In pages opened from now on, holds back timers with exactly this delay. The returned function runs those that were set.
 */
export async function holdTimers(page: Page, delayMs: number): Promise<() => Promise<void>> {
  await page.addInitScript((delayMs) => {
    const inTime = window.setTimeout;
    const begin = (work: () => void, ms?: number) => {
      if (ms !== delayMs) return inTime(work, ms);
      window.addEventListener("release-timers", work, { once: true });
      return 0;
    };
    window.setTimeout = begin as typeof setTimeout;
  }, delayMs);
  return () => page.evaluate(() => void window.dispatchEvent(new Event("release-timers")));
}

/**
 * As on a bad line: `SLOW_ANSWERS=1 npx playwright test`, best beside a busy loop on one core. No test may depend on
 * how soon something is answered, or how soon code arrives.
 */
export const isSlow = process.env["SLOW_ANSWERS"] !== undefined;
const slowAnswers = isSlow ? { wrapper: readFileSync(new URL("slow-answers.js", import.meta.url), "utf8") } : {};

/** Playwright turns the HTTP cache off for pages whose requests it delays. */
async function delayCode(context: BrowserContext): Promise<void> {
  await context.route("**/assets/*.js", async (route) => {
    await delay(500);
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
}

export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const stack = await startStack({
        seed: "demo",
        template: templateOf("demo"),
        settings: { EDGE_CACHE_SECONDS: "0", PASSWORD_ROUNDS: "16" },
        ...slowAnswers,
      });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  newVisitor: async (
    { browser, contextOptions, stack, viewport, hasTouch, isMobile, locale, timezoneId, serviceWorkers },
    use,
    { errors },
  ) => {
    // The tests of a worker use the same demo accounts: what one has used up must not stop the next.
    await stack.db.delete(rateLimits);
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    const reading: Promise<unknown>[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: stack.url,
        viewport,
        hasTouch,
        isMobile,
        serviceWorkers,
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        reducedMotion: "reduce",
      });
      contexts.push(context);
      if (isSlow) await delayCode(context);
      if (serviceWorkers === "allow") await context.addInitScript(settleSoon, SETTLE_AFTER_MS);
      watch(context, faults);
      const page = await context.newPage();
      const logIn = async (email: string) => {
        await context.addCookies([{ name: "sessao", value: await newSession(stack, email), url: stack.url }]);
      };
      return { page, listen: () => listenTo(context, reading), logIn };
    });
    if (errors.length > 0) faults.push(...(await findFrozen(contexts)));
    await Promise.all(contexts.map((context) => context.close()));
    await Promise.all(reading);
    expect(faults).toEqual([]);
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
  page: async ({ visitor }, use) => use(visitor.page),
});

export { expect };

/** Tag for tests whose steps differ on the desktop. They run at both widths, all others only on the phone. */
export const LAYOUT = "@layout";

/** Tag for tests that only `npm run test:all` runs: longer histories, and variants of what another test asserts. */
export const FULL = "@full";

/** Tag for tests with the same steps at both widths. They are repeated on the desktop in `npm run test:all`. */
export const REPEATED = "@repeated";

/** Demo accounts, one for each audience. */
export const DEMO = {
  client: "cliente@demo.portal",
  provider: "prestador@demo.portal",
  premium: "premium@demo.portal",
  admin: "admin@demo.portal",
} as const;

/** A text field by its label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Presses a key, because the toaster loads on the first use of a page. For tests that then cut the network. */
export async function loadToaster(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.getByRole("region", { name: "Avisos" })).toBeAttached();
}

/** Expects a toast with this title and, if given, this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const titled = page.locator("[data-sonner-toast]").filter({ hasText: title });
  await expect((text ? titled.filter({ hasText: text }) : titled).first()).toBeVisible();
}

/** Expects that a toast is on screen, and none over this control. */
export async function expectUncovered(control: Locator): Promise<void> {
  // In one call: `boundingBox()` would wait for a toast that has just gone.
  const place = () =>
    control.evaluate(async (element) => {
      // Sonner moves toasts within two frames.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const boxOf = (part: Element) => part.getBoundingClientRect();
      const { top, bottom, left, right, height } = boxOf(element);
      const toasts = [...document.querySelectorAll("[data-sonner-toast]")].map(boxOf);
      if (height === 0 || !toasts.some((toast) => toast.height > 0)) return "not on screen";
      const isOver = toasts.some(
        (toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left,
      );
      return isOver ? "covered" : "uncovered";
    });
  await expect.poll(place).toBe("uncovered");
}

/**
 * Closes the toasts, as people do when one covers what they want to press next: it would stay for five to eight
 * seconds.
 */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Fechar aviso" });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(close).toHaveCount(0);
}

/**
 * Expects that a status with this text appears after an act. The page looks for it at each change, and from before the
 * act, because it may be gone before the next frame, and when an expectation that polls looks again.
 */
export async function expectMoment(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const said = await page.evaluateHandle((text) => {
    const moment = { isSeen: false };
    new MutationObserver(() => {
      const all = [...document.querySelectorAll("[role=status]")];
      if (all.some((status) => status.textContent.includes(text))) moment.isSeen = true;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return moment;
  }, text);
  await act();
  await page.waitForFunction((moment) => moment.isSeen, said);
}

/**
 * Clicks a contact link and returns the URL that its new tab is redirected to, without opening WhatsApp. The page
 * before the first contact with somebody may come first, unless one tap has to be enough.
 */
export async function followContact(page: Page, link: Locator, { taps }: { taps: 1 | 2 } = { taps: 2 }): Promise<URL> {
  const context = page.context();
  const contacts = "**/contato/**";
  let location = "";
  await context.route(contacts, async (route) => {
    const first = await route.fetch({ maxRedirects: 0 });
    const [, goOn] = taps === 1 ? [] : (/href="([^"]*[?]ciente=sim)"/.exec(await first.text()) ?? []);
    const answer = goOn ? await route.fetch({ url: new URL(goOn, page.url()).href, maxRedirects: 0 }) : first;
    location = answer.headers()["location"] ?? "";
    await route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" });
  });
  const [chat] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(chat).toHaveTitle("WhatsApp");
  await chat.close();
  await context.unroute(contacts);
  return new URL(location);
}

/** Counts a page's opened WebSockets. Playwright reports a socket on creation, some round trips earlier. */
export async function recordOpenSockets(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { openSockets: 0 });
    window.WebSocket = class extends window.WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("open", () => counter.openSockets++);
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { openSockets: number }).openSockets);
}

/** Waits until React has hydrated a prerendered page. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("main, main :is(a, button, input, article)")];
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber")));
  });
}

/** Expects one h1 and no horizontal overflow, once the content has loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator(":is(.shimmer, .animate-dot):visible")).toHaveCount(0);
  // Former results are dimmed until the next ones are there.
  await expect(page.locator(':is(div, ul)[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects a loaded screen without axe violations, for the tests of screens. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectLoaded(page);
  expect(await findViolations(page)).toEqual([]);
}

/**
 * Expects a loaded screen and, in `npm run test:all`, no axe violations: for the states that journeys pass through.
 * Each is scanned by one test; others expect it loaded.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  await (isFull ? expectAccessible(page) : expectLoaded(page));
}

/** Calls a query as the user logged in on this page. */
export async function query<T>(page: Page, procedure: string, input?: unknown): Promise<T> {
  const params = input ? { input: JSON.stringify(input) } : {};
  const answer = await page.request.get(`/trpc/${procedure}`, { params });
  expect(answer.status()).toBe(200);
  return (await answer.json()).result.data;
}

/** Calls a mutation as the user logged in on this page. */
export async function mutate(page: Page, { url }: Stack, procedure: string, data: unknown): Promise<unknown> {
  const headers = { origin: url, "content-type": "application/json" };
  const answer = await page.request.post(`/trpc/${procedure}`, { headers, data });
  expect(answer.status()).toBe(200);
  return (await answer.json()).result.data;
}

/** Calls a mutation as a person without a page. */
export async function mutateAs(
  { cookie }: Person,
  { url }: Stack,
  procedure: string,
  input: unknown,
): Promise<unknown> {
  const headers = { cookie, origin: url, "content-type": "application/json" };
  const answer = await fetch(`${url}/trpc/${procedure}`, { method: "POST", headers, body: JSON.stringify(input) });
  expect(answer.status).toBe(200);
  return (await answer.json()).result.data;
}

/** Logs in a new client who has the tests' password. */
export async function enterAs({ logIn }: Visitor, stack: Stack, name: string): Promise<Person> {
  const person = await makePerson(stack, { name, phone: "67999991234", passwordHash: await cheapHash() });
  await logIn(person.email);
  return person;
}

/** Emails to an address in the fakes' mailbox, newest first; waits until there are at least `count`. */
export async function mailsTo(stack: Stack, to: string, count = 1): Promise<Mail[]> {
  let mails: Mail[] = [];
  const find = async () => {
    mails = await readMails(stack.fakesUrl, to);
    return mails.length;
  };
  // A mail is there soon after the answer, and then nothing else happens until it is seen.
  await expect.poll(find, { intervals: [50] }).toBeGreaterThanOrEqual(count);
  return mails;
}

/** Extracts the URL from an email. Throws if there is none. */
export function linkIn(mail: { text: string } | undefined): string {
  const link = /https?:\/\/\S+#\S+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("the mail has no link");
  return link;
}
