import type { Demand } from "./model.ts";
import { DATABASE_PLANS, FURTHER_ROWS, PRICES, WORKERS_PLAN } from "./prices.ts";

type Metered = keyof typeof PRICES;

/** The lines of the bill, each with what is metered in it. */
const LINES: Record<string, readonly Metered[]> = {
  "Workers Paid, with requests and CPU": ["requests", "cpuMs"],
  "live room": ["roomRequests", "roomGbSeconds"],
  "photos: storage, reads, writes": ["imageGb", "imageReads", "imageWrites"],
  "photos: transformations": ["transformations"],
  mails: ["mails"],
};

/** Dollars a month for each part. */
export function billOf(demand: Demand): { name: string; dollars: number }[] {
  const dollarsFor = (name: Metered) => {
    const { included, price, per } = PRICES[name];
    return (Math.max(0, demand[name] - included) / per) * price;
  };
  const lines = Object.entries(LINES).map(([name, metered], line) => ({
    name,
    dollars: metered.reduce((sum, one) => sum + dollarsFor(one), line === 0 ? WORKERS_PLAN.price : 0),
  }));
  return [...lines, databaseBill(demand)];
}

/** The cheapest plan of Turso, with what is beyond it. */
function databaseBill({ databaseGb, rowsRead, rowsWritten }: Demand): { name: string; dollars: number } {
  const bills = DATABASE_PLANS.map((plan) => {
    const storage = Math.max(0, databaseGb - plan.storageGb) * plan.perGb;
    const read = (Math.max(0, rowsRead - plan.rowsRead) / 1e9) * FURTHER_ROWS.perBillionRead;
    const written = (Math.max(0, rowsWritten - plan.rowsWritten) / 1e6) * FURTHER_ROWS.perMillionWritten;
    return { name: `Turso ${plan.name}`, dollars: plan.price + storage + read + written };
  });
  return bills.reduce((one, other) => (other.dollars < one.dollars ? other : one));
}
