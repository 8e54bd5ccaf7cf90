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

/** The panel of the role that they came to log in for; else of their only role, or the choice between two. */
function ordinaryPlace(user: CurrentUser, forRole: Role | null): string {
  if (forRole && hasRole(user, forRole)) return PANELS_OF_ROLES[forRole];
  if (user.isClient && user.isProvider) return "/selecionar-painel";
  return PANELS_OF_ROLES[user.isProvider ? "provider" : "client"];
}

interface Wish {
  /** The role whose log-in they used. */
  forRole?: Role | null;
  /** Where to go instead of a panel. */
  ordinary?: "/" | undefined;
}

/**
 * Where to go after logging in: to `wanted` unless it belongs to another role, else to `ordinary`.
 * Incomplete accounts also go to `wanted`, where RoleGate asks for the missing data.
 */
export function destinationOf(
  user: CurrentUser,
  wanted: string | null,
  { forRole = null, ordinary }: Wish = {},
): string {
  if (!isCompleteAccount(user)) return wanted ?? "/";
  return wanted !== null && isOpenTo(user, wanted) ? wanted : (ordinary ?? ordinaryPlace(user, forRole));
}
