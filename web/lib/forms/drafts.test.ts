import { afterEach, expect, test, vi } from "vitest";
import { clearDrafts, readDraft, storeDraft } from "./drafts.ts";
import { restoreDraft } from "./restore-draft.ts";

/** A fake browser storage; like the real one, its keys show up in `Object.keys`. */
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

test("device and tab drafts are stored separately, and clearDrafts removes both", () => {
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

test("without storage, a draft is kept in memory", () => {
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
])("restoring %j takes only values that fit the form", (stored, taken) => {
  expect(restoreDraft(stored, BLANK, { kind: ["new", "used"] })).toEqual({ ...BLANK, ...taken });
});

test("a list with an entry that is not among the choices is dropped", () => {
  const restore = (tags: string[]) => restoreDraft({ tags }, { tags: ["a"] }, { tags: ["a", "b"] }).tags;
  expect(restore(["b"])).toEqual(["b"]);
  expect(restore(["b", "c"])).toEqual(["a"]);
});
