/** `dados` is the form, `pagamento` the payment dialog. */
export type PremiumStep = "dados" | "pagamento";

export interface PremiumSearch {
  passo?: PremiumStep;
  /** Where to go once premium is paid. Not validated: read it with `useWantedPlace`. */
  voltar?: string;
}

/** The step that the URL names; undefined for the plan. */
export function premiumStep(passo: unknown): PremiumStep | undefined {
  return passo === "dados" || passo === "pagamento" ? passo : undefined;
}
