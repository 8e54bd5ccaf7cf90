import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { dayInCampoGrande } from "#src/shared/day.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { UNAVAILABLE } from "./unavailable-messages.ts";

/** Until when the provider takes no work. */
export function UnavailableField() {
  const { register, formState } = useFormContext<ProfileValues>();
  const [today] = useState(() => dayInCampoGrande(Date.now()));
  return (
    <Field label={UNAVAILABLE.label} hint={UNAVAILABLE.hint} error={formState.errors.unavailableUntil?.message}>
      <Input type="date" min={today} {...register("unavailableUntil")} />
    </Field>
  );
}
