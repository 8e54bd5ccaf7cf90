/** All dates are shown as they are in Campo Grande, wherever the reader is. */
export const TIME_ZONE = "America/Campo_Grande";
