/** How soon a client needs the service. */
export const URGENCIES = ["urgent", "tomorrow", "next_days", "no_deadline"] as const;
export type Urgency = (typeof URGENCIES)[number];

export const URGENCY_LABELS: Readonly<Record<Urgency, string>> = {
  urgent: "Urgente",
  tomorrow: "Para amanhã",
  next_days: "Nos próximos dias",
  no_deadline: "Sem prazo definido",
};
