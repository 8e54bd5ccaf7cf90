import { afterEach, expect, test, vi } from "vitest";
import { clearDrafts, readDraft, restoreDraft, storeDraft } from "./drafts.ts";

/** A browser's storage; its keys are properties of the object, as `Object.keys` sees them. */
function storage() {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  };
  const store: Record<string, string> = Object.create(methods);
  return store;
}

afterEach(() => vi.unstubAllGlobals());

test("drafts of a device and of a tab are kept apart, and all of them are cleared", () => {
  const [device, tab] = [storage(), storage()];
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
  storeDraft("anuncio.1", { title: "Areia" });
  storeDraft("cadastro", { email: "a@b.co" }, "tab");
  expect([Object.keys(device), Object.keys(tab)]).toEqual([
    ["portal.rascunho.anuncio.1"],
    ["portal.rascunho.cadastro"],
  ]);
  expect(readDraft("anuncio.1")).toEqual({ title: "Areia" });
  expect(readDraft("cadastro", "tab")).toEqual({ email: "a@b.co" });
  device["portal.outro"] = "1";
  clearDrafts();
  expect([Object.keys(device), Object.keys(tab)]).toEqual([["portal.outro"], []]);
});

test("without storage a draft lasts until the page is left", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  storeDraft("cadastro", { email: "a@b.co" }, "tab");
  expect(readDraft("cadastro", "tab")).toEqual({ email: "a@b.co" });
  storeDraft("cadastro", null, "tab");
  expect(readDraft("cadastro", "tab")).toBeNull();
});

const BLANK = { title: "", isOpen: true, kind: "new" as "new" | "used", tags: [] as string[], urgency: undefined };

test.each([
  [null, {}],
  ["text", {}],
  [{ title: 7, isOpen: "no", tags: "x" }, {}],
  [
    { title: "Areia", isOpen: false, tags: ["a"], other: 1 },
    { title: "Areia", isOpen: false, tags: ["a"] },
  ],
  [{ tags: [1] }, {}],
  [{ kind: "used" }, { kind: "used" }],
  [{ kind: "broken", urgency: "now" }, {}],
])("of %j only what fits the form is taken", (stored, taken) => {
  expect(restoreDraft(stored, BLANK, { kind: ["new", "used"] })).toEqual({ ...BLANK, ...taken });
});

test("each entry of a list must be one of the choices", () => {
  const restore = (tags: string[]) => restoreDraft({ tags }, { tags: ["a"] }, { tags: ["a", "b"] }).tags;
  expect(restore(["b"])).toEqual(["b"]);
  expect(restore(["b", "c"])).toEqual(["a"]);
});
