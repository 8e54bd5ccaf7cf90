import { useController } from "react-hook-form";
import { ToggleChip } from "@/ui/fields/toggle-chip.tsx";
import type { RequestFormApi } from "./draft.ts";
import { QUICK_CHOICES } from "./visitor-messages.ts";

export interface QuickChoicesProps {
  form: RequestFormApi;
  name: keyof typeof QUICK_CHOICES;
}

/** Chooses the most common values of a selector with one tap. */
export function QuickChoices({ form, name }: QuickChoicesProps) {
  const { field } = useController({ control: form.control, name });
  const { label, choices } = QUICK_CHOICES[name];
  return (
    <fieldset aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {Object.entries(choices).map(([value, short]) => (
        <ToggleChip
          key={value}
          pressed={field.value === value}
          onPressedChange={(isPressed) => form.setValue(name, isPressed ? value : "", CHANGED)}
        >
          {short}
        </ToggleChip>
      ))}
    </fieldset>
  );
}

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: false } as const;
