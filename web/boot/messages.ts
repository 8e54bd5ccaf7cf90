export const NEW_VERSION = {
  title: "Nova versão disponível",
  text: "O que você está escrevendo fica guardado.",
  action: "Atualizar",
} as const;

export const INSTALL = {
  title: "Instale o portal no celular",
  text: "Ele abre mais rápido e mostra o que você já viu mesmo sem internet.",
  action: "Instalar",
  onIphone: "Toque em Compartilhar e depois em “Adicionar à Tela de Início”.",
} as const;
