export const BELL = {
  open: (count: number, news: number) =>
    [
      "Solicitações de conexão",
      [
        ...(count > 0 ? [`${count} ${count === 1 ? "pendente" : "pendentes"}`] : []),
        ...(news > 0 ? [`${news} ${news === 1 ? "aceita" : "aceitas"}`] : []),
      ].join(", "),
    ]
      .filter(Boolean)
      .join(": "),
  failed: "Não foi possível carregar as solicitações",
} as const;
