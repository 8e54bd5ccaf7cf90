import { Agent, request } from "node:http";

export interface Call {
  path: string;
  cookie?: string;
  /** Sent as JSON with POST. */
  body?: unknown;
  /** The address it seems to come from. */
  address?: string;
}

export function send(agent: Agent, origin: string, { path, cookie, body, address }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method: text === undefined ? "GET" : "POST",
        headers: {
          ...(cookie && { cookie }),
          ...(address && { "cf-connecting-ip": address }),
          ...(text !== undefined && { "content-type": "application/json", origin }),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}

/**
 * Sends one call after the other on each of some kept connections.
 * @param nextCall called for each request, so that filters can rotate
 * @returns requests per second; throws at the first response that isn't 200
 */
export async function requestsPerSecond(
  origin: string,
  nextCall: () => Call,
  { ms, connections }: { ms: number; connections: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  const started = performance.now();
  const end = started + ms;
  const connection = async () => {
    while (performance.now() < end) {
      const call = nextCall();
      sent++;
      const status = await send(agent, origin, call);
      if (status !== 200) throw new Error(`${call.path}: ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return (sent * 1000) / (performance.now() - started);
}
