import { greeting, type Letter } from "../../../platform/mail.ts";

/** To the new address. */
export function emailChangeLetter(name: string, url: string): Letter {
  return {
    subject: "Confirme seu novo email no Portal da Construção",
    greeting: greeting(name),
    text: "Você pediu para usar este email na sua conta. Confirme que ele é seu: até lá, o email anterior continua valendo.",
    action: { label: "Confirmar novo email", url },
    remark: "O link vale por 24 horas e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem.",
  };
}

/** To the former address. */
export function emailChangedLetter(name: string, supportUrl: string): Letter {
  return {
    subject: "O email da sua conta no Portal da Construção mudou",
    greeting: greeting(name),
    text: "O email da sua conta foi trocado e este endereço não entra mais nela. Se foi você, está tudo certo.",
    action: { label: "Falar com o suporte", url: supportUrl },
    remark: "Se não foi você que trocou o email, fale com o suporte agora mesmo.",
  };
}
