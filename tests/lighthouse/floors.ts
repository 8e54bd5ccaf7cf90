import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rollup } from "vite";

const head = (more = "") =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Piso</title>` +
  `<meta name="viewport" content="width=device-width"><meta name="description" content="Página de comparação">` +
  `<link rel="icon" href="data:,">${more}</head>`;
const PLAIN = `${head()}<body><main><h1>Uma página</h1><p>Só texto, sem scripts.</p></main></body></html>`;
const REACT = `${head('<script type="module" src="/app.js"></script>')}<body><div id="root"></div></body></html>`;
const APP = `
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  createRoot(document.getElementById("root")).render(createElement("main", null, createElement("h1", null, "React")));
`;
const APP_ID = "empty-app.js";

async function buildApp(): Promise<string> {
  const source: Plugin = {
    name: "empty-app",
    resolveId: (id) => (id === APP_ID ? `\0${APP_ID}` : null),
    load: (id) => (id === `\0${APP_ID}` ? APP : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [source],
    build: { write: false, modulePreload: false, rolldownOptions: { input: APP_ID } },
  });
  const { output } = built as Rollup.RollupOutput;
  return output[0].code;
}

export interface Floors {
  url: string;
  stop(): Promise<void>;
}

/** Serves `/plain`, a page without scripts, and `/react`, where React renders one heading: nothing can be faster. */
export async function startFloors(port: number): Promise<Floors> {
  const files = new Map([
    ["/plain", { type: "text/html; charset=utf-8", body: gzipSync(PLAIN) }],
    ["/react", { type: "text/html; charset=utf-8", body: gzipSync(REACT) }],
    ["/app.js", { type: "text/javascript; charset=utf-8", body: gzipSync(await buildApp()) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "gzip" }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, stop };
}
