/** Search params of the request screens. */
export interface RequestSearch {
  /** Service type to filter the list by. */
  tipo?: string | undefined;
  /** Municipality to filter the list by. */
  cidade?: string;
  /** Whether the list has only what fits the provider's specialties and regions. */
  para?: "mim" | undefined;
  /** Id of the request whose detail is open. */
  solicitacao?: string;
  /** Whether the new-request form is open. */
  nova?: true | undefined;
}

/** What narrows the list. */
export interface RequestFilter {
  tipo?: RequestSearch["tipo"];
  cidade?: string | undefined;
  para?: RequestSearch["para"];
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function detailSearch(search: Record<string, unknown>): Pick<RequestSearch, "solicitacao"> {
  const solicitacao = text(search["solicitacao"]);
  return solicitacao ? { solicitacao } : {};
}

export function requestSearch(search: Record<string, unknown>): RequestSearch {
  const { nova } = search;
  const cidade = text(search["cidade"]);
  return {
    tipo: text(search["tipo"]),
    para: search["para"] === "mim" ? "mim" : undefined,
    ...(cidade ? { cidade } : {}),
    ...detailSearch(search),
    nova: nova === true || nova === 1 || undefined,
  };
}
