import type { ReportReason } from "#src/features/moderation/rules.ts";

export const REASONS: Record<ReportReason, string> = {
  fraud: "Golpe ou fraude",
  offensive: "Conteúdo ofensivo",
  false: "Informação falsa",
  contact: "Dados de contato de outra pessoa",
  prohibited: "Produto ou serviço proibido",
  spam: "Spam ou repetido",
  other: "Outro motivo",
};
