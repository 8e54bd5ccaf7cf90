import { oneOf, type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

export type AuthTab = "login" | "cadastro";

/** Search params of the sign-in screens. */
export const authSearch = searchParams({
  aba: oneOf(["cadastro"]),
  // Spelled out: importing the account rules would bloat the first file of the app, which includes this one.
  papel: oneOf(["client", "provider"]),
  /** Set when Google sign-in failed; `bloqueada` if the account is blocked. */
  erro: oneOf(["google", "bloqueada"]),
  /** Code of an invitation. */
  convite: text(),
});
export type AuthSearch = SearchOf<typeof authSearch>;
