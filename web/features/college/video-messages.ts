export const VIDEO = {
  title: "Videoaula",
  frame: (course: string) => `Vídeo: ${course}`,
  outside: "Abrir no YouTube",
  close: "Fechar",
} as const;
