import { oneOf, searchParams } from "#src/shared/search-params.ts";

export const CONNECTION_TABS = ["conexoes", "pedidos", "recebidos"] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];

/** Search params of /portal-conexoes/minhas. */
export const connectionsSearch = searchParams({ aba: oneOf(CONNECTION_TABS) });
