import { DIGEST_HOURS } from "#src/shared/mail-wishes.ts";
import { QUIET_UNTIL_HOUR } from "#src/shared/quiet-hours.ts";
import { failureToast } from "@/lib/failure-messages.ts";
import { CLOSE } from "@/lib/messages.ts";

export const OWN = {
  title: "Meus Anúncios",
  tabs: "Anúncios, favoritos e buscas",
  favorites: "Favoritos",
  publish: "Publicar Anúncio",
  searches: "Buscas salvas",
  loading: "Carregando seus anúncios...",
  failed: "Não foi possível carregar seus anúncios",
  empty: "Você ainda não tem anúncios publicados.",
  emptyText: "Venda o que sobrou da obra ou o que não usa mais. Leva dois minutos.",
  expires: (day: string) => `Expira em ${day}`,
  expired: (day: string) => `Expirou em ${day}`,
  edit: "Editar",
  renew: "Renovar",
  sold: "Marcar como vendido",
  offerAgain: "Voltar a anunciar",
  remove: "Excluir",
  figures: "Visitas, favoritos e contatos",
  views: (count: number) => (count === 1 ? "1 visita" : `${count} visitas`),
  hearts: (count: number) => (count === 1 ? "1 favorito" : `${count} favoritos`),
  contacts: (count: number) => (count === 1 ? "1 contato" : `${count} contatos`),
  waiting: (count: number) => (count === 1 ? "1 pergunta sem resposta" : `${count} perguntas sem resposta`),
  more: (title: string) => `Mais opções de ${title}`,
} as const;

export const PUBLISHED = {
  title: "Seu anúncio está no ar",
  text: "Mostre a quem pode querer: quem recebe o link vê sem ter conta.",
  open: "Ver anúncio",
  close: CLOSE,
} as const;

export const LOGIN_NEEDED = {
  create: "Você precisa estar logado para criar um anúncio",
  own: "Você precisa estar logado para ver seus anúncios",
  favorites: "Você precisa estar logado para ver seus favoritos",
  searches: "Você precisa estar logado para ver suas buscas salvas",
  text: "Entre na sua conta ou cadastre-se. É grátis.",
} as const;

export const OWN_CONTACT = "Os outros só veem os números quando pedem o contato.";

export const RENEW = {
  success: "Anúncio renovado! Expira em 5 dias.",
  failed: "Erro ao renovar anúncio",
} as const;

export const SOLD = {
  done: "Anúncio marcado como vendido",
  doneText: "Ele saiu da lista. Enquanto não expirar, dá para voltar a anunciar.",
  undone: "Anúncio de volta à lista",
  failed: "Erro ao mudar o anúncio",
} as const;

export const DELETE = {
  title: "Excluir anúncio",
  text: (title: string) => `Tem certeza que deseja excluir “${title}”? Esta ação não pode ser desfeita.`,
  confirm: "Excluir",
  success: "Anúncio excluído com sucesso",
  failed: "Erro ao excluir anúncio",
} as const;

const [MORNING, EVENING] = DIGEST_HOURS;

export const SEARCHES = {
  title: "Buscas salvas",
  lead: "Avisamos você no sino e por e-mail quando aparece um anúncio novo em uma delas.",
  loading: "Carregando suas buscas...",
  failed: "Não foi possível carregar suas buscas",
  empty: "Você ainda não tem buscas salvas.",
  emptyText: "Busque na lista de anúncios e toque em “Salvar busca”.",
  emptyAction: "Ver anúncios",
  since: (day: string) => `Salva em ${day}`,
  remove: (name: string) => `Excluir a busca ${name}`,
  announced: (count: number) => (count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`),
  noneLeft: "Os anúncios novos desta busca já saíram.",
  seeAll: "Ver todos da busca",
  save: "Salvar busca",
  saved: "Busca salva",
} as const;

export const SEARCH_MAIL = {
  label: "Receber por e-mail",
  failed: "Não foi possível carregar sua escolha de e-mails",
  wishes: {
    at_once: { label: "Na hora", hint: `Um e-mail para cada anúncio. Os da noite chegam às ${QUIET_UNTIL_HOUR}h.` },
    digest: { label: "Resumo", hint: `Às ${MORNING}h e às ${EVENING}h, se houver algo novo.` },
    never: { label: "Nenhum", hint: "Você fica sabendo só pelo sino." },
  },
} as const;

export const SAVED = { title: "Busca salva", text: "Avisamos você quando aparecer um anúncio novo assim." } as const;
export const REMOVED = { title: "Busca excluída" } as const;

export const saveFailure = failureToast("Não foi possível salvar a busca", {
  "search.limit": "Você já tem 10 buscas. Exclua uma antes, em “Buscas salvas”.",
  "input.invalid": "Escreva o que procura ou escolha um filtro.",
});

export const removeFailure = failureToast("Não foi possível excluir a busca");

export const mailFailure = failureToast("Não foi possível mudar os e-mails");

export const FAVORITES = {
  title: "Favoritos",
  loading: "Carregando favoritos...",
  failed: "Não foi possível carregar seus favoritos",
  empty: "Você ainda não tem favoritos.",
  emptyText: "Toque no coração de um anúncio para achá-lo de novo aqui.",
  emptyAction: "Ver anúncios",
  add: "Favoritar",
  added: "Favorito",
  addThis: (title: string) => `Favoritar ${title}`,
  ended: "Encerrado",
  gone: (titles: readonly string[]) =>
    `${titles.map((title) => `“${title}”`).join(", ")} ${titles.length === 1 ? "não está" : "não estão"} mais no portal.`,
  understood: "Entendi",
} as const;

export const OTHERS = { title: "Outros deste vendedor", similar: "Anúncios parecidos" } as const;

export const FORMER_PRICES = {
  title: "Preços anteriores, que só você vê",
  until: (price: string, day: string) => `${price} até ${day}`,
} as const;

/** Toast for a heart that could not be changed. */
export const favoriteFailure = failureToast("Não foi possível mudar seus favoritos", {
  "favorite.limit": "Você chegou ao limite. Tire um da lista antes.",
  "listing.not_found": "Este anúncio não está mais disponível.",
});

/** While typing in the search box; here because they load late. */
export const SUGGESTIONS = {
  title: "Sugestões",
  count: (count: number) => (count === 1 ? "1 sugestão" : `${count} sugestões`),
  inCategory: (name: string) => `Categoria ${name}`,
};
