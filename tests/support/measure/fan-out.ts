import { setTimeout as sleep } from "node:timers/promises";
import { sessions } from "../../../db/schema/index.ts";
import type { RequestPage } from "../../../src/features/requests/schemas.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import type { LiveEvent, PublicRequest } from "../../../src/shared/live-events.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { patched, settled, VISITOR_VIEW, without } from "../../../web/features/requests/list/request-pages.ts";
import type { CountingProxy } from "../counting-proxy.ts";
import { joinRoom, type Listener } from "../live.ts";
import { makePerson, newSubmission, type Person, REQUEST_INPUT } from "../people.ts";
import { eventually, type Product } from "../product.ts";

const SESSIONS_EACH = 8;
const JOINED_AT_ONCE = 50;
const QUIET_MS = 200;
const OWN_TYPE = REQUEST_INPUT.serviceType;
const OTHER_TYPE = "Outros";
/** The lists that apps show in turn: all requests, those of one type, and those that fit the provider. */
const INPUTS = [{ serviceType: null }, { serviceType: OTHER_TYPE }, { serviceType: null, forMe: true }] as const;
const CARD = { specialties: [OWN_TYPE], serviceRegions: [REQUEST_INPUT.city] };

type Pages = { pages: RequestPage[] };
type Counts = Record<string, number>;
type Input = (typeof INPUTS)[number];

interface Shown {
  input: Input;
  list: Pages;
  counts: Counts;
}

/** What an open app shows, kept right by news alone. */
export interface OpenApp extends Shown {
  listener: Listener;
}

function show(app: OpenApp, event: LiveEvent): void {
  const withOpen = (list: Pages, request: PublicRequest, at: number) =>
    settled(list, app.input, { ...VISITOR_VIEW, ...request }, at);
  if (event.kind === "interests") {
    const { id, interestCount } = event;
    app.list = {
      pages: app.list.pages.map((page) => ({ ...page, items: patched(page.items, id, { interestCount }) })),
    };
  }
  if (event.kind !== "requests") return;
  for (const request of event.open) app.list = withOpen(app.list, request, event.at);
  app.list = without(app.list, ({ id, expiresAt }) => event.gone.includes(id) || expiresAt <= event.at);
  for (const { serviceType, count } of event.counts) app.counts[serviceType] = count;
}

/** Sessions of a few people, because making people takes longer. Returns their cookies. */
export async function makeSessions(product: Product, count: number): Promise<string[]> {
  const cookies: string[] = [];
  const now = Date.now();
  while (cookies.length < count) {
    const { id } = await makePerson(product, { provider: true, card: CARD });
    const tokens = Array.from({ length: Math.min(SESSIONS_EACH, count - cookies.length) }, newToken);
    const expiresAt = Math.floor((now + DAY_MS) / 1000);
    await product.db
      .insert(sessions)
      .values(tokens.map((token) => ({ id: hashToken(token), userId: id, expiresAt, createdAt: now })));
    cookies.push(...tokens.map((token) => `sessao=${token}`));
  }
  return cookies;
}

/** The lists and the counts as the server answers them. */
async function askFor(product: Product, cookie: string): Promise<Shown[]> {
  const { types } = (await product.query("requests.typeCounts", undefined, { cookie })).data as {
    types: { serviceType: string; count: number }[];
  };
  const counts = Object.fromEntries(types.map(({ serviceType, count }) => [serviceType, count]));
  return Promise.all(
    INPUTS.map(async (input) => {
      const { data } = await product.query("requests.list", input, { cookie });
      return { input, list: { pages: [data as RequestPage] }, counts };
    }),
  );
}

/** Like the app, tries again when the server is too busy. */
async function joinAgain(url: string, cookie: string, tries = 5): Promise<Listener> {
  try {
    return await joinRoom(url, cookie);
  } catch (error) {
    if (tries === 1) throw error;
    await sleep(1_000);
    return joinAgain(url, cookie, tries - 1);
  }
}

/** Opens apps that show lists of open requests. */
export async function openApps(product: Product, count: number): Promise<OpenApp[]> {
  const cookies = await makeSessions(product, count);
  const known = await askFor(product, cookies[0] ?? "");
  const apps: OpenApp[] = [];
  while (apps.length < count) {
    const some = cookies.slice(apps.length, apps.length + JOINED_AT_ONCE);
    const joined = await Promise.all(some.map((cookie) => joinAgain(product.stack.url, cookie)));
    for (const listener of joined) {
      const shown = known[apps.length % known.length];
      if (!shown) throw new Error("no list");
      const app: OpenApp = { ...shown, counts: { ...shown.counts }, listener };
      listener.onMessage = (event) => show(app, event);
      apps.push(app);
    }
  }
  return apps;
}

/** The app of an owner, which asks for its own requests. Returns how many asks have been answered. */
async function openOwner(product: Product, { cookie }: Person) {
  const listener = await joinRoom(product.stack.url, cookie);
  let [begun, ended] = [0, 0];
  listener.onMessage = async (event) => {
    if (event.kind !== "request") return;
    begun++;
    await product.query("requests.byId", { id: event.id }, { cookie });
    ended++;
  };
  return { isDone: (asks: number) => begun >= asks && begun === ended, close: listener.close };
}

