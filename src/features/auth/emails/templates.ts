import { type Email, greeting } from "../../../platform/delivery/mail.ts";

/** Contains no text from the sign-up, because the mailbox may be a stranger's. */
export function confirmationEmail(url: string): Email {
  return {
    subject: "Confirme seu e-mail no Portal da Construção",
    greeting: greeting(null),
    text: "Falta um passo para usar a sua conta: abra o link e digite a senha que você escolheu no cadastro.",
    action: { label: "Confirmar meu e-mail", url },
    remark:
      "O link vale por 24 horas e só pode ser usado uma vez. Se você não criou esta conta, ignore esta mensagem: sem confirmação, ela é apagada em 48 horas.",
  };
}

/** `name` is null while the e-mail is unconfirmed, because a stranger may have entered it. */
export function resetEmail(name: string | null, url: string): Email {
  return {
    subject: "Crie uma nova senha no Portal da Construção",
    greeting: greeting(name),
    text: "Alguém pediu para trocar a senha da sua conta. Toque no botão para criar uma nova.",
    action: { label: "Criar nova senha", url },
    remark:
      "O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.",
  };
}

export function passwordChangedEmail(name: string, resetUrl: string): Email {
  return {
    subject: "Sua senha foi alterada",
    greeting: greeting(name),
    text: "A senha da sua conta no Portal da Construção foi alterada, e os outros aparelhos saíram da conta. Se foi você, está tudo certo.",
    action: { label: "Não fui eu: criar outra senha", url: resetUrl },
    remark: "Se não foi você, crie outra senha agora mesmo: isso tira todos os aparelhos da sua conta.",
  };
}
