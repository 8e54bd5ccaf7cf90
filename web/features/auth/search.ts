import { ROLES, type Role } from "#src/features/auth/rules.ts";

export type AuthTab = "login" | "cadastro";

/** What the address of a sign-in screen says. Unknown values are dropped, not refused: links are typed and cut. */
export interface AuthSearch {
  aba?: "cadastro";
  papel?: Role;
  /** Google sends back people whose sign-in failed. */
  erro?: "google";
}

export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  const role = ROLES.find((known) => known === search["papel"]);
  return {
    ...(search["aba"] === "cadastro" && { aba: "cadastro" }),
    ...(role && { papel: role }),
    ...(search["erro"] === "google" && { erro: "google" }),
  };
}
