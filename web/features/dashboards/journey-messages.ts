const PAGES: Readonly<Record<string, JourneyTexts>> = {
  "/solicitar-servico": { title: "Publicar solicitação", messages: ["Abrindo o formulário...", "Quase pronto..."] },
  "/oportunidades": { title: "Oportunidades", messages: ["Buscando oportunidades...", "Quase pronto..."] },
  "/portal-conexoes": { title: "Portal Conexões", messages: ["Buscando profissionais...", "Quase pronto..."] },
  "/avaliacoes": { title: "Avaliações", messages: ["Buscando avaliações...", "Quase pronto..."] },
  "/client-contracts": { title: "Contratações", messages: ["Abrindo suas contratações...", "Quase pronto..."] },
  "/provider-contracts": { title: "Contratos", messages: ["Abrindo seus contratos...", "Quase pronto..."] },
  "/marketplace": { title: "Compra e Venda", messages: ["Buscando anúncios...", "Quase pronto..."] },
  "/faculdade-teste-2025": { title: "Faculdade", messages: ["Abrindo a faculdade...", "Quase pronto..."] },
  "/gerenciar-assinatura": {
    title: "Gerenciar Assinatura",
    messages: ["Abrindo sua assinatura...", "Quase pronto..."],
  },
  "/profile": { title: "Meu perfil", messages: ["Abrindo seu perfil...", "Quase pronto..."] },
  "/conta": { title: "Conta", messages: ["Abrindo sua conta...", "Quase pronto..."] },
  "/premium": { title: "Premium", messages: ["Abrindo o Premium...", "Quase pronto..."] },
  "/selecionar-painel": { title: "Trocar painel", messages: ["Abrindo seus painéis...", "Quase pronto..."] },
};

/** Overlay texts while navigating; the messages are shown in turn. */
export const JOURNEYS = {
  page: { title: "Carregando...", messages: ["Abrindo a página...", "Quase pronto..."] },
  pages: PAGES,
  card: { title: "Meu cartão", messages: ["Abrindo seu cartão...", "Quase pronto..."] },
  section: (label: string): JourneyTexts => ({ title: label, messages: ["Carregando...", "Quase pronto..."] }),
  leave: { title: "Saindo...", messages: ["Encerrando sua sessão...", "Até logo!"] },
  provider: {
    title: "Área do Prestador",
    messages: [
      "Preparando seu painel...",
      "Buscando novas oportunidades...",
      "Organizando suas conexões...",
      "Quase tudo pronto...",
    ],
  },
} as const;

export interface JourneyTexts {
  title: string;
  messages: readonly string[];
}
