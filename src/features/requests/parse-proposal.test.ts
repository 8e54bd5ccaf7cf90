import { expect, test } from "vitest";
import { readProposal } from "./parse-proposal.ts";

const GOOD = { servico: "Pintura residencial interna", urgencia: "tomorrow", descricao: "Pintar a sala." };
const READ = { serviceType: "Pintura residencial interna", urgency: "tomorrow", description: "Pintar a sala." };
const answer = (fields: object) => JSON.stringify({ ...GOOD, ...fields });

test.each([
  ["as asked for", answer({})],
  ["in a fence", `\`\`\`json\n${answer({})}\n\`\`\``],
  ["after a sentence", `Claro! Aqui está: ${answer({})}`],
  ["with fields nobody asked for", answer({ city: "Dourados", contactPhone: "67999991234", isAdmin: true })],
])("an answer %s is read", (_, text) => {
  expect(readProposal(text)).toEqual(READ);
});

test.each([
  ["an unknown service", { servico: "Troca de turbina" }, { serviceType: null }],
  ["a service in other letters", { servico: "pintura residencial interna" }, { serviceType: null }],
  ["a name of JavaScript", { servico: "__proto__" }, { serviceType: null }],
  ["a list of services", { servico: ["Outros"] }, { serviceType: null }],
  ["an unknown urgency", { urgencia: "ontem" }, { urgency: null }],
  ["a blank description", { descricao: " \n " }, { description: null }],
  ["10,000 characters", { descricao: "a".repeat(10_000) }, { description: null }],
  ["HTML", { descricao: "Pintar <img src=x onerror=alert(1)> a sala" }, { description: null }],
  ["a link in Markdown", { descricao: "[Clique](javascript:alert(1))" }, { description: null }],
  ["a phone number", { descricao: "Pintar a sala, ligue 67 99999-1234" }, { description: null }],
  ["a site", { descricao: "Pintar a sala. Veja golpe.com.br" }, { description: null }],
  ["invisible characters", { descricao: "Pintar\u202e a sala" }, { description: null }],
  ["a description that is no text", { descricao: { $ne: 1 } }, { description: null }],
  ["a mark of what was masked", { descricao: "Pintar a sala. [contato oculto]" }, {}],
])("of an answer with %s, the rest is read", (_, fields, changed) => {
  expect(readProposal(answer(fields))).toEqual({ ...READ, ...changed });
});

test.each(["", "Não sei.", "{", "null", "[]", "{}", "{".repeat(10_000), '{"servico": null}', '{"__proto__": {}}'])(
  "nothing is read from %j",
  (text) => {
    expect(readProposal(text)).toBeNull();
  },
);
