import type { Role } from "#src/features/auth/rules.ts";

export type AuthTab = "login" | "cadastro";

/** Search params of the sign-in screens. Unknown values are dropped, because links get mistyped and truncated. */
export interface AuthSearch {
  aba?: "cadastro";
  papel?: Role;
  /** Set when Google sign-in failed; `bloqueada` if the account is blocked. */
  erro?: "google" | "bloqueada";
}

export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  const { aba, papel, erro } = search;
  return {
    ...(aba === "cadastro" && { aba }),
    // Role names are spelled out: importing the account rules would bloat the first chunk, which includes this file.
    ...((papel === "client" || papel === "provider") && { papel }),
    ...((erro === "google" || erro === "bloqueada") && { erro }),
  };
}
