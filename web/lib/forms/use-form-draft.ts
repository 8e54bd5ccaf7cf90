import { useRef, useState } from "react";
import { readDraft, storeDraft } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";

export interface FormDraft<Values> {
  /** Names the form and the user, since several people may use the device. */
  key: string;
  blank: () => Values;
  /** Returns the stored values that fit the form; null if there is nothing to resume. */
  restore: (stored: unknown, blank: Values) => Values | null;
  isHalfFilled: (values: Values) => boolean;
}

/** Photos are not stored: only that there were some. */
const photosKey = (key: string) => `${key}.fotos`;

/** A form's initial values and its draft, which is kept until the form is sent or started over. */
export function useFormDraft<Values>({ key, blank, restore, isHalfFilled }: FormDraft<Values>) {
  const draft = useDraft(key);
  const [initial, setInitial] = useState(() => {
    const empty = blank();
    const restored = draft.stored === null ? null : restore(draft.stored, empty);
    const isRestored = restored !== null && isHalfFilled(restored);
    const hadPhotos = isRestored && readDraft(photosKey(key)) !== null;
    return { defaults: restored ?? empty, isRestored, hadPhotos, version: 0 };
  });
  // What was restored is as unsent as what is typed now.
  const isDirty = useRef(initial.isRestored);
  const keep = (values: Values) => {
    isDirty.current = isHalfFilled(values);
    if (isDirty.current) draft.save(values);
    else draft.clear();
  };
  const clear = () => {
    isDirty.current = false;
    draft.clear();
    storeDraft(photosKey(key), null);
  };
  const notePhotos = () => storeDraft(photosKey(key), true);
  const startOver = () => {
    clear();
    const defaults = blank();
    setInitial(({ version }) => ({ defaults, isRestored: false, hadPhotos: false, version: version + 1 }));
    return defaults;
  };
  return { ...initial, isDirty, keep, clear, startOver, notePhotos };
}
