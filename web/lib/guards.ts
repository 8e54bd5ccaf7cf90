import { redirect } from "@tanstack/react-router";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RouterContext } from "@/router-context.ts";

/** Screens from which visitors first choose between client and provider. */
const ASKS_FOR_ROLE = /^\/(oportunidades|solicitar-servico)\b/;

interface GuardedRoute {
  context: RouterContext;
  location: { href: string; pathname: string };
}

/** `beforeLoad` for screens that need a session. Redirects visitors to sign-in, which returns them to this URL. */
export async function requireUser({ context, location }: GuardedRoute): Promise<{ user: CurrentUser }> {
  const user = await context.currentUser();
  if (user) return { user };
  const to = ASKS_FOR_ROLE.test(location.pathname) ? "/tipo-usuario" : "/entrar";
  throw redirect({ to, search: { voltar: location.href } });
}
