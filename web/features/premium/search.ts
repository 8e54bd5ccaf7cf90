import { oneOf, searchParams, text } from "#src/shared/search-params.ts";

const STEPS = ["dados", "pagamento"] as const;
/** `dados` is the form, `pagamento` the payment dialog. */
export type PremiumStep = (typeof STEPS)[number];

export const premiumSearch = searchParams({
  passo: oneOf(STEPS),
  /** Where to go once premium is paid. Whether that is a place of the portal is up to `useReturnTo`. */
  voltar: text(2000),
});
