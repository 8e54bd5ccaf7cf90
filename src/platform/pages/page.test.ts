import { expect, test } from "vitest";
import { pageHtml } from "./page.ts";

const SHELL = `<!doctype html><html><head><title>Portal</title>
    <meta
      name="description"
      content="x"
    />
  </head><body><div id="root"></div></body></html>`;
const ADDRESS = "https://portal.test";

test("user content is escaped everywhere in the page", () => {
  const evil = `</title></script><script>alert(1)</script>"$&$1`;
  const image = { path: "/img/b.webp", alt: evil };
  const html = pageHtml(SHELL, { title: evil, description: evil, path: "/x", image, jsonLd: { name: evil } }, ADDRESS, {
    content: {
      html: "<p>Página</p>",
      state: { href: "/x", now: 0, answers: [{ key: [["listings", "byId"]], data: { title: evil } }] },
    },
  });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const state = /id="tela">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(state)).toMatchObject({ answers: [{ data: { title: evil } }] });
});

test("only the page of a browser with a session keeps room for the side navigation", () => {
  const head = { title: "x", description: "x", path: "/x" };
  const shell = SHELL.replace("<html>", '<html lang="pt-BR">');
  expect(pageHtml(shell, head, ADDRESS, { content: null, isKnown: true })).toContain('<html data-known lang="pt-BR">');
  expect(pageHtml(shell, head, ADDRESS, { content: null })).not.toContain("data-known");
});
