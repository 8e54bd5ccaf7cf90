import type { ReactNode } from "react";
import { ALL } from "./messages.ts";
import { LATEST } from "./section-messages.ts";
import type { InnerProviderSection, InnerSection } from "./section-names.ts";

interface ListTexts {
  title: string;
  all: string;
}

const listings = { title: LATEST.listings, all: ALL.masculine };
const hires = { title: LATEST.hires, all: ALL.feminine };
const ratings = { title: LATEST.ratings, all: ALL.feminine };
const requests = { title: LATEST.requests, all: ALL.feminine };

/** The sections that show their latest entries. */
export const CLIENT_LISTS = {
  "oportunidades-gerais": requests,
  "compra-venda": listings,
  contratos: hires,
  "central-avaliacoes": ratings,
} as const satisfies Partial<Record<InnerSection, ListTexts>>;

export const PROVIDER_LISTS = {
  oportunidades: requests,
  "compra-venda": listings,
  "portal-conexoes": { title: LATEST.people, all: ALL.masculine },
  contratos: hires,
  avaliacoes: ratings,
} as const satisfies Partial<Record<InnerProviderSection, ListTexts>>;

/** The latest entries of each of these sections. */
export type ClientLists = Record<keyof typeof CLIENT_LISTS, ReactNode>;
export type ProviderLists = Record<keyof typeof PROVIDER_LISTS, ReactNode>;

/** Whether the section shows its latest entries. */
export const isListed = <Lists extends object>(lists: Lists, section: string): section is keyof Lists & string =>
  section in lists;
