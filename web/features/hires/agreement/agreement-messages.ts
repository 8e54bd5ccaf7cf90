import { failureToast } from "@/lib/failure-messages.ts";
import { CHECK_FIELDS } from "@/lib/forms/form-messages.ts";

export const AGREEMENT = {
  title: "Acordo",
  text: (service: string, name: string) => `${service}, com ${name}`,
  back: "Voltar às contratações",
  loading: "Carregando acordo...",
  failed: "Não foi possível carregar o acordo",
  gone: "Contratação não encontrada",
  goneText: "Ela pode ter sido desfeita, ou é de outras pessoas.",
  goneAction: "Ir para o início",
  unconfirmed: "O acordo pode ser escrito depois que a contratação for confirmada.",
  first: "Escreva o que vocês combinaram",
  firstText: (name: string) => `${name} recebe o texto para ler e aceitar. Só depois disso ele vale para os dois.`,
  waiting: (name: string) => `Aguardando o aceite de ${name}.`,
  yours: (name: string) => `${name} escreveu este acordo. Leia com calma antes de aceitar.`,
  accepted: (day: string) => `Aceito pelos dois em ${day}.`,
  stillValid: (day: string) => `Até o aceite da nova versão, vale a que foi aceita em ${day}.`,
  changes: "O que mudou desde a versão aceita",
  before: "Antes",
  now: "Agora",
  nothing: "nada",
  showAccepted: "Ver a versão aceita",
  showNewest: "Ver a nova versão",
  cancelled: "A contratação foi cancelada. Não há mais nada a escrever nem a aceitar.",
  refused: "Um de vocês bloqueou o outro. O que já foi aceito continua aqui.",
  closed: "A outra pessoa encerrou a conta. O acordo que vocês dois aceitaram continua aqui.",
  closedWithout: "A outra pessoa encerrou a conta, e nenhum acordo foi aceito antes disso.",
  print: "Imprimir",
  change: "Alterar acordo",
} as const;

export const PAPER = {
  heading: "Acordo de serviço",
  note: "Este documento registra o que as duas pessoas combinaram no Portal da Construção.",
  version: (version: number) => `Versão ${version}`,
  written: (name: string, day: string) => `Escrito por ${name} em ${day}`,
  accepted: (name: string, day: string) => `Aceito por ${name} em ${day}`,
  notAccepted: (name: string) => `Ainda sem o aceite de ${name}`,
  hash: "Código do texto (SHA-256):",
  client: "Cliente",
  provider: "Prestador",
} as const;

export const AGREEMENT_FORM = {
  what: "O que será feito",
  whatPlaceholder: "Ex.: trocar o piso da sala, 20 m², com retirada do piso antigo. Material por conta do cliente.",
  place: "Local",
  placePlaceholder: "Rua, número, bairro e cidade",
  price: "Valor total",
  offered: (range: string) => `No recado: ${range}`,
  startDate: "Data de início",
  parts: "Pagamento",
  part: (number: number) => `Parte ${number}`,
  when: "Quando",
  whenPlaceholder: "Ex.: ao terminar",
  /** In the form when it opens. */
  atTheEnd: "ao terminar",
  filled: "Já preenchemos o que estava na solicitação e no recado. Confira e complete.",
  value: "Valor",
  addPart: "Adicionar parte",
  removePart: (number: number) => `Remover a parte ${number}`,
  split: "Dividir por igual",
  adds: "As partes somam o valor total.",
  missing: (sum: string, rest: string) => `As partes somam ${sum}. Faltam ${rest}.`,
  tooMuch: (sum: string, rest: string) => `As partes somam ${sum}. Sobram ${rest}.`,
  send: "Enviar para aceite",
  sending: "Enviando...",
  cancel: "Cancelar",
  failed: "Não foi possível enviar o acordo",
  sent: "Acordo enviado!",
  sentText: "Avisamos a outra pessoa para ler e aceitar.",
} as const;

export const ACCEPT = {
  action: "Aceitar acordo",
  question: {
    title: "Aceitar este acordo?",
    text: "Seu nome, a data e o código do texto ficam registrados.",
    confirmLabel: "Aceitar acordo",
    busyLabel: "Aceitando...",
  },
  success: "Acordo aceito!",
  failed: "Não foi possível aceitar o acordo",
} as const;

/** Toast for an agreement that could not be sent or accepted. */
export const agreementFailure = (title: string) =>
  failureToast(title, {
    "input.invalid": CHECK_FIELDS,
    "agreement.changed": "O texto mudou nesse meio-tempo. Confira a versão nova.",
    "agreement.refused": AGREEMENT.refused,
    "hire.not_found": AGREEMENT.goneText,
    rate_limited: "Foram muitas alterações. Espere até uma hora e tente de novo.",
  });
