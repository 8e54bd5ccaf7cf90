import type { Role } from "#src/features/auth/rules.ts";

export type AuthTab = "login" | "cadastro";

/** What the address of a sign-in screen says. Unknown values are dropped, not refused: links are typed and cut. */
export interface AuthSearch {
  aba?: "cadastro";
  papel?: Role;
  /** Google sends back people whose sign-in failed. */
  erro?: "google";
}

export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  const { aba, papel, erro } = search;
  return {
    ...(aba === "cadastro" && { aba }),
    // The roles by name: all the rules of accounts are too much for the first chunk, which this is part of.
    ...((papel === "client" || papel === "provider") && { papel }),
    ...(erro === "google" && { erro }),
  };
}