type Step = (product: Product, owner: Person, provider: Person, id: string) => Promise<{ status: number }>;

const edit =
  (serviceType: string): Step =>
  (product, owner, _provider, id) =>
    product.mutate("requests.update", { id, changes: { ...REQUEST_INPUT, serviceType } }, owner);
const setInterest =
  (interested: boolean): Step =>
  (product, _owner, provider, id) =>
    product.mutate("requests.setInterest", { id, interested }, provider);
const setClosed =
  (closed: boolean): Step =>
  (product, owner, _provider, id) =>
    product.mutate("requests.setClosed", { id, closed }, owner);

/** What happens to each request after its creation. */
const STEPS: readonly Step[] = [
  setInterest(true),
  edit(OTHER_TYPE),
  setClosed(true),
  setClosed(false),
  edit(OWN_TYPE),
  setInterest(false),
  setInterest(true),
  edit(OTHER_TYPE),
  (product, owner, _provider, id) => product.mutate("requests.delete", { id }, owner),
];

export interface FanOut {
  sockets: number;
  changes: number;
  /** Of the worker, with what owners' apps ask. */
  statements: number;
  /** From the call until the last app has the event, in ms, of the slowest change. */
  slowestMs: number;
  /** Of the largest event, and of all events per change and app. */
  maxBytes: number;
  bytesPerChange: number;
  /** Apps whose list or counts differed from the server's after a change. */
  wrongApps: number;
  /** Events with contacts or with anything about a person. */
  canaries: number;
}

interface Run {
  /** Requests of which each has ten changes. */
  requests: number;
  /** Waits until the next change is due. */
  pace: () => Promise<void>;
}

/** What is shown, without the order of keys and types of which none is open. */
function toText({ list, counts }: Shown): string {
  const sorted = (object: object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const open = sorted(counts).filter(([, count]) => count > 0);
  return JSON.stringify([list.pages.flatMap(({ items }) => items.map(sorted)), open]);
}

function countWrong(apps: readonly OpenApp[], truth: readonly Shown[]): number {
  const right = new Map(truth.map((shown) => [shown.input, toText(shown)]));
  return apps.filter((app) => toText(app) !== right.get(app.input)).length;
}

/** Waits for what the worker still does after its answers, like deliveries. */
async function untilQuiet({ counts }: CountingProxy): Promise<void> {
  for (let before = -1; before !== counts.statements; ) {
    before = counts.statements;
    await sleep(QUIET_MS);
  }
}

/** Changes requests while apps are open, and measures what that costs and whether all apps stay right. */
export async function measureFanOut(
  product: Product,
  proxy: CountingProxy,
  apps: OpenApp[],
  { requests, pace }: Run,
): Promise<FanOut> {
  const reader = await makePerson(product, { provider: true, card: CARD });
  const provider = await makePerson(product, { premium: true });
  const result = { sockets: apps.length, changes: 0, statements: 0, slowestMs: 0, maxBytes: 0, wrongApps: 0 };
  const people: Person[] = [provider];
  const texts: string[] = [];
  const first = apps.map(({ listener }) => listener.texts.length);
  for (let made = 0; made < requests; made++) {
    const owner = await makePerson(product);
    people.push(owner);
    const ownerApp = await openOwner(product, owner);
    let id = "";
    const create: Step = async () => {
      const answer = await product.mutate("requests.create", newSubmission(), owner);
      id = (answer.data as { id: string }).id;
      return answer;
    };
    for (const [number, step] of [create, ...STEPS].entries()) {
      await pace();
      const expected = apps.map(({ listener }) => listener.texts.length + 1);
      const before = proxy.counts.statements;
      const started = performance.now();
      const { status } = await step(product, owner, provider, id);
      if (status !== 200) throw new Error(`change ${number} was answered with ${status}`);
      const isEverywhere = () => apps.every(({ listener }, n) => listener.texts.length >= (expected[n] ?? 0));
      await eventually(async () => isEverywhere() || undefined, "news in all apps");
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      // Nobody asks for what was deleted.
      const asks = Math.min(number + 1, STEPS.length);
      await eventually(async () => ownerApp.isDone(asks) || undefined, "what the owner asks");
      await untilQuiet(proxy);
      result.statements += proxy.counts.statements - before;
      result.changes++;
      result.wrongApps += countWrong(apps, await askFor(product, reader.cookie));
    }
    ownerApp.close();
  }
  for (const [n, { listener }] of apps.entries()) texts.push(...listener.texts.slice(first[n]));
  const canary = new RegExp(
    [
      REQUEST_INPUT.contactName,
      REQUEST_INPUT.contactPhone,
      ...people.flatMap(({ id, email, name }) => [id, email, name]),
    ]
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
  );
  const bytes = texts.map((text) => Buffer.byteLength(text));
  return {
    ...result,
    maxBytes: Math.max(...bytes),
    bytesPerChange: Math.round(bytes.reduce((sum, size) => sum + size, 0) / apps.length / result.changes),
    canaries: texts.filter((text) => canary.test(text)).length,
  };
}
