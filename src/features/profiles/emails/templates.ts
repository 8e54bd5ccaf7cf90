import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { CREDENTIAL_LABELS, type CredentialKind } from "../../../shared/credentials.ts";
import { endedRenewalText } from "../../billing/emails/templates.ts";

/** To the new address. Contains no text from the account's owner, because the mailbox may be a stranger's. */
export function emailChangeEmail(url: string): Email {
  return {
    subject: "Confirme seu novo e-mail no Portal da Construção",
    greeting: greeting(null),
    text: "Você pediu para usar este e-mail na sua conta. Confirme que ele é seu: até lá, o e-mail anterior continua valendo.",
    action: { label: "Confirmar novo e-mail", url },
    remark: "O link vale por 24 horas e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem.",
  };
}

/** To the current address, while the new one is unconfirmed. */
export function emailChangeAskedEmail(name: string, url: string): Email {
  return {
    subject: "Troca de e-mail da sua conta no Portal da Construção",
    greeting: greeting(name),
    text: "Alguém pediu para trocar o e-mail da sua conta. Se foi você, não faça nada aqui: confirme pelo link que enviamos ao novo e-mail.",
    action: { label: "Cancelar a troca", url },
    remark:
      "Se não foi você, cancele a troca e crie uma nova senha em seguida: alguém está com acesso à sua conta. O link vale enquanto a troca espera confirmação.",
  };
}

/** To the former address. */
export function emailChangedEmail(name: string, supportUrl: string): Email {
  return {
    subject: "O e-mail da sua conta no Portal da Construção mudou",
    greeting: greeting(name),
    text: "O e-mail da sua conta foi trocado e este endereço não entra mais nela. Se foi você, está tudo certo.",
    action: { label: "Falar com o suporte", url: supportUrl },
    remark: "Se não foi você que trocou o e-mail, fale com o suporte agora mesmo.",
  };
}

/** To the person who had confirmed the number before. Says nothing of the other account. */
export function phoneMovedEmail(name: string, profileUrl: string): Email {
  return {
    subject: "Seu WhatsApp foi confirmado em outra conta do Portal da Construção",
    greeting: greeting(name),
    text: "O número de WhatsApp da sua conta foi confirmado em outra conta, com um código enviado a ele. Por isso o selo “Número confirmado” saiu da sua.",
    action: { label: "Conferir meu número", url: profileUrl },
    remark:
      "Se o número ainda é seu, confirme de novo. Se mudou, troque no seu perfil. Se você não reconhece isso, fale com o suporte.",
  };
}

export function phoneChangedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "O WhatsApp da sua conta no Portal da Construção mudou",
    greeting: greeting(name),
    text: "O número de WhatsApp da sua conta foi trocado. Se foi você, está tudo certo.",
    action: { label: "Criar outra senha", url: resetUrl },
    remark:
      "Se não foi você, crie outra senha agora: isso também encerra as sessões abertas. Depois corrija o número no seu perfil.",
  };
}

export function dataExportedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "Uma cópia dos seus dados do Portal da Construção foi baixada",
    greeting: greeting(name),
    text: "Alguém que entrou na sua conta baixou uma cópia dos dados que guardamos sobre você. Se foi você, está tudo certo.",
    action: { label: "Criar outra senha", url: resetUrl },
    remark:
      "Se não foi você, crie outra senha agora: isso também encerra as sessões abertas. Depois fale com o suporte.",
  };
}

const NOT_ME = "Não fui eu: criar outra senha";

export function passkeyAddedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "Um aparelho agora entra na sua conta com a digital ou o rosto",
    greeting: greeting(name),
    text: "Uma chave de acesso foi criada para a sua conta no Portal da Construção: quem desbloqueia o aparelho entra sem a senha. Se foi você, está tudo certo.",
    action: { label: NOT_ME, url: resetUrl },
    remark: "Se não foi você, crie outra senha agora mesmo e tire em Conta, em Aparelhos, as chaves que não são suas.",
  };
}

export function passkeyRemovedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "Um aparelho não entra mais na sua conta com a digital ou o rosto",
    greeting: greeting(name),
    text: "Uma chave de acesso da sua conta no Portal da Construção foi removida. Se foi você, está tudo certo: o aparelho pode ainda mostrá-la, mas ela não abre mais a conta.",
    action: { label: NOT_ME, url: resetUrl },
    remark: "Se não foi você, crie outra senha agora mesmo: isso tira todos os aparelhos da sua conta.",
  };
}

export function codeUsedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "Um código de recuperação da sua conta foi usado",
    greeting: greeting(name),
    text: "Um dos seus códigos de recuperação abriu a administração do Portal da Construção. Ele não vale mais. Se foi você, está tudo certo: crie uma chave de acesso no aparelho que você usa agora.",
    action: { label: NOT_ME, url: resetUrl },
    remark: "Se não foi você, crie outra senha agora mesmo e avise os outros administradores.",
  };
}

export function credentialConfirmedEmail(name: string, kind: CredentialKind, profileUrl: string): Email {
  const label = CREDENTIAL_LABELS[kind];
  return {
    subject: `Seu ${label} foi conferido no Portal da Construção`,
    greeting: greeting(name),
    text: `Conferimos seu ${label}. O selo “${label} conferido” já aparece no seu cartão, na sua página e no Portal de Conexões.`,
    action: { label: "Ver meu perfil", url: profileUrl },
    remark: "O selo não mostra o número. Se você mudar o número, ele será conferido de novo.",
  };
}

/** `reason` may be blank. */
export function credentialRefusedEmail(name: string, kind: CredentialKind, reason: string, profileUrl: string): Email {
  const label = CREDENTIAL_LABELS[kind];
  return {
    subject: `Não foi possível conferir seu ${label}`,
    greeting: greeting(name),
    text: `Não foi possível conferir seu ${label}.${reason ? ` Motivo: ${reason}` : ""}`,
    action: { label: "Corrigir no meu perfil", url: profileUrl },
    remark: "Você pode corrigir o número e pedir a conferência de novo.",
  };
}

/** To whose account was deleted; `reason` is null if they did it themselves. `renewal`: that of premium which ended with it. */
export function accountDeletedEmail(
  account: { name: string; reason: string | null; renewal: { paidUntil: string | null } | null },
  portalUrl: string,
): Email {
  const { name, reason, renewal } = account;
  const what = "com seus dados pessoais, suas fotos e o que você publicou";
  const texts = [
    reason === null
      ? `Como você pediu, excluímos sua conta no Portal da Construção, ${what}.`
      : `Sua conta no Portal da Construção foi excluída pela nossa equipe, ${what}.`,
    ...(renewal ? [endedRenewalText(renewal.paidUntil)] : []),
    ...(reason ? [`Motivo: ${reason}`] : []),
  ];
  return {
    subject: "Sua conta no Portal da Construção foi excluída",
    greeting: greeting(name),
    text: texts.join(" "),
    action: { label: "Falar com o suporte", url: `${portalUrl}/suporte` },
    remark: "Se não foi você, ou se você não concorda, fale com o nosso suporte.",
  };
}
