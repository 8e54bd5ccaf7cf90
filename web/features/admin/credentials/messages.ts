import type { AdminCredential } from "#src/features/admin/schemas.ts";
import { CREDENTIAL_LABELS } from "#src/shared/credentials.ts";
import type { ActTexts } from "../act.ts";

export const CREDENTIALS = {
  label: "Conferências",
  provider: "Prestador",
  kind: "Registro",
  number: "Número",
  created: "Enviado em",
  register: "Abrir o registro público",
  status: "Situação",
  decision: "Decisão",
  decide: (name: string) => `Decisão sobre ${name}`,
  state: "Situação",
  none: "Nenhuma conferência pendente",
  noneText: "Quando um prestador informar CNPJ, CREA ou CAU, o número aparece aqui.",
  noneDecided: "Nenhuma conferência decidida ainda",
  refuseReason: "Motivo",
  refuseHint: "O prestador recebe este texto.",
  on: (status: string, day: string) => `${status} em ${day}`,
} as const;

export const CREDENTIAL_STATES = {
  pending: { slug: "pendentes", label: "Pendentes" },
  decided: { slug: "decididas", label: "Decididas" },
} as const;

export const CREDENTIAL_STATUSES = {
  pending: "Pendente",
  confirmed: "Conferido",
  refused: "Recusado",
} as const satisfies Record<AdminCredential["status"], string>;

const what = ({ kind, number, name }: AdminCredential) => `${CREDENTIAL_LABELS[kind]} ${number}, de ${name}`;
const failed = { title: "Erro", text: "Não foi possível registrar a conferência." };

export const CREDENTIAL_ACTS = {
  confirm: {
    label: "Confirmar",
    title: "Confirmar este registro?",
    text: (row) => `${what(row)}. O selo aparece no cartão, no portal e na página do prestador.`,
    confirm: "Confirmar",
    busy: "Confirmando...",
    done: { title: "Registro conferido!" },
    failed,
  },
  refuse: {
    label: "Recusar",
    title: "Recusar este registro?",
    text: (row) => `${what(row)}. O prestador pode informar outro número.`,
    confirm: "Recusar",
    busy: "Recusando...",
    done: { title: "Registro recusado!" },
    failed,
  },
} as const satisfies Record<string, ActTexts<AdminCredential>>;
