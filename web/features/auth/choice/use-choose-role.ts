import type { UseFormReturn } from "react-hook-form";
import type { Role } from "#src/features/auth/rules.ts";
import type { ChooseRoleInput, CurrentUser } from "#src/features/auth/schemas.ts";
import { personProblem } from "#src/shared/sign-up-checks.ts";
import { failureOf } from "@/lib/errors.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { phoneProblem } from "../contact-checks.ts";
import { decisionProblem, outsideCause } from "../messages.ts";
import { CHOOSE_ROLE } from "../welcome-messages.ts";

export type RoleForm = UseFormReturn<ChooseRoleInput, unknown, ChooseRoleInput>;

function firstProblem(values: ChooseRoleInput, user: CurrentUser) {
  const problem = personProblem({
    name: user.name || values.name,
    whatsapp: user.phone || values.whatsapp,
    termsAccepted: user.hasAcceptedTerms || values.termsAccepted,
  });
  if (problem) return problem;
  const wrongPhone = user.phone ? null : phoneProblem(values.whatsapp);
  return wrongPhone && { field: "whatsapp" as const, ...wrongPhone };
}

/** Saves the role and the missing data. If the role was already chosen elsewhere, just continues. */
export function useChooseRole(user: CurrentUser) {
  const { mutateAsync, variables, isPending } = trpc.auth.chooseRole.useMutation({ onSuccess: refreshSession });
  const { form, submit } = useAppForm<ChooseRoleInput>({
    defaultValues: { role: "client", name: "", whatsapp: "", termsAccepted: false },
    check: (values) => firstProblem(values, user),
    send: async (values) => {
      try {
        await mutateAsync(values);
      } catch (error) {
        if (failureOf(error).code !== "auth.role_already_chosen") throw error;
        await refreshSession();
      }
    },
    refusal: (failure, refused) =>
      decisionProblem(failure) ??
      (refused
        ? { title: CHOOSE_ROLE.failed, text: refused.text }
        : { text: outsideCause(failure) ?? CHOOSE_ROLE.failed }),
  });
  const choose = (role: Role) => {
    form.setValue("role", role);
    return submit();
  };
  return { form, choose, chosen: isPending ? (variables?.role ?? null) : null };
}
