import { ATTEMPTS_PER_DAY, PASS_PERCENT, QUESTIONS_PER_EXAM } from "#src/features/college/rules.ts";
import { type Causes, failureToast } from "@/lib/failure-messages.ts";
import { CLOSE } from "@/lib/messages.ts";

/** A score in percent: `70,0` */
export const formatScore = (score: number) =>
  score.toLocaleString("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const COLLEGE = {
  title: "Faculdade do Portal da Construção",
  /** While a course is not published. */
  testing: "Ambiente de testes - 2025",
  loading: "Carregando a faculdade...",
  failed: "Não foi possível carregar a faculdade",
} as const;

export const WALL = {
  title: "Acesso Exclusivo Premium",
  text: "Com o Premium você estuda, faz as provas e mostra seus selos a quem contrata.",
  benefits: [
    "Acesso completo à faculdade",
    "Cursos especializados por área",
    "Selos de verificação exclusivos",
    "Certificados de conclusão",
    "Destaque no cartão de visitas",
  ],
  action: "Seja Premium",
  earned: "Seus selos e certificados",
  earnedText: "O que você conquistou continua valendo. Toque em um selo para abrir o certificado.",
} as const;

export const AREA = {
  title: "Qual é a sua área de atuação?",
  text: "Ela define a sua especialização. Você pode trocar quando quiser.",
  label: "Área de atuação",
  choose: "Continuar",
  change: "Salvar área",
  saving: "Salvando...",
  changeTitle: "Alterar área de atuação",
  changeText: "A prova da nova área abre no lugar da atual. Os selos que você já tem continuam seus.",
  chosen: "Área de atuação selecionada com sucesso!",
  changed: "Área de atuação alterada com sucesso!",
} as const;

export const ONBOARDING = {
  place: (step: number, of: number) => `Passo ${step} de ${of}`,
  steps: [
    {
      title: "Bem-vindo à faculdade",
      text: "Aulas curtas, escritas para quem está na obra: com números, desenhos e o que a norma pede. Cada aula leva de 10 a 15 minutos e termina com uma prova.",
    },
    {
      title: "Como funcionam os selos",
      text: `A prova tem ${QUESTIONS_PER_EXAM} perguntas. Com ${PASS_PERCENT}% de acertos você passa e recebe um selo e um certificado. Não passou? São ${ATTEMPTS_PER_DAY} tentativas por dia.`,
    },
    {
      title: "Dois tipos de selo",
      text: "Comece pelo módulo básico. Depois dele, abre a especialização da sua área. Os selos aparecem no seu cartão e na busca de profissionais.",
    },
  ],
  basic: { name: "Selo Básico", text: "Verde: você domina os fundamentos." },
  expert: { name: "Selo Especialista", text: "Dourado: você domina a sua área." },
  back: "Voltar",
  next: "Continuar",
  start: "Começar",
  starting: "Abrindo...",
  welcome: "Bem-vindo à Faculdade do Portal da Construção!",
} as const;

export const STANDING = {
  badges: "Seus selos",
  none: "Nenhum selo ainda. O primeiro vem com o módulo básico.",
  area: "Sua área",
  change: "Alterar",
} as const;

const attempts = (count: number) => (count === 1 ? "1 tentativa" : `${count} tentativas`);

export const MODULE = {
  list: "Módulos",
  basic: "Módulo básico",
  expert: "Especialização",
  passed: "Aprovado",
  failed: "Reprovado",
  open: "Prova em andamento",
  locked: "Bloqueado",
  lockedText: "Conclua o módulo básico para abrir a sua especialização.",
  preparing: "Curso em preparação",
  preparingText: "A aula e a prova deste módulo chegam em breve.",
  lesson: "Aula",
  readLesson: "Ler a aula",
  video: "Vídeo",
  watch: "Assistir à aula",
  exam: "Prova",
  examText: `${QUESTIONS_PER_EXAM} perguntas, ${PASS_PERCENT}% para passar.`,
  noExam: "A prova ainda não está pronta.",
  take: "Fazer prova",
  again: "Fazer prova de novo",
  continue: "Continuar prova",
  continueText: "Suas respostas estão guardadas neste aparelho.",
  passedWith: (score: number) => `Você passou com ${formatScore(score)}%.`,
  failedWith: (score: number) => `Sua última nota foi ${formatScore(score)}%.`,
  left: (count: number) => `${attempts(count)} hoje.`,
  leftAfter: (count: number) => (count === 1 ? "Resta 1 tentativa hoje." : `Restam ${count} tentativas hoje.`),
  noneLeft: `Você usou as ${ATTEMPTS_PER_DAY} tentativas de hoje. Amanhã tem mais.`,
  certificate: "Ver certificado",
  review: "Rever respostas",
} as const;

const PREMIUM_ONLY: Causes = { "premium.required": "A faculdade faz parte do Premium." };

/** Toast for an area that was not saved. */
export const areaFailure = failureToast("Erro ao salvar área de atuação", PREMIUM_ONLY);

/** Toast for an onboarding that was not finished. */
export const onboardingFailure = failureToast("Erro ao finalizar introdução", PREMIUM_ONLY);

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

export const VIDEO = {
  title: "Videoaula",
  frame: (course: string) => `Vídeo: ${course}`,
  outside: "Abrir no YouTube",
  close: CLOSE,
} as const;
