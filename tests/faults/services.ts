import { UNKNOWN_OUTCOME_MS } from "../../src/features/billing/rules.ts";
import { UNAVAILABLE } from "../../src/messages.ts";
import { press } from "../support/asaas.ts";
import { FAULTY_WORKER, type ServiceMode, setFaults } from "../support/faulty-worker.ts";
import { type Fault, type FlakyProxy, startFlakyProxy } from "../support/flaky-proxy.ts";
import { agreeAtGoogle, enterFromGoogle } from "../support/google.ts";
import { atMost, type Figure, none } from "../support/measure/figures.ts";
import { makeProvider } from "../support/network.ts";
import { PASSWORD } from "../support/passwords.ts";
import { newSubmission, type Person, REQUEST_INPUT } from "../support/people.ts";
import { makePhoto, shownKeys, storedKeys, sweepAll, upload } from "../support/photos.ts";
import type { Product } from "../support/product.ts";
import { type Part, withProduct } from "./part.ts";

/** What the services over HTTP do, and what the bindings do meanwhile. */
const KINDS: readonly [name: string, http: Fault, bindings: ServiceMode][] = [
  ["no connection", "reset", "failing"],
  ["HTML with status 200", "html", "failing"],
  ["redirect to another host", "redirect", "failing"],
  ["error 502", "bad-gateway", "failing"],
  ["half an answer", "cut", "failing"],
  ["done, answer lost", "cut-after-write", "failing"],
  ["silence", "hang", "silent"],
];
const CPF = "24971563792";
/** Reads of Asaas are tried twice, for 8 s each. */
const MAX_CALL_MS = 20_000;
/** Deliveries, storage and Asaas have to be waited for one after another. */
const MAX_JOBS_MS = 60_000;

const JOBS_RAN_AT = "select metric_value from platform_stats where metric_name = 'jobs_ran_at'";

interface Subject {
  person: Person;
  photo: Buffer;
  /** A photo that is stored, which nobody has looked at. */
  storedUrl: string;
  /** Where a card's picture is, which nobody has drawn. */
  picture: string;
}

async function prepare(product: Product): Promise<Subject> {
  const person = await makeProvider(product);
  const photo = await makePhoto();
  const { url } = await upload(product, "/upload/avatar", photo, person);
  const page = `/cartao/pessoa-${person.id}/imagem.jpg`;
  const found = await product.fetch(page);
  return { person, photo, storedUrl: url, picture: found.headers.get("location") ?? page };
}

type Outcome = string;

