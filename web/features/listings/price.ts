import { centsToMoney } from "@/lib/masks.ts";

/** `R$ 1.234,50`, never broken after the sign. */
export const formatPrice = (cents: number) => `R$\u00a0${centsToMoney(cents)}`;
