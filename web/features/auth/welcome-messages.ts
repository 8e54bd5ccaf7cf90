// Around the log-in; apart from messages.ts, which the log-in loads.
import { TERMS_VERSION } from "#src/features/auth/rules.ts";
import { formatDate } from "#src/shared/format.ts";
import { NEW_TAB } from "@/lib/messages.ts";

export const CHOOSE_ROLE = {
  title: "Bem-vindo",
  text: "Conte como você quer usar o Portal. Depois, os dois painéis ficam abertos para você.",
  missing: "Antes de continuar",
  client: "Sou Cliente",
  clientText: "Quero publicar solicitações e contratar profissionais.",
  clientGo: "Continuar como Cliente",
  provider: "Sou Prestador",
  providerText: "Quero encontrar oportunidades e divulgar meu trabalho.",
  providerGo: "Continuar como Prestador",
  busy: "Continuando...",
  failed: "Não foi possível salvar sua escolha",
} as const;

export const NEW_TERMS = {
  title: "Os termos mudaram",
  text: "Para continuar no Portal, leia e aceite a nova versão.",
  version: `Versão de ${formatDate(TERMS_VERSION)}`,
  terms: "Termos de uso",
  privacy: "Política de privacidade",
  newTab: NEW_TAB,
  accept: "Aceitar e continuar",
  accepting: "Salvando...",
  failed: "Não foi possível salvar o aceite",
} as const;

/** Over the page, when the session ended while somebody was busy. */
export const LOG_IN_AGAIN = {
  title: "Entre de novo",
  text: "Sua sessão terminou. Nada se perdeu: depois de entrar, você continua de onde parou.",
  googleText: "Sua sessão terminou. O Google abre em outra janela, e você continua aqui de onde parou, com as fotos.",
  blockedText:
    "O navegador não abriu outra janela. Entre por esta página: o que você escreveu fica guardado neste aparelho. As fotos, não.",
  submit: "Entrar e continuar",
  otherWay: "Esqueceu a senha ou entra com o Google?",
} as const;

export const RESET = {
  title: "Criar nova senha",
  text: "Escolha uma senha que só você saiba. Por segurança, você sai da conta em todos os aparelhos.",
  save: "Salvar nova senha",
  saving: "Salvando...",
  success: "Senha alterada com sucesso!",
  successText: "Entre com a nova senha.",
  failed: "Erro ao alterar a senha",
  invalid: "Este link não vale mais",
  invalidText: "Ele já foi usado ou passou de 30 minutos. Informe seu e-mail para receber um novo.",
  askTitle: "Recuperar senha",
  askText: "Informe o e-mail da sua conta. Enviamos um link para criar uma nova senha.",
  ask: "Enviar link",
  backToLogin: "Lembrei a senha: entrar",
} as const;
