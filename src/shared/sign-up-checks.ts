import type { FieldProblem } from "./field-problem.ts";

const PASSWORD_MIN_LENGTH = 6;

const PASSWORD_PARTS: readonly { text: string; present: (password: string) => boolean }[] = [
  { text: "uma letra", present: (password) => /\p{L}/u.test(password) },
  { text: "um número", present: (password) => /\d/.test(password) },
  { text: "um caractere especial", present: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
  { text: "pelo menos 6 caracteres", present: (password) => password.length >= PASSWORD_MIN_LENGTH },
];

/** What a password lacks, in fixed words; empty if it is valid. */
export function missingPasswordParts(password: string): string[] {
  return PASSWORD_PARTS.filter((part) => !part.present(password)).map((part) => part.text);
}

export const WEAK_PASSWORD_TITLE = "Senha inválida";

function passwordProblem(password: string): FieldProblem<"password"> | null {
  const missing = missingPasswordParts(password);
  if (missing.length === 0) return null;
  return { field: "password", title: WEAK_PASSWORD_TITLE, text: `A senha deve conter: ${missing.join(", ")}` };
}

function confirmationProblem(values: NewPassword): FieldProblem<"passwordConfirmation"> | null {
  if (values.password === values.passwordConfirmation) return null;
  return {
    field: "passwordConfirmation",
    title: "Senhas não coincidem",
    text: "Por favor, confirme sua senha corretamente.",
  };
}

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

export interface SignUpValues extends NewPassword {
  name: string;
  whatsapp: string;
  email: string;
  termsAccepted: boolean;
}

export type SignUpField = "name" | "whatsapp" | "termsAccepted" | "password" | "passwordConfirmation";

/** The first failure among checks 1 to 5 of sign-up, in their fixed order; check 6 needs the database. */
export function firstSignUpProblem(values: SignUpValues): FieldProblem<SignUpField> | null {
  return personProblem(values) ?? passwordProblem(values.password) ?? confirmationProblem(values);
}

/** Checks 1 to 3 of sign-up; incomplete accounts also have to pass them when they choose a role. */
export function personProblem(values: {
  name: string;
  whatsapp: string;
  termsAccepted: boolean;
}): FieldProblem<"name" | "whatsapp" | "termsAccepted"> | null {
  if (!values.name.trim()) {
    return { field: "name", title: "Nome obrigatório", text: "Por favor, informe seu nome completo." };
  }
  if (!values.whatsapp.trim()) {
    return {
      field: "whatsapp",
      title: "WhatsApp obrigatório",
      text: "Por favor, informe seu número do WhatsApp.",
    };
  }
  if (!values.termsAccepted) {
    return {
      field: "termsAccepted",
      title: "Termos de uso obrigatório",
      text: "Você deve aceitar os termos de uso para continuar.",
    };
  }
  return null;
}

/** The first problem of a new password entered after a reset. */
export function firstNewPasswordProblem(values: NewPassword): FieldProblem<"password" | "passwordConfirmation"> | null {
  return passwordProblem(values.password) ?? confirmationProblem(values);
}
