import { formatWhole } from "#src/shared/format.ts";

/**
 * Figures that the owner states, not counted here; pages say so with {@link FIGURES_SOURCE}.
 */
export const OWNER_FIGURES = {
  opportunitiesADay: 27,
  requestsAMonth: 200,
  clients: 250,
  members: 3500,
  cities: 79,
  projects: 15_000,
  satisfaction: 98,
} as const;

export const FIGURES_SOURCE = "Números informados pela direção do Portal.";

/** "+3.500" */
export const moreThan = (value: number) => `+${formatWhole(value)}`;
