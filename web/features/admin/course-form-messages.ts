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
  restored: "Aqui está o que você não salvou da última vez.",
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

/** The texts of a course are kept as a draft, those of a question are not. */
export const COURSE_LEAVE = {
  title: "Sair sem salvar?",
  text: "O que você mudou fica guardado neste aparelho.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;

export const LEAVE = {
  title: "Sair sem salvar?",
  text: "O que você mudou será perdido.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;
