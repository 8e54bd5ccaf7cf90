import { userReferrals } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../src/shared/time.ts";
import { runCampaign } from "../support/campaign.ts";
import { makeHire, makeInterests } from "../support/hires.ts";
import { type Figure, none } from "../support/measure/figures.ts";
import { makeConnection, makeProvider } from "../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../support/people.ts";
import { makePhoto, upload } from "../support/photos.ts";
import type { Product } from "../support/product.ts";
import { RATING_INPUT } from "../support/ratings.ts";
import { type Part, withProduct } from "./part.ts";

const PARALLEL = 50;
const PROVIDERS = 10;
/** On a slow machine, fifty calls at once may be too many. */
const BUSY = 503;

/** What fifty people, or one who clicks fifty times, do at once. */
interface Race {
  /** Makes the state that a round begins with. */
  prepare(product: Product): Promise<{
    /** The call number `i`; returns its status. */
    call(i: number): Promise<number>;
    /** Queries of one value each, with what they must return afterwards. */
    invariants: Record<string, number>;
    /** How many calls succeed, if the rules say so. */
    successes?: number;
  }>;
}

type Call = (person: Person, path: string, input?: unknown) => Promise<number>;

const callsOn =
  (product: Product): Call =>
  async (person, path, input) =>
    (await product.mutate(path, input, person)).status;

const providers = (product: Product, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProvider(product)));
const at = <T>(values: readonly T[], i: number) => values[i % values.length] as T;
const count = (from: string) => `select count(*) from ${from}`;
const mailsOf = (hireId: string) => count(`outbox where kind = 'mail.hire' and payload ->> 'hireId' = '${hireId}'`);

