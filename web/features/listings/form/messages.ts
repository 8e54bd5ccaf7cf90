import { type Condition, MAX_PHOTOS } from "#src/features/listings/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { causeOf, failureToast } from "@/lib/failure-messages.ts";
import { CHECK_FIELDS, type LeaveTexts, SENDING_PHOTOS } from "@/lib/forms/form-messages.ts";
import type { PhotoTexts } from "@/lib/photos/photo-messages.ts";
import { PHONE_UNCONFIRMED } from "@/lib/publish-messages.ts";
import { LOGIN_NEEDED } from "../own/messages.ts";

export const CONDITION_HINTS: Readonly<Record<Condition, string>> = {
  new: "Sem uso",
  used: "Com marcas de uso",
  refurbished: "Usado, como novo",
};

export const FORM = {
  createTitle: "Publicar Anúncio",
  createText: "Seu anúncio fica 5 dias na lista e pode ser renovado.",
  editTitle: "Editar anúncio",
  loading: "Carregando formulário...",
  what: "O que você anuncia",
  title: "Título",
  titlePlaceholder: "Ex.: Cimento CP II, 20 sacos",
  description: "Descrição",
  descriptionPlaceholder: "Medidas, marca, quantidade, estado de conservação, como retirar.",
  contactWarning:
    "Parece haver um contato no texto, que fica oculto para os outros. Quem quiser falar com você usa os botões do anúncio.",
  price: "Preço",
  cheap: "Preço bem abaixo do comum nesta categoria. Confira se está certo: os compradores veem um aviso.",
  category: "Categoria",
  choose: "Selecione",
  condition: "Condição",
  place: "Onde está",
  state: "Estado",
  city: "Cidade",
  cityPlaceholder: "Escolha a cidade",
  neighborhood: "Bairro",
  zipCode: "CEP",
  zipCodePlaceholder: "00000-000",
  zipCodeOf: (city: string) => `CEP de ${city}.`,
  zipCodeElsewhere: "Este CEP não é de Mato Grosso do Sul.",
  contact: "Contato",
  showPhone: "Mostrar meu telefone",
  showWhatsapp: "Mostrar meu WhatsApp",
  priceNegotiable: "Preço negociável",
  acceptsSwap: "Aceita troca",
  donation: "Doação",
  donationHint: "De graça: o anúncio mostra “Doação” no lugar do preço.",
  noContact: "Sem telefone nem WhatsApp, ninguém consegue falar com você sobre este anúncio.",
  contactHint: "Usamos o número do seu perfil.",
  submit: "Publicar Anúncio",
  publishing: "Publicando...",
  save: "Salvar alterações",
  saving: "Salvando...",
} as const;

export const PHOTOS: PhotoTexts = {
  add: "Adicionar fotos",
  hint: `Até ${MAX_PHOTOS} fotos de 5 MB. A primeira é a capa do anúncio.`,
  tooMany: `Máximo de ${MAX_PHOTOS} fotos por anúncio.`,
};

export const CREATED = "Anúncio criado com sucesso! Expira em 5 dias.";
export const CREATE_FAILED = "Erro ao criar anúncio. Verifique se todos os campos estão preenchidos corretamente.";
export const REQUIRED_MISSING = "Preencha todos os campos obrigatórios";
export const UPDATED = "Anúncio atualizado com sucesso!";
export const UPDATE_FAILED = "Erro ao atualizar anúncio";

/** Toast for a failed publication. */
export function createFailure(failure: Failure): { title: string; text?: string } {
  if (failure.code === "auth.required") return { title: LOGIN_NEEDED.create };
  if (failure.code === "phone.unconfirmed") return PHONE_UNCONFIRMED;
  if (failure.code === "rate_limited") {
    const isForToday = failure.params["retryAt"] !== undefined;
    const text = isForToday ? "Você já publicou muitos anúncios hoje. Tente de novo amanhã." : causeOf(failure);
    return { title: "Limite atingido", text };
  }
  return { title: CREATE_FAILED };
}

/** Toast for a failed edit. */
export const updateFailure = failureToast(UPDATE_FAILED, { "input.invalid": CHECK_FIELDS });

export const LEAVE_PHOTOS: LeaveTexts = {
  ...SENDING_PHOTOS,
  text: "Seu anúncio já foi publicado, mas as fotos ainda estão sendo enviadas.",
};
