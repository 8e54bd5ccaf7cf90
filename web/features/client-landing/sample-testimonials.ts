/**
 * Invented samples, not real customers: replace them with testimonials that people agreed to before the portal goes live.
 * No full names.
 */
export const SAMPLE_TESTIMONIALS = [
  {
    text: "Publiquei a reforma do banheiro de manhã e à noite já conversava com três pedreiros pelo WhatsApp.",
    who: "Cliente de Campo Grande",
    what: "Reforma",
  },
  {
    text: "Precisava trocar a fiação antes da mudança. Comparei as avaliações e escolhi sem sair de casa.",
    who: "Cliente de Dourados",
    what: "Elétrica",
  },
  {
    text: "O pintor veio no dia combinado e o preço foi o do orçamento. Já indiquei para a família.",
    who: "Cliente de Três Lagoas",
    what: "Pintura",
  },
] as const;
