import { TERMS_VERSION } from "#src/features/auth/rules.ts";
import { formatDate } from "@/lib/dates.ts";

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
  failedText: "Verifique sua internet e tente de novo.",
} as const;
