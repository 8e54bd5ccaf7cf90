import type { Failure } from "@/lib/errors.ts";
import { TRY_LATER } from "@/lib/failure-messages.ts";
import { formatStart } from "@/lib/format/format-moment.ts";
import { CHECK_FIELDS, type LeaveTexts, SENDING_PHOTOS } from "@/lib/forms/form-messages.ts";
import { PHONE_UNCONFIRMED } from "@/lib/publish-messages.ts";

export const FORM = {
  pageTitle: "Solicitar Serviço",
  pageText: "Conte o que precisa. Profissionais de todo o estado veem na hora.",
  problem: "Conte o que precisa",
  problemPlaceholder: "Ex.: a pia da cozinha está vazando, preciso para amanhã, em Dourados.",
  serviceType: "Tipo de serviço",
  serviceTypePlaceholder: "Escolha o serviço",
  urgency: "Urgência",
  description: "Descrição",
  descriptionPlaceholder: "Ex.: trocar o piso da sala, 20 m², material já comprado.",
  city: "Cidade",
  cityPlaceholder: "Escolha a cidade",
  location: "Local",
  locationPlaceholder: "Bairro, rua ou referência",
  contactName: "Nome para contato",
  contactPhone: "Telefone para contato",
  contactPhoneHint: "Só profissionais Premium veem seu nome e telefone.",
  notice: "Sua solicitação é removida automaticamente após 48 horas.",
  submit: "Publicar solicitação",
  publishNow: "Publicar agora",
  submitting: "Publicando...",
  sendingPhotos: "Enviando fotos...",
} as const;

export const IMPROVE = {
  action: "Melhorar com IA",
  busy: "Melhorando...",
  undone: "Seu texto está de volta.",
} as const;

export const CREATED = {
  toast: "Solicitação criada com sucesso!",
  toastText:
    "Ela expira em 48 horas. O portal não se responsabiliza por seus usuários: busque referências externas antes de contratar.",
  another: "Publicar outra",
} as const;

export const CREATE_FAILED = "Erro ao criar solicitação";
export const IMPROVE_FAILED = "Erro ao melhorar texto";

/** Toast for a failed publication; the last text is fixed, whatever the cause. */
export function createFailure(failure: Failure): { title: string; text: string } {
  if (failure.code === "auth.required") {
    return { title: "Erro de autenticação", text: "Você precisa estar logado para criar uma solicitação." };
  }
  if (failure.code === "phone.unconfirmed") return PHONE_UNCONFIRMED;
  if (failure.code === "rate_limited") return { title: "Limite de solicitações atingido", text: tooManyText(failure) };
  return { title: CREATE_FAILED, text: failure.code === "input.invalid" ? CHECK_FIELDS : TRY_LATER };
}

function tooManyText({ params }: Failure): string {
  const retryAt = Number(params["retryAt"]);
  const when = retryAt ? `em ${formatStart(retryAt)}` : "daqui a alguns minutos";
  return `Você já publicou muitas. Tente de novo ${when}. O que você escreveu fica guardado.`;
}

export const LEAVE_PHOTOS: LeaveTexts = {
  ...SENDING_PHOTOS,
  text: "Sua solicitação já foi publicada, mas as fotos ainda estão sendo enviadas.",
};
