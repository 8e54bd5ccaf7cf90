import { hasRole, isCompleteAccount, type Role } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";

export const PANELS_OF_ROLES = { client: "/cliente/dashboard", provider: "/prestador/dashboard" } as const;

/** URL prefixes reserved for one role; everything else is open to both. */
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
 * Where to go after logging in: to `wanted` unless it belongs to another role, else to `ordinary`.
 * Incomplete accounts also go to `wanted`, where RoleGate asks for the missing data.
 */
export function destinationOf(user: CurrentUser, wanted: string | null, ordinary = ordinaryPlace(user)): string {
  if (!isCompleteAccount(user)) return wanted ?? "/";
  return wanted !== null && isOpenTo(user, wanted) ? wanted : ordinary;
}
