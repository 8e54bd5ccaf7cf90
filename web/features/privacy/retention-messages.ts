import { ALERT_RETENTION_MS } from "#src/features/alerts/rules.ts";
import { VIEWS_KEPT_DAYS } from "#src/features/analytics/rules.ts";
import { SESSION_LIFETIME_DAYS } from "#src/features/auth/rules.ts";
import { PAYMENTS_RETAINED_YEARS } from "#src/features/billing/rules.ts";
import { OPENINGS_KEPT_MS } from "#src/features/contacts/rules.ts";
import { PHOTO_RETENTION_MS } from "#src/features/listings/rules.ts";
import { NOTICE_RETENTION_DAYS } from "#src/features/notices/rules.ts";
import { CODE_LIFETIME_MS, KEPT_COUNTED_MAX } from "#src/features/profiles/rules.ts";
import type { KeptCounts } from "#src/features/profiles/schemas.ts";
import { CONTACT_RETENTION_MS } from "#src/features/requests/rules.ts";
import { FORMER_ACCOUNTS_KEPT_MS, MARKS_KEPT_MS } from "#src/shared/limits.ts";
import { DAY_MS, MINUTE_MS } from "#src/shared/time.ts";

const days = (time: number) => `${time / DAY_MS} dias`;
const WITH_ACCOUNT = "Até você apagar, ou excluir a conta.";
const ACCOUNT_ONLY = "Até você excluir a conta.";

export const KEPT_LIST = {
  failed: "Não foi possível contar o que guardamos",
  count: (count: number) => (count > KEPT_COUNTED_MAX ? `mais de ${KEPT_COUNTED_MAX}` : String(count)),
} as const;

export interface KeptKind {
  title: string;
  why: string;
  until: string;
  /** What is counted; null if there is always something. */
  counts: readonly (keyof KeptCounts)[] | null;
}

