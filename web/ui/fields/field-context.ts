import { createContext, use } from "react";

interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
  required?: boolean | undefined;
}

/** Attributes that connect a control to its Field; the control's own attributes take precedence. */
export function useFieldControl(own: ControlAttributes) {
  const field = use(FieldContext);
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.controlId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": own["aria-required"] ?? ((own.required ?? field?.required) || undefined),
  };
}

/** Id of the surrounding Field's label, for controls that `<label for>` can't name. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}
