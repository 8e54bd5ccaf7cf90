import type { AdminCourse, AdminQuestion } from "#src/features/admin/schemas-courses.ts";
import { CANDIDATES_MAX } from "#src/features/college/rules.ts";
import { formatWhole } from "#src/shared/format.ts";
import type { ActTexts } from "../act.ts";
import { formatShare } from "../format.ts";

/** The tab's name in the URL; there `filtro` is the opened course, `ordem` its part. */
export const COURSES_SLUG = "faculdade";

export const COURSES = {
  label: "Cursos",
  failed: "Não foi possível carregar os cursos",
  failedOne: "Não foi possível carregar o curso",
  none: "Nenhum curso ainda",
  unknown: "Este curso não existe",
  course: "Curso",
  module: { basic: "Módulo básico", expert: "Módulo de especialização" },
  state: "Situação",
  published: "Publicado",
  unpublished: "Fora do ar",
  video: "Vídeo",
  watch: "Ver vídeo",
  withoutVideo: "Sem vídeo",
  questions: "Perguntas",
  publishedQuestions: (count: number) => (count === 1 ? "1 publicada" : `${formatWhole(count)} publicadas`),
  passRate: "Aprovação",
  noCandidates: "Sem candidatos",
  passed: ({ approved, candidates }: AdminCourse) => {
    const share = formatShare(approved / candidates);
    if (candidates >= CANDIDATES_MAX) return `${share} dos últimos ${formatWhole(CANDIDATES_MAX)} candidatos`;
    return candidates === 1 ? `${share} de 1 candidato` : `${share} de ${formatWhole(candidates)} candidatos`;
  },
  back: "Cursos",
  parts: "Partes do curso",
} as const;

export const COURSE_PARTS = {
  questions: { slug: "perguntas", label: "Perguntas" },
  doubtful: { slug: "conferir", label: "A conferir" },
  deleted: { slug: "excluidas", label: "Excluídas" },
  texts: { slug: "aula", label: "Aula e vídeo" },
} as const;

export const QUESTIONS = {
  label: "Perguntas",
  add: "Nova pergunta",
  none: "Nenhuma pergunta ainda",
  noneDoubtful: "Nada a conferir",
  noneDoubtfulText: "Aqui aparecem perguntas com 20 respostas ou mais que quase todos erram ou quase todos acertam.",
  noneDeleted: "Nenhuma pergunta excluída",
  name: ({ position }: AdminQuestion) => `Pergunta ${position}`,
  published: "No sorteio",
  unpublished: "Fora do sorteio",
  deleted: "Excluída",
  hard: "Difícil demais?",
  easy: "Fácil demais?",
  right: "certa",
  neverAnswered: "Ainda não respondida.",
  answered: ({ answered, answeredRight }: AdminQuestion) =>
    `${answered === 1 ? "Sorteada e respondida 1 vez" : `Sorteada e respondida ${formatWhole(answered)} vezes`}: ` +
    `${formatShare(answeredRight / answered)} de acertos.`,
  edit: "Editar",
} as const;

const failed = (what: string) => ({ title: "Erro", text: `Não foi possível ${what}.` });

export const COURSE_ACTS = {
  publish: {
    label: "Publicar curso",
    title: "Publicar este curso?",
    text: ({ title }) => `${title}: a aula e a prova ficam abertas para quem é premium.`,
    confirm: "Publicar",
    busy: "Publicando...",
    done: { title: "Curso publicado!" },
    failed: failed("publicar o curso"),
  },
  unpublish: {
    label: "Tirar do ar",
    title: "Tirar este curso do ar?",
    text: ({ title }) =>
      `${title}: ninguém abre a aula nem começa a prova enquanto isso. Selos e certificados continuam valendo.`,
    confirm: "Tirar do ar",
    busy: "Tirando do ar...",
    done: { title: "Curso fora do ar!" },
    failed: failed("tirar o curso do ar"),
  },
} as const satisfies Record<string, ActTexts<AdminCourse>>;

export const QUESTION_ACTS = {
  publish: {
    label: "Pôr no sorteio",
    title: "Pôr esta pergunta no sorteio?",
    text: ({ text }) => `“${text}” pode cair nas próximas provas.`,
    confirm: "Pôr no sorteio",
    busy: "Salvando...",
    done: { title: "Pergunta no sorteio!" },
    failed: failed("pôr a pergunta no sorteio"),
  },
  unpublish: {
    label: "Tirar do sorteio",
    title: "Tirar esta pergunta do sorteio?",
    text: ({ text }) => `“${text}” não cai nas próximas provas. Nas que já foram abertas, continua valendo.`,
    confirm: "Tirar do sorteio",
    busy: "Salvando...",
    done: { title: "Pergunta fora do sorteio!" },
    failed: failed("tirar a pergunta do sorteio"),
  },
  remove: {
    label: "Excluir",
    title: "Excluir esta pergunta?",
    text: ({ text }) => `“${text}” não cai nas próximas provas. Dá para restaurar em “Excluídas”.`,
    confirm: "Excluir",
    busy: "Excluindo...",
    done: { title: "Pergunta excluída!", text: "Dá para restaurar em “Excluídas”." },
    failed: failed("excluir a pergunta"),
  },
  restore: {
    label: "Restaurar",
    title: "Restaurar esta pergunta?",
    text: ({ text }) => `“${text}” volta ao lugar dela, com os números que tinha.`,
    confirm: "Restaurar",
    busy: "Restaurando...",
    done: { title: "Pergunta restaurada!" },
    failed: failed("restaurar a pergunta"),
  },
} as const satisfies Record<string, ActTexts<AdminQuestion>>;

export const COURSE_FORM = {
  title: "Título",
  description: "Descrição",
  descriptionHint: "Aparece no cartão do módulo.",
  video: "Link do vídeo",
  videoHint: "Um vídeo do YouTube. Sem link, aparece “Curso em preparação” no lugar do vídeo.",
  videoPlaceholder: "https://youtu.be/…",
  lesson: "Aula",
  lessonHint: "Markdown: ## para títulos, - para listas, **negrito**, tabelas e figuras.",
  view: "Como ver a aula",
  write: "Escrever",
  preview: "Prévia",
  previewLabel: "Prévia da aula",
  loading: "Carregando prévia...",
  previewFailed: "Não foi possível carregar a prévia",
  save: "Salvar curso",
  saving: "Salvando...",
  saved: "Curso salvo!",
  invalid: "Revise os campos",
  failed: "Não foi possível salvar o curso.",
  error: "Erro",
  changed:
    "Outro administrador mudou este curso enquanto você escrevia. Copie o que quer manter e abra a versão atual.",
  reload: "Descartar e abrir a versão atual",
} as const;

export const QUESTION_FORM = {
  addTitle: "Nova pergunta",
  addText: "Ela entra no sorteio assim que for salva.",
  editTitle: "Editar pergunta",
  editText:
    "A versão de antes sai do sorteio e continua valendo nas provas já abertas. A nova começa sem respostas contadas.",
  text: "Pergunta",
  option: (letter: string) => `Opção ${letter}`,
  right: "Opção certa",
  explanation: "Explicação",
  explanationHint: "Uma frase. Só quem passou na prova vê.",
  shuffled: "As opções aparecem embaralhadas: não cite a letra nem a ordem delas.",
  save: "Salvar pergunta",
  saving: "Salvando...",
  added: "Pergunta criada!",
  edited: "Pergunta salva!",
  invalid: "Revise os campos",
  error: "Erro",
  failed: "Não foi possível salvar a pergunta.",
} as const;
