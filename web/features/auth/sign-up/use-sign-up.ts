import type { Role } from "#src/features/auth/rules.ts";
import { WEAK_PASSWORD_TITLE } from "#src/shared/sign-up-checks.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { readInvitation, saveAuthDraft, storeInvitation } from "../draft.ts";
import { decisionProblem } from "../messages.ts";
import { SIGN_UP, signUpMessage } from "./messages.ts";
import { firstFormProblem, type SignUpForm, signUpDefaults, signUpInputOf } from "./sign-up-values.ts";

export function useSignUp(role: Role | null, onCreated: (email: string, password: string) => void) {
  const returnTo = useReturnTo();
  const { mutateAsync } = trpc.auth.signUp.useMutation();
  return useAppForm<SignUpForm>({
    defaultValues: signUpDefaults(),
    check: (values) => firstFormProblem(values, role),
    send: async (values) => {
      await mutateAsync({ ...signUpInputOf(values, role), returnTo, invitation: readInvitation() });
      storeInvitation(null);
      notify.success(SIGN_UP.success, SIGN_UP.successText);
      onCreated(values.email.trim(), values.password);
    },
    refusal: (failure, refused) => {
      const message = signUpMessage(failure);
      if (failure.code === "auth.email_taken") return { ...message, field: "email" };
      const decision = decisionProblem(failure);
      if (decision || !refused) return decision ?? message;
      return { title: refused.field === "password" ? WEAK_PASSWORD_TITLE : message.title, text: refused.text };
    },
    onChange: ({ role, name, whatsapp, email, termsAccepted }) =>
      saveAuthDraft({ role, name, whatsapp, email, termsAccepted }),
  });
}
