import { redirect } from "@tanstack/react-router";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RouterContext } from "@/router-context.ts";

/** Screens from which visitors are led to the choice between client and provider first. */
const ASKS_FOR_ROLE = /^\/(oportunidades|solicitar-servico)\b/;

interface GuardedRoute {
  context: RouterContext;
  location: { href: string; pathname: string };
}

/** `beforeLoad` of screens that need a session: sends visitors to sign in, and has them come back to this place. */
export async function requireUser({ context, location }: GuardedRoute): Promise<{ user: CurrentUser }> {
  const user = await context.currentUser();
  if (user) return { user };
  const to = ASKS_FOR_ROLE.test(location.pathname) ? "/tipo-usuario" : "/entrar";
  throw redirect({ to, search: { voltar: location.href } });
}
