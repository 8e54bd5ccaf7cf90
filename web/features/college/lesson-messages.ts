export const LESSON = {
  back: "Voltar à faculdade",
  loading: "Carregando a aula...",
  failed: "Não foi possível carregar a aula",
  minutes: (count: number) => `${count} min de leitura`,
  outline: "Nesta aula",
  watch: "Assistir à aula",
  print: "Imprimir",
  end: "Terminou a aula?",
  endText: "Agora mostre o que aprendeu na prova.",
  exam: "Fazer a prova",
  continue: "Continuar a prova",
  passed: "Você já passou nesta prova.",
  toCollege: "Voltar à faculdade",
} as const;

/** Why a lesson is not shown. */
export const LESSON_REFUSALS = {
  "premium.required": {
    title: "Acesso Exclusivo Premium",
    text: "As aulas fazem parte do Premium.",
  },
  "course.locked": {
    title: "Esta aula ainda está bloqueada",
    text: "Conclua o módulo básico para abrir a sua especialização.",
  },
  "course.not_found": {
    title: "Aula não encontrada",
    text: "Ela não existe ou não faz parte da sua área de atuação.",
  },
} as const;
