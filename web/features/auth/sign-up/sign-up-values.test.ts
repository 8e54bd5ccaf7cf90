import { expect, test } from "vitest";
import { firstFormProblem, type SignUpForm } from "./sign-up-values.ts";

const GOOD: SignUpForm = {
  role: "client",
  name: "João da Silva",
  whatsapp: "(67) 99999-1234",
  email: " Joao@Exemplo.com ",
  termsAccepted: true,
  password: "Tijolo#7",
  passwordConfirmation: "Tijolo#7",
};

test("accepts a complete form", () => {
  expect(firstFormProblem(GOOD, null)).toBeNull();
  expect(firstFormProblem({ ...GOOD, role: "" }, "provider")).toBeNull();
});

const BLANK: SignUpForm = {
  role: "",
  name: " ",
  whatsapp: "",
  email: "",
  termsAccepted: false,
  password: "",
  passwordConfirmation: "x",
};

/** Each step fixes the problem that the previous one reported. */
const STEPS: [mended: Partial<SignUpForm>, field: keyof SignUpForm, title: string][] = [
  [{}, "name", "Nome obrigatório"],
  [{ name: "João" }, "whatsapp", "WhatsApp obrigatório"],
  [{ whatsapp: "67 9999" }, "termsAccepted", "Termos de uso obrigatório"],
  [{ termsAccepted: true }, "password", "Senha inválida"],
  [{ password: "Tijolo#7" }, "passwordConfirmation", "Senhas não coincidem"],
  [{ passwordConfirmation: "Tijolo#7" }, "role", "Perfil obrigatório"],
  [{ role: "provider" }, "whatsapp", "WhatsApp inválido"],
  [{ whatsapp: "+55 67 3321 0000" }, "email", "Email obrigatório"],
  [{ email: "joao@exemplo" }, "email", "E-mail inválido"],
];

test("runs the fixed checks in order, then the additional ones", () => {
  let values = BLANK;
  for (const [mended, field, title] of STEPS) {
    values = { ...values, ...mended };
    expect(firstFormProblem(values, null)).toMatchObject({ field, title });
  }
  expect(firstFormProblem({ ...values, email: "joao@exemplo.com" }, null)).toBeNull();
});
