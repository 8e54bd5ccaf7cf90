/** A metered price: what the plan includes each month, and the price of `per` further units, in US dollars. */
export interface Price {
  included: number;
  price: number;
  per: number;
  source: string;
  /** When the source was written or read. */
  date: string;
}

const MILLION = 1e6;
const BILLION = 1e9;
const CLOUDFLARE = "https://developers.cloudflare.com";
/** A copy of https://turso.tech/pricing. */
const TURSO = "https://github.com/api-evangelist/turso/blob/main/plans/turso-plans-pricing.yml";

const turso = { source: TURSO, date: "2026-06-12" };
const workers = { source: `${CLOUDFLARE}/workers/platform/pricing/`, date: "2026-11-22" };
const room = { source: `${CLOUDFLARE}/durable-objects/platform/pricing/`, date: "2026-11-22" };
const r2 = { source: `${CLOUDFLARE}/r2/pricing/`, date: "2026-11-22" };

/** Workers Paid costs 5 dollars a month and includes these amounts. Static files and traffic are free. */
export const WORKERS_PLAN = { price: 5, ...workers };

export const PRICES = {
  requests: { included: 10 * MILLION, price: 0.3, per: MILLION, ...workers },
  cpuMs: { included: 30 * MILLION, price: 0.02, per: MILLION, ...workers },
  roomRequests: { included: MILLION, price: 0.15, per: MILLION, ...room },
  roomGbSeconds: { included: 400_000, price: 12.5, per: MILLION, ...room },
  imageGb: { included: 10, price: 0.015, per: 1, ...r2 },
  imageWrites: { included: MILLION, price: 4.5, per: MILLION, ...r2 },
  imageReads: { included: 10 * MILLION, price: 0.36, per: MILLION, ...r2 },
  transformations: {
    included: 5_000,
    price: 0.5,
    per: 1_000,
    source: `${CLOUDFLARE}/images/pricing/`,
    date: "2026-11-22",
  },
  // Only a user's report; not found in Cloudflare's pages.
  mails: {
    included: 3_000,
    price: 0.35,
    per: 1_000,
    source: "https://github.com/idinging/freemail/issues/53",
    date: "2026-11-22",
  },
} satisfies Record<string, Price>;

export interface DatabasePlan {
  name: string;
  /** A month, in US dollars. */
  price: number;
  storageGb: number;
  rowsRead: number;
  rowsWritten: number;
  /** Per further GB and month. */
  perGb: number;
  source: string;
  date: string;
}

/** Published only for the free plan; taken for all plans. */
export const FURTHER_ROWS = { perBillionRead: 1, perMillionWritten: 1 };

export const DATABASE_PLANS: readonly DatabasePlan[] = [
  {
    name: "Developer",
    price: 4.99,
    storageGb: 9,
    rowsRead: 2.5 * BILLION,
    rowsWritten: 25 * MILLION,
    perGb: 0.75,
    ...turso,
  },
  {
    name: "Scaler",
    price: 24.92,
    storageGb: 24,
    rowsRead: 100 * BILLION,
    rowsWritten: 100 * MILLION,
    perGb: 0.5,
    ...turso,
  },
  {
    name: "Pro",
    price: 416.58,
    storageGb: 50,
    rowsRead: 250 * BILLION,
    rowsWritten: 250 * MILLION,
    perGb: 0.45,
    ...turso,
  },
];
