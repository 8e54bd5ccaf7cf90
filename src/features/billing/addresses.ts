/** Page of this app that shows a charge's invoice, for an iframe. */
export const invoiceFramePath = (chargeId: string) => `/fatura/${encodeURIComponent(chargeId)}`;
