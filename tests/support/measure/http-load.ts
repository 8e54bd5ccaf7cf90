import autocannon from "autocannon";

const TIMEOUT_SECONDS = 30;
/** How often autocannon looks whether all is answered. */
const SAMPLE_MS = 10;

export interface Call {
  path: string;
  cookie?: string;
  /** Sent as JSON with POST. */
  body?: unknown;
  /** The address it seems to come from. */
  address?: string;
}

export const headersOf = (origin: string, { cookie, address, body }: Call): Record<string, string> => ({
  ...(cookie && { cookie }),
  ...(address && { "cf-connecting-ip": address }),
  ...(body !== undefined && { "content-type": "application/json", origin }),
});

/** Sends so many calls, one after the other on each connection. Throws if a response isn't 200. */
async function perSecond(origin: string, nextCall: () => Call, amount: number, connections: number): Promise<number> {
  const { non2xx, errors, statusCodeStats, duration } = await autocannon({
    url: origin,
    connections,
    amount,
    timeout: TIMEOUT_SECONDS,
    sampleInt: SAMPLE_MS,
    requests: [
      {
        setupRequest: (request) => {
          const call = nextCall();
          const body = call.body === undefined ? undefined : JSON.stringify(call.body);
          const method = body === undefined ? "GET" : "POST";
          return { ...request, path: call.path, method, body, headers: headersOf(origin, call) };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${errors} errors, and responses ${JSON.stringify(statusCodeStats)}`);
  return amount / duration;
}

/**
 * Sends as many calls as take about `ms`, so that none is left unanswered to disturb the next measurement.
 * @param nextCall called for each request, so that filters can rotate
 * @returns requests per second
 */
export async function requestsPerSecond(
  origin: string,
  nextCall: () => Call,
  { ms, connections }: { ms: number; connections: number },
): Promise<number> {
  const estimate = await perSecond(origin, nextCall, 2 * connections, connections);
  return perSecond(origin, nextCall, Math.max(connections, Math.round((estimate * ms) / 1000)), connections);
}
