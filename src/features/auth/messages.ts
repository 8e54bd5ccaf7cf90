export const PASSWORD_MISSING = "Informe a senha.";
export const PASSWORD_WRONG = "Senha incorreta. Tente de novo.";
