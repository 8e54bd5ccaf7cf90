import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { getTableName } from "drizzle-orm";
import { cardViews } from "../../db/schema/index.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures } from "../support/matrix/procedures.ts";
import { makeSubject } from "../support/matrix/subject.ts";
import { makePerson, type Person } from "../support/people.ts";
import { readTables } from "../support/tables.ts";
import { answersRead, loadFrames, openSockets, sendForms, sendRequests, type Write } from "./hostile-page.ts";

/** One screen of each kind: of the app, rendered by the worker, and without the app. */
export const FRAMED_SCREENS: readonly string[] = [
  "/ /marketplace /portal-conexoes /admin /perfil /certificado /contato/cartao/x /auth/google /nada",
].flatMap((paths) => paths.split(" "));

export interface CrossOriginFigures {
  writes: number;
  /** Answers to the hostile pages' writes. */
  answers: number;
  /** Writes that were answered with anything but a refusal. */
  accepted: string[];
  /** Tables whose rows differ afterwards. */
  changed: string[];
  /** Answers that a page of another origin could read, and sockets that it could open. */
  read: string[];
  /** Screens that another origin could frame. */
  framed: string[];
  /** Writes that succeed when a page of the portal itself sends them: what the attack had to offer. */
  possible: number;
}

/** Serves a blank page under any name, and on `/sandboxed` one whose origin is "null". */
async function startHostileSite() {
  const server = createServer((request, response) => {
    const isSandboxed = request.url === "/sandboxed";
    response.writeHead(200, {
      "content-type": "text/html",
      ...(isSandboxed && { "content-security-policy": "sandbox allow-scripts allow-forms" }),
    });
    response.end("<!doctype html><title>Outro site</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  // Cookies ignore ports: a page on localhost is of the same site as the portal, and sends its cookie along.
  const pages = [`http://localhost:${port}/`, `http://127.0.0.1:${port}/`, `http://localhost:${port}/sandboxed`];
  return { pages, stop };
}

/** Every mutation, and the other paths that write. */
async function allWrites(stack: Stack, victim: Person): Promise<Write[]> {
  const subject = await makeSubject(stack, victim);
  const queries = new Set(allProcedures().flatMap(({ path, kind }) => (kind === "query" ? [path] : [])));
  const mutations = Object.entries(MATRIX)
    .filter(([path]) => !queries.has(path))
    .map(([path, { input }]) => ({ path: `/trpc/${path}`, input: input(subject) }));
  const uploads = ["/upload/avatar", "/upload/portfolio?titulo=x", `/upload/listings/${subject.listingId}`];
  const others = ["/webhooks/asaas", "/auth/google/callback?code=x&state=y", "/n8n/solicitacoes", "/live"];
  // A GET that writes.
  others.push(`/contato/cartao/${subject.otherId}`);
  return [...mutations, ...[...uploads, ...others].map((path) => ({ path, input: { id: subject.requestId } }))];
}

async function enter(browser: Browser, stack: Stack, victim: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "pt-BR" });
  const value = victim.cookie.slice(victim.cookie.indexOf("=") + 1);
  await context.addCookies([{ name: "sessao", value, url: stack.url, sameSite: "Lax", httpOnly: true }]);
  return context;
}

/** Counts how often pages of cards are loaded, which a link may do. */
const LOADS = getTableName(cardViews);

interface Attempt {
  stack: Stack;
  writes: Write[];
  screens: readonly string[];
  share: number;
}

/**
 * Notes the page's writes that were answered with anything but a refusal. Returns a function that counts the answers.
 * Uses the browser's own protocol, because pages get no answer that is meant for its own origin only.
 */
async function watchAnswers(page: Page, { stack, writes }: Attempt, accepted: string[]): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, string>();
  let answers = 0;
  const paths = new Set(writes.map(({ path }) => path.replace(/\?.*/, "")));
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === stack.url && paths.has(pathname)) sent.set(requestId, `${request.method} ${pathname}`);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    const name = sent.get(requestId);
    if (!name) return;
    answers++;
    if (statusCode < 400 && !name.startsWith("GET") && !name.startsWith("HEAD")) accepted.push(`${statusCode} ${name}`);
  });
  await session.send("Network.enable");
  return () => answers;
}

/** Sends everything from a page of another origin. */
async function attackFrom(page: Page, { stack, writes, screens, share }: Attempt) {
  const { url } = stack;
  await page.evaluate(sendRequests, { url, writes, share });
  await page.evaluate(sendForms, { url, writes, share });
  const reads = ["/trpc/auth.me", "/trpc/profiles.mine", "/trpc/requests.mine", "/health", "/marketplace"];
  const read = await page.evaluate(
    answersRead,
    reads.map((path) => url + path),
  );
  const opened = await page.evaluate(openSockets, [`${url.replace("http", "ws")}/live`]);
  await page.evaluate(
    loadFrames,
    screens.map((path) => url + path),
  );
  const framed = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith(url));
  return { read: [...read, ...opened], framed: framed.map((frame) => frame.url()) };
}

/** Sends the same writes as the app does, from a page of the portal, and counts those that succeed. */
async function countPossible(context: BrowserContext, stack: Stack, writes: Write[]): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${stack.url}/termos`);
  const send = async (writes: Write[]) => {
    let done = 0;
    for (const { path, input } of writes) {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(input ?? null);
      if ((await fetch(path, { method: "POST", headers, body })).ok) done++;
    }
    return done;
  };
  const done = await page.evaluate(send, writes);
  await page.close();
  return done;
}

/**
 * Opens pages of other origins in the browser of a person who may do everything, and lets them send writes in every
 * way that browsers have, or each in one of `share` ways. The page of the same site, which has the cookie, sends all of
 * them, the others one of `each`.
 */
export async function attackAcrossOrigins(
  stack: Stack,
  browser: Browser,
  { screens, each, share }: { screens: readonly string[]; each: number; share: number },
): Promise<CrossOriginFigures> {
  const victim = await makePerson(stack, { client: true, premium: true, admin: true });
  const writes = await allWrites(stack, victim);
  const before = await readTables(stack);
  const context = await enter(browser, stack, victim);
  const site = await startHostileSite();
  const accepted: string[] = [];
  const found = { read: [] as string[], framed: [] as string[] };
  let answers = 0;
  for (const [place, address] of site.pages.entries()) {
    const page = await context.newPage();
    await page.goto(address);
    const some = place === 0 ? writes : writes.filter((_, n) => n % each === 0);
    const attempt = { stack, screens, share, writes: some };
    const countAnswers = await watchAnswers(page, attempt, accepted);
    const { read, framed } = await attackFrom(page, attempt);
    answers += countAnswers();
    found.read.push(...read);
    found.framed.push(...framed);
    await page.close();
  }
  await site.stop();
  const after = await readTables(stack);
  const changed = Object.keys(before).filter((table) => table !== LOADS && before[table] !== after[table]);
  const possible = await countPossible(context, stack, writes);
  await context.close();
  return { writes: writes.length, answers, accepted, changed, possible, ...found };
}
