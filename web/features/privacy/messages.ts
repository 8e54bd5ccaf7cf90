import { OPENINGS_KEPT_MS } from "#src/features/contacts/rules.ts";
import type { ContactOpening } from "#src/features/contacts/schemas.ts";
import { DAY_MS } from "#src/shared/time.ts";
import { NEW_TAB } from "@/lib/messages.ts";

export const PRIVACY = {
  title: "Privacidade",
} as const;

export const KEPT = {
  title: "O que guardamos sobre você",
  text: "De cada tipo: quanto há, para que serve e até quando fica.",
  loading: "Contando o que guardamos...",
} as const;

const VISITOR = "Visitante sem conta, ou conta excluída";

export const OPENINGS = {
  title: "Quem viu seu contato",
  text: `Cada vez que alguém abriu seu WhatsApp ou telefone nos últimos ${OPENINGS_KEPT_MS / DAY_MS} dias. Só você vê esta lista.`,
  loading: "Carregando quem viu seu contato...",
  failed: "Não foi possível carregar quem viu seu contato",
  empty: "Ninguém abriu seu contato ainda.",
  /** Requests show their contact only to people with an account. */
  nobody: { listing: VISITOR, card: VISITOR, request: "Conta excluída" },
} as const;

const ACTS: Record<ContactOpening["way"], string> = {
  whatsapp: "Abriu seu WhatsApp",
  phone: "Viu seu telefone",
  vcard: "Salvou seu contato",
  detail: "Viu seu nome e telefone",
};

function placeOf({ kind, subject }: ContactOpening): string {
  if (kind === "card") return "no seu cartão";
  if (kind === "listing") return subject === null ? "em um anúncio que você apagou" : `no anúncio “${subject}”`;
  return subject === null ? "em uma solicitação que você apagou" : `na solicitação “${subject}”`;
}

/** "Abriu seu WhatsApp no anúncio “Betoneira”." */
export const openingText = (opening: ContactOpening) => `${ACTS[opening.way]} ${placeOf(opening)}.`;

export const CONSENTS = {
  title: "Termos aceitos",
  text: "As versões dos termos de uso e da política de privacidade que você aceitou.",
  loading: "Carregando os termos aceitos...",
  failed: "Não foi possível carregar os termos aceitos",
  version: (date: string) => `Versão de ${date}`,
  accepted: (moment: string) => `Aceita em ${moment}`,
  terms: "Termos de uso",
  privacy: "Política de privacidade",
  newTab: NEW_TAB,
  ofVersion: (name: string) => `da ${name.toLowerCase()} ${NEW_TAB}`,
} as const;
