import { FREE_INTEREST_LIMIT } from "#src/features/requests/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { endOfMinute, formatMoment } from "./moment.ts";

export const LIST = {
  title: "Oportunidades de Trabalho",
  total: (total: number) => (total === 1 ? "1 solicitação aberta agora" : `${total} solicitações abertas agora`),
  ofType: (count: number) => (count === 1 ? "1 solicitação deste tipo" : `${count} solicitações deste tipo`),
  lead: "Solicitações de serviço abertas em Mato Grosso do Sul",
  add: "Adicionar Oportunidade",
  filter: "Tipo de serviço",
  allTypes: "Todos os serviços",
  searchType: "Buscar tipo de serviço",
  noType: "Nenhum tipo de serviço encontrado.",
  clearFilter: "Limpar filtro",
  loading: "Carregando oportunidades...",
  loadingMore: "Carregando mais oportunidades...",
  empty: "Nenhuma oportunidade aberta",
  emptyText: "Novas solicitações aparecem aqui na hora. Precisa de um serviço? Publique a sua.",
  emptyType: "Nenhuma oportunidade deste tipo",
  emptyTypeText: (type: string) => `Não há solicitação aberta de “${type}” agora.`,
  seeAll: "Ver todas as oportunidades",
  failed: "Não foi possível carregar as oportunidades",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  end: "Você chegou ao fim da lista.",
} as const;

export const SESSION_OVER = {
  title: "Sua sessão terminou",
  text: "Entre de novo para ver as oportunidades.",
  action: "Entrar",
} as const;

export const CARD = {
  own: "Sua",
  interested: "Interessado",
  highlighted: "Destaque",
  expired: "Expirada",
  expiresIn: "Expira em",
  lessThanAMinute: "menos de 1 min",
  interests: (count: number) => (count === 1 ? "1 interessado" : `${count} interessados`),
  location: "Local:",
  published: "Publicada",
} as const;

export const DETAIL = {
  loadingTitle: "Solicitação",
  loading: "Carregando solicitação...",
  description: "Descrição",
  urgency: "Urgência",
  location: "Local",
  publishedAt: "Publicada",
  expiresAt: "Expira",
  expiredAt: "Expirou",
  interests: "Interessados",
  noInterest: "Ninguém ainda",
  failed: "Não foi possível carregar a solicitação",
  gone: "Solicitação não encontrada",
  goneText: "Ela pode ter sido excluída ou já ter passado das 48 horas.",
  goneAction: "Ver oportunidades",
  over: "Esta solicitação expirou.",
  overOwn: "Esta solicitação expirou e saiu da lista. Só você ainda a vê.",
  publishAgain: "Publicar uma nova",
  edit: "Editar",
  remove: "Excluir",
  interest: "Tenho interesse",
  interested: "Interessado",
  share: "Compartilhar no WhatsApp",
} as const;

export const CONTACT = {
  title: "Contato",
  name: "Nome",
  phone: "Telefone",
  whatsapp: "Chamar no WhatsApp",
  ownNote: "Só você e profissionais Premium veem estes dados.",
  erased: "Os dados de contato já foram apagados.",
  loading: "Carregando contato...",
  upsell: "Contato liberado no Premium",
  upsellText: "Veja o nome e o telefone de quem publicou e chame direto no WhatsApp.",
  upsellAction: "Conhecer o Premium",
} as const;

export const SHARE = {
  loginNeeded: "Você precisa estar logado para compartilhar.",
  text: (request: { service: string; place: string; urgency: string; link: string }) =>
    [
      "*Oportunidade no Portal da Construção*",
      "",
      `Serviço: ${request.service}`,
      `Local: ${request.place}`,
      `Urgência: ${request.urgency}`,
      "",
      `Veja os detalhes: ${request.link}`,
      "",
      "Válida por 48 horas a partir da publicação.",
    ].join("\n"),
} as const;

