import { beforeEach, expect, test, vi } from "vitest";
import { showNotifications } from "./notifications.ts";

const ORIGIN = "https://portal.exemplo";

interface Tab {
  url: string;
  focus: () => Promise<void>;
  navigate: (url: string) => Promise<void>;
}

/** What the worker did, in order. */
let done: string[];
let tabs: Tab[];
let listeners: Map<string, (event: unknown) => void>;

function tab(path: string): Tab {
  return {
    url: ORIGIN + path,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (url) => void done.push(`navigate ${path} to ${url}`),
  };
}

beforeEach(() => {
  [done, tabs, listeners] = [[], [], new Map()];
  vi.stubGlobal("self", {
    location: new URL(ORIGIN),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) =>
        void done.push(`show ${title} ${JSON.stringify(options)}`),
    },
    clients: {
      matchAll: async ({ type }: { type: string }) => (type === "window" ? tabs : []),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  });
  showNotifications();
});

/** Dispatches an event, and waits as long as the worker is kept alive for it. */
async function dispatch(type: string, event: object): Promise<void> {
  let handled: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => {
    handled = promise;
  };
  listeners.get(type)?.({ ...event, waitUntil });
  await handled;
}

const tap = (data: unknown) =>
  dispatch("notificationclick", { notification: { data, close: () => void done.push("close") } });

test("a push shows its notice at once, with the path that a tap opens", async () => {
  const notice = { title: "Nova solicitação", body: "Dourados", path: "/oportunidades", tag: "resumo", isUrgent: true };
  await dispatch("push", { data: { json: () => notice } });
  expect(done).toHaveLength(1);
  expect(done[0]).toContain('Nova solicitação {"body":"Dourados","tag":"resumo","data":{"path":"/oportunidades"}');
  expect(done[0]).toContain('"requireInteraction":true');
  await dispatch("push", { data: null });
  expect(done).toHaveLength(1);
});

test("a tap opens a window if the portal is open in none", async () => {
  await tap({ path: "/oportunidades?solicitacao=1" });
  expect(done).toEqual(["close", `open ${ORIGIN}/oportunidades?solicitacao=1`]);
});

test("a tap leads the window used last to the page", async () => {
  tabs = [tab("/marketplace"), tab("/alertas")];
  await tap({ path: "/oportunidades?solicitacao=1" });
  const to = `${ORIGIN}/oportunidades?solicitacao=1`;
  expect(done).toEqual(["close", "focus /marketplace", `navigate /marketplace to ${to}`]);
});

test("a tap only focuses a window that shows the page already", async () => {
  tabs = [tab("/marketplace"), tab("/oportunidades?solicitacao=1")];
  await tap({ path: "/oportunidades?solicitacao=1" });
  expect(done).toEqual(["close", "focus /oportunidades?solicitacao=1"]);
});

test.each([
  "https://evil.example/entrar",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example:99999",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://portal.exemplo/",
  "https://portal.exemplo.evil.example/",
  "https://portal.exemplo@evil.example/",
])("a tap on a notice with the path %s opens the first page", async (path) => {
  await tap({ path });
  expect(done).toEqual(["close", `open ${ORIGIN}/`]);
});

test.each([null, {}, { path: null }, { path: 7 }])(
  "a tap on a notice with the data %j opens the first page",
  async (data) => {
    await tap(data);
    expect(done).toEqual(["close", `open ${ORIGIN}/`]);
  },
);
