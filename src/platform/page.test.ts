import { expect, test } from "vitest";
import { excerpt, pageHtml } from "./page.ts";

const SHELL = `<!doctype html><html><head><title>Portal</title>
    <meta
      name="description"
      content="x"
    />
  </head><body><div id="root"></div></body></html>`;
const ADDRESS = "https://portal.test";

test("a page has its title, description, URL and image in the head", () => {
  const html = pageHtml(
    SHELL,
    { title: "Betoneira", description: "Usada", path: "/anuncio/b", image: { path: "/img/b.webp", width: 1600 } },
    ADDRESS,
  );
  expect(html).toContain("<title>Betoneira | Portal da Construção</title>");
  expect(html).toContain('<meta name="description" content="Usada" />');
  expect(html).toContain('<link rel="canonical" href="https://portal.test/anuncio/b" />');
  expect(html).toContain('<meta property="og:image" content="https://portal.test/img/b.webp" />');
  expect(html).toContain('<meta property="og:image:width" content="1600" />');
  expect(html).not.toContain("noindex");
});

test("user content is escaped everywhere in the page", () => {
  const evil = `</title></script><script>alert(1)</script>"$&$1`;
  const html = pageHtml(SHELL, { title: evil, description: evil, path: "/x", jsonLd: { name: evil } }, ADDRESS, [
    { path: ["listings", "byId"], type: "query", input: { id: "1" }, data: { title: evil } },
  ]);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const known = /id="respostas">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(known)).toEqual([
    { path: ["listings", "byId"], type: "query", input: { id: "1" }, data: { title: evil } },
  ]);
});

test.each([
  ["curto", 10, "curto"],
  ["duas\n linhas", 20, "duas linhas"],
  ["palavra inteira cortada", 17, "palavra inteira…"],
  ["semespaçonenhumaqui", 10, "semes…"],
])("%j within %d characters is %j", (text, max, short) => {
  expect(excerpt(text, max)).toBe(short);
});
