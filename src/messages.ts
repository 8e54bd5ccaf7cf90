import type { ErrorCode } from "./errors.ts";
import { DAILY_BYTES, MB, STORAGE_MAX_BYTES } from "./platform/images/storage.ts";

export const UNEXPECTED = "Algo deu errado. Tente de novo em instantes.";
export const TRY_AGAIN = "Tente de novo em instantes";
export const UNAVAILABLE = "O portal está fora do ar por um momento. Tente de novo em instantes.";

/** Messages for the refusals of an upload that have no message for a field. */
export const UPLOAD_REFUSALS: Partial<Record<ErrorCode, string>> = {
  "auth.required": "Sua sessão terminou. Entre de novo na sua conta.",
  "auth.incomplete": "Antes de enviar fotos, escolha seu perfil, informe o WhatsApp e aceite os termos de uso.",
  "listing.not_found": "Anúncio não encontrado.",
  "request.not_found": "Solicitação não encontrada ou encerrada.",
  "image.type": "Selecione apenas imagens.",
  "image.too_large": "Máximo 5MB.",
  "image.too_many_pixels": "Esta foto tem pixels demais. Envie uma de até 12.000 pixels de lado e 40 megapixels.",
  "image.unreadable": "Não conseguimos abrir esta foto. Tente de novo ou escolha outra.",
  "image.timeout": "O envio da foto demorou demais. Verifique a internet e tente de novo.",
  "storage.full": `Você já usou os ${STORAGE_MAX_BYTES / MB} MB de fotos da sua conta. Apague fotos antigas para enviar novas.`,
  "storage.daily": `Você já enviou ${DAILY_BYTES.max / MB} MB de fotos em 24 horas. Tente de novo amanhã.`,
  unavailable: UNAVAILABLE,
  rate_limited: "Você enviou muitas fotos seguidas. Aguarde alguns minutos e tente de novo.",
};