export const INTEREST = {
  added: "Interesse adicionado!",
  removed: "Interesse removido!",
  failed: "Erro",
  failedText: "Não foi possível atualizar seu interesse. Tente novamente.",
  loginNeeded: "Login necessário",
  loginNeededText: "Você precisa estar logado para demonstrar interesse.",
  limit: "Limite de interesses atingido",
  limitText: (retryAt: number) =>
    `No plano gratuito são ${FREE_INTEREST_LIMIT.max} por dia. Você pode demonstrar interesse de novo ${retryAt ? `em ${formatMoment(endOfMinute(retryAt))}` : "mais tarde"}. No Premium não há limite.`,
} as const;

/** Toast for an interest that could not be changed. */
export function interestFailure({ code, params }: Failure): { title: string; text: string } {
  if (code === "auth.required") return { title: INTEREST.loginNeeded, text: INTEREST.loginNeededText };
  if (code === "interest.limit") return { title: INTEREST.limit, text: INTEREST.limitText(Number(params["retryAt"])) };
  return { title: INTEREST.failed, text: INTEREST.failedText };
}

export const FORM = {
  dialogTitle: "Nova Solicitação de Serviço",
  pageTitle: "Solicitar Serviço",
  pageText: "Conte o que precisa. Profissionais de todo o estado veem na hora.",
  editTitle: "Editar solicitação",
  back: "Voltar",
  loading: "Carregando formulário...",
  loadFailed: "Não foi possível abrir o formulário",
  serviceType: "Tipo de serviço",
  serviceTypePlaceholder: "Escolha o serviço",
  searchType: "Buscar tipo de serviço",
  noType: "Nenhum tipo de serviço encontrado.",
  urgency: "Urgência",
  description: "Descrição",
  descriptionPlaceholder: "Ex.: trocar o piso da sala, 20 m², material já comprado.",
  location: "Local",
  locationPlaceholder: "Bairro e cidade",
  contactName: "Nome para contato",
  contactPhone: "Telefone para contato",
  contactPhoneHint: "Só profissionais Premium veem seu nome e telefone.",
  phoneWarning:
    "Parece haver um telefone na descrição, que todos os usuários veem. O lugar dele é o campo de telefone, mais abaixo.",
  notice: "Sua solicitação é removida automaticamente após 48 horas.",
  draft: "Continuamos de onde você parou.",
  discardDraft: "Começar do zero",
  submit: "Publicar solicitação",
  submitting: "Publicando...",
  waiting: "Aguardando internet...",
  sessionOver: "Sua sessão terminou. O que você escreveu está guardado: entre de novo para publicar.",
  logIn: "Entrar",
  offline: "Você está sem internet. Seus dados estão guardados e serão enviados assim que a conexão voltar.",
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
  checkFields: "Confira os campos destacados.",
} as const;

export const IMPROVE = {
  action: "Melhorar com IA",
  busy: "Melhorando...",
  busyStatus: "Melhorando o texto com IA. Aguarde.",
  done: "Confira o texto da IA.",
  undo: "Desfazer",
  undone: "Seu texto está de volta.",
  success: "Texto melhorado com sucesso!",
  successText: "A IA aprimorou sua descrição.",
  cut: "Texto melhorado e ajustado",
  cutText: "Ele passou de 500 caracteres e foi cortado. Confira o final.",
  blank: "Texto vazio",
  blankText: "Digite uma descrição para melhorar.",
  tooLong: "Texto muito longo",
  tooLongText: "A descrição deve ter no máximo 500 caracteres.",
  offlineText: "Você está sem internet. Tente de novo quando a conexão voltar.",
} as const;

export const CREATED = {
  toast: "Solicitação criada com sucesso!",
  toastText:
    "Ela expira em 48 horas. O portal não se responsabiliza por seus usuários: busque referências externas antes de contratar.",
  title: "Sua solicitação está no ar",
  expires: (day: string, time: string) => `Ela fica na lista até ${day} às ${time} e sai sozinha.`,
  advice: "Antes de contratar",
  adviceText:
    "O Portal da Construção não se responsabiliza por seus usuários. Peça referências, confira trabalhos já feitos e combine tudo por escrito.",
  see: "Ver minha solicitação",
  another: "Publicar outra",
  close: "Fechar",
} as const;

