import type { Failure } from "@/lib/errors.ts";
import { type Causes, knownCause } from "@/lib/failure-messages.ts";
import { DRAFT, type LeaveTexts, UNSAVED } from "@/lib/forms/form-messages.ts";
import { RETRY } from "@/lib/messages.ts";

export interface Message {
  title: string;
  text: string;
}

export const PAGE = {
  title: "Meu Perfil",
  text: "Como você aparece no portal e como falamos com você.",
  loading: "Carregando seu perfil...",
  failed: "Não foi possível carregar seu perfil",
} as const;

export const BASICS = {
  title: "Informações básicas",
  name: "Nome completo",
  email: "E-mail",
  emailPlaceholder: "nome@exemplo.com",
  emailHint: "Para trocar, enviamos um link de confirmação ao novo e-mail.",
  password: "Sua senha",
  passwordHint: "Para trocar o e-mail ou o WhatsApp, confirme que é você.",
  passwordRequired: { title: "Campo obrigatório", text: "Informe a senha." },
  whatsapp: "WhatsApp",
  save: "Salvar",
  saving: "Salvando...",
  saved: "Perfil atualizado!",
  savedText: "Suas informações foram salvas com sucesso.",
  savedPending: (email: string) => `Falta confirmar o novo e-mail: abra o link que enviamos para ${email}.`,
} as const;

export const PHONE = {
  text: "Confirme por um código que o número é seu e ganhe o selo “Número confirmado”.",
  confirm: "Confirmar número",
  changed: "Com outro número, o selo “Número confirmado” sai até você confirmar o novo.",
  unsaved: "Salve para poder confirmar este número.",
} as const;

/** For users without a password who change their email or WhatsApp. */
export const GOOGLE = {
  required: "Para trocar o e-mail ou o WhatsApp, entre de novo com o Google. O que você digitou fica guardado.",
  enter: "Entrar com o Google",
  path: "/auth/google?voltar=/profile",
} as const;

/** For a dialog whose code failed to load. */
export const PHOTO = {
  add: "Adicionar foto",
  change: "Trocar foto",
  opening: "Abrindo...",
  cropTitle: "Ajustar a foto",
  cropText: "Arraste a foto e use o zoom. No teclado, as setas movem.",
  frame: "Parte da foto que aparece. Use as setas para mover.",
  zoom: "Zoom",
  save: "Salvar foto",
  retry: RETRY,
  cancel: "Cancelar",
  sending: "Enviando...",
  saved: "Foto atualizada!",
  failed: "Erro ao enviar a foto",
  failedText: "Não foi possível enviar a foto. Tente de novo.",
  unreadable: "Não conseguimos abrir esta foto. Tente outra.",
  remove: "Remover foto",
  removeTitle: "Remover sua foto?",
  removeText: "No lugar dela aparecem as iniciais do seu nome.",
  removing: "Removendo...",
  removed: "Foto removida.",
  removeFailed: "Erro ao remover a foto",
} as const;

export const PENDING = {
  title: "Falta confirmar o novo e-mail",
  text: (pending: string, current: string) =>
    `Abra o link que enviamos para ${pending}. Até lá, você continua entrando com ${current}.`,
  resend: "Enviar o link de novo",
  sending: "Enviando...",
  sent: "Link de confirmação enviado!",
  sentText: "Verifique sua caixa de entrada ou spam.",
  failed: "Não foi possível enviar o link",
} as const;

export const LEAVE: LeaveTexts = {
  ...UNSAVED,
  text: "O que você mudou fica guardado neste aparelho, mas ainda não aparece no portal.",
};

export const OFFER = {
  title: "Trabalha com construção?",
  text: "Monte o seu perfil profissional e apareça para quem procura gente da obra em todo o estado.",
  action: "Quero oferecer serviços",
} as const;

export const PROFESSIONAL = {
  title: "Informações profissionais",
  text: "É o que aparece no seu cartão de visitas e no Portal Conexões.",
  loading: "Carregando o perfil profissional...",
  profession: "Profissão",
  professionPlaceholder: "Ex.: Pedreiro, eletricista, arquiteta",
  profile: "Perfil profissional",
  profilePlaceholder: "Selecione o seu perfil",
  specialties: "Especialidades",
  specialtiesHint: (max: number) => `Escolha até ${max}. As primeiras aparecem em destaque.`,
  regions: "Regiões de atendimento",
  instagram: "Instagram",
  instagramPlaceholder: "@seuperfil",
  instagramHint: "Seu nome de usuário ou o link do perfil. Opcional.",
  assistant: "Aceito receber oportunidades no WhatsApp",
  assistantHint: "Com o Premium, nosso assistente envia as solicitações da sua especialidade e região.",
  saveFailed: "Não foi possível salvar as informações profissionais.",
} as const;

