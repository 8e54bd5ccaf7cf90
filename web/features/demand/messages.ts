import { DEMAND_DAYS, MIN_PEOPLE } from "#src/features/demand/rules.ts";

export const DEMAND = {
  title: "Quadro de demanda",
  lead: `O que clientes pediram em Mato Grosso do Sul nos últimos ${DEMAND_DAYS} dias.`,
  open: "Ver solicitações abertas",
  trade: "Serviço",
  all: "Todos os serviços",
  submit: "Ver",
  byCity: "Por município",
  byTrade: "Por serviço",
  city: "Município",
  count: "Solicitações",
  sum: "Soma",
  privacy: `Um serviço só aparece em um município depois que ao menos ${MIN_PEOPLE} pessoas diferentes o pediram, e só o que aparece entra nas somas. De cada pessoa conta uma solicitação do mesmo tipo por dia em cada município. Atualizado de hora em hora.`,
  loading: "Carregando números...",
  failed: "Não foi possível carregar os números",
  empty: "Ainda não há números para mostrar",
  emptyText: `Um serviço aparece quando ao menos ${MIN_PEOPLE} pessoas o pediram no mesmo município.`,
} as const;
