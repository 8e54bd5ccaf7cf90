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

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = await listen(0, "127.0.0.1");
  const address = server.address();
  await close(server);
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return address.port;
}

/** Whether something listens on this port, on either loopback address (browsers try both for `localhost`). */
export async function isPortBusy(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return true;
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
