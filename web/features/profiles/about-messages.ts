export const ABOUT = {
  presentation: "Apresentação",
  presentationHint: "Opcional. Aparece no seu cartão e na sua página.",
  presentationPlaceholder: "Ex.: Pinto casas e fachadas, com acabamento limpo e prazo combinado.",
  contactWarning:
    "Parece haver um contato na apresentação, que fica oculto para os outros. Quem quiser falar com você usa os botões do seu cartão.",
  years: "Anos de experiência",
  yearsHint: "Opcional. Menos de um ano é 0.",
  days: "Dias de atendimento",
  noDays: "Não informar",
  from: "Início",
  to: "Fim",
} as const;
