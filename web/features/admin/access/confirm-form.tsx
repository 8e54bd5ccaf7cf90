import { LogOut } from "lucide-react";
import { useState } from "react";
import { AddPasskeyButton } from "@/lib/account/add-passkey-button.tsx";
import { DeviceButton } from "@/lib/account/passkey-button.tsx";
import { passkeyProblem } from "@/lib/account/passkey-messages.ts";
import { confirmWithPasskey, passkeyFailure } from "@/lib/account/passkeys.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { LOG_OUT } from "@/lib/messages.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { CONFIRM, LOG_IN, logInCause } from "../messages.ts";
import { checkAccess } from "./use-admin-access.ts";

export interface ConfirmFormProps {
  isFirst: boolean;
}

function CodeForm() {
  const { form, submit } = useAppForm<{ code: string }>({
    defaultValues: { code: "" },
    check: ({ code }) => (code.trim() ? null : { field: "code", text: CONFIRM.codeRequired }),
    send: async ({ code }) => {
      await trpcClient.auth.confirmWithCode.mutate({ code });
      notify.success(CONFIRM.done);
      await checkAccess();
    },
    refusal: (failure, refused) => {
      if (refused) return refused;
      const text = failure.code === "auth.code_wrong" ? CONFIRM.codeWrong : logInCause(failure);
      return { field: "root", focus: "code", text };
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={CONFIRM.code} hint={CONFIRM.codeHint} required error={errors.code?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          {...form.register("code")}
        />
      </Field>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <Button type="submit" variant="outline" full busy={isSubmitting} busyLabel={CONFIRM.busy}>
        {CONFIRM.withCode}
      </Button>
    </form>
  );
}

/** Asks an admin for their passkey or a recovery code, or to make a first passkey. */
export function ConfirmForm({ isFirst }: ConfirmFormProps) {
  const { isLeaving, leave } = useLogOut();
  return (
    <div className="flex flex-col gap-4 pt-4 lg:pt-0">
      {isFirst ? (
        <AddPasskeyButton variant="primary" className="w-full" onAdded={() => void checkAccess()} />
      ) : (
        <ConfirmButtons />
      )}
      <Button variant="ghost" full icon={LogOut} busy={isLeaving} busyLabel={LOG_OUT.busy} onClick={leave}>
        {LOG_OUT.label}
      </Button>
    </div>
  );
}

function ConfirmButtons() {
  const [hasLost, setLost] = useState(false);
  return (
    <>
      <DeviceButton
        label={CONFIRM.withPasskey}
        className="w-full"
        ask={confirmWithPasskey}
        onSuccess={checkAccess}
        success={() => ({ title: CONFIRM.done })}
        failure={(_failure, error) => passkeyProblem(LOG_IN.failed, passkeyFailure(error))}
      />
      {hasLost ? (
        <CodeForm />
      ) : (
        <Button variant="ghost" full onClick={() => setLost(true)}>
          {CONFIRM.lost}
        </Button>
      )}
    </>
  );
}
