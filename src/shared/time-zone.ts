/** All dates are displayed in the time of Campo Grande, regardless of the reader's time zone. */
export const TIME_ZONE = "America/Campo_Grande";
