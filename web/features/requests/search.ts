/** Search params of the request screens. */
export interface RequestSearch {
  /** Service type to filter the list by. */
  tipo?: string;
  /** Id of the request whose detail is open. */
  solicitacao?: string;
  /** Whether the new-request form is open. */
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