export const CREATE_FAILED = "Erro ao criar solicitação";
export const UPDATE_FAILED = "Erro ao atualizar solicitação";
export const UPDATED = "Solicitação atualizada com sucesso!";
const TRY_LATER = "Tente novamente em alguns instantes.";

/** Toast for a failed publication. */
export function createFailure(failure: Failure): { title: string; text: string } {
  if (failure.code === "auth.required") {
    return { title: "Erro de autenticação", text: "Você precisa estar logado para criar uma solicitação." };
  }
  if (failure.code === "rate_limited") return { title: "Limite de solicitações atingido", text: tooManyText(failure) };
  return { title: CREATE_FAILED, text: failure.code === "input.invalid" ? FORM.checkFields : TRY_LATER };
}

function tooManyText({ params }: Failure): string {
  const retryAt = Number(params["retryAt"]);
  const when = retryAt ? `em ${formatMoment(endOfMinute(retryAt))}` : "daqui a alguns minutos";
  return `Você já publicou muitas. Tente de novo ${when}. O que você escreveu fica guardado.`;
}

const IMPROVE_FAILED = "Erro ao melhorar texto";

/** Toast for a text that could not be improved. */
export function improveFailure(failure: Failure): { title: string; text: string } {
  switch (failure.code) {
    case "auth.required":
      return { title: "Erro de autenticação", text: "Você precisa estar logado para melhorar o texto." };
    case "ai.empty_answer":
      return { title: "Campo vazio", text: "A IA não devolveu nenhum texto. Tente novamente." };
    case "rate_limited":
      return { title: IMPROVE_FAILED, text: "Você já melhorou muitos textos. Espere até uma hora e tente de novo." };
    case "input.invalid":
      return { title: IMPROVE_FAILED, text: failure.fields["text"] ?? FORM.checkFields };
    case "ai.unavailable":
      return { title: IMPROVE_FAILED, text: TRY_LATER };
    case "network":
      return { title: IMPROVE_FAILED, text: navigator.onLine ? TRY_LATER : IMPROVE.offlineText };
    default:
      return { title: "Erro inesperado", text: TRY_LATER };
  }
}

/** Toast for a failed edit. */
export function updateFailure(failure: Failure): { title: string; text: string } {
  if (failure.code === "request.not_found") return { title: UPDATE_FAILED, text: "Ela já expirou ou foi excluída." };
  return { title: UPDATE_FAILED, text: failure.code === "input.invalid" ? FORM.checkFields : TRY_LATER };
}

export const DELETE = {
  title: "Excluir solicitação",
  text: "Tem certeza que deseja excluir esta solicitação? Esta ação não pode ser desfeita.",
  confirm: "Excluir",
  cancel: "Cancelar",
  success: "Solicitação excluída com sucesso!",
  failed: "Erro ao excluir solicitação",
  failedText: TRY_LATER,
} as const;

export const LEAVE = {
  title: "Sair sem publicar?",
  text: "O que você escreveu fica guardado neste aparelho.",
  editTitle: "Descartar alterações?",
  editText: "O que você mudou ainda não foi salvo.",
  confirm: "Sair",
  discard: "Descartar",
  cancel: "Continuar escrevendo",
} as const;

export const OWN = {
  title: "Minhas solicitações",
  loading: "Carregando suas solicitações...",
  failed: "Não foi possível carregar suas solicitações",
  empty: "Você ainda não publicou nada",
  emptyText: "Diga o que precisa e profissionais do estado inteiro veem na hora.",
  publish: "Publicar solicitação",
} as const;

export const NEWEST = {
  title: "Mais recentes",
  loading: "Carregando oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
  empty: "Nenhuma oportunidade aberta agora",
  emptyText: "Assim que um cliente publicar, a solicitação aparece aqui.",
  seeAll: "Ver todas",
} as const;
