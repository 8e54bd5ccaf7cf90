import type { Failure } from "@/lib/errors.ts";
import { RETRY } from "@/lib/messages.ts";
import { type Message, outsideCause } from "../messages.ts";

export const SIGN_UP = {
  success: "Conta criada com sucesso!",
  successText: "Verifique seu email para confirmar a conta",
  failed: "Erro ao criar conta",
  failedText: "Verifique os dados informados e tente novamente.",
  taken: "Email já cadastrado",
  takenText: (kind: string) =>
    `Este email já está cadastrado em nossa plataforma como ${kind}. Para acessar essa funcionalidade você precisa se cadastrar com outro email.`,
  roleRequired: { title: "Perfil obrigatório", text: "Escolha se você é cliente ou prestador." },
} as const;

export const CHECK_MAIL = {
  title: "Confira seu e-mail",
  text: "Enviamos um link de confirmação para",
  hint: "Abra a mensagem, toque em “Confirmar meu e-mail” e digite a senha que você escolheu. Não chegou? Veja também o spam. O link vale por 24 horas.",
  done: "Já confirmei: entrar",
  wrongAddress: "O e-mail está errado? Cadastrar de novo",
} as const;

export const CONFIRMATION = {
  title: "Confirme seu e-mail",
  text: "Digite a senha que você escolheu ao cadastrar",
  confirm: "Confirmar e entrar",
  confirming: "Confirmando...",
  wrong: "Senha incorreta. Use a senha que você escolheu no cadastro.",
  notMine: "Não foi você que se cadastrou?",
  notMineText:
    "Então não precisa fazer nada: sem a senha, o cadastro não vale e é apagado em 48 horas. Se quiser usar o portal com este e-mail, faça o seu.",
  ownSignUp: "Fazer meu cadastro",
  done: "E-mail confirmado!",
  doneText: "Sua conta está pronta.",
  confirmed: "Este e-mail já foi confirmado",
  confirmedText: "Sua conta está pronta: é só entrar com seu e-mail e sua senha.",
  goOn: "Continuar",
  invalid: "Este link não vale mais",
  invalidText:
    "Ele já foi usado, passou de 24 horas ou há um mais novo. Se a conta já foi confirmada, é só entrar. Se não, peça outro link.",
  signUpAgain: "Cadastrar de novo",
  failed: "Não foi possível confirmar agora",
  failedText: "Algo deu errado. Tente de novo em instantes.",
  retry: RETRY,
} as const;

export function signUpMessage(failure: Failure): Message {
  if (failure.code === "auth.email_taken") {
    return { title: SIGN_UP.taken, text: SIGN_UP.takenText(failure.params["kind"] ?? "usuário") };
  }
  return { title: SIGN_UP.failed, text: outsideCause(failure) ?? SIGN_UP.failedText };
}
