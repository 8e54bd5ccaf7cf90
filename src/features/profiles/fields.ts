import { cnpj, cpf } from "cpf-cnpj-validator";
import { z } from "zod";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { TEXT_MESSAGES, textField, yesOrNo } from "../../shared/schemas.ts";
import { isWorkingHours } from "../../shared/working-hours.ts";
import { isServiceType } from "../requests/catalogue.ts";
import {
  instagramHandle,
  isExperience,
  REGIONS_MAX,
  REGISTRATION_MAX_LENGTH,
  SPECIALTIES_MAX,
  YEARS_MAX,
} from "./rules.ts";

const INSTAGRAM_MAX_LENGTH = 200;
const INSTAGRAM_ERROR = "Informe o nome de usuário do Instagram ou o link do seu perfil.";

/** A handle or a link to the profile on instagram.com; parsed to the handle. */
export const instagramField = textField({ max: INSTAGRAM_MAX_LENGTH, required: false }).transform((typed, context) => {
  const handle = instagramHandle(typed);
  if (handle === null) context.addIssue({ code: "custom", message: INSTAGRAM_ERROR });
  return handle ?? z.NEVER;
});

/** Distinct entries of a list, at most `max`. */
export function chosen(isKnown: (value: string) => boolean, max: number, error: string) {
  return z
    .array(z.string({ error }).refine(isKnown, error), { error })
    .max(max, `Escolha no máximo ${max}.`)
    .refine((list) => new Set(list).size === list.length, "Escolha cada opção uma vez.");
}

/** What a provider does and where. Cities are not stored beside `wholeState`. */
export const workFields = {
  specialties: chosen(isServiceType, SPECIALTIES_MAX, "Escolha especialidades da lista."),
  serviceRegions: chosen(isServiceRegion, REGIONS_MAX, "Escolha cidades da lista."),
  wholeState: yesOrNo,
};

const DAY_ERROR = "Informe uma data válida.";
export const dayOrBlank = z.union([z.literal(""), z.iso.date({ error: DAY_ERROR })], { error: DAY_ERROR });

const YEARS_ERROR = `Informe um número inteiro de 0 a ${YEARS_MAX}.`;
/** Years of experience as typed; parsed to a number, or null if blank. */
export const yearsField = z
  .string({ error: YEARS_ERROR })
  .refine(isExperience, YEARS_ERROR)
  .transform((typed) => (typed.trim() === "" ? null : Number(typed)));

const HOURS_ERROR = "Escolha os dias e um fim depois do início.";
/** Such as "Seg. a sex., 7h às 17h", or blank. */
export const hoursField = z.string({ error: HOURS_ERROR }).refine(isWorkingHours, HOURS_ERROR);

const NUMBER_TYPED_MAX = 30;
const CNPJ_INVALID = "Informe um CNPJ válido.";
const REGISTRATION_INVALID = `Informe o número do registro: letras, números, pontos e traços, até ${REGISTRATION_MAX_LENGTH} caracteres.`;
const REGISTRATION_IS_CPF = "Informe o número do registro, e não o CPF.";
const REGISTRATION = /^(?=.*\d)[A-Z0-9](?:[A-Z0-9./-]*[A-Z0-9])?$/;

const typedNumber = (error: string) => z.string({ error: TEXT_MESSAGES.type }).max(NUMBER_TYPED_MAX, error);
/** A CNPJ with or without punctuation, also with letters. The output has no punctuation. */
export const cnpjField = typedNumber(CNPJ_INVALID)
  .transform((typed) => typed.replace(/[\s./-]/g, "").toUpperCase())
  .refine((number) => cnpj.isValid(number, true), CNPJ_INVALID);
/** The number of a registration with CREA or CAU, in capital letters and without spaces. */
export const registrationField = typedNumber(REGISTRATION_INVALID)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((number) => number.length <= REGISTRATION_MAX_LENGTH && REGISTRATION.test(number), REGISTRATION_INVALID)
  .refine((number) => !cpf.isValid(number), REGISTRATION_IS_CPF);
