import { Sparkles, Undo2 } from "lucide-react";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { DESCRIPTION_MAX_LENGTH, DESCRIPTION_WARNING_LENGTH } from "#src/features/requests/rules.ts";
import { useContactInText } from "@/lib/use-contact-in-text.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FieldWarning } from "@/ui/field-warning.tsx";
import { Textarea } from "@/ui/textarea.tsx";
import type { RequestFormApi } from "./draft.ts";
import { FORM, IMPROVE } from "./form-messages.ts";
import type { ImproveText } from "./use-improve-text.ts";

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
      <Improved isShown={canUndo} onUndo={bringBack} />
      <ContactWarning form={form} />
    </div>
  );
}

/** Says that the text was improved, and offers to restore the original. */
function Improved({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  return (
    <div className={isShown ? "mt-2 flex items-center gap-2 rounded-control bg-blueprint-50 pl-3 text-sm" : undefined}>
      <p role="status" className={isShown ? "min-w-0 flex-1 py-2 text-blueprint" : undefined}>
        {isShown && IMPROVE.done}
      </p>
      {isShown && (
        <Button variant="ghost" size="sm" icon={Undo2} onClick={onUndo}>
          {IMPROVE.undo}
        </Button>
      )}
    </div>
  );
}

/** Warns about contacts, which have a field of their own. Others see the description without them. */
function ContactWarning({ form }: { form: RequestFormApi }) {
  const description = useWatch({ control: form.control, name: "description" });
  const found = useContactInText(description);
  const warning = found === "phone" ? FORM.phoneWarning : FORM.contactWarning;
  return <FieldWarning>{found !== null && warning}</FieldWarning>;
}
