import { describe, expect, test } from "vitest";
import { decodePlace, encodePlace, wantedPlace } from "./addresses.ts";

describe("the wanted place", () => {
  test.each([
    ["/oportunidades", "/oportunidades"],
    ["/cliente/dashboard?secao=suporte#conteudo", "/cliente/dashboard?secao=suporte#conteudo"],
    ["/oportunidades?tipo=Pintura%20externa&nova=true", "/oportunidades?tipo=Pintura%20externa&nova=true"],
    ["/cartao/josé", "/cartao/jos%C3%A9"],
    ["/", "/"],
    ["/a/../premium", "/premium"],
    ["/marketplace?q=https://exemplo.com", "/marketplace?q=https://exemplo.com"],
  ])("%s is kept", (value, place) => {
    expect(wantedPlace(value)).toBe(place);
  });

  test.each([
    ["another site", "https://exemplo.com/oportunidades"],
    ["a site without a scheme", "//exemplo.com"],
    ["a site with three slashes", "///exemplo.com"],
    ["a backslash", "/\\exemplo.com"],
    ["a backslash further on", "/oportunidades\\..\\x"],
    ["a tab that parsers drop", "/\t/exemplo.com"],
    ["a line break", "/oportunidades\r\nset-cookie: x=y"],
    ["a NUL", "/\u0000/exemplo.com"],
    ["dots that leave two slashes", "/.//exemplo.com"],
    ["dots that climb to two slashes", "/a/..//exemplo.com"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["user information", "@exemplo.com"],
    ["a relative path", "oportunidades"],
    ["an empty text", ""],
    ["a space before", " /oportunidades"],
    ["more than a place needs", `/${"a".repeat(1_000)}`],
    ["a place that grows too long when it is written out", `/${"é".repeat(400)}`],
    ["the log-in", "/entrar?voltar=/oportunidades"],
    ["the log-in with a slash", "/entrar/"],
    ["the log-in in capitals", "/Entrar"],
    ["the log-in behind dots", "/x/../entrar"],
    ["the log-in for a role", "/prestador/login"],
    ["the start of Google's sign-in", "/auth/google"],
    ["a number", 7],
    ["a list", ["/oportunidades"]],
    ["nothing", undefined],
  ])("%s is refused", (_what, value) => {
    expect(wantedPlace(value)).toBeNull();
  });
});

test("the place in a mail's link shows no words, and is read back as it was", () => {
  const place = "/marketplace?q=ligue%20agora#topo";
  expect(encodePlace(place)).toMatch(/^[\w-]+$/);
  expect(encodePlace(place)).not.toContain("ligue");
  expect(decodePlace(encodePlace(place))).toBe(place);
  for (const hostile of [null, "", "%", "é", btoa("//exemplo.com"), btoa("/entrar")]) {
    expect(decodePlace(hostile)).toBeNull();
  }
});
