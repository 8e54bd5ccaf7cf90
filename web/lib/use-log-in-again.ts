import { useRouter } from "@tanstack/react-router";
import { rememberLogin } from "./session-hint.ts";
import { trpcUtils } from "./trpc.ts";

/** For when the server no longer knows the session: leads to sign-in, which returns to this screen. */
export function useLogInAgain(): () => void {
  const router = useRouter();
  return () => {
    // Sign-in would lead whoever it believes to be signed in straight back.
    trpcUtils.auth.me.setData(undefined, null);
    rememberLogin(null);
    void router.navigate({ to: "/entrar", search: { voltar: router.latestLocation.href }, ignoreBlocker: true });
  };
}
