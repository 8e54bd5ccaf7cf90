import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import type { Role } from "#src/features/auth/rules.ts";
import { PASSKEY_LOG_IN, passkeyLogInProblem } from "@/lib/passkey-messages.ts";
import { logInWithPasskey, passkeyFailure, preloadPasskeys, useHasPasskeys } from "@/lib/passkeys.ts";
import { refreshSession } from "@/lib/session.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { clearAuthDraft } from "./draft.ts";
import { LOGIN } from "./messages.ts";

function usePasskeyLogIn(role: Role | null) {
  return useMutation({
    mutationFn: async () => {
      await logInWithPasskey(role);
      await refreshSession();
      clearAuthDraft();
    },
    onSuccess: () => notify.success(LOGIN.success),
    onError: (error) => {
      const { title, text } = passkeyLogInProblem(passkeyFailure(error), role);
      notify.error(title, text);
    },
  });
}

/** 'Entrar com a digital ou o rosto'. The device offers the accounts that it knows, so nobody types an e-mail. */
export function PasskeyButton({ forRole }: { forRole: Role | null }) {
  const { mutate, isPending } = usePasskeyLogIn(forRole);
  if (!useHasPasskeys()) return null;
  return (
    <Button
      variant="outline"
      full
      icon={Fingerprint}
      busy={isPending}
      busyLabel={PASSKEY_LOG_IN.busy}
      onPointerEnter={preloadPasskeys}
      onFocus={preloadPasskeys}
      onClick={() => mutate()}
    >
      {PASSKEY_LOG_IN.label}
    </Button>
  );
}
