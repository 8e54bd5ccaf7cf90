import { useRef, useState } from "react";
import { late } from "@/lib/late.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { type ChosenPictures, isHalfFilled, type RequestDraft, type RequestFormApi } from "./draft.ts";
import { FORM } from "./form-messages.ts";
import type { Proposed } from "./read-problem.ts";

const ProblemTools = late(async () => (await import("./problem-tools.tsx")).ProblemTools, {
  pending: <div className="mt-3 h-12" />,
});

interface ProblemFieldProps {
  form: RequestFormApi;
  /** Whether the AI service may read the text, which needs a session. */
  mayAsk: boolean;
  /** Photos that it may look at. */
  pictures: ChosenPictures | undefined;
}

/**
 * One box for what somebody needs. The description follows it until it has a text of its own, so the box needs no draft. Hidden from
 * people who continue a finished draft. What fills in the form from it loads late.
 */
export function ProblemField(props: ProblemFieldProps) {
  const { form } = props;
  const [isNeeded] = useState(() => !form.getValues("serviceType") || !form.getValues("description"));
  const [text, setText] = useState(() => form.getValues("description"));
  const [start] = useState((): Proposed => {
    const { description, city } = form.getValues();
    // The city of a blank form is a proposal, too; that of a draft may have been chosen.
    return isHalfFilled(form.getValues() as RequestDraft) ? { description } : { description, city };
  });
  const ours = useRef(start);
  const write = (next: string) => {
    setText(next);
    if (form.getValues("description") !== ours.current.description) return;
    ours.current.description = next;
    form.setValue("description", next, { shouldDirty: true });
    form.clearErrors("description");
  };
  if (!isNeeded) return null;
  return (
    <div className="rounded-card border border-blueprint-100 bg-blueprint-50 p-4">
      <Field label={FORM.problem}>
        <Textarea
          value={text}
          rows={3}
          placeholder={FORM.problemPlaceholder}
          autoCapitalize="sentences"
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <ProblemTools {...props} {...{ text, ours }} onText={write} />
    </div>
  );
}
