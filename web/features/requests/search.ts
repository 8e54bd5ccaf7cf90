/** What the addresses of the request screens carry. */
export interface RequestSearch {
  /** Service type that the list is narrowed to. */
  tipo?: string;
  /** Id of the request whose detail lies over the screen. */
  solicitacao?: string;
  /** The form of a new request lies over the screen. */
  nova?: true;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function detailSearch(search: Record<string, unknown>): Pick<RequestSearch, "solicitacao"> {
  const solicitacao = text(search["solicitacao"]);
  return solicitacao ? { solicitacao } : {};
}

export function requestSearch(search: Record<string, unknown>): RequestSearch {
  const tipo = text(search["tipo"]);
  const isNew = search["nova"] === true || search["nova"] === 1;
  return { ...(tipo ? { tipo } : {}), ...detailSearch(search), ...(isNew ? { nova: true } : {}) };
}
