import { parseArgs } from "node:util";
import { inArray, like, sql } from "drizzle-orm";
import { anyOf } from "../../db/rows.ts";
import { alertSettings, pushSubscriptions, users } from "../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { atLeast, atMost, type Figure, none } from "../support/figures.ts";
import { makePerson, newSubmission } from "../support/people.ts";
import { eventually, Product } from "../support/product.ts";
import { type Browser, newBrowser, readPushes } from "../support/pushes.ts";
import { toTable } from "../support/table.ts";
import { providerAt, seedProviders } from "./seed-providers.ts";

/*
 * `npm run load:alerts [--providers 20000]` publishes a request that 500 providers with premium want to know of at once,
 * half of them also by mail, and checks on the bench's push service who was told, and when. Exits with 1 when a target is
 * missed.
 */

const { values } = parseArgs({ options: { providers: { type: "string", default: "20000" } } });
const PROVIDERS = Number(values.providers);
const WANTED = 500;
const MAX_SECONDS = 60;
const REQUEST = { serviceType: "Pintura de muro", city: "Dourados", urgency: "urgent" } as const;

const product = new Product();
// The proxy starts first, and learns of the database when there is one.
const proxy = await startCountingProxy(() => product.stack.databaseUrl);
await product.start({ settings: { DATABASE_URL: proxy.url } });
const { db } = product;

await seedProviders(db, PROVIDERS);
const ids = Array.from({ length: PROVIDERS }, (_, i) => providerAt(i).user.id);
// Every tenth has premium.
const wanting = ids.filter((_, i) => i % 10 === 0).slice(0, WANTED);
const others = new Set(ids.filter((id) => !wanting.includes(id)));
const CHUNK = 1_000;
const browsers = new Map<string, { userId: string; browser: Browser }>();
for (let from = 0; from < PROVIDERS; from += CHUNK) {
  const chunk = ids.slice(from, from + CHUNK).map((userId) => ({ userId, browser: newBrowser() }));
  for (const one of chunk) browsers.set(one.browser.subscription.endpoint, one);
  const rows = chunk.map(({ userId, browser }) => ({ ...browser.subscription, userId, id: newId(1), createdAt: 1 }));
  await db.batch([
    db.insert(pushSubscriptions).values(rows),
    ...rewriteAlertTopics(db, anyOf(chunk.map(({ userId }) => userId))),
    // Others would be told in summaries.
    db.update(alertSettings).set({ byMail: "never", urgentAtNight: true }),
  ]);
}
const byMail = wanting.filter((_, i) => i % 2 === 0);
await db.batch([
  db
    .update(alertSettings)
    .set({ services: [REQUEST.serviceType], regions: [REQUEST.city] })
    .where(inArray(alertSettings.userId, wanting)),
  db.update(alertSettings).set({ byMail: "at_once" }).where(inArray(alertSettings.userId, byMail)),
  ...rewriteAlertTopics(db, anyOf(wanting)),
]);
/** Those whose card fits and who have premium too. */
const fitting = (await db.all(sql`
  select distinct topic.user_id as id from alert_topics topic join profiles on profiles.id = topic.user_id
  where service = ${REQUEST.serviceType} and region in (${REQUEST.city}, 'estado')
    and premium_until > ${Date.now()}`)) as { id: string }[];
const expected = new Set(fitting.map(({ id }) => id));
console.log(`${PROVIDERS} providers, ${expected.size} to tell at once, ${others.size} others`);

const owner = await makePerson(product);
const before = { ...proxy.counts };
const published = Date.now();
const { data } = await product.mutate("requests.create", { ...newSubmission(), ...REQUEST }, { cookie: owner.cookie });
if (!data) throw new Error("the request was not published");
await eventually(
  async () => ((await readPushes(product.stack.benchUrl)).length >= expected.size ? true : undefined),
  "all pushes",
);
const readMails = async () =>
  (await (await fetch(`${product.stack.benchUrl}/api/mails`)).json()) as { to: string; subject: string }[];
await eventually(async () => ((await readMails()).length >= byMail.length ? true : undefined), "all mails");
const told = await readPushes(product.stack.benchUrl);
// Without premium, people whose cards fit are told in the next summary.
const countDue = async () => {
  const [row] = (await db.all(sql`
    select count(*) as due from request_alerts
    where (push_due_at is not null or mail_due_at is not null) and user_id in (${anyOf([...expected])})`)) as {
    due: number;
  }[];
  return row?.due;
};
await eventually(async () => ((await countDue()) === 0 ? true : undefined), "the end of the delivery");
const counts = proxy.counts;
const receivers = told.map((message) => {
  const known = browsers.get(message.endpoint);
  return { userId: known?.userId ?? "?", notice: known?.browser.read(message) };
});
const seconds = (Math.max(...told.map(({ receivedAt }) => receivedAt)) - published) / 1000;
const letters = await readMails();
const canary = JSON.stringify(receivers).includes("67988887777") ? ["contact in a notice"] : [];
const unknown = receivers.filter(({ userId }) => !expected.has(userId)).map(({ userId }) => userId);
const twice = receivers.map(({ userId }) => userId).filter((id, place, all) => all.indexOf(id) !== place);
const [{ total }] = (await db.select({ total: sql<number>`count(*)` }).from(users).where(like(users.email, "p%"))) as [
  { total: number },
];
const figures: Figure[] = [
  atLeast("people told by push", new Set(receivers.map(({ userId }) => userId)).size, expected.size),
  none("told though they may not be", unknown),
  none("told twice", twice),
  none("contacts in notices", canary),
  atMost("seconds to the last push", seconds, MAX_SECONDS),
  atLeast("mails sent", letters.length, byMail.length),
  atMost("statements per person told", Number(((counts.statements - before.statements) / expected.size).toFixed(2)), 1),
];
console.log(
  `statements ${counts.statements - before.statements}, rows read ${counts.rowsRead - before.rowsRead}, rows written ${counts.rowsWritten - before.rowsWritten}, of ${total} providers`,
);
console.log(
  toTable([
    ["", "", "figure", "target"],
    ...figures.map(({ name, target, figure, ok }) => [ok ? "ok" : "MISSED", name, figure, target]),
  ]),
);
await product.stop();
await proxy.stop();
if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