export const DRAFT_TEXT = `${DRAFT.restored} Falta salvar.`;

export const SHARE = {
  title: "Seu cartão de visitas está pronto",
  text: "Envie o link para clientes e colegas: ele abre sem precisar de conta.",
  open: "Ver meu cartão",
  share: "Compartilhar cartão",
  copiedText: "Agora é só colar na conversa.",
} as const;

export const ACCOUNT_LINK = {
  text: "Senha, aparelhos e privacidade ficam em",
  link: "Conta",
} as const;

export const CHANGE = {
  checking: "Confirmando seu novo e-mail...",
  done: "E-mail trocado!",
  doneText:
    "A partir de agora, entre na sua conta com o novo e-mail. Se você entrava com o Google, use a conta Google desse e-mail ou crie uma senha em “Esqueceu a senha?”.",
  toProfile: "Ir para o meu perfil",
  invalid: "Este link não vale mais",
  invalidText:
    "Ele já foi usado ou passou de 24 horas. Se o e-mail ainda não mudou, peça a troca de novo no seu perfil.",
  taken: "Este e-mail já tem uma conta",
  takenText:
    "Alguém se cadastrou com ele depois que você pediu a troca. Seu e-mail continua o mesmo: escolha outro no seu perfil.",
  failed: "Não foi possível confirmar agora",
  retry: RETRY,
} as const;

export const STOP = {
  title: "Cancelar a troca de e-mail?",
  text: "O e-mail da sua conta continua o mesmo, e o link enviado ao novo e-mail deixa de valer.",
  stop: "Cancelar a troca",
  stopping: "Cancelando...",
  done: "Troca cancelada",
  doneText:
    "O e-mail da sua conta continua o mesmo. Se não foi você que pediu a troca, crie uma nova senha agora: isso encerra todos os acessos à sua conta.",
  newPassword: "Criar nova senha",
  invalid: "Este link não vale mais",
  invalidText: "A troca já foi cancelada, confirmada ou passou do prazo. Confira o e-mail da sua conta no seu perfil.",
  failed: "Não foi possível cancelar agora",
} as const;

/** Toast for a failed save. Internal errors get a specific text if the professional card was being saved. */
export function saveFailure(failure: Failure, isOffering: boolean): Message {
  if (isOffering && failure.code === "internal") return { title: SAVE_FAILED, text: PROFESSIONAL.saveFailed };
  return failureMessage(SAVE_FAILED, failure);
}

const UNEXPECTED: Message = { title: "Erro", text: "Ocorreu um erro inesperado." };

const OUTSIDE_CAUSES: Causes = {
  "auth.google_required": GOOGLE.required,
};

/** Toast for a failure unrelated to any field. */
export function failureMessage(title: string, failure: Failure): Message {
  const text = knownCause(failure, OUTSIDE_CAUSES);
  return text ? { title, text } : UNEXPECTED;
}

export const SAVE_FAILED = "Erro ao salvar";

export const ABOUT = {
  presentation: "Apresentação",
  presentationHint: "Opcional. Aparece no seu cartão e na sua página.",
  presentationPlaceholder: "Ex.: Pinto casas e fachadas, com acabamento limpo e prazo combinado.",
  contactWarning:
    "Parece haver um contato na apresentação, que fica oculto para os outros. Quem quiser falar com você usa os botões do seu cartão.",
  years: "Anos de experiência",
  yearsHint: "Opcional. Menos de um ano é 0.",
  days: "Dias de atendimento",
  noDays: "Não informar",
  from: "Início",
  to: "Fim",
} as const;

export const UNAVAILABLE = {
  label: "Indisponível até",
  hint: "Aparece no seu cartão e pausa os avisos de oportunidades. Deixe em branco se está disponível.",
} as const;

export const MISSING = {
  title: "Complete o seu cartão",
  text: "Com tudo preenchido, o cartão e a página aparecem no Portal e podem ser compartilhados.",
  ready: "Tudo preenchido. Salve para o cartão aparecer no Portal.",
  done: (done: number, all: number) => `${done} de ${all} itens preenchidos`,
} as const;
