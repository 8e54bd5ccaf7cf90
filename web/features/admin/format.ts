import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { dayOf } from "#src/shared/day.ts";
import { formatWhole } from "#src/shared/format.ts";
import { centsToMoney } from "@/lib/format/money.ts";

const shareFormat = new Intl.NumberFormat("pt-BR", { style: "percent" });

/** `1.000+` where the server stopped counting. */
export const formatCount = ({ count, isMore }: BoundedCount) => `${formatWhole(count)}${isMore ? "+" : ""}`;

/** Two counts together. */
export const sumOf = (one: BoundedCount, other: BoundedCount): BoundedCount => ({
  count: one.count + other.count,
  isMore: one.isMore || other.isMore,
});

/** `72%` */
export const formatShare = (share: number) => shareFormat.format(share);

/** `R$ 1.234,50`, with a non-breaking space; `-R$ 1.234,50` for less than nothing. */
export const formatMoney = (cents: number) => `${cents < 0 ? "-" : ""}R$\u00a0${centsToMoney(Math.abs(cents))}`;

/** The month of a time in Campo Grande, `2026-11`. */
export const monthAt = (instant: number) => dayOf(instant).slice(0, "YYYY-MM".length);
