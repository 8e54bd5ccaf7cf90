const reais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** Formats centavos as `R$ 1.234,50`, with a no-break space after the symbol. */
export const formatReais = (cents: number): string => reais.format(cents / 100);
