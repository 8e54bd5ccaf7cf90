import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";
import { PlainFailure } from "./plain-failure.ts";

function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Ports below the range for outgoing connections (from 32768 on Linux, 49152 elsewhere), so that no connection can take
 * one before its server starts or while it restarts. Port 0 doesn't work: workerd needs its own URL before it starts,
 * and sqld doesn't report its port.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** A random free port of the loopback interface. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (!(await isPortBusy(port))) return port;
  }
}

const TAKEN = new Set(["EADDRINUSE", "ERR_ADDRESS_IN_USE"]);

/** Whether a part did not start because its port was taken. */
export function isPortTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && TAKEN.has(String(error.code))) || isPortTaken(error.cause);
}

/** Whether something listens on this port, on either loopback address (browsers try both for `localhost`). */
async function isPortBusy(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      if (isPortTaken(error)) return true;
    }
  }
  return false;
}

/**
 * Ends with a plain failure if the port is taken.
 * @param variable name of the environment variable that moves this part to another port
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (!(await isPortBusy(port))) return;
  throw new PlainFailure(
    `A porta ${port} já está em uso: encerre o programa que a ocupa (talvez o próprio Portal) ou escolha outra com ${variable}=${port + 1000}.`,
  );
}
