import { expect, test } from "vitest";
import { leftOutElements } from "./left-out-elements.ts";

test("finds what the app's React leaves out, in modules as they are compiled", () => {
  const code = `
jsx("title", { children: "Obra" });
jsxs("input", { onSelect: note, onChange: keep, onCompositionEnd: note });
jsx("x-card", {});
jsx("form", { action: () => send() });
jsx(Fragment, { ref: all, children: [] });
`;
  expect(leftOutElements(code)).toEqual([
    "<title>",
    "onSelect of <input>",
    "onCompositionEnd of <input>",
    "<x-card>",
    "action of <form>",
    "ref of <Fragment>",
  ]);
});

test("lets other elements, props of components and addresses of forms pass", () => {
  const code = `
jsx(Item, { onSelect: choose, ref: item });
jsx("form", { action: "/marketplace", ref: form, title: "link" });
jsx("div", { "data-kind": "meta" });
`;
  expect(leftOutElements(code)).toEqual([]);
});
