import { Sparkles } from "lucide-react";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { DESCRIPTION_MAX_LENGTH, DESCRIPTION_WARNING_LENGTH } from "#src/features/requests/rules.ts";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import type { RequestFormApi } from "./draft.ts";
import { FORM, IMPROVE } from "./form-messages.ts";
import type { ImproveText } from "./use-improve-text.ts";

const DescriptionNotes = late(async () => (await import("./description-notes.tsx")).DescriptionNotes);

interface DescriptionFieldProps {
  form: RequestFormApi;
  improving: ImproveText;
  /** Improving needs a session. */
  mayImprove: boolean;
}

/** The description, with a button to improve it with AI and a warning about phone numbers. */
export function DescriptionField({ form, improving, mayImprove }: DescriptionFieldProps) {
  const action = useRef<HTMLButtonElement>(null);
  const { improve, undo, forget, isImproving, canUndo, status } = improving;
  // Also so that the counter knows what others write into the field.
  const text = useWatch({ control: form.control, name: "description" });
  const bringBack = () => {
    undo();
    // The undo button disappears once pressed.
    action.current?.focus();
  };
  const improveButton = (
    <Button
      ref={action}
      variant="ghost"
      size="sm"
      className="-mr-3"
      icon={Sparkles}
      busy={isImproving}
      busyLabel={IMPROVE.busy}
      onClick={improve}
    >
      {IMPROVE.action}
    </Button>
  );
  return (
    <div>
      <Field
        label={FORM.description}
        required
        error={form.formState.errors.description?.message}
        action={mayImprove && improveButton}
      >
        <Textarea
          limit={DESCRIPTION_MAX_LENGTH}
          redAbove={DESCRIPTION_WARNING_LENGTH}
          placeholder={FORM.descriptionPlaceholder}
          autoCapitalize="sentences"
          readOnly={isImproving}
          aria-busy={isImproving || undefined}
          {...form.register("description", { onChange: forget })}
        />
      </Field>
      <p role="status" className="sr-only">
        {status}
      </p>
      <DescriptionNotes text={text} isImproved={canUndo} onUndo={bringBack} />
    </div>
  );
}
