import { useNavigate } from "@tanstack/react-router";
import { DELETION_WORD } from "#src/features/profiles/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { forgetSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { DELETION, ownDataFailure } from "./own-data-messages.ts";

interface DeletionValues {
  confirmation: string;
  password: string;
}

function firstProblem({ confirmation, password }: DeletionValues, hasPassword: boolean) {
  if (confirmation.trim().toUpperCase() !== DELETION_WORD) {
    return { field: "confirmation" as const, text: DELETION.wordWrong };
  }
  return hasPassword && password === "" ? { field: "password" as const, text: DELETION.passwordRequired } : null;
}

/** Deletes the account and returns to the home page. */
export function useDeleteAccount(hasPassword: boolean) {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.profiles.deleteAccount.useMutation();
  return useAppForm<DeletionValues>({
    defaultValues: { confirmation: "", password: "" },
    check: (values) => firstProblem(values, hasPassword),
    send: async ({ password }) => {
      await mutateAsync({ password: hasPassword ? password : null, confirmation: DELETION_WORD });
      await navigate({ to: "/", replace: true, ignoreBlocker: true });
      await forgetSession();
      notify.success(DELETION.done, DELETION.doneText);
    },
    refusal: (failure) => ({
      ...ownDataFailure(DELETION.failed, failure),
      field: failure.code === "auth.invalid_credentials" ? "password" : "root",
    }),
  });
}
