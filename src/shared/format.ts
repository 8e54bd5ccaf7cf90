import { TIME_ZONE } from "./time.ts";

const dayFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE });
const wholeFormat = new Intl.NumberFormat("pt-BR");

/** `21/11/2026` */
export const formatDay = (instant: number): string => dayFormat.format(instant);

/** `21/11/2026` for `2026-11-21` */
export const formatDate = (date: string): string => date.split("-").reverse().join("/");

/** `1.204` */
export const formatWhole = (count: number): string => wholeFormat.format(count);

/** One decimal, with a comma: 4.92 → "4,9". */
export const formatAverage = (average: number): string => average.toFixed(1).replace(".", ",");
