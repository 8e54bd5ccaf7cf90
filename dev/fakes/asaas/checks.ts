import { isDate } from "./dates.ts";

/** A refusal as Asaas words it. */
export type Refusal = { code: string; description: string };

const MINIMUM_VALUE = 5;

type Fields = Record<string, unknown>;

function weightedDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the two last digits are right; a CNPJ may have letters before them. */
function isDocument(text: string): boolean {
  const characters = text.replace(/[./-]/g, "").toUpperCase();
  if (!/^(\d{11}|[\dA-Z]{12}\d{2})$/.test(characters) || /^(.)\1+$/.test(characters)) return false;
  const values = [...characters].map((character) => character.charCodeAt(0) - 48);
  const weights = characters.length === 11 ? CPF_WEIGHTS : CNPJ_WEIGHTS;
  const first = weightedDigit(values.slice(0, -2), weights.slice(1));
  const second = weightedDigit([...values.slice(0, -2), first], weights);
  return values.at(-2) === first && values.at(-1) === second;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Asaas reports only the first problem of a customer. */
export function checkCustomer(fields: Fields): Refusal[] {
  const mobile = text(fields["mobilePhone"]).replace(/\D/g, "");
  const email = text(fields["email"]);
  if (text(fields["name"]) === "") return [{ code: "invalid_name", description: "O campo name deve ser informado." }];
  if (!isDocument(text(fields["cpfCnpj"])))
    return [{ code: "invalid_object", description: "O CPF/CNPJ informado é inválido." }];
  if (email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return [{ code: "invalid_email", description: "O email informado é inválido." }];
  if (mobile !== "" && (!/^[1-9]\d9\d{8}$/.test(mobile) || /(\d)\1{8}$/.test(mobile)))
    return [{ code: "invalid_mobilePhone", description: "O celular informado é inválido." }];
  return [];
}

const BILLING_TYPES = new Set(["UNDEFINED", "BOLETO", "CREDIT_CARD", "PIX"]);

export function checkSubscription(fields: Fields, context: { hasCustomer: boolean; today: string }): Refusal[] {
  if (!context.hasCustomer) return [{ code: "invalid_customer", description: "Customer inválido ou não informado." }];
  return [
    ...(BILLING_TYPES.has(text(fields["billingType"]))
      ? []
      : [{ code: "invalid_billingType", description: "O campo billingType deve ser informado." }]),
    ...checkValue(fields["value"]),
    ...checkDueDate(fields["nextDueDate"], context.today),
    ...(fields["cycle"] === "MONTHLY"
      ? []
      : [{ code: "invalid_cycle", description: "O campo cycle deve ser informado. A bancada só conhece MONTHLY." }]),
    ...(text(fields["description"]).length > 500
      ? [{ code: "invalid_description", description: "A descrição deve ter no máximo 500 caracteres." }]
      : []),
  ];
}

function checkValue(value: unknown): Refusal[] {
  if (typeof value !== "number") return [{ code: "invalid_value", description: "O campo value deve ser informado" }];
  if (value >= MINIMUM_VALUE) return [];
  return [{ code: "invalid_value", description: "O valor mínimo para cobranças é R$ 5,00." }];
}

export function checkDueDate(value: unknown, today: string): Refusal[] {
  if (!isDate(value)) return [{ code: "invalid_nextDueDate", description: "O campo nextDueDate deve ser informado." }];
  if (value >= today) return [];
  return [{ code: "invalid_nextDueDate", description: "A data de vencimento não pode ser inferior à hoje" }];
}
