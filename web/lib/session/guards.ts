import { redirect } from "@tanstack/react-router";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RouterContext } from "@/router-context.ts";

/** Screens from which visitors first choose between client and provider. */
const ASKS_FOR_ROLE = /^\/oportunidades\b/;

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

interface EnteredRoute extends GuardedRoute {
  location: GuardedRoute["location"] & { hash: string };
  cause: "enter" | "stay" | "preload";
}

/**
 * `beforeLoad` for screens that links in emails open without a session. Other visitors go to sign-in. On "stay", the
 * screen has already taken the link's token out of the URL.
 */
export async function requireUserOrLink({ context, location, cause }: EnteredRoute) {
  const user = await context.currentUser();
  if (user === null && location.hash === "" && cause !== "stay") {
    throw redirect({ to: "/entrar", search: { voltar: location.pathname } });
  }
  return { user };
}
