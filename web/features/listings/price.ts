import { centsToMoney } from "@/lib/money.ts";

/** `R$ 1.234,50`, with a non-breaking space. */
export const formatPrice = (cents: number) => `R$\u00a0${centsToMoney(cents)}`;
