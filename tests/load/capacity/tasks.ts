import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { ALERTS, BROWSERS, type CallName, ENDINGS, SEARCHES } from "./assumptions.ts";

/** What jobs and deliveries do because of what people did, each once for every… */
export const TASKS = {
  alert: "provider whom a request concerns: stored",
  due: "way in which a stored one is told: taken and marked",
  push: "provider told by push",
  letter: "provider told by mail",
  swept: "stored one, deleted after 60 days",
  candidate: "saved search that a listing is compared with",
  match: "saved search that has the listing: its notice",
  ending: "owner told of an end",
  notice: "notice of someone with a browser: its push",
  demand: "request of the last 90 days, counted for the figures of demand",
  figures: "row of today or yesterday, or person with premium, counted for the panel's figures",
} as const;
export type TaskName = keyof typeof TASKS;

/** What happens in some time. */
export interface Span {
  calls: Map<CallName, number>;
  /** Times at which providers are sent a summary. */
  summaries: number;
  providers: number;
  /** Saved searches. */
  searches: number;
  /** Rows that the figures of demand are made from, and those of the panel, once for each time. */
  counted: { demand: number; figures: number };
}

/** Of all providers, those whom a request concerns. */
const REACH = (ALERTS.services / SERVICE_TYPES.length) * ALERTS.inPlace;

/** Requests come at random, so the number that concerns a provider between two summaries has Poisson's distribution. */
export function toldInSummary({ calls, summaries, providers }: Omit<Span, "searches" | "counted">): number {
  return providers * (1 - Math.exp((-(calls.get("create") ?? 0) * REACH) / summaries));
}

/** How often each task is done. */
export function tasksOf(span: Span): Map<TaskName, number> {
  const { calls, summaries, providers, searches, counted } = span;
  const [requests, listings] = [calls.get("create") ?? 0, calls.get("sell") ?? 0];
  const alert = requests * providers * REACH;
  const told = toldInSummary(span) * summaries;
  const candidate = listings * searches * SEARCHES.inPlace;
  const match = candidate * SEARCHES.found;
  const ending = requests * ENDINGS.requests + listings * ENDINGS.listings;
  return new Map<TaskName, number>([
    ["alert", alert],
    ["due", alert * (1 + ALERTS.byMail)],
    ["push", told * (1 - ALERTS.premium) + alert * ALERTS.premium],
    ["letter", told * ALERTS.byMail],
    ["swept", alert],
    ["candidate", candidate],
    ["match", match],
    ["ending", ending],
    ["notice", ((calls.get("interest") ?? 0) + ending + match) * BROWSERS],
    ["demand", counted.demand],
    ["figures", counted.figures],
  ]);
}
