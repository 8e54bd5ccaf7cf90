import { rateLimits } from "../../db/schema/index.ts";
import { MAX_MUTATIONS_PER_REQUEST, MAX_QUERIES_PER_REQUEST } from "../../src/shared/limits.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures } from "../support/matrix/procedures.ts";
import { makeSubject } from "../support/matrix/subject.ts";
import { cheapHash, PASSWORD } from "../support/passwords.ts";
import { makePerson } from "../support/people.ts";
import type { Product } from "../support/product.ts";

export interface BatchFigures {
  queries: number;
  /** Batches with too many calls that were not refused as a whole. */
  tooMany: string[];
  /** Queries of which ten in a batch cost more than ten times one, in round trips or bytes. */
  amplified: string[];
  /** Log-ins of one batch that checked a password. */
  hashed: number;
}

interface Cost {
  status: number;
  codes: string[];
  roundTrips: number;
  bytes: number;
}

interface Part {
  error?: { data?: { code?: string } };
}

async function send(product: Product, cookie: string, calls: readonly [string, unknown][], method: string) {
  const paths = calls.map(([path]) => path).join(",");
  const inputs = JSON.stringify(Object.fromEntries(calls.map(([, input], i) => [i, input ?? null])));
  const search = method === "GET" ? `&input=${encodeURIComponent(inputs)}` : "";
  const response = await product.fetch(`/trpc/${paths}?batch=1${search}`, {
    method,
    headers: { "content-type": "application/json", origin: product.stack.url, cookie },
    ...(method === "GET" ? {} : { body: inputs }),
  });
  const text = await response.text();
  const parts = (text.startsWith("[") ? JSON.parse(text) : [JSON.parse(text)]) as Part[];
  const roundTrips = Number(/db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? 0);
  const codes = parts.map(({ error }) => error?.data?.code ?? "ok");
  return { status: response.status, codes, roundTrips, bytes: text.length } satisfies Cost;
}

const times = (count: number, path: string, input: unknown) =>
  Array.from({ length: count }, (): [string, unknown] => [path, input]);

/** Sends as many calls at once as a request may hold, and more. */
export async function sendLargeBatches(product: Product): Promise<BatchFigures> {
  const figures: BatchFigures = { queries: 0, tooMany: [], amplified: [], hashed: 0 };
  const owner = await makePerson(product, { client: true });
  const { cookie, email } = await makePerson(product, { premium: true, admin: true, passwordHash: await cheapHash() });
  const subject = await makeSubject(product, owner);
  for (const { path, kind } of allProcedures()) {
    const input = MATRIX[path]?.input(subject);
    await product.db.delete(rateLimits);
    if (kind === "mutation") {
      const { codes } = await send(product, cookie, times(MAX_MUTATIONS_PER_REQUEST + 1, path, input), "POST");
      if (!codes.every((code) => code === "input.invalid")) figures.tooMany.push(`${path}: ${codes}`);
      continue;
    }
    figures.queries++;
    const one = await send(product, cookie, times(1, path, input), "GET");
    const most = await send(product, cookie, times(MAX_QUERIES_PER_REQUEST, path, input), "GET");
    const more = await send(product, cookie, times(MAX_QUERIES_PER_REQUEST + 1, path, input), "GET");
    if (more.status !== 400) figures.tooMany.push(`${path}: ${more.status}`);
    const isMore =
      most.roundTrips > MAX_QUERIES_PER_REQUEST * one.roundTrips ||
      most.bytes > MAX_QUERIES_PER_REQUEST * one.bytes + 10;
    if (isMore) figures.amplified.push(`${path}: ${JSON.stringify([one, most])}`);
  }
  await product.db.delete(rateLimits);
  const logIns = times(MAX_MUTATIONS_PER_REQUEST, "auth.logIn", { email, password: PASSWORD, role: null });
  const { codes } = await send(product, "", logIns, "POST");
  figures.hashed = codes.filter((code) => code !== "rate_limited").length;
  return figures;
}
