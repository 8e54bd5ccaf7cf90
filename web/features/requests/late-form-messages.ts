import { MAX_PHOTOS } from "#src/features/requests/rules.ts";
import type { PhotoTexts } from "@/lib/photo-messages.ts";

// Texts of the form's parts that load late.

export const PUBLISHED = {
  title: "Sua solicitação está no ar",
  expires: (day: string, time: string) => `Ela fica na lista até ${day} às ${time} e sai sozinha.`,
  advice: "Antes de contratar",
  adviceText:
    "O Portal da Construção não se responsabiliza por seus usuários. Peça referências, confira trabalhos já feitos e combine tudo por escrito.",
  unsent: (count: number) =>
    `${count === 1 ? "1 foto não foi enviada" : `${count} fotos não foram enviadas`}. Abra a solicitação e toque em “Editar” para tentar de novo.`,
  see: "Ver minha solicitação",
  close: "Fechar",
} as const;

export const PHOTOS: PhotoTexts = {
  add: `Adicionar fotos (até ${MAX_PHOTOS})`,
  hint: "Todos que veem a solicitação veem as fotos. Não mostre telefone, endereço nem documentos: isso fica por sua conta e risco. Cada foto pode ter até 5 MB, e a primeira aparece na lista.",
  tooMany: `Máximo de ${MAX_PHOTOS} fotos por solicitação.`,
};

export const REPEATED_PHOTOS: PhotoTexts = {
  ...PHOTOS,
  hint: `As fotos da solicitação anterior não vão junto: escolha-as de novo. ${PHOTOS.hint}`,
};
