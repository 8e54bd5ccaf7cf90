// Between the log-in and the portal; apart from messages.ts, which the log-in loads.
import { TERMS_VERSION } from "#src/features/auth/rules.ts";
import { formatDate } from "@/lib/dates.ts";

export const CHOOSE_ROLE = {
  title: "Bem-vindo",
  text: "Conte como você quer usar o Portal. Depois, os dois painéis ficam abertos para você.",
  missing: "Antes de continuar",
  client: "Sou Cliente",
  clientText: "Quero publicar solicitações e contratar profissionais.",
  clientGo: "Continuar como Cliente",
  provider: "Sou Prestador",
  providerText: "Quero encontrar oportunidades e divulgar meu trabalho.",
  providerGo: "Continuar como Prestador",
  busy: "Continuando...",
  failed: "Não foi possível salvar sua escolha",
} as const;

export const NEW_TERMS = {
  title: "Os termos mudaram",
  text: "Para continuar no Portal, leia e aceite a nova versão.",
  version: `Versão de ${formatDate(TERMS_VERSION)}`,
  terms: "Termos de uso",
  privacy: "Política de privacidade",
  newTab: "(abre em nova aba)",
  accept: "Aceitar e continuar",
  accepting: "Salvando...",
  failed: "Não foi possível salvar o aceite",
} as const;
