import autocannon from "autocannon";

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

/**
 * Sends one call after the other on each of some kept connections.
 * @param nextCall called for each request, so that filters can rotate
 * @returns requests per second; throws if a response isn't 200
 */
export async function requestsPerSecond(
  origin: string,
  nextCall: () => Call,
  { ms, connections }: { ms: number; connections: number },
): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: ms / 1000,
    sampleInt: 100,
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
  const { "2xx": succeeded, non2xx, errors, statusCodeStats, duration } = result;
  if (non2xx + errors > 0) throw new Error(`${errors} errors, and responses ${JSON.stringify(statusCodeStats)}`);
  return succeeded / duration;
}