/** What a person does with each service, as text; each must end in the outcome beside it. */
function callsOf(product: Product, { person, photo, storedUrl, picture }: Subject) {
  const as = { cookie: person.cookie };
  const post = async (path: string, input: unknown, cookie?: string): Promise<Outcome> => {
    const { status, error } = await product.mutate(path, input, { cookie });
    return `${status} ${error?.code ?? "ok"}`;
  };
  const text = { text: REQUEST_INPUT.description, serviceType: REQUEST_INPUT.serviceType };
  const payer = { name: "Ana", email: person.email, phone: "", cpfCnpj: CPF };
  const newcomer = { name: "Ana", whatsapp: "67999991234", email: `nova-${person.email}`, termsAccepted: true };
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const get = async (path: string) => {
    const response = await product.fetch(path);
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get("cache-control")}`;
  };
  const google = async () => {
    const visitor = { name: "Ana Google", email: `google-${person.email}`, verified: true };
    const { location, cookie } = await enterFromGoogle(product, await agreeAtGoogle(product, visitor));
    return `${location} ${cookie ? "signed in" : "nobody"}`;
  };
  const send = async () => {
    const answer = await upload(product, "/upload/avatar", photo, as);
    return `${answer.status} ${answer.code} ${answer.message}`;
  };
  return {
    "improving a text": [() => post("requests.improveText", text, as.cookie), "503 ai.unavailable"],
    subscribing: [() => post("billing.createPayment", payer, as.cookie), "503 payment.unavailable"],
    "signing in with Google": [google, "/entrar?erro=google nobody"],
    publishing: [() => post("requests.create", newSubmission(), as.cookie), "200 ok"],
    "signing up": [() => post("auth.signUp", { ...newcomer, ...passwords, role: "client" }), "200 ok"],
    "sending a photo": [send, `503 unavailable ${UNAVAILABLE}`],
    "seeing a photo": [() => get(storedUrl), "503 no-store"],
    "seeing a card's picture": [() => get(picture), "503 no-store"],
  } satisfies Record<string, [() => Promise<Outcome>, Outcome]>;
}

/** Makes all calls at once, and returns what is wrong, with the longest time. */
async function callAll(calls: ReturnType<typeof callsOf>): Promise<{ wrong: string[]; ms: number }> {
  const started = performance.now();
  const results = await Promise.all(
    Object.entries(calls).map(async ([name, [call, expected]]) => {
      const outcome = await call();
      return outcome === expected ? [] : [`${name}: ${outcome}`];
    }),
  );
  return { wrong: results.flat(), ms: performance.now() - started };
}

/** Runs the jobs while the services fail. Returns the time, infinite if the run did not come to its end. */
async function runJobs({ db, stack }: Product): Promise<number> {
  await db.run("update discarded_images set due_at = 0");
  const ranAt = async () => Number((await db.$client.execute(JOBS_RAN_AT)).rows[0]?.[0] ?? 0);
  const before = await ranAt();
  const started = performance.now();
  await stack.worker.scheduled();
  return (await ranAt()) > before ? performance.now() - started : Number.POSITIVE_INFINITY;
}

/** With all services back: what is still missing or left over. */
async function findLosses(product: Product, subject: Subject): Promise<string[]> {
  const { db, stack } = product;
  await db.run("update outbox set next_attempt_at = 0 where delivered_at is null and dead_at is null");
  // The first run may find that jobs failed and enqueue a mail about that.
  for (let run = 0; run < 2; run++) await stack.worker.scheduled();
  const { rows } = await db.$client.execute("select kind, last_error from outbox where delivered_at is null");
  const lost = rows.map((row) => `${row["kind"]} not delivered: ${row["last_error"]}`);
  const calls = callsOf(product, subject);
  // Until then, Asaas may still be at work.
  await setFaults(product, { clockMs: UNKNOWN_OUTCOME_MS });
  const payment = await calls.subscribing[0]();
  await setFaults(product, { clockMs: 0 });
  if (payment !== "200 ok") lost.push(`subscribing afterwards: ${payment}`);
  const { customers, subscriptions } = await press(stack, { do: "webhooks", held: false });
  const own = customers.filter(({ externalReference }) => externalReference === subject.person.id);
  if (own.length !== 1) lost.push(`${own.length} customers at Asaas`);
  const references = new Set(subscriptions.map(({ externalReference }) => externalReference));
  if (references.size !== subscriptions.length) lost.push("a subscription twice at Asaas");
  const mails = await product.mailsSoFar(`nova-${subject.person.email}`);
  if (mails.length !== 1) lost.push(`${mails.length} mails for one sign-up`);
  const seen = await calls["seeing a photo"][0]();
  if (!seen.startsWith("200 public")) lost.push(`the photo afterwards: ${seen}`);
  const drawn = await calls["seeing a card's picture"][0]();
  if (!drawn.startsWith("200 public")) lost.push(`the picture afterwards: ${drawn}`);
  await sweepAll(product);
  const left = (await storedKeys(product)).filter((key) => key.startsWith("avatars/"));
  const shown = (await shownKeys(product)).filter((key) => left.includes(key));
  if (left.length !== shown.length) lost.push(`${left.length - shown.length} photos that nothing shows`);
  const sent = await upload(product, "/upload/avatar", subject.photo, subject.person);
  return sent.status === 200 ? lost : [...lost, `a photo afterwards: ${sent.status} ${sent.code}`];
}

async function failServices(product: Product, proxy: FlakyProxy, kinds: typeof KINDS): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, http, mode] of kinds) {
    const subject = await prepare(product);
    proxy.fail(http);
    await setFaults(product, { storage: mode, images: mode, mail: mode });
    const { wrong, ms } = await callAll(callsOf(product, subject));
    const jobsMs = await runJobs(product);
    proxy.fail("none");
    await setFaults(product, { storage: "ok", images: "ok", mail: "ok" });
    figures.push(
      none(`${name}: people's calls that end otherwise`, wrong),
      atMost(`${name}: longest call in ms`, Math.round(ms), MAX_CALL_MS),
      atMost(`${name}: run of the jobs in ms`, Math.round(jobsMs), MAX_JOBS_MS),
      none(`${name}: lost or left over afterwards`, await findLosses(product, subject)),
    );
    if (http === "redirect") figures.push(none(`${name}: what was sent there`, proxy.strayed));
  }
  return figures;
}

async function withFlakyServices(kinds: typeof KINDS): Promise<Figure[]> {
  let fakesUrl = "";
  const proxy = await startFlakyProxy(() => fakesUrl);
  const settings = {
    AI_BASE_URL: `${proxy.url}/ai/v1`,
    ASAAS_BASE_URL: `${proxy.url}/asaas/v3`,
    GOOGLE_TOKEN_URL: `${proxy.url}/google/token`,
    N8N_WEBHOOK_URL: `${proxy.url}/n8n/webhook`,
  };
  try {
    return await withProduct({ settings, wrapper: FAULTY_WORKER }, (product) => {
      ({ fakesUrl } = product.stack);
      return failServices(product, proxy, kinds);
    });
  } finally {
    await proxy.stop();
  }
}

export const SERVICES: Part = {
  name: "services",
  rounds: { small: 3, usual: KINDS.length, full: KINDS.length },
  run: (rounds) => withFlakyServices(KINDS.slice(0, rounds)),
};
