import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { LEGAL_PAGES, legalHtml } from "./legal-pages.ts";

const INDEX = new URL("../../web/index.html", import.meta.url);
/** Vite's scripts, which the build doesn't have. */
const SCRIPTS = /\s*<script[^>]*>.*?<\/script>/gs;

/**
 * What only the build writes, for `npm run dev`: the stylesheet of pages without scripts, where Vite leaves styles to the
 * app's scripts, and the legal pages.
 */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "stylesheet", href: "/styles.css" }, injectTo: "head" }],
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const page = LEGAL_PAGES.find(({ path }) => path === request.url?.split("?")[0]);
        if (!page) return next();
        const shell = await server.transformIndexHtml("/", await readFile(INDEX, "utf8"));
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(legalHtml(shell.replace(SCRIPTS, ""), page, undefined));
      });
    },
  };
}
