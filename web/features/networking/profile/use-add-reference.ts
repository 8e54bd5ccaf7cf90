import {
  DEFAULT_DIFFICULTY,
  DEFAULT_RECOMMENDATION,
  REFERENCE_SPECIALTIES,
  referenceProblems,
  referenceRefusal,
} from "#src/features/networking/rules.ts";
import type { ProfileSearch } from "#src/features/networking/search-params.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { REFERENCE_FORM, referenceFailure } from "../dialog-messages.ts";
import { REFERENCES } from "./messages.ts";
import { refreshReferences } from "./use-references.ts";

export interface ReferenceForm {
  description: string;
  serviceDate: string;
  place: string;
  /** A select's value, hence a string. */
  difficulty: string;
  recommendation: number;
  specialties: (typeof REFERENCE_SPECIALTIES)[number][];
}

const BLANK: ReferenceForm = {
  description: "",
  serviceDate: "",
  place: "",
  difficulty: String(DEFAULT_DIFFICULTY),
  recommendation: DEFAULT_RECOMMENDATION,
  specialties: [],
};

export interface ReferenceTask {
  professionalId: string;
  authorId: string;
  job?: Omit<ProfileSearch, "referencia"> | undefined;
  onAdded: () => void;
}

/** Form of a new reference, kept as a draft in this browser until it is sent. */
export function useAddReference({ professionalId, authorId, job = {}, onAdded }: ReferenceTask) {
  const { servico: description = "", local: place = "", data: serviceDate = "" } = job;
  const start: ReferenceForm = { ...BLANK, description, place, serviceDate };
  const { mutateAsync } = trpc.networking.addReference.useMutation();
  const draft = useFormDraft<ReferenceForm>({
    key: ["referencia", professionalId, authorId, ...(description ? [description] : [])].join("."),
    blank: () => start,
    restore: (stored, blank) => restoreDraft(stored, blank, { specialties: REFERENCE_SPECIALTIES }),
    isHalfFilled: (values) => JSON.stringify(values) !== JSON.stringify(start),
  });
  const { form, dialog } = useAppForm<ReferenceForm>({
    draft,
    check: (values) => {
      const problems = referenceProblems(values, Date.now());
      const text = referenceRefusal(values, problems);
      return text === undefined ? null : [{ field: null, title: REFERENCES.addFailed, text }, ...problems];
    },
    send: async (values) => {
      await mutateAsync({ ...values, professionalId, difficulty: Number(values.difficulty) });
      await refreshReferences(professionalId);
      notify.success(REFERENCE_FORM.added, REFERENCE_FORM.addedText);
      draft.clear();
      onAdded();
    },
    refusal: (failure, refused) => ({
      title: REFERENCES.addFailed,
      text: refused?.text ?? referenceFailure(failure),
    }),
  });
  return { form, dialog, isDirty: draft.isDirty };
}
