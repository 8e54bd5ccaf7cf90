import { greeting, type Letter } from "../../../platform/mail.ts";

export function confirmationLetter(name: string, url: string): Letter {
  return {
    subject: "Confirme seu email no Portal da Construção",
    greeting: greeting(name),
    text: "Falta um passo para usar a sua conta: confirme que este email é seu.",
    action: { label: "Confirmar meu email", url },
    remark: "O link vale por 24 horas e só pode ser usado uma vez. Se você não criou esta conta, ignore esta mensagem.",
  };
}

export function resetLetter(name: string, url: string): Letter {
  return {
    subject: "Crie uma nova senha no Portal da Construção",
    greeting: greeting(name),
    text: "Recebemos um pedido para trocar a senha da sua conta. Toque no botão para criar uma nova.",
    action: { label: "Criar nova senha", url },
    remark:
      "O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.",
  };
}
