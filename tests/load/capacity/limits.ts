import type { Limit } from "./model.ts";

/**
 * What can be reached first. Where no provider publishes a figure, the limit is one of our own measurements on two cores,
 * whose absolute figures are cautious.
 */
export function limitsOf(): Limit[] {
  return [
    {
      name: "writes a second, one writer",
      of: ({ busiest }) => busiest.writes,
      limit: 71,
      source: "npm run bench: requests published a second, with all that a publication writes",
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
