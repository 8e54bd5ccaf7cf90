import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { PasskeyLogInButton } from "@/lib/account/passkey-button.tsx";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { followOtherTabs, rememberLogin } from "@/lib/session/session-hint.ts";
import { queryClient, trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/drawings/google-icon.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { showOverlay } from "@/ui/overlays/overlay-host.tsx";
import { EMAIL_INPUT } from "../email-input.ts";
import { ACTIONS, FIELDS, LOGIN, logInMessage } from "../messages.ts";
import { LOG_IN_AGAIN } from "../welcome-messages.ts";

interface DialogProps {
  user: CurrentUser;
  /** After another way in than the dialog's own form. */
  onBack: () => Promise<void>;
  onDone: (isBack: boolean) => void;
}

let asking: Promise<boolean> | null = null;

/** Asks the person to log in again, above what they are doing, which stays as it is. @returns whether they did */
export function logInAgain(user: CurrentUser): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    const close = showOverlay(<LogInAgainDialog user={user} onDone={done} />);
    function done(isBack: boolean) {
      close();
      resolve(isBack);
    }
  }).finally(() => {
    asking = null;
  });
  return asking;
}

/** For those who forgot the password or whose browser opens no window: leaves the page, whose drafts are kept. */
function elsewhere(path: string): string {
  const { pathname, search } = window.location;
  return `${path}?voltar=${encodeURIComponent(pathname + search)}`;
}

function LogInAgainDialog({ user, onDone }: Omit<DialogProps, "onBack">) {
  const goOn = async () => {
    const now = await trpcClient.auth.me.query();
    if (!now) return;
    // Nothing of the person stays on screen, nor is sent, as somebody else.
    if (now.id !== user.id) return window.location.reload();
    await refresh();
    onDone(true);
  };
  const follow = useEffectEvent(() => void goOn().catch(console.warn));
  useEffect(() => followOtherTabs(follow), []);
  const Form = user.hasPassword ? PasswordDialog : GoogleDialog;
  return <Form user={user} onBack={goOn} onDone={onDone} />;
}

const WINDOW = "popup,width=480,height=640";

function GoogleDialog({ onBack, onDone }: DialogProps) {
  const [isBlocked, setBlocked] = useState(false);
  const openWindow = (event: MouseEvent) => {
    if (isBlocked) return;
    event.preventDefault();
    setBlocked(window.open("/auth/google?janela=1", "_blank", WINDOW) === null);
  };
  return (
    <Dialog
      open
      size="sm"
      title={LOG_IN_AGAIN.title}
      description={isBlocked ? LOG_IN_AGAIN.blockedText : LOG_IN_AGAIN.googleText}
      onOpenChange={() => onDone(false)}
      footer={
        <div className="flex w-full flex-col gap-3">
          <ButtonLink href={elsewhere("/auth/google")} variant="outline" full icon={GoogleIcon} onClick={openWindow}>
            {ACTIONS.google}
          </ButtonLink>
          <PasskeyLogInButton onLoggedIn={onBack} />
        </div>
      }
    />
  );
}

/** What was refused meanwhile is asked for again. */
async function refresh(): Promise<void> {
  const user = await trpcUtils.auth.me.fetch(undefined, { staleTime: 0 });
  rememberLogin(user?.id ?? null);
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
}

function PasswordDialog({ user: { email }, onBack, onDone }: DialogProps) {
  const { form, dialog } = useAppForm<{ password: string }>({
    defaultValues: { password: "" },
    check: ({ password }) => (password ? null : { field: "password", text: LOGIN.passwordRequired }),
    send: async ({ password }) => {
      await trpcClient.auth.logIn.mutate({ email, password, role: null });
      await refresh();
      onDone(true);
    },
    refusal: (failure) => ({ field: "root", focus: "password", text: logInMessage(failure, null).text }),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={LOG_IN_AGAIN.title}
      description={LOG_IN_AGAIN.text}
      submitLabel={LOG_IN_AGAIN.submit}
      busyLabel={ACTIONS.loggingIn}
      onClose={() => onDone(false)}
    >
      <Field label={FIELDS.email}>
        <Input {...EMAIL_INPUT} autoComplete="username" value={email} disabled />
      </Field>
      <Field label={FIELDS.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="go" {...form.register("password")} />
      </Field>
      <PasskeyLogInButton onLoggedIn={onBack} />
      <a href={elsewhere("/entrar")} className="link inline-flex min-h-11 items-center self-start">
        {LOG_IN_AGAIN.otherWay}
      </a>
    </FormDialog>
  );
}
