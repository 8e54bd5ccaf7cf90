import { MAX_PHOTOS } from "#src/features/requests/rules.ts";
import type { PhotoTexts } from "@/lib/photo-messages.ts";

export const PHOTOS: PhotoTexts = {
  add: `Adicionar fotos (até ${MAX_PHOTOS})`,
  hint: "Todos que veem a solicitação veem as fotos. Não mostre telefone, endereço nem documentos: isso fica por sua conta e risco. Cada foto pode ter até 5 MB, e a primeira aparece na lista.",
  tooMany: `Máximo de ${MAX_PHOTOS} fotos por solicitação.`,
};

export const REPEATED: PhotoTexts = {
  ...PHOTOS,
  hint: `As fotos da solicitação anterior não vão junto: escolha-as de novo. ${PHOTOS.hint}`,
};
