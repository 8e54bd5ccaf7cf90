import type { OutboxHandlers } from "../../src/platform/delivery/outbox.ts";

const nothing = async () => {};

/** Deliveries that reach nobody. */
export const NOTHING: OutboxHandlers = {
  "mail.confirm": nothing,
  "mail.reset": nothing,
  "mail.change": nothing,
  "mail.change-asked": nothing,
  "mail.changed": nothing,
  "mail.password-changed": nothing,
  "mail.billing": nothing,
  "mail.decision": nothing,
  "mail.report-outcome": nothing,
  "mail.credential": nothing,
  "mail.account-deleted": nothing,
  "mail.request-deleted": nothing,
  "mail.admin-right": nothing,
  "mail.admin-work": nothing,
  "mail.security": nothing,
  "mail.hire": nothing,
  "mail.question": nothing,
  "mail.addressed": nothing,
  "mail.request-outcome": nothing,
  "asaas.cancel": nothing,
  "asaas.align": nothing,
  "asaas.refund": nothing,
  "alerts.request": nothing,
  "push.notice": nothing,
  "searches.listing": nothing,
  "mail.phone-moved": nothing,
  "n8n.request": nothing,
  "n8n.phone-code": nothing,
};
