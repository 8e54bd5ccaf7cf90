import { COMPARED_MAX } from "#src/features/hires/rules-interest.ts";
import { failureToast } from "@/lib/failure-messages.ts";

export const INTERESTED = {
  title: "Interessados",
  of: (service: string, place: string) => `${service}, ${place}`,
  loading: "Carregando interessados...",
  loadingMore: "Carregando mais interessados...",
  failed: "Não foi possível carregar os interessados",
  empty: "Ninguém mostrou interesse ainda",
  emptyText: "Quando um profissional tocar em “Tenho interesse”, ele aparece aqui na hora.",
  none: "Ninguém mostrou interesse",
  noneText: "Esta solicitação já saiu da lista. Você pode procurar um profissional no Portal Conexões.",
  emptyAction: "Buscar profissionais",
  gone: "Solicitação não encontrada",
  goneText: "Ela pode ter sido excluída, ou foi publicada por outra pessoa.",
  goneAction: "Ver minhas solicitações",
  order: "Ordenar por",
  orders: {
    fitting: "Atende sua cidade e nota",
    price: "Menor preço",
    rating: "Melhor nota",
    hires: "Mais contratados",
    newest: "Mais recentes",
  },
  typical: "Preço comum para este serviço:",
  typicalHint: "Metade do que profissionais ofereceram a outros clientes do portal.",
} as const;

export const PERSON = {
  premium: "Premium",
  isUnseen: "Novo interesse",
  rated: (average: string, count: number) => `${average} (${count})`,
  credentials: { cnpj: "CNPJ conferido", crea: "CREA conferido", cau: "CAU conferido" },
  inCommon: (count: number) => (count === 1 ? "1 conexão em comum" : `${count} conexões em comum`),
  serves: (city: string) => `Atende ${city}`,
  servesNot: (city: string) => `Não informou que atende ${city}`,
  hiredBy: (count: number) => {
    if (count === 0) return "Ainda sem contratações";
    return count === 1 ? "Contratado por 1 cliente" : `Contratado por ${count} clientes`;
  },
  note: "Recado",
  price: "Faixa de preço",
  answer: "Resposta à sua pergunta",
  noAnswer: "Ainda não respondeu",
  card: "Ver cartão",
  hire: "Ver contratação",
  noCard: "Sem cartão",
  whatsapp: "WhatsApp",
} as const;

export const COMPARE = {
  action: "Comparar",
  chosen: (count: number) => (count === 1 ? "1 escolhido" : `${count} escolhidos`),
  hint: "Escolha mais um para comparar",
  max: `No máximo ${COMPARED_MAX}`,
  clear: "Limpar",
  title: "Comparar interessados",
  price: "Preço",
  rating: "Avaliação",
  hires: "Contratações",
  region: "Região",
  note: "Recado",
  answer: "Resposta",
  seals: "Selos",
  none: "Não informou",
  noNote: "Sem recado",
  noSeals: "Nenhum",
  serves: "Atende sua cidade",
  confirmedPhone: "Número confirmado",
} as const;

export const ASK = {
  action: "Perguntar a todos",
  asked: "Sua pergunta a todos",
  title: "Perguntar a todos os interessados",
  text: "Cada um recebe a pergunta e responde uma vez. Só você vê as respostas. Dá para perguntar uma vez por solicitação.",
  label: "Sua pergunta",
  placeholder: "Ex.: qual o prazo, e o material está incluso?",
  missing: "Escreva sua pergunta",
  missingText: "Pergunte o que ajuda você a escolher.",
  submit: "Perguntar",
  busy: "Enviando...",
  done: "Pergunta enviada!",
  doneText: "As respostas aparecem ao lado de cada interessado.",
} as const;

export const ASK_LEAVE = { title: "Sair sem perguntar?" } as const;

export const DECLINE = {
  action: "Recusar",
  declined: "Recusado",
  success: (name: string) => `Agradecemos a ${name} por você`,
  successText: "Avisamos que desta vez você segue com outra pessoa.",
  restore: "Voltar a considerar",
  restored: "De volta à lista",
  restoredText: (name: string) => `${name} está de novo entre os interessados.`,
} as const;

/** Toast for a question that could not be asked. */
export const askFailure = failureToast("Não foi possível perguntar", {
  "hire.question_exists": "Você já fez uma pergunta nesta solicitação.",
  "hire.not_interested": "Ninguém está interessado agora.",
  "request.expired": "Esta solicitação já terminou.",
  "request.not_found": "Esta solicitação já terminou.",
});
