/** The next step in the college. */
export const PROGRESS = {
  title: "Próximo passo",
  premium: "A faculdade faz parte do Premium: aulas, provas, selos e certificados.",
  area: "Escolha a sua área de atuação.",
  onboarding: "Veja como funcionam as aulas e os selos.",
  basic: "Leia a aula e faça a prova do módulo básico.",
  expert: (course: string) => `Faça o módulo ${course}.`,
  open: (course: string) => `Termine a prova de ${course}.`,
  preparing: "O próximo módulo está em preparação.",
  done: "Você concluiu todos os módulos da sua área.",
} as const;
