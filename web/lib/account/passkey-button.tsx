import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import type { Role } from "#src/features/auth/rules.ts";
import { Button, type ButtonVariant } from "@/ui/button.tsx";
import { type MutationSteps, mutationSteps } from "../mutations.ts";
import { queryClient } from "../trpc.ts";
import { PASSKEY_LOG_IN, passkeyLogInProblem } from "./passkey-messages.ts";
import { logInWithPasskey, passkeyFailure, preloadPasskeys, useHasPasskeys } from "./passkeys.ts";

interface DeviceButtonProps<Answer> extends MutationSteps<Answer, void> {
  label: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  ask: () => Promise<Answer>;
}

/** A button that asks the device for the fingerprint, the face or the PIN. */
export function DeviceButton<Answer>({ label, variant, className, ask, ...steps }: DeviceButtonProps<Answer>) {
  // Named, because the log-in above a page is outside of the provider.
  const { mutate, isPending } = useMutation({ mutationFn: ask, ...mutationSteps(steps) }, queryClient);
  return (
    <Button
      variant={variant}
      icon={Fingerprint}
      className={className}
      busy={isPending}
      busyLabel={PASSKEY_LOG_IN.busy}
      onPointerEnter={preloadPasskeys}
      onFocus={preloadPasskeys}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}

interface PasskeyLogInButtonProps {
  role?: Role | null;
  onLoggedIn: () => unknown;
}

/** 'Entrar com a digital ou o rosto'. The device offers the accounts that it knows, so nobody types an e-mail. */
export function PasskeyLogInButton({ role = null, onLoggedIn }: PasskeyLogInButtonProps) {
  if (!useHasPasskeys()) return null;
  return (
    <DeviceButton
      label={PASSKEY_LOG_IN.label}
      variant="outline"
      className="w-full"
      ask={() => logInWithPasskey(role)}
      onSuccess={onLoggedIn}
      failure={(_failure, error) => passkeyLogInProblem(passkeyFailure(error), role)}
    />
  );
}
