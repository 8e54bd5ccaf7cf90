import { z } from "zod";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { isServiceType, SERVICE_GROUPS } from "../requests/catalogue.ts";

const isTrade = (value: string) => SERVICE_GROUPS.some(({ name }) => name === value);

export const boardInput = z.object({
  /** Name of a group of the catalogue; null for all. */
  trade: z.string({ error: "Escolha o serviço." }).refine(isTrade, "Escolha um serviço da lista.").nullable(),
});
export type BoardInput = z.infer<typeof boardInput>;

/** What was asked for in the last 90 days, largest number first, without groups that are too small to show. */
export const demandBoard = z.object({
  /** Of all municipalities. */
  trades: z.array(z.object({ trade: z.string(), requests: z.number() })),
  /** Of the chosen trade, or of all. */
  cities: z.array(z.object({ city: z.string(), requests: z.number() })),
});
export type DemandBoard = z.infer<typeof demandBoard>;

export const forecastInput = z.object({
  serviceType: z.string({ error: "Escolha o tipo de serviço." }).refine(isServiceType, "Escolha um tipo da lista."),
  city: z.string({ error: "Escolha a cidade." }).refine(isServiceRegion, "Escolha uma cidade da lista."),
});

/** How requests of a type in a municipality fared; null if there were too few. */
export const forecast = z
  .object({
    cases: z.number(),
    /** Those in which somebody showed interest. */
    answered: z.number(),
    /** Median time to the first interest of those, in milliseconds; null without any. */
    medianFirstMs: z.number().nullable(),
  })
  .nullable();
