import { useRef, useState } from "react";
import { useDraft } from "./use-draft.ts";
import { useLogInAgain } from "./use-log-in-again.ts";

export interface FormDraft<Values> {
  /** Names the form and the user, since several people may use the device. */
  key: string;
  blank: () => Values;
  /** Returns the stored values that fit the form; null if there is nothing to resume. */
  restore: (stored: unknown, blank: Values) => Values | null;
  isHalfFilled: (values: Values) => boolean;
}

/**
 * A form's initial values and its draft, which is kept until the form is sent or started over. If the session is over
 * when it is sent, `logInAgain` leads to sign-in and back to the form, which restores the draft.
 */
export function useFormDraft<Values>({ key, blank, restore, isHalfFilled }: FormDraft<Values>) {
  const draft = useDraft(key);
  const logInAgain = useLogInAgain();
  const [initial, setInitial] = useState(() => {
    const empty = blank();
    const restored = restore(draft.stored, empty);
    return { defaults: restored ?? empty, isRestored: restored !== null, version: 0 };
  });
  const isDirty = useRef(false);
  const keep = (values: Values) => {
    isDirty.current = isHalfFilled(values);
    if (isDirty.current) draft.save(values);
    else draft.clear();
  };
  const clear = () => {
    isDirty.current = false;
    draft.clear();
  };
  const startOver = () => {
    clear();
    setInitial(({ version }) => ({ defaults: blank(), isRestored: false, version: version + 1 }));
  };
  return { ...initial, isDirty, keep, clear, startOver, logInAgain };
}
