import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions, users } from "../../../db/schema/index.ts";
import { type Stack, startStack } from "../../../dev/stack/stack.ts";
import { hashToken, newToken } from "../../../src/platform/tokens.ts";
import { templateOf } from "../../support/template.ts";

/** Someone at a browser of his own. */
export interface Visitor {
  page: Page;
  /** What the server sent to this browser but files of the build: bodies of answers and messages of sockets. */
  received: string[];
  /** Gives this browser a session of its own, as the login screen does, without the hashing of a password. */
  logIn(email: string): Promise<void>;
}

interface Fixtures {
  /** Opens a browser of its own; what goes wrong in it fails the test. */
  newVisitor: () => Promise<Visitor>;
  visitor: Visitor;
  page: Page;
}

/**
 * Failures that a test brings about on purpose: refused calls are answers, offline is what it says, and a page that is
 * left at once takes its opening socket along.
 */
const EXPECTED_IN_CONSOLE =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket is closed before the connection is established/;

/** The one 5xx that is an answer: a test told the bench's AI to fail. */
const isAiRefusal = (url: string, status: number) => status === 503 && url.includes("/trpc/requests.improveText");

/** Files of the build are made before there is any data; reading them would be most of what a test reads. */
const IS_BUILT_FILE = /\/assets\/[^/]+$/;

/** As long as those of the login, which are renewed once half is over. */
const SESSION_SECONDS = 30 * 86_400;

/** A running session of the account with this address; gives back the cookie's token. */
async function newSession({ db }: Stack, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`nobody has the address ${email}`);
  const token = newToken();
  const now = Date.now();
  const expiresAt = Math.floor(now / 1000) + SESSION_SECONDS;
  await db.insert(sessions).values({ id: hashToken(token), userId: user.id, expiresAt, createdAt: now });
  return token;
}

function watch(context: BrowserContext, faults: string[], received: string[], reading: Promise<unknown>[]): void {
  context.on("console", (message) => {
    const isExpected =
      EXPECTED_IN_CONSOLE.test(message.text()) ||
      (message.text().includes("status of 503") && isAiRefusal(message.location().url, 503));
    if (message.type() === "error" && !isExpected) faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
  context.on("response", (response) => {
    if (response.status() >= 500 && !isAiRefusal(response.url(), response.status()))
      faults.push(`${response.status()} ${response.url()}`);
    if (IS_BUILT_FILE.test(response.url())) return;
    reading.push(
      response
        .text()
        .then((text) => received.push(text))
        .catch(() => undefined),
    );
  });
  context.on("page", (page) => {
    page.on("websocket", (socket) => socket.on("framereceived", (frame) => received.push(String(frame.payload))));
  });
}

export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const stack = await startStack({
        seed: "demo",
        template: templateOf("demo"),
        settings: { EDGE_CACHE_SECONDS: "0", PASSWORD_ROUNDS: "16" },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  newVisitor: async ({ browser, contextOptions, stack, viewport, hasTouch, isMobile, locale, timezoneId }, use) => {
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
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        reducedMotion: "reduce",
      });
      contexts.push(context);
      const received: string[] = [];
      watch(context, faults, received, reading);
      const page = await context.newPage();
      const logIn = async (email: string) => {
        await context.addCookies([{ name: "sessao", value: await newSession(stack, email), url: stack.url }]);
      };
      return { page, received, logIn };
    });
    await Promise.all(contexts.map((context) => context.close()));
    await Promise.all(reading);
    expect(faults).toEqual([]);
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
  page: async ({ visitor }, use) => use(visitor.page),
});

export { expect };

/** Tag of tests that depend on the layout: they run at both widths, all others on the phone alone. */
export const LAYOUT = "@layout";

/** Demo people, one for each audience. */
export const DEMO = {
  client: "cliente@demo.portal",
  provider: "prestador@demo.portal",
  premium: "premium@demo.portal",
  admin: "admin@demo.portal",
} as const;

/** The message that just appeared: its title, and its text if there is one. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const titled = page.locator("[data-sonner-toast]").filter({ hasText: title });
  await expect((text ? titled.filter({ hasText: text }) : titled).first()).toBeVisible();
}

/** Where a click on a link to someone's contact leads, in a tab of its own. WhatsApp itself is not opened. */
export async function followContact(page: Page, link: Locator): Promise<URL> {
  const context = page.context();
  const contacts = "**/contato/**";
  let location = "";
  await context.route(contacts, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    location = answer.headers()["location"] ?? "";
    await route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" });
  });
  const [chat] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(chat).toHaveTitle("WhatsApp");
  await chat.close();
  await context.unroute(contacts);
  return new URL(location);
}

/** The app has taken over a page that came as HTML: React has marked what it hydrated. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main") ?? {};
    return Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Nothing that axe finds, and nothing wider than the screen, once everything is there. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator(".animate-shimmer")).toHaveCount(0);
  // Legacy mode spares axe a page of its own for frames of other sites, of which there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Mails to an address, newest first, as the bench's mailbox has them. */
export async function mailsTo(stack: Stack, to: string, count = 1): Promise<{ subject: string; text: string }[]> {
  let mails: { subject: string; text: string }[] = [];
  await expect
    .poll(async () => {
      const response = await fetch(`${stack.benchUrl}/api/mails?to=${encodeURIComponent(to)}`);
      mails = (await response.json()) as typeof mails;
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/** The address of the link in a mail. */
export function linkIn(mail: { text: string } | undefined): string {
  const link = /https?:\/\/\S+#\S+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("the mail has no link");
  return link;
}
