export const PASSWORD_MISSING = "Informe a senha.";
export const PASSWORD_WRONG = "Senha incorreta. Tente de novo.";
export const BANNED =
  "Por decisão da nossa equipe, este e-mail ou WhatsApp não pode ser usado no Portal. Se não concorda, fale com o suporte.";
