import { HOUR_MS } from "./time.ts";

/** All dates are displayed in the time of Campo Grande, regardless of the reader's time zone. */
export const TIME_ZONE = "America/Campo_Grande";

/** Its offset from UTC, in milliseconds. Mato Grosso do Sul has had no daylight saving time since 2019. */
export const UTC_OFFSET_MS = -4 * HOUR_MS;
