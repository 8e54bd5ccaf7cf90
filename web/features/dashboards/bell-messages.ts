export const BELL = {
  open: (count: number) =>
    count === 0
      ? "Solicitações de conexão"
      : `Solicitações de conexão: ${count} ${count === 1 ? "pendente" : "pendentes"}`,
  failed: "Não foi possível carregar as solicitações",
} as const;
