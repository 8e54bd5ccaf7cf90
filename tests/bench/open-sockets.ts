import { get } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * A process of its own that opens WebSockets for sockets.ts: gets a URL and the cookies of one socket each, says
 * "opened", and then "told" whenever each of them has got something.
 */

const AT_ONCE = 10;
const TRIES = 10;

const untold = new Set<Socket>();
const opened: Socket[] = [];

function hear(socket: Socket): void {
  if (!untold.delete(socket) || untold.size > 0) return;
  for (const one of opened) untold.add(one);
  process.send?.("told");
}

/** Like an app, tries again when the server is too busy. Offers no compression, whose buffers would be most of the memory. */
async function open(url: string, cookie: string, tries = TRIES): Promise<void> {
  const request = get(url, {
    headers: {
      connection: "upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "bGl2ZSByb29tJ3MgYmVuY2g=",
      origin: new URL(url).origin,
      cookie,
    },
  });
  const socket = await new Promise<Socket | null>((resolve) => {
    request.on("upgrade", (_, upgraded) => resolve(upgraded as Socket));
    request.on("response", () => resolve(null));
    request.on("error", () => resolve(null));
  });
  if (socket) {
    socket.on("error", (error) => console.error(`a socket ended: ${error.message}`));
    socket.on("close", () => {
      throw new Error("a socket ended; workerd needs two open files for each (ulimit -n)");
    });
    opened.push(socket.on("data", () => hear(socket)));
    return;
  }
  request.destroy();
  if (tries === 1) throw new Error(`${url} refuses`);
  await sleep(1_000);
  await open(url, cookie, tries - 1);
}

process.on("message", async ({ url, cookies }: { url: string; cookies: string[] }) => {
  const openNext = async () => {
    for (let cookie = cookies.pop(); cookie !== undefined; cookie = cookies.pop()) await open(url, cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  for (const one of opened) untold.add(one);
  process.send?.("opened");
});
