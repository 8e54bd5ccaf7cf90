import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Role, userType } from "#src/features/auth/rules.ts";
import type { ChooseRoleInput, CurrentUser } from "#src/features/auth/schemas.ts";
import { personProblem } from "#src/shared/sign-up-checks.ts";
import { failureOf } from "@/lib/errors.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Helmet } from "@/ui/drawings/illustration-helmet.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { phoneProblem } from "../contact-checks.ts";
import { greetingName } from "../log-in/greeting.ts";
import { LogOutButton } from "../log-out-button.tsx";
import { decisionProblem, FIELDS, outsideCause } from "../messages.ts";
import { TermsLabel } from "../sign-up/terms-label.tsx";
import { CHOOSE_ROLE } from "../welcome-messages.ts";
import { ChoiceCard, ChoiceShell, Choices } from "./choice-shell.tsx";

/** Asks for the account's missing data other than the role. */
function MissingData({ form, user }: { form: RoleForm; user: CurrentUser }) {
  const { errors } = form.formState;
  if (user.name && user.phone && user.hasAcceptedTerms) return null;
  return (
    <Card as="section" aria-label={CHOOSE_ROLE.missing} className="mb-4 flex flex-col gap-3 shadow-soft md:mb-6">
      <h2 className="text-lg">{CHOOSE_ROLE.missing}</h2>
      {!user.name && (
        <Field label={FIELDS.name} required error={errors.name?.message} className="max-w-sm">
          <Input autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...form.register("name")} />
        </Field>
      )}
      {!user.phone && (
        <Field label={FIELDS.whatsapp} required error={errors.whatsapp?.message} className="max-w-sm">
          <PhoneInput enterKeyHint="done" {...form.register("whatsapp")} />
        </Field>
      )}
      {!user.hasAcceptedTerms && (
        <Checkbox label={<TermsLabel />} error={errors.termsAccepted?.message} {...form.register("termsAccepted")} />
      )}
    </Card>
  );
}

type RoleForm = UseFormReturn<ChooseRoleInput, unknown, ChooseRoleInput>;

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
function useChooseRole(user: CurrentUser) {
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

interface ChooseRoleScreenProps {
  user: CurrentUser;
  ownData: ReactNode;
}

/** 'Bem-vindo': asks an account once for its role and missing data. The user can also log out or delete the account. */
export function ChooseRoleScreen({ user, ownData }: ChooseRoleScreenProps) {
  const { form, choose, chosen } = useChooseRole(user);
  const role = userType(user);
  const problem = form.formState.errors.root;
  const go = (role: "client" | "provider", label: string) => (
    <Button
      full
      variant="secondary"
      busy={chosen === role}
      busyLabel={CHOOSE_ROLE.busy}
      disabled={chosen !== null && chosen !== role}
      onClick={() => void choose(role)}
    >
      {label}
    </Button>
  );
  return (
    <ChoiceShell title={`${CHOOSE_ROLE.title}, ${greetingName(user)}!`} text={CHOOSE_ROLE.text}>
      <MissingData form={form} user={user} />
      {problem && (
        <div className="mb-4 md:mb-6">
          <FormProblem problem={problem} />
        </div>
      )}
      <Choices>
        {role !== "provider" && (
          <ChoiceCard drawing={<FloorPlan />} title={CHOOSE_ROLE.client} text={CHOOSE_ROLE.clientText}>
            {go("client", CHOOSE_ROLE.clientGo)}
          </ChoiceCard>
        )}
        {role !== "client" && (
          <ChoiceCard drawing={<Helmet />} title={CHOOSE_ROLE.provider} text={CHOOSE_ROLE.providerText}>
            {go("provider", CHOOSE_ROLE.providerGo)}
          </ChoiceCard>
        )}
      </Choices>
      <LogOutButton />
      <div className="mt-6">{ownData}</div>
    </ChoiceShell>
  );
}
