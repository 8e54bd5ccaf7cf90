import { expect, test } from "vitest";
import { excerpt, headTags, type PageHead, withHead } from "./page-head.ts";

const ADDRESS = "https://portal.test";
const HEAD: PageHead = { title: "Betoneira", description: "Usada", path: "/anuncio/b" };

const meta = (tags: string, key: string) =>
  [...tags.matchAll(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`, "g"))].map(([, text]) => text);

test("a page has its title, description, URL and picture in the head", () => {
  const image = { path: "/img/b.webp", alt: "A betoneira", width: 1600, height: 900 };
  const tags = headTags({ ...HEAD, image }, ADDRESS);
  expect(tags).toContain("<title>Betoneira | Portal da Construção</title>");
  expect(tags).toContain('<link rel="canonical" href="https://portal.test/anuncio/b" />');
  for (const [key, text] of [
    ["description", "Usada"],
    ["og:title", "Betoneira"],
    ["og:url", "https://portal.test/anuncio/b"],
    ["og:image", "https://portal.test/img/b.webp"],
    ["og:image:width", "1600"],
    ["og:image:height", "900"],
    ["og:image:alt", "A betoneira"],
    ["twitter:card", "summary_large_image"],
  ] as const) {
    expect([key, meta(tags, key)]).toEqual([key, [text]]);
  }
  expect(meta(tags, "robots")).toEqual([]);
});

test("a page without a picture shows the logo", () => {
  const tags = headTags(HEAD, ADDRESS);
  expect(meta(tags, "og:image")).toEqual(["https://portal.test/apple-touch-icon.png"]);
  expect(meta(tags, "og:image:alt")).toEqual(["Logotipo do Portal da Construção"]);
  expect(meta(tags, "twitter:card")).toEqual(["summary"]);
});

test("search engines are sent to the canonical page, and link previews stay at their own", () => {
  const tags = headTags({ ...HEAD, canonicalPath: "/cartao/ana" }, ADDRESS);
  expect(tags).toContain('<link rel="canonical" href="https://portal.test/cartao/ana" />');
  expect(meta(tags, "og:url")).toEqual(["https://portal.test/anuncio/b"]);
});

test("a page that does not exist has no URL", () => {
  const tags = headTags({ ...HEAD, path: undefined, isIndexed: false }, ADDRESS);
  expect(tags).not.toContain("canonical");
  expect(meta(tags, "og:url")).toEqual([]);
  expect(meta(tags, "robots")).toEqual(["noindex"]);
});

test("without an address, only tags without URLs remain", () => {
  const tags = headTags({ ...HEAD, tabTitle: "Portal" }, undefined);
  expect(tags).toContain("<title>Portal</title>");
  expect(meta(tags, "og:title")).toEqual(["Betoneira"]);
  expect(tags).not.toMatch(/canonical|og:url|og:image|undefined/);
});

test("the tags replace title and description of the app's page", () => {
  const shell = `<head><title>Portal</title>
    <meta
      name="description"
      content="x"
    />
  </head>`;
  const page = withHead(shell, { ...HEAD, title: "$& $1" }, ADDRESS);
  expect(page).toContain("<title>$&amp; $1 | Portal da Construção</title>");
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(meta(page, "description")).toEqual(["Usada"]);
  expect(() => withHead("<head></head>", HEAD, ADDRESS)).toThrow("no title");
});

test.each([
  ["curto", 10, "curto"],
  ["duas\n linhas", 20, "duas linhas"],
  ["palavra inteira cortada", 17, "palavra inteira…"],
  ["semespaçonenhumaqui", 10, "semes…"],
])("%j within %d characters is %j", (text, max, short) => {
  expect(excerpt(text, max)).toBe(short);
});
