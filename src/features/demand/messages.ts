import { DEMAND_DAYS } from "./rules.ts";

/** Heads of the demand board. */
export const DEMAND_PAGE = {
  title: "Quadro de demanda da construção",
  titleOf: (trade: string) => `${trade}: demanda em Mato Grosso do Sul`,
  text: (trade: string | null, requests: number) => {
    const what = trade ?? "serviços de construção";
    const sum = requests === 0 ? "" : `${requests.toLocaleString("pt-BR")} pedidos contados. `;
    return `Onde clientes de Mato Grosso do Sul pediram ${what} nos últimos ${DEMAND_DAYS} dias. ${sum}Por município, em mapa e tabela.`;
  },
} as const;
