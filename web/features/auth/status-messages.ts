export const STATUS = {
  checking: "Verificando autenticação...",
  checkingLink: "Verificando o link...",
  redirecting: "Redirecionando...",
  loading: "Carregando...",
} as const;
