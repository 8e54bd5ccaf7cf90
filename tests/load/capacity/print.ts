import { SIZES } from "./assumptions.ts";
import { billOf } from "./bill.ts";
import { limitsOf } from "./limits.ts";
import { accountsAt, COST_NAMES, type Cost, type Demand, demandOf, type Measured } from "./model.ts";
import { TASKS, type TaskName } from "./tasks.ts";

const short = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const format = (value: number) => short.format(value);

/** As in docs/capacity.md. */
function toMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => `| ${row.join(" | ")} |`);
  return [lines[0], `|${head.map(() => "---|").join("")}`, ...lines.slice(1)].join("\n");
}

const NAMES = {
  statements: "statements",
  rowsRead: "rows read",
  rowsWritten: "rows written",
  writes: "round trips that write",
  cpuMs: "ms of the worker's CPU",
} satisfies Record<keyof Cost, string>;

const CALLS = {
  page: "rendered page",
  list: "list of classifieds",
  text: "with a text",
  detail: "classified",
  directory: "directory",
  contact: "contact, or the card before it",
  signUp: "sign-up",
  me: "session",
  unread: "unread notices",
  notices: "list of notices",
  readNotices: "reading the notices",
  ownData: "own data",
  logIn: "log-in",
  mine: "own requests",
  request: "a request",
  create: "publishing a request that concerns nobody",
  sell: "publishing a classified",
  saveSearch: "saving a search",
  requests: "opportunities",
  typeCounts: "counts by type",
  interest: "showing interest",
} satisfies Record<Exclude<keyof Measured["calls"], "picture">, string>;

const costsOf = (cost: Cost) => COST_NAMES.map((name) => format(cost[name]));

export function printMeasured({ calls, tasks, jobs, bytes }: Measured): void {
  const head = (title: string) => [title, ...COST_NAMES.map((name) => NAMES[name])];
  const made = Object.entries(CALLS).map(([name, label]) => [label, ...costsOf(calls[name as keyof typeof CALLS])]);
  console.log(`\n${toMarkdown([head("a call"), ...made, ["jobs of a minute, with nothing to do", ...costsOf(jobs)]])}`);
  const done = Object.entries(TASKS).map(([name, label]) => [label, ...costsOf(tasks[name as TaskName])]);
  console.log(`\n${toMarkdown([head("for each"), ...done])}`);
  console.log(`\n${toMarkdown([Object.keys(bytes), Object.values(bytes).map(format)])}`);
}

type Row = [name: string, of: (demand: Demand) => number];

const A_MONTH: readonly Row[] = [
  ["requests to the worker", ({ requests }) => requests],
  ["s of the worker's CPU", ({ cpuMs }) => cpuMs / 1000],
  ["rows read", ({ rowsRead }) => rowsRead],
  ["rows written", ({ rowsWritten }) => rowsWritten],
  ["GB in the database", ({ databaseGb }) => databaseGb],
  ["GB of photos", ({ imageGb }) => imageGb],
  ["alerts: requests × providers whom they concern", ({ alerts }) => alerts],
  ["mails", ({ mails }) => mails],
  ["of them summaries of requests", ({ summaries }) => summaries],
  ["pushes", ({ pushes }) => pushes],
  ["listings found for saved searches", ({ matches }) => matches],
];

const BUSIEST: readonly Row[] = [
  ["requests", ({ busiest }) => busiest.requests],
  ["statements", ({ busiest }) => busiest.statements],
  ["round trips that write", ({ busiest }) => busiest.writes],
  ["rows written", ({ busiest }) => busiest.rowsWritten],
  ["open apps", ({ busiest }) => busiest.sockets],
  ["messages to open apps", ({ busiest }) => busiest.messages],
];

export function printModel(measured: Measured): void {
  const demands = SIZES.map((size) => demandOf(size, measured));
  const rows = (all: readonly Row[]) => all.map(([name, of]) => [name, ...demands.map((demand) => format(of(demand)))]);
  const head = (title: string) => [title, ...SIZES.map((size) => `${format(size)} accounts`)];
  console.log(`\n${toMarkdown([head("a month"), ...rows(A_MONTH)])}`);
  console.log(`\n${toMarkdown([head("a second of the busiest hour"), ...rows(BUSIEST)])}`);
  const bills = demands.map(billOf);
  const lines = (bills[0] ?? []).map(({ name }, line) => [
    name.startsWith("Turso") ? bills.map((bill) => bill[line]?.name).join(", ") : name,
    ...bills.map((bill) => (bill[line]?.dollars ?? 0).toFixed(2)),
  ]);
  const totals = bills.map((bill) => bill.reduce((sum, { dollars }) => sum + dollars, 0).toFixed(2));
  console.log(`\n${toMarkdown([head("US dollars a month"), ...lines, ["total", ...totals]])}`);
  const limits = limitsOf(measured)
    .map((limit) => ({ ...limit, accounts: accountsAt(limit, measured) }))
    .sort((one, other) => (one.accounts ?? Number.POSITIVE_INFINITY) - (other.accounts ?? Number.POSITIVE_INFINITY));
  console.log(
    `\n${toMarkdown([
      ["first to be reached", "limit", "at accounts", ...SIZES.map((size) => `% at ${format(size)}`)],
      ...limits.map(({ name, limit, of, accounts }) => [
        name,
        format(limit),
        accounts === null ? "never" : format(accounts),
        ...demands.map((demand) => format((100 * of(demand)) / limit)),
      ]),
    ])}`,
  );
}

interface Compared {
  name: keyof Cost;
  predicted: number;
  taken: number;
  ratio: number;
  isGood: boolean;
}

export function printCheck(lines: readonly Compared[]): void {
  console.log(
    `\n${toMarkdown([
      ["busiest hour", "predicted", "taken", "taken ÷ predicted", ""],
      ...lines.map(({ name, predicted, taken, ratio, isGood }) => [
        NAMES[name],
        format(predicted),
        format(taken),
        ratio.toFixed(2),
        isGood ? "ok" : "MISSED",
      ]),
    ])}`,
  );
}
