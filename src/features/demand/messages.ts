import { formatWhole } from "../../shared/format.ts";
import { DEMAND_DAYS } from "./rules.ts";

/** Heads of the demand board. */
export const DEMAND_PAGE = {
  title: "Quadro de demanda da construção",
  titleOf: (trade: string) => `${trade}: demanda em Mato Grosso do Sul`,
  text: (trade: string | null, requests: number) => {
    const what = trade ?? "serviços de construção";
    const sum = requests === 0 ? "" : `${formatWhole(requests)} solicitações contadas. `;
    return `Onde clientes de Mato Grosso do Sul pediram ${what} nos últimos ${DEMAND_DAYS} dias. ${sum}Município por município.`;
  },
} as const;

/** The picture for link previews. */
export const DEMAND_PICTURE = {
  title: "O que clientes pediram",
  text: `Mato Grosso do Sul, últimos ${DEMAND_DAYS} dias`,
  none: "Ainda não há números para mostrar",
  requests: (count: number) => `${formatWhole(count)} ${count === 1 ? "solicitação" : "solicitações"}`,
  alt: (trade: string | null) => `Mapa da demanda em Mato Grosso do Sul: ${trade ?? "todos os serviços"}`,
} as const;
