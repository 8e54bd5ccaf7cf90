import { DIGEST_HOURS } from "#src/shared/mail-wishes.ts";
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from "#src/shared/quiet-hours.ts";

const [MORNING, EVENING] = DIGEST_HOURS;
const NIGHT = `das ${QUIET_FROM_HOUR}h às ${QUIET_UNTIL_HOUR}h`;

export const PAGE = {
  title: "Alertas",
  text: "Fique sabendo das solicitações para você sem precisar abrir o portal.",
  loading: "Carregando seus alertas...",
  failed: "Não foi possível carregar seus alertas",
} as const;

export const NO_PROVIDER = {
  title: "Alertas de solicitações são para prestadores",
  text: "Cadastre sua profissão e suas especialidades para receber as solicitações da sua região.",
  action: "Quero oferecer serviços",
} as const;

export const MISSING = {
  specialties: {
    text: "Falta escolher suas especialidades. Sem elas, nenhuma solicitação chega até você.",
    action: "Escolher especialidades",
  },
  serviceRegions: {
    text: "Falta escolher onde você atende. Sem isso, nenhuma solicitação chega até você.",
    action: "Escolher regiões",
  },
} as const;

export const PLAN = {
  free: `No plano gratuito você recebe um resumo às ${MORNING}h e às ${EVENING}h, sem contatos. Com o Premium, o alerta chega na hora.`,
  action: "Conhecer o Premium",
} as const;

export const DEVICE = {
  title: "Avisos neste aparelho",
  checking: "Verificando...",
  off: "Receba os avisos na hora, mesmo com o portal fechado.",
  on: "Este aparelho recebe avisos.",
  denied:
    "O navegador está bloqueando os avisos do portal. Libere as notificações deste site nas configurações do navegador e volte aqui.",
  unsupported: "Este navegador não recebe avisos. Abra o portal no Chrome, no Edge ou no Firefox.",
  iphone:
    "No iPhone, os avisos só funcionam com o portal instalado: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra o portal por lá.",
  unavailable: "Os avisos neste aparelho ainda não estão disponíveis.",
  turnOn: "Ativar avisos",
  turningOn: "Ativando...",
  turnOff: "Desativar avisos",
  turningOff: "Desativando...",
} as const;

export const FORM = {
  title: "Como você quer ser avisado",
  isOn: "Receber alertas de novas solicitações",
  byPush: "Avisos no aparelho",
  byPushHint: "Nos aparelhos em que você ativou os avisos.",
  byMail: "E-mails",
  mail: {
    at_once: { label: "Na hora", hint: "Um e-mail para cada solicitação." },
    digest: { label: "Resumo", hint: `Às ${MORNING}h e às ${EVENING}h, se houver algo novo.` },
    never: { label: "Nenhum", hint: "Você não recebe e-mails de alerta." },
  },
  urgentAtNight: "Avisar também à noite quando for urgente",
  urgentAtNightHint: `${NIGHT[0]?.toUpperCase()}${NIGHT.slice(1)} não avisamos de mais nada.`,
  /** After the hints of what only premium has, for those without it. */
  onlyPremium: " Só com o Premium.",
  save: "Salvar alertas",
  saving: "Salvando...",
  saved: "Alertas salvos!",
  savedText: "Valem para as próximas solicitações.",
  savedForPremium:
    "As opções do Premium começam a valer quando você tiver o Premium; as outras, já nas próximas solicitações.",
  failed: "Não foi possível salvar os alertas",
  failedText: "Confira os campos e tente de novo.",
  offline: "Sem conexão com o portal. Suas escolhas continuam aqui; tente de novo.",
} as const;

export const TOPICS = {
  title: "De quais solicitações",
  source: "Serviços e cidades",
  card: { label: "Do meu perfil", hint: "Acompanha o que você mudar lá." },
  own: { label: "Escolher aqui", hint: "Sem mudar o que o perfil mostra." },
  ofCard: (services: string, places: string) => `${services}. ${places}.`,
  nothingOnCard: "Seu perfil ainda não tem especialidades e cidades. Complete o perfil, ou escolha aqui.",
  wholeStateShort: "Todo o Mato Grosso do Sul",
  services: "Serviços",
  servicesHint: (max: number) => `Até ${max}.`,
  servicesMissing: "Escolha pelo menos um serviço.",
  regions: "Cidades",
  regionsMissing: "Escolha pelo menos uma cidade, ou todo o estado.",
} as const;
