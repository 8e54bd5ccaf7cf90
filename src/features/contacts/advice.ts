/** On cards that people share, and on the page before a first contact. */
export const NEVER_PAY_FIRST = "Nunca pague adiantado por PIX.";
