export const CONNECTION_TABS = ["conexoes", "pedidos", "recebidos"] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];

/** Search params of /portal-conexoes/minhas. */
export interface ConnectionsSearch {
  aba?: ConnectionTab;
}

export function connectionsSearch({ aba }: Record<string, unknown>): ConnectionsSearch {
  const tab = CONNECTION_TABS.find((known) => known === aba);
  return tab ? { aba: tab } : {};
}
