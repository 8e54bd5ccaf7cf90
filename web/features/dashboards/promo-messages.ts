export const PROMO = {
  title: "Ganhe 30 dias Grátis",
  text: "Indique um amigo e use o Premium sem pagar.",
  action: "Resgatar",
} as const;
