import { hasRole, isCompleteAccount, type Role } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";

export const PANELS_OF_ROLES = { client: "/cliente/dashboard", provider: "/prestador/dashboard" } as const;

/** Places that belong to one role; all others are open to both. */
const PLACES_OF_ROLES: readonly (readonly [start: string, Role])[] = [
  ["/cliente/", "client"],
  ["/client-contracts", "client"],
  ["/prestador/", "provider"],
  ["/provider-contracts", "provider"],
];

function isOpenTo(user: CurrentUser, place: string): boolean {
  const role = PLACES_OF_ROLES.find(([start]) => place.startsWith(start))?.[1];
  return role === undefined || hasRole(user, role);
}

function ordinaryPlace(user: CurrentUser): string {
  if (user.isClient && user.isProvider) return "/selecionar-painel";
  return PANELS_OF_ROLES[user.isProvider ? "provider" : "client"];
}

/**
 * Where those go who have just come in: to the place that they wanted, unless it is for another role; else to `ordinary`.
 * An account that still lacks something is asked for it at the place that it wanted (RoleGate).
 */
export function destinationOf(user: CurrentUser, wanted: string | null, ordinary = ordinaryPlace(user)): string {
  if (!isCompleteAccount(user)) return wanted ?? "/";
  return wanted !== null && isOpenTo(user, wanted) ? wanted : ordinary;
}