/** Kinds of stored data. Those that are counted are shown only if there is something. */
export const KEPT_KINDS: readonly KeptKind[] = [
  {
    title: "Sua conta e seu perfil",
    why: "Nome, e-mail, WhatsApp (e quando você o confirmou), foto, senha cifrada e, de prestadores, o perfil profissional: para você entrar e ser encontrado.",
    until: ACCOUNT_ONLY,
    counts: null,
  },
  {
    title: "Solicitações",
    why: "Para quem presta o serviço encontrar você.",
    until: `${WITH_ACCOUNT} O nome, o telefone e as fotos saem ${days(CONTACT_RETENTION_MS)} depois que ela termina.`,
    counts: ["requests"],
  },
  {
    title: "Interesses em solicitações",
    why: "Para o cliente saber quem quer fazer o serviço, com seu recado, seu preço e sua resposta.",
    until: "Até você retirar o interesse, a solicitação ser apagada, ou você excluir a conta.",
    counts: ["interests"],
  },
  {
    title: "Pedidos de orçamento a você",
    why: "Para você ver e responder quem escolheu você.",
    until: "Até a solicitação ser apagada, ou um dos dois excluir a conta.",
    counts: ["addressed"],
  },
  {
    title: "Contratações e acordos",
    why: "Para os dois lados lembrarem o que combinaram e se avaliarem.",
    until:
      "Até os dois excluírem a conta. De quem sai, fica “Conta encerrada”, sem contato; o nome fica só no acordo que os dois aceitaram.",
    counts: ["hires"],
  },
  {
    title: "Anúncios",
    why: "Para quem compra encontrar o que você vende.",
    until: `${WITH_ACCOUNT} As fotos saem ${days(PHOTO_RETENTION_MS)} depois que o anúncio termina.`,
    counts: ["listings"],
  },
  { title: "Anúncios favoritos", why: "Para você achar de novo.", until: WITH_ACCOUNT, counts: ["favorites"] },
  {
    title: "Perguntas e respostas em anúncios",
    why: "Para quem compra e quem vende se entenderem antes do contato. O seu primeiro nome aparece na pergunta.",
    until: "Até você excluir, o anúncio ser excluído, ou você excluir a conta.",
    counts: ["listingComments"],
  },
  {
    title: "Buscas salvas",
    why: "Para avisar você de anúncios novos, no sino e, se quiser, por e-mail.",
    until: WITH_ACCOUNT,
    counts: ["savedSearches"],
  },
  {
    title: "Fotos de serviços",
    why: "Para mostrar seu trabalho no seu perfil.",
    until: WITH_ACCOUNT,
    counts: ["portfolio"],
  },
  {
    title: "Conexões",
    why: "Sua rede de profissionais.",
    until: "Até alguém desfazer, ou excluir a conta.",
    counts: ["connections"],
  },
  {
    title: "Solicitações indicadas",
    why: "As que você indicou e as que indicaram para você, para quem recebe saber de quem veio.",
    until: "Até a solicitação ser apagada, ou um dos dois excluir a conta.",
    counts: ["recommendations"],
  },
  {
    title: "Referências",
    why: "As que você escreveu e as que recebeu, para quem quer contratar.",
    until: "Até quem escreveu apagar, ou um dos dois excluir a conta.",
    counts: ["references"],
  },
  {
    title: "Avaliações que você escreveu",
    why: "Para outras pessoas escolherem melhor.",
    until:
      "As de contratações: até os dois excluírem a conta. As sem contrato: até um dos dois excluir a conta, ou você apagar antes.",
    counts: ["ratings"],
  },
  {
    title: "Provas e certificados da Faculdade",
    why: "Para registrar o que você aprendeu e conferir certificados.",
    until: ACCOUNT_ONLY,
    counts: ["exams", "certificates"],
  },
  {
    title: "Cobranças do Premium",
    why: "Para cobrar e liberar o plano.",
    until: `Com a conta. Depois, sem seu nome, por ${PAYMENTS_RETAINED_YEARS} anos, porque a lei exige.`,
    counts: ["payments"],
  },
  {
    title: "Números de CNPJ e de registro",
    why: "Para conferir o selo que você pediu.",
    until: WITH_ACCOUNT,
    counts: ["credentials"],
  },
  {
    title: "Navegadores que recebem avisos",
    why: "Para mostrar os avisos do portal nele.",
    until: "Até você desativar ou sair da conta nele.",
    counts: ["alertBrowsers"],
  },
  {
    title: "Alertas enviados a você",
    why: "Para não avisar duas vezes da mesma solicitação.",
    until: `Por ${days(ALERT_RETENTION_MS)}.`,
    counts: ["alerts"],
  },
  {
    title: "Avisos do sino",
    why: "Para você ver o que aconteceu com suas solicitações, anúncios e buscas.",
    until: `Por ${NOTICE_RETENTION_DAYS} dias.`,
    counts: ["notices"],
  },
  {
    title: "Contatos que você abriu",
    why: "Para prevenir abusos. A pessoa do contato vê que foi você.",
    until: `Por ${days(OPENINGS_KEPT_MS)}.`,
    counts: ["contactsOpened"],
  },
  {
    title: "Denúncias e bloqueios",
    why: "O que você denunciou e quem você bloqueou.",
    until: "Bloqueios, até você desfazer. Denúncias, até você excluir a conta.",
    counts: ["reports", "blocks"],
  },
  {
    title: "Visitas ao seu cartão",
    why: "Só quantas por dia, sem dizer de quem.",
    until: `Por ${VIEWS_KEPT_DAYS} dias.`,
    counts: ["cardViews"],
  },
  {
    title: "Segurança",
    why: "Aparelhos conectados, o código que confirma seu WhatsApp (cifrado), contagens de tentativas e marcas de endereço de internet, aparelho e pagador, que mostram contas da mesma pessoa. Tudo cifrado.",
    until: `Aparelhos: até sair, ou ${SESSION_LIFETIME_DAYS} dias sem uso. Código: ${CODE_LIFETIME_MS / MINUTE_MS} minutos. Contagens: no máximo um dia. Marcas: ${days(MARKS_KEPT_MS)}.`,
    counts: null,
  },
  {
    title: "Depois que você excluir a conta",
    why: "Para que ninguém recomece do zero: o que você usou dos limites do dia e, se for o caso, que usou a promoção ou foi indicado. Só com marcas cifradas do e-mail e do WhatsApp.",
    until: `Limites do dia: no máximo um dia. O restante: ${FORMER_ACCOUNTS_KEPT_MS / DAY_MS} dias.`,
    counts: null,
  },
];
