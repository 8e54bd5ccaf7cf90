import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { personProblem, type Role } from "#src/features/auth/rules.ts";
import type { ChooseRoleInput, CurrentUser } from "#src/features/auth/schemas.ts";
import type { FieldProblem } from "#src/shared/field-problem.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { phoneProblem } from "./contact-checks.ts";
import { CHOOSE_ROLE, outsideCause } from "./messages.ts";

export type RoleFormValues = Omit<ChooseRoleInput, "role">;
export type RoleForm = UseFormReturn<RoleFormValues>;
type Problem = FieldProblem<keyof RoleFormValues>;

function firstProblem(values: RoleFormValues, user: CurrentUser): Problem | null {
  const problem = personProblem({
    name: user.name || values.name,
    whatsapp: user.phone || values.whatsapp,
    termsAccepted: user.hasAcceptedTerms || values.termsAccepted,
  });
  if (problem) return problem;
  const wrongPhone = user.phone ? null : phoneProblem(values.whatsapp);
  return wrongPhone && { field: "whatsapp", ...wrongPhone };
}

/** Keeps the choice and what was missing; whoever has chosen elsewhere meanwhile just goes on. */
export function useChooseRole(form: RoleForm, user: CurrentUser) {
  const [chosen, setChosen] = useState<Role | null>(null);
  const show = ({ field, title, text }: Problem) => {
    notify.error(title, text);
    form.setError(field, { message: text });
    focusField(form, field);
  };
  const fail = (error: unknown) => {
    console.warn("role not assigned", error);
    setChosen(null);
    const failure = failureOf(error);
    for (const field of ["name", "whatsapp"] as const) {
      const text = failure.fields[field];
      if (text) return show({ field, title: CHOOSE_ROLE.failed, text });
    }
    form.setError("root", { message: outsideCause(failure) ?? CHOOSE_ROLE.failed });
  };
  const choose = async (role: Role) => {
    form.clearErrors();
    const values = form.getValues();
    const problem = firstProblem(values, user);
    if (problem) return show(problem);
    setChosen(role);
    try {
      await trpcClient.auth.chooseRole.mutate({ ...values, role });
    } catch (error) {
      if (failureOf(error).code !== "auth.role_already_chosen") return fail(error);
    }
    await refreshSession().catch(fail);
  };
  return { chosen, choose };
}
