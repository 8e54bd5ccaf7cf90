import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves the product as another address does, where a new version can be published: other files for the app. Once it hangs,
 * it answers nothing but files.
 */
export async function serveVersions(origin: string) {
  let isNew = false;
  let isHanging = false;
  const server = createServer(async ({ url = "/", headers }, answer) => {
    if (isHanging && !url.startsWith("/assets/")) return;
    const from = await fetch(origin + url, { headers: { accept: headers.accept ?? "*/*" }, redirect: "manual" });
    const kept = ["content-type", "cache-control", "content-security-policy"];
    for (const name of kept) answer.setHeader(name, from.headers.get(name) ?? "");
    answer.statusCode = from.status;
    const isApp = url.startsWith("/telas/app");
    if (isNew && url === "/service-worker.js") return answer.end(`${await from.text()}\n// new`);
    if (isNew && isApp) return answer.end((await from.text()).replaceAll("/assets/index-", "/assets/new-"));
    answer.end(Buffer.from(await from.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => {
      isNew = true;
    },
    hang: () => {
      isHanging = true;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
