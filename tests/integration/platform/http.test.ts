import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { serviceRequests } from "../../../db/schema/index.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { endPremiumAt, makePerson, newSubmission, REQUEST_INPUT } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();

describe("writing", () => {
  const mutations = allProcedures().filter((procedure) => procedure.kind === "mutation");

  test.each([
    ["no origin", {}],
    ["another site's origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    ["our host with another port", { origin: "http://localhost:1" }],
  ])("with %s is refused for every mutation, and nothing changes", async (_, headers) => {
    const { cookie } = await makePerson(product, { client: true });
    for (const { path } of mutations) {
      const response = await product.fetch(`/trpc/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, ...headers },
        body: JSON.stringify(REQUEST_INPUT),
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect(await product.db.select().from(serviceRequests)).toEqual([]);
  });

  test.each([
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "text/plain",
    "application/octet-stream",
  ])("as %s is refused", async (type) => {
    const response = await product.fetch("/trpc/auth.logOut", {
      method: "POST",
      headers: { "content-type": type, origin: product.stack.url },
      body: "x",
    });
    expect(response.status).toBe(415);
  });

  test("with GET is refused", async () => {
    const person = await makePerson(product);
    for (const { path } of mutations) {
      const answer = await product.query(path, {}, person);
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect((await product.query("auth.me", undefined, person)).data).not.toBeNull();
  });
});

test("API responses carry security headers and a request id, and are not cached", async () => {
  const { headers } = await product.query("auth.me");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]+$/);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("pages are the app, with a policy that lets no foreign script run", async () => {
  for (const path of ["/", "/oportunidades", "/entrar"]) {
    const response = await product.fetch(path, { headers: { accept: "text/html", "sec-fetch-mode": "navigate" } });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('lang="pt-BR"');
    const policy = response.headers.get("content-security-policy") ?? "";
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(allowed).toHaveLength(2);
    expect(allowed[0]).toBe("'self'");
    for (const [, script = ""] of html.matchAll(/<script data-files="[^"]*">(.*?)<\/script>/gs)) {
      expect(allowed[1]).toBe(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test("an address that is none answers 404 with the app, also to a browser that has the app", async () => {
  for (const headers of [{}, { "if-none-match": "*" }]) {
    for (const path of ["/nao-existe", "/entrar/mais", "/solicitacao/1"]) {
      const response = await product.fetch(path, { headers });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<div id="root">');
    }
  }
  for (const path of ["/contratacao/1/acordo", "/faculdade-teste-2025/aula/x", "/Conta/"]) {
    expect([path, (await product.fetch(path)).status]).toEqual([path, 200]);
  }
});

describe("/suporte", () => {
  const open = async (search: string) => {
    const response = await product.fetch(`/suporte${search}`);
    expect(response.status).toBe(302);
    return response.headers.get("location") ?? "";
  };

  test("redirects to the support's WhatsApp with the text, encoded and truncated", async () => {
    expect(await open("")).toBe("https://wa.me/5567900000000");
    expect(await open("?texto=Ol%C3%A1%20%26%20at%C3%A9%23")).toBe(
      "https://wa.me/5567900000000?text=Ol%C3%A1%20%26%20at%C3%A9%23",
    );
    expect(new URL(await open(`?texto=${"ç".repeat(400)}`)).searchParams.get("text")).toBe("ç".repeat(300));
  });

  test("marks messages of people with premium, until it ends", async () => {
    const [premium, free] = [await makePerson(product, { premium: true }), await makePerson(product)];
    const textFor = async ({ cookie }: { cookie: string }, search = "?texto=Ajuda") => {
      const response = await product.fetch(`/suporte${search}`, { headers: { cookie } });
      return new URL(response.headers.get("location") ?? "").searchParams.get("text");
    };
    expect([await textFor(premium), await textFor(premium, "")]).toEqual(["[Premium] Ajuda", "[Premium]"]);
    expect(await textFor(free)).toBe("Ajuda");
    await endPremiumAt(product, premium, Date.now());
    expect(await textFor(premium)).toBe("Ajuda");
  });

  test.each([
    "?texto=https://evil.example",
    "?texto=%0d%0aLocation:%20https://evil.example",
    "?texto=@evil.example/",
    "?texto=x%26phone=5511999999999",
    "?texto=%ed%a0%80",
    "?url=//evil.example&number=1",
  ])("redirects nowhere else with %s", async (search) => {
    const { origin, pathname, searchParams } = new URL(await open(search));
    expect([origin, pathname]).toEqual(["https://wa.me", "/5567900000000"]);
    expect([...searchParams.keys()].filter((key) => key !== "text")).toEqual([]);
  });
});

test("an internal error reveals nothing, and is logged with the request id but without personal data", async () => {
  const person = await makePerson(product, { client: true });
  await product.db.run("alter table service_requests rename to hidden_requests");
  try {
    const answer = await product.mutate("requests.create", newSubmission(), person);
    expect(answer.status).toBe(500);
    expect(answer.error).toMatchObject({ code: "internal", fields: {}, params: {} });
    expect(answer.text).not.toMatch(/sql|table|service_requests|stack/i);
    const logged = () => product.stack.worker.logs.map((line) => line.message).join("\n");
    await expect.poll(logged).toContain(answer.headers.get("x-request-id"));
    expect(logged()).not.toContain(REQUEST_INPUT.contactPhone);
    expect(logged()).not.toContain(REQUEST_INPUT.contactName);
  } finally {
    await product.db.run("alter table hidden_requests rename to service_requests");
  }
});
