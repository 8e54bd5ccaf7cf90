import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Texts fixed by the owner, which keep their words. */
const FIXED = [
  "Reenviar email de confirmação",
  "Email ou senha incorretos. Tente novamente ou use a opção de redefinir senha.",
  "Email ou senha incorretos, ou você não tem acesso como",
  "Email já cadastrado",
  "Este email já está cadastrado em nossa plataforma como",
  "você precisa se cadastrar com outro email.",
  "Verifique seu email para confirmar a conta",
  "Email obrigatório",
  "Não foi possível enviar o email de recuperação.",
  "Email de recuperação enviado!",
  "Não foi possível reenviar o email de confirmação.",
  "Email de confirmação enviado!",
  "O email é obrigatório.",
  "Por favor, insira um email válido.",
  "Erro ao verificar email. Tente novamente.",
  "Email não encontrado",
  "Sua solicitação de conexão foi enviada com sucesso.",
  "Não foi possível enviar a solicitação de conexão.",
];

/** The abandoned words of docs/words.md that can be told from their spelling, and what to write instead. */
const ABANDONED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/(?<![\w-])e?mails?(?![\w-])/iu, "e-mail"],
  [
    /(?<!\p{L})pedidos?(?!\p{L})(?! de (?:conexão|orçamento))/iu,
    "solicitação, pedido de conexão or pedido de orçamento",
  ],
  [/solicitaç(?:ão|ões) de conexão/iu, "pedido de conexão"],
  [/Compra e venda|Marketplace|Classificados/u, "Compra e Venda"],
  [/(?<!\p{L})candidaturas?(?!\p{L})/iu, "interesse"],
  [/(?<!\p{L})fornecedor(?:es)?(?!\p{L})/iu, "prestador"],
  [/(?<!\p{L})reviews?(?!\p{L})/iu, "avaliação"],
  [/(?<!\p{L})(?:whats|zap)(?!\p{L})/iu, "WhatsApp"],
  [/(?<!\p{L})(?:deslogar|logar|deletar)(?!\p{L})/iu, "Entrar, Sair, Excluir"],
  [/plano pago/iu, "Premium"],
];

const TOPS = ["web", "src"];
const IS_TEXTS = /(?:\/|-)messages\.ts$|\/emails\/[^/]+\.ts$|\/(?:page-heads|rules|schemas)\.ts$/;
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu;
const EXPRESSION = /\$\{(?:[^{}]|\{[^{}]*\})*\}/gu;
const OWN_LINE_COMMENT = /^\s*(?:\/\/|\/?\*|import ).*$/gmu;

/** What people read: literals with a capital letter or a space, without the fixed texts. */
function textsOf(path: string): string[] {
  const code = readFileSync(path, "utf8").replaceAll(OWN_LINE_COMMENT, "");
  const literals = [...code.matchAll(LITERAL)].map(([, quoted, template]) => quoted ?? template ?? "");
  return literals
    .map((literal) => literal.replaceAll(EXPRESSION, " {} "))
    .filter((text) => /^\p{Lu}|\p{L} \p{L}/u.test(text))
    .map((text) => FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ""), text));
}

const paths = TOPS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: "utf8" }).map((path) => `${top}/${path}`),
).filter((path) => IS_TEXTS.test(path));

test.each(ABANDONED)("no text contains %s: it is called %s", (word) => {
  expect(paths.length).toBeGreaterThan(80);
  const found = paths.flatMap((path) =>
    textsOf(path)
      .filter((text) => word.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("each of the fixed exceptions is in use", () => {
  const all = paths.map((path) => readFileSync(path, "utf8")).join("\n");
  expect(FIXED.filter((text) => !all.includes(text))).toEqual([]);
});
