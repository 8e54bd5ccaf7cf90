import { ROLE_WORDS, type Role } from "#src/features/auth/rules.ts";

export const GREETING_FALLBACK = "Usuário";

/** For those who leave instead of choosing. */
export const OWN_DATA = "Baixar seus dados ou excluir a conta";

export const PAGE = {
  back: "Voltar ao início",
  login: "Entre na sua conta",
  signUp: "Crie sua conta",
  review: "Revisar Informações",
  reviewText: "Entre com a sua conta ou faça um novo cadastro.",
  loginAs: (role: Role) => `Entrar como ${ROLE_WORDS[role]}`,
  signUpAs: (role: Role) => `Cadastro de ${ROLE_WORDS[role]}`,
  signedUp: "Falta só confirmar o e-mail",
  forRequest: "Falta só a sua conta",
  forRequestText: "Sua solicitação está guardada neste aparelho. Com a conta, você publica com um toque.",
  otherRole: (role: Role) => `Não é ${ROLE_WORDS[role]}?`,
  chooseRole: "Trocar o perfil",
  claim: "Obra boa começa com gente certa.",
  claimText: "Clientes e profissionais da construção de Mato Grosso do Sul, no mesmo portal desde 2016.",
} as const;

export const USER_TYPE = {
  title: "Como você quer usar o Portal?",
  text: "Escolha um perfil para começar. Dá para usar os dois com a mesma conta.",
  client: "Sou Cliente",
  clientText: "Publique o que precisa, de graça, e escolha quem contratar.",
  provider: "Sou Prestador",
  providerText: "Encontre clientes e mostre seu trabalho.",
  request: "Só precisa de um serviço?",
  writeRequest: "Escreva primeiro, sem conta",
  haveAccount: "Já tem conta?",
} as const;

export const PANELS = {
  greeting: (name: string) => `Olá, ${name}!`,
  /** Before the name is known. */
  hello: "Olá!",
  text: "Escolha o painel. Você pode trocar de painel a qualquer momento.",
  client: "Acessar Painel do Cliente",
  clientText: "Publicar solicitações, avaliar e contratar.",
  provider: "Acessar Painel do Prestador",
  providerText: "Ver oportunidades e cuidar do seu perfil.",
} as const;
