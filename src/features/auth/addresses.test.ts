import { describe, expect, test } from "vitest";
import { decodeReturnTo, encodeReturnTo, returnTo } from "./addresses.ts";

describe("returnTo", () => {
  test.each([
    ["/oportunidades", "/oportunidades"],
    ["/cliente/dashboard?secao=suporte#conteudo", "/cliente/dashboard?secao=suporte#conteudo"],
    ["/oportunidades?tipo=Pintura%20externa&nova=true", "/oportunidades?tipo=Pintura%20externa&nova=true"],
    ["/cartao/josé", "/cartao/jos%C3%A9"],
    ["/", "/"],
    ["/a/../premium", "/premium"],
    ["/marketplace?q=https://exemplo.com", "/marketplace?q=https://exemplo.com"],
  ])("keeps %s", (value, address) => {
    expect(returnTo(value)).toBe(address);
  });

  test.each([
    ["another site", "https://exemplo.com/oportunidades"],
    ["a site without a scheme", "//exemplo.com"],
    ["a site with three slashes", "///exemplo.com"],
    ["a backslash", "/\\exemplo.com"],
    ["a backslash later in the path", "/oportunidades\\..\\x"],
    ["a tab, which URL parsers drop", "/\t/exemplo.com"],
    ["a line break", "/oportunidades\r\nset-cookie: x=y"],
    ["a NUL", "/\u0000/exemplo.com"],
    ["a dot segment that leaves two slashes", "/.//exemplo.com"],
    ["dot segments that resolve to two slashes", "/a/..//exemplo.com"],
    ["a dot segment before two slashes and nothing else", "/.//?a"],
    ["the same with a fragment", "/a/..///#a"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["userinfo", "@exemplo.com"],
    ["a relative path", "oportunidades"],
    ["an empty string", ""],
    ["a leading space", " /oportunidades"],
    ["a path that is too long", `/${"a".repeat(1_000)}`],
    ["a path that is too long once encoded", `/${"é".repeat(400)}`],
    ["the login screen", "/entrar?voltar=/oportunidades"],
    ["the login screen with a trailing slash", "/entrar/"],
    ["the login screen in another case", "/Entrar"],
    ["the login screen behind dot segments", "/x/../entrar"],
    ["the login screen for a role", "/prestador/login"],
    ["the start of Google's sign-in", "/auth/google"],
    ["a number", 7],
    ["a list", ["/oportunidades"]],
    ["undefined", undefined],
  ])("refuses %s", (_what, value) => {
    expect(returnTo(value)).toBeNull();
  });
});

test("encodeReturnTo hides readable words, and decodeReturnTo restores the path", () => {
  const address = "/marketplace?q=ligue%20agora#topo";
  expect(encodeReturnTo(address)).toMatch(/^[\w-]+$/);
  expect(encodeReturnTo(address)).not.toContain("ligue");
  expect(decodeReturnTo(encodeReturnTo(address))).toBe(address);
  for (const hostile of [null, "", "%", "é", btoa("//exemplo.com"), btoa("/entrar")]) {
    expect(decodeReturnTo(hostile)).toBeNull();
  }
});
