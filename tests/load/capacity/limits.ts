import { SWEPT_A_RUN } from "../../../src/features/alerts/sweep-alerts.job.ts";
import { PEOPLE_A_RUN } from "../../../src/platform/delivery/send-due.ts";
import { BROWSERS } from "./assumptions.ts";
import type { Limit, Measured } from "./model.ts";

const WORKERS_LIMITS = "https://developers.cloudflare.com/workers/platform/limits/";
const MINUTES_A_MONTH = 60 * 24 * 30;
/** Publications a second, and what each wrote when they were counted. */
const PUBLICATIONS = { aSecond: 71, rows: 29, roundTrips: 4, source: "npm run bench: requests published a second" };

/**
 * What can be reached first. Where no provider publishes a figure, the limit is one of our own measurements on two cores,
 * whose absolute figures are cautious.
 */
export function limitsOf({ tasks, jobs }: Measured): Limit[] {
  return [
    {
      name: "rows written a second, one writer",
      of: ({ busiest }) => busiest.rowsWritten,
      limit: PUBLICATIONS.aSecond * PUBLICATIONS.rows,
      source: PUBLICATIONS.source,
    },
    {
      name: "round trips that write a second, one writer",
      of: ({ busiest }) => busiest.writes,
      limit: PUBLICATIONS.aSecond * PUBLICATIONS.roundTrips,
      source: PUBLICATIONS.source,
    },
    {
      name: "minutes that a summary takes",
      of: ({ toldInSummary }) => toldInSummary / PEOPLE_A_RUN,
      limit: 60,
      source: "ours: told within the hour; people in one run of the jobs, src/platform/delivery/send-due.ts",
    },
    {
      name: "sub-requests of a run of the jobs",
      of: ({ toldInSummary }) =>
        Math.min(toldInSummary, PEOPLE_A_RUN) * (BROWSERS + 1 + tasks.push.statements + tasks.letter.statements) +
        jobs.statements,
      limit: 10_000,
      source: WORKERS_LIMITS,
    },
    {
      name: "ms of CPU of a run of the jobs",
      of: ({ toldInSummary }) => Math.min(toldInSummary, PEOPLE_A_RUN) * (tasks.push.cpuMs + tasks.letter.cpuMs),
      limit: 30_000,
      source: `${WORKERS_LIMITS}: by default`,
    },
    {
      name: "old alerts deleted a minute",
      of: ({ alerts }) => alerts / MINUTES_A_MONTH,
      limit: SWEPT_A_RUN,
      source: "src/features/alerts/sweep-alerts.job.ts",
    },
    {
      name: "open apps in the live room",
      of: ({ busiest }) => busiest.sockets,
      limit: 32_768,
      source: "https://developers.cloudflare.com/durable-objects/api/state/#acceptwebsocket",
    },
    {
      name: "news a second × open apps",
      of: ({ busiest }) => busiest.messages,
      limit: 15_000,
      source: "npm run bench -- --only S11: 4.5 % of a core for 667 messages a second",
    },
    {
      name: "listings in the text index",
      of: ({ listings }) => listings,
      limit: 1_000_000,
      source: "npm run bench measures up to here",
    },
    {
      name: "statements a second",
      of: ({ busiest }) => busiest.statements,
      limit: 3_958,
      source: "docs/decisions: `select 1` over kept streams on one slow machine",
    },
  ];
}
