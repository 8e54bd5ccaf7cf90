import type { Failure } from "@/lib/errors.ts";
import { type Causes, failureText } from "@/lib/failure-messages.ts";
import { CLOSE, RETRY } from "@/lib/messages.ts";
import { REFERENCES } from "./profile/messages.ts";

export const QR = {
  title: "QR code do cartão",
  text: "Aponte a câmera do celular para abrir o cartão.",
  label: (address: string) => `QR code de ${address}`,
  print: "Imprimir",
  save: "Salvar imagem",
  file: (name: string) => `QR code de ${name}.png`,
  close: CLOSE,
} as const;

export const REFERENCE_FORM = {
  title: "Adicionar Referência",
  text: (name: string) => `Conte como foi trabalhar com ${name}.`,
  description: "Descrição do serviço",
  descriptionPlaceholder: "Ex.: fez o reboco e o contrapiso da minha casa, no prazo combinado.",
  date: "Data do serviço",
  place: "Local do serviço",
  placePlaceholder: "Bairro e cidade",
  difficulty: "Nível de dificuldade",
  difficulties: ["Muito fácil", "Fácil", "Médio", "Difícil", "Muito difícil"],
  recommendation: "Recomendação",
  recommendations: ["Não recomendo", "Recomendo pouco", "Recomendo", "Recomendo muito", "Recomendo sempre"],
  specialties: "Especialidades",
  specialtiesHint: "Escolha pelo menos uma.",
  submit: "Adicionar referência",
  submitting: "Enviando...",
  added: "Sucesso",
  addedText: "Referência adicionada com sucesso!",
  failedText: "Ocorreu um erro ao adicionar a referência.",
  loginNeeded: "Você precisa estar logado para adicionar uma referência.",
  tooMany: "Você já adicionou muitas referências hoje. Tente de novo amanhã.",
  offline: "Você está sem internet. O que escreveu fica aqui: envie quando a conexão voltar.",
} as const;

export const PHOTO_FORM = {
  addTitle: "Adicionar Foto ao Portfólio",
  editTitle: "Editar Foto",
  photo: "Foto",
  choose: "Escolher foto",
  change: "Trocar foto",
  formats: "JPEG, PNG ou WebP, até 5 MB.",
  chosen: "Foto escolhida",
  title: "Título",
  titlePlaceholder: "Ex.: Banheiro com porcelanato",
  description: "Descrição",
  descriptionHint: "Opcional.",
  before: "Foto de antes",
  beforeHint: "As duas aparecem lado a lado, como “Antes” e “Depois”.",
  noBefore: "Nenhuma",
  isBefore: (title: string) => `Esta é a foto de antes de “${title}”.`,
  submit: "Adicionar foto",
  opening: "Abrindo a foto...",
  sending: "Enviando...",
  stop: "Parar envio",
  retry: RETRY,
  save: "Salvar",
  saving: "Salvando...",
  error: "Erro",
  missing: "Preencha título e selecione uma imagem.",
  missingTitle: "O título não pode ficar vazio.",
  full: "Limite atingido",
  added: "Sucesso",
  addedText: "Foto adicionada ao portfólio!",
  failedText: "Falha ao enviar a foto.",
  updated: "Atualizado",
  updatedText: "Foto atualizada com sucesso.",
  updateFailed: "Falha ao editar.",
} as const;

export const SHARE = {
  title: "Página Profissional Copiada!",
  waitingTitle: "Compartilhar página",
  text: "Cole o convite onde quiser: no WhatsApp, num e-mail, numa rede social.",
  copy: "Copiar texto",
  copied: "Copiado!",
  close: CLOSE,
  whatsapp: "Abrir WhatsApp",
  invitation: (link: string) =>
    [
      "Olá! Esta é a minha página profissional no Portal da Construção:",
      link,
      "",
      "Nela você vê meus trabalhos e minhas referências e fala comigo pelo WhatsApp.",
      "Crie a sua também: o cadastro é gratuito!",
    ].join("\n"),
} as const;

export const ASK_REFERENCE = {
  title: "Texto copiado!",
  waitingTitle: "Pedir referência",
  text: "Envie a quem já trabalhou com você. O link abre o formulário da sua página.",
  invitation: (link: string) =>
    [
      "Olá! Trabalhamos juntos, e uma referência sua me ajuda a conseguir novos serviços. Leva dois minutos:",
      link,
      "",
      "Para escrever, basta uma conta gratuita no Portal da Construção.",
    ].join("\n"),
} as const;

const REFUSALS: Causes = {
  "auth.required": REFERENCE_FORM.loginNeeded,
  "reference.own": REFERENCES.own,
  rate_limited: REFERENCE_FORM.tooMany,
};

/** Text for a rejected reference when no single field is at fault. */
export function referenceFailure(failure: Failure): string {
  if (failure.code === "network" && !navigator.onLine) return REFERENCE_FORM.offline;
  return REFUSALS[failure.code] ?? failureText(failure, REFERENCE_FORM.failedText);
}
