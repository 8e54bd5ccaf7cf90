import { expect, test } from "vitest";
import { appHtml, pageHtml } from "./page-html.ts";

const SHELL = `<!doctype html><html><head>
    <title>Portal</title>
    <meta name="description" content="x" />
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <script type="module" crossorigin src="/assets/app.js"></script>
  </head><body><div id="root"></div></body></html>`;
const PAGE = {
  path: "/lp-clientes",
  title: "Peça | Portal",
  description: "De graça",
  html: "<h1>Peça</h1>",
  css: "a{}",
};

test("a prerendered page has one head, with URLs if the site's address is known", () => {
  const page = pageHtml(SHELL, { ...PAGE, preloads: [], address: "https://portal.test" });
  expect(page.match(/<title>.*?<\/title>/g)).toEqual(["<title>Peça | Portal</title>"]);
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).toContain('<link rel="canonical" href="https://portal.test/lp-clientes" />');
  expect(page).toContain('<meta property="og:url" content="https://portal.test/lp-clientes" />');
  expect(page).toContain('<meta property="og:image" content="https://portal.test/apple-touch-icon.png" />');
  expect(page).toContain('<div id="root" data-page="/lp-clientes"><h1>Peça</h1></div>');
  const local = pageHtml(SHELL, { ...PAGE, preloads: [], address: undefined });
  expect(local).toContain('<meta property="og:title" content="Peça | Portal" />');
  expect(local).not.toMatch(/canonical|og:url|og:image/);
});

test("only the empty page says that it needs scripts", () => {
  expect(appHtml(SHELL, [])).toMatch(
    /<div id="root"><\/div><noscript>.*Esta tela precisa de JavaScript.*<\/noscript>/s,
  );
  expect(pageHtml(SHELL, { ...PAGE, preloads: [], address: undefined })).not.toContain("<noscript>");
});
