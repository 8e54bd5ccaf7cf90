export const STATUS = {
  checking: "Verificando autenticação...",
  redirecting: "Redirecionando...",
  loading: "Carregando...",
} as const;
