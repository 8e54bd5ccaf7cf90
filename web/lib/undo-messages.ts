export const UNDO = {
  label: "Desfazer",
  of: { accept: "Resposta desfeita", reject: "Resposta desfeita", disconnect: "Conexão mantida" },
  ofText: {
    accept: "O pedido de conexão está de novo à espera da sua resposta.",
    reject: "O pedido de conexão está de novo à espera da sua resposta.",
    disconnect: "Vocês continuam conectados.",
  },
  failed: "Não foi possível desfazer",
  failedText: "Tente de novo.",
  late: "Já não dá para desfazer",
  lateText: "Passou o tempo, ou algo mudou desde então.",
} as const;