const RACES: Record<string, Race> = {
  "interest: the counter is the number of rows": {
    async prepare(product) {
      const people = await providers(product, PROVIDERS);
      const id = await makeRequest(product, await makePerson(product));
      const call = callsOn(product);
      const rows = count(`service_request_interests where service_request_id = '${id}'`);
      return {
        call: (i) =>
          call(at(people, i), "requests.setInterest", { id, interested: (i * 7 + Math.floor(i / 10)) % 3 !== 0 }),
        invariants: { [`select interest_count - (${rows}) from service_requests where id = '${id}'`]: 0 },
        successes: PARALLEL,
      };
    },
  },
  "publishing: one submission is one request with one notification and one alert": {
    async prepare(product) {
      const [person, submission] = [await makePerson(product), newSubmission()];
      const call = callsOn(product);
      const rows = `service_requests where created_by = '${person.id}'`;
      const isAbout = `payload ->> 'requestId' in (select id from ${rows})`;
      return {
        call: () => call(person, "requests.create", submission),
        invariants: {
          [count(rows)]: 1,
          [count(`outbox where kind = 'n8n.request' and ${isAbout}`)]: 1,
          [count(`outbox where kind = 'alerts.request' and ${isAbout}`)]: 1,
        },
        successes: PARALLEL,
      };
    },
  },
  "portfolio: three photos in three places": {
    async prepare(product) {
      const [person, photo] = [await makeProvider(product), await makePhoto("jpeg", 16, 16)];
      const path = "/upload/portfolio?titulo=Obra&descricao=Piso";
      const rows = `from service_photos where professional_id = '${person.id}'`;
      return {
        call: async () => (await upload(product, path, photo, person)).status,
        invariants: { [`select count(*) ${rows}`]: 3, [`select count(distinct slot) ${rows}`]: 3 },
        successes: 3,
      };
    },
  },
  "connections: one of a pair, whoever asks": {
    async prepare(product) {
      const pair = await providers(product, 2);
      const [one, other] = pair.map(({ id }) => `'${id}'`);
      const call = callsOn(product);
      return {
        call: (i) => call(at(pair, i), "networking.connect", { professionalId: at(pair, i + 1).id }),
        invariants: {
          [count(`connections where requester_id in (${one}, ${other}) and target_id in (${one}, ${other})`)]: 1,
        },
        successes: 1,
      };
    },
  },
  "connections: the end of one is undone once": {
    async prepare(product) {
      const [from, to] = (await providers(product, 2)) as [Person, Person];
      const id = await makeConnection(product, from, to);
      const call = callsOn(product);
      await call(to, "networking.accept", { id });
      await call(to, "networking.disconnect", { id });
      return {
        call: () => call(to, "networking.undo", { id, act: "disconnect" }),
        invariants: { [count(`connections where id = '${id}' and status = 'accepted' and ended_at is null`)]: 1 },
        successes: 1,
      };
    },
  },
  "promotion: once for each person": {
    async prepare(product) {
      const person = await makeProvider(product);
      const createdAt = Date.now() - HOUR_MS;
      await runCampaign(product);
      await product.db.insert(userReferrals).values({
        id: newId(createdAt),
        referrerId: person.id,
        referredEmail: "",
        status: "completed",
        createdAt,
      });
      const call = callsOn(product);
      return {
        call: () => call(person, "billing.activatePromotion"),
        invariants: { [count(`user_promotions where user_id = '${person.id}'`)]: 1 },
        successes: 1,
      };
    },
  },
  "rating: one of each person by each, and the average is its stars": {
    async prepare(product) {
      const author = await makePerson(product, { ageMs: 3 * DAY_MS });
      const about = await makeProvider(product);
      const call = callsOn(product);
      const rows = `from independent_ratings where evaluator_id = '${author.id}' and evaluated_id = '${about.id}'`;
      const input = { id: about.id, type: "service_provider", ...RATING_INPUT };
      return {
        call: (i) => call(author, "ratings.rate", { ...input, stars: (i % 5) + 1 }),
        invariants: {
          [`select count(*) ${rows}`]: 1,
          [`select average_rating <> (select stars ${rows}) from professional_profiles where user_id = '${about.id}'`]: 0,
          [`select total_ratings from professional_profiles where user_id = '${about.id}'`]: 1,
        },
      };
    },
  },
  "manual subscription: granted once": {
    async prepare(product) {
      const [admin, person] = [await makePerson(product, { admin: true }), await makePerson(product)];
      const call = callsOn(product);
      return {
        call: () => call(admin, "admin.createSubscription", { userId: person.id, reason: "Teste" }),
        invariants: {
          [count(`user_subscriptions where user_id = '${person.id}' and status = 'ACTIVE'`)]: 1,
          [count(`admin_audit where target_id = '${person.id}'`)]: 1,
        },
        successes: 1,
      };
    },
  },
  "proposal: one hire of a request, with one mail": {
    async prepare(product) {
      const [owner, people] = [await makePerson(product), await providers(product, PROVIDERS)];
      const requestId = await makeRequest(product, owner);
      await makeInterests(product, requestId, people);
      const call = callsOn(product);
      const rows = `hires where request_id = '${requestId}'`;
      return {
        call: (i) => call(owner, "hires.propose", { requestId, providerId: at(people, i).id }),
        invariants: {
          [count(rows)]: 1,
          [count(`outbox where kind = 'mail.hire' and payload ->> 'hireId' in (select id from ${rows})`)]: 1,
        },
      };
    },
  },
  "hire: confirmed or denied, with one mail": {
    async prepare(product) {
      const [client, provider] = [await makePerson(product), await makeProvider(product)];
      const { id } = await makeHire(product, client, provider, "proposed");
      const call = callsOn(product);
      return {
        call: (i) => call(provider, "hires.answer", { id, isConfirmed: i % 2 === 0 }),
        invariants: { [count(`hires where id = '${id}' and status <> 'proposed'`)]: 1, [mailsOf(id)]: 1 },
        successes: PARALLEL / 2,
      };
    },
  },
  "hire: done or cancelled, told once": {
    async prepare(product) {
      const [client, provider] = [await makePerson(product), await makeProvider(product)];
      const { id } = await makeHire(product, client, provider);
      const call = callsOn(product);
      const [finish, cancel] = ["hires.finish", "hires.cancel"];
      return {
        // Both sides do both.
        call: (i) => call(i % 4 < 2 ? client : provider, i % 2 === 0 ? finish : cancel, { id, reason: "Obra adiada" }),
        invariants: {
          [count(`hires where id = '${id}' and ended_at is not null and ended_by is not null`)]: 1,
          [count(`notices where subject_id = '${id}' and kind in ('hire-done', 'hire-cancelled')`)]: 1,
          [count(`hires where id = '${id}' and (ended_as = 'cancelled') <> (
            select count(*) from outbox where kind = 'mail.hire' and payload ->> 'hireId' = '${id}')`)]: 0,
        },
        successes: PARALLEL / 2,
      };
    },
  },
};

async function runRace(product: Product, race: Race): Promise<string[]> {
  const { call, invariants, successes } = await race.prepare(product);
  const statuses = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => call(i)));
  const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
  const wrong = statuses.filter((status) => status >= 500 && status !== BUSY).map((status) => `status ${status}`);
  const succeeded = countOf(200);
  const expected = successes ?? succeeded;
  if (succeeded > expected || succeeded < expected - countOf(BUSY)) wrong.push(`${succeeded} calls succeeded`);
  for (const [sql, wanted] of Object.entries(invariants)) {
    const value = (await product.db.$client.execute(sql)).rows[0]?.[0];
    if (value !== wanted) wrong.push(`${value} instead of ${wanted}: ${sql}`);
  }
  return wrong;
}

async function runRaces(product: Product, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, race] of Object.entries(RACES)) {
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round++) wrong.push(...(await runRace(product, race)));
    figures.push(none(name, wrong));
  }
  return figures;
}

/** A round is 500 calls, of which `npm test` has time for two; `npm run faults` makes twenty. */
export const RACES_PART: Part = {
  name: "races",
  rounds: { small: 1, usual: 20, full: 1_000 },
  run: (rounds) => withProduct({}, (product) => runRaces(product, rounds)),
};
