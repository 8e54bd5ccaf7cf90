import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { outlineOf } from "./lesson-outline.ts";
import { LessonText } from "./lesson-text.tsx";

const htmlOf = (lesson: string) => renderToStaticMarkup(createElement(LessonText, null, lesson));

test("HTML is shown as text, links as their words, and other sites' pictures as their description", () => {
  const html = htmlOf(
    [
      "Antes <img src=x onerror=alert(1)> depois",
      "<script>alert(1)</script>",
      "[aqui](javascript:alert(1)) e [ali](https://evil.example) e https://evil.example",
      "![um muro](https://evil.example/muro.svg)",
      "![um prumo](javascript:alert(1))",
    ].join("\n\n"),
  );
  expect(html).not.toMatch(/<(?:img|script|a|iframe)\b/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  for (const words of ["aqui", "ali", "um muro", "um prumo"]) expect(html).toContain(words);
});

test("a figure has its size, and stands in no paragraph", () => {
  const html = htmlOf('Texto\n\n![um arco](/figuras/faculdade/fundamentos-escala.svg "A escala")\n\nFim');
  expect(html).toMatch(/<\/p>\s*<figure/);
  expect(html).toMatch(/<img [^>]*loading="lazy"[^>]*width="400" height="\d+"/);
  expect(html).toContain("A escala</figcaption>");
});

test("the headings have the anchors of the outline, and none of them is the page's own", () => {
  const lesson = "# Título\n\n## Água e **esgoto**\n\n### NBR 8160\n\n## Para levar para a obra";
  const html = htmlOf(lesson);
  for (const { id } of outlineOf(lesson)) expect(html).toContain(`<h2 id="${id}"`);
  expect(html).not.toContain("<h1");
});
