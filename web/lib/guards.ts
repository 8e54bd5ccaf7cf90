import { redirect } from "@tanstack/react-router";

/**
 * For `beforeLoad`, which is part of the first chunk: what asks the server is loaded only when a screen needs it, so
 * that public pages come without it.
 */
export async function loadCurrentUser() {
  const { askCurrentUser } = await import("./session.ts");
  return askCurrentUser();
}

/** For `beforeLoad` of screens that need a login; others are sent to `to`. */
export async function requireUser(to: "/tipo-usuario" | "/entrar") {
  const user = await loadCurrentUser();
  if (!user) throw redirect({ to });
  return user;
}
