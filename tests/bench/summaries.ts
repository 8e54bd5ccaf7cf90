import { sql } from "drizzle-orm";
import { alertSettings, serviceRequests } from "../../db/schema/index.ts";
import { insertAnnouncement } from "../../src/features/alerts/queries-summary.ts";
import { SERVICE_TYPES } from "../../src/features/requests/catalogue.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { CountingProxy } from "../support/counting-proxy.ts";
import { readMails } from "../support/fakes.ts";
import { atLeast, atMost, type Figure, none } from "../support/measure/figures.ts";
import { makePerson, REQUEST_INPUT } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { readPushes } from "../support/pushes.ts";

const REQUESTS = 200;
const HOUR_SECONDS = 3_600;
const ACCOUNTS = 1_000_000;
/** Of all accounts, as in docs/capacity.md. */
const PROVIDERS = 0.4;

/** Announces requests of yesterday, of which everybody wants to know by push and mail. @returns whom they concern */
async function announce({ db }: Product): Promise<Set<string>> {
  const owner = await makePerson({ db });
  const yesterday = Date.now() - DAY_MS;
  for (let n = 0; n < REQUESTS; n++) {
    const wanted = { serviceType: SERVICE_TYPES[n] ?? "Outros", region: REQUEST_INPUT.city };
    const id = newId(yesterday);
    const times = { createdAt: yesterday, expiresAt: yesterday + 2 * DAY_MS };
    const contents = { ...REQUEST_INPUT, serviceType: wanted.serviceType, city: wanted.region };
    await db.insert(serviceRequests).values({ id, createdBy: owner.id, ...contents, ...times });
    await insertAnnouncement(db, id, wanted, yesterday);
  }
  await db.update(alertSettings).set({ byMail: "digest", choseMail: true });
  const fitting = (await db.all(sql`
    select distinct topic.user_id as id from announced_requests announced
    join alert_topics topic on topic.service = announced.service and topic.region = announced.region
    where announced.announced_at = ${yesterday}`)) as { id: string }[];
  return new Set(fitting.map(({ id }) => id));
}

/** Runs the jobs until a summary has reached everybody: how fast, by how many rows, and who was told. */
export async function measureSummary(
  product: Product,
  proxy: CountingProxy,
  personOf: (endpoint: string) => string,
  providers: number,
): Promise<Figure[]> {
  const { stack, db } = product;
  const expected = await announce(product);
  const pushedBefore = (await readPushes(stack.fakesUrl)).length;
  await fetch(`${stack.fakesUrl}/api/mails`, { method: "DELETE" });
  const before = { ...proxy.counts };
  const startedAt = performance.now();
  let runs = 0;
  do {
    await stack.worker.scheduled();
    runs++;
  } while ((await db.all(sql`select 1 from summary_pages limit 1`)).length > 0);
  const seconds = (performance.now() - startedAt) / 1000;
  const pushes = (await readPushes(stack.fakesUrl)).slice(pushedBefore);
  const told = pushes.map(({ endpoint }) => personOf(endpoint));
  const mails = await readMails(stack.fakesUrl);
  const perPerson = (name: "rowsRead" | "rowsWritten" | "statements") =>
    (proxy.counts[name] - before[name]) / expected.size;
  console.log(
    `summary: ${expected.size} of ${providers} providers in ${seconds.toFixed(1)} s and ${runs} runs, ` +
      `${perPerson("rowsRead").toFixed(1)} rows read for each`,
  );
  return [
    atLeast("people told by push in a summary", new Set(told).size, expected.size),
    atLeast("people told by mail in a summary", new Set(mails.map(({ to }) => to)).size, expected.size),
    none(
      "told in a summary though they may not be",
      told.filter((id) => !expected.has(id)),
    ),
    atMost("pushes and mails per person", (told.length + mails.length) / expected.size, 2),
    atMost("rows written per person told in a summary", perPerson("rowsWritten"), 1),
    atMost("statements per person told in a summary", perPerson("statements"), 0.5),
    atMost(
      "seconds for the providers of a million accounts",
      (seconds / providers) * ACCOUNTS * PROVIDERS,
      HOUR_SECONDS,
    ),
  ];
}
