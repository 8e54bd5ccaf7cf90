import { DEMO_PEOPLE, type DemoPerson } from "../demo/people.ts";

const SHOWN = 4;

function label({ roles, isAdmin, premium }: DemoPerson): string {
  const names = roles.map((role) => (role === "client" ? "cliente" : premium ? "prestador premium" : "prestador"));
  return [...(isAdmin ? ["administração"] : []), ...names].join(" e ");
}

/** The demo accounts listed on start, one per kind. */
export const DEMO_ACCOUNTS: readonly { email: string; label: string }[] = DEMO_PEOPLE.slice(0, SHOWN).map((person) => ({
  email: person.email,
  label: label(person),
}));
