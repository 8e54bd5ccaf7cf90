import { inArray, sql } from "drizzle-orm";
import { selectValues } from "../../db/rows.ts";
import { alertSettings, pushSubscriptions } from "../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { type CountingProxy, startCountingProxy } from "../support/counting-proxy.ts";
import { readMails } from "../support/fakes.ts";
import { atLeast, atMost, type Figure, none } from "../support/measure/figures.ts";
import { providerAt, seedProviders } from "../support/measure/seed-providers.ts";
import { makePerson, newSubmission } from "../support/people.ts";
import { eventually, Product } from "../support/product.ts";
import { type Browser, newBrowser, readPushes } from "../support/pushes.ts";
import { measureSummary } from "./summaries.ts";

const WANTED = 500;
const MAX_SECONDS = 60;
const REQUEST = { serviceType: "Pintura de muro", city: "Dourados", urgency: "urgent" } as const;
/** In each request of {@link newSubmission}. */
const PHONE = "67988887777";
const CHUNK = 1_000;

interface Audience {
  /** Those who have a browser, by its address. */
  browsers: Map<string, { userId: string; browser: Browser }>;
  /** Those who want to know of the request at once. */
  expected: Set<string>;
  mails: number;
}

/** Makes providers with a browser each, of whom 500 with premium want to know of the request, half of them also by mail. */
async function prepare({ db }: Product, providers: number): Promise<Audience> {
  await seedProviders(db, providers);
  const ids = Array.from({ length: providers }, (_, i) => providerAt(i).user.id);
  const browsers: Audience["browsers"] = new Map();
  for (let from = 0; from < providers; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK).map((userId) => ({ userId, browser: newBrowser() }));
    for (const one of chunk) browsers.set(one.browser.subscription.endpoint, one);
    const rows = chunk.map(({ userId, browser }) => ({ ...browser.subscription, userId, id: newId(1), createdAt: 1 }));
    await db.batch([
      db.insert(pushSubscriptions).values(rows),
      ...rewriteAlertTopics(db, selectValues(chunk.map(({ userId }) => userId))),
    ]);
  }
  // Every tenth has premium.
  const wanting = ids.filter((_, i) => i % 10 === 0).slice(0, WANTED);
  const byMail = wanting.filter((_, i) => i % 2 === 0);
  const wanted = { services: [REQUEST.serviceType], regions: [REQUEST.city] };
  await db.batch([
    db.update(alertSettings).set({ byMail: "never", choseMail: true, urgentAtNight: true }),
    db.update(alertSettings).set(wanted).where(inArray(alertSettings.userId, wanting)),
    db.update(alertSettings).set({ byMail: "at_once" }).where(inArray(alertSettings.userId, byMail)),
    ...rewriteAlertTopics(db, selectValues(wanting)),
  ]);
  const fitting = (await db.all(sql`
    select distinct topic.user_id as id from alert_topics topic join profiles on profiles.id = topic.user_id
    where service = ${REQUEST.serviceType} and region in (${REQUEST.city}, 'estado')
      and premium_until > ${Date.now()}`)) as { id: string }[];
  return { browsers, expected: new Set(fitting.map(({ id }) => id)), mails: byMail.length };
}

/** Publishes the request, and waits until nobody is left to tell. Returns when it was published. */
async function publish(product: Product, { expected, mails }: Audience): Promise<number> {
  const { db, stack } = product;
  const owner = await makePerson(product);
  const publishedAt = Date.now();
  const input = { ...newSubmission(), ...REQUEST };
  const { data } = await product.mutate("requests.create", input, owner);
  if (!data) throw new Error("the request was not published");
  const isNotified = async () => {
    const sent = await readMails(stack.fakesUrl);
    const due = await db.all(sql`
      select 1 from request_alerts where push_due_at is not null or mail_due_at is not null limit 1`);
    const pushes = await readPushes(stack.fakesUrl);
    return (pushes.length >= expected.size && sent.length >= mails && due.length === 0) || undefined;
  };
  await eventually(isNotified, "all pushes and mails");
  return publishedAt;
}

async function measure(product: Product, proxy: CountingProxy, providers: number): Promise<Figure[]> {
  const audience = await prepare(product, providers);
  const { browsers, expected } = audience;
  const before = { ...proxy.counts };
  const publishedAt = await publish(product, audience);
  const statements = proxy.counts.statements - before.statements;
  const pushes = await readPushes(product.stack.fakesUrl);
  const personOf = (endpoint: string) => browsers.get(endpoint)?.userId ?? "?";
  const told = pushes.map(({ endpoint }) => personOf(endpoint));
  const notices = pushes.map((push) => browsers.get(push.endpoint)?.browser.read(push));
  const seconds = (Math.max(...pushes.map(({ receivedAt }) => receivedAt)) - publishedAt) / 1000;
  return [
    atLeast("people told by push", new Set(told).size, expected.size),
    none(
      "told though they may not be",
      told.filter((id) => !expected.has(id)),
    ),
    none(
      "told twice",
      told.filter((id, place) => told.indexOf(id) !== place),
    ),
    none("contacts in notices", JSON.stringify(notices).includes(PHONE) ? [PHONE] : []),
    atMost("seconds to the last push", seconds, MAX_SECONDS),
    atMost("statements per person told", statements / expected.size, 1),
    ...(await measureSummary(product, proxy, personOf, providers)),
  ];
}

/** From the publication of a request to the last push and mail, and a summary of many; and who was told. */
export async function measureAlerts(providers: number): Promise<Figure[]> {
  const product = new Product();
  // The proxy starts first, and learns of the database when there is one.
  const proxy = await startCountingProxy(() => product.stack.databaseUrl);
  try {
    await product.start({ settings: { DATABASE_URL: proxy.url } });
    return await measure(product, proxy, providers);
  } finally {
    await product.stop();
    await proxy.stop();
  }
}
