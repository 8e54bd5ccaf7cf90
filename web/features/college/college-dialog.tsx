import { type FormEvent, useState } from "react";
import type { Area } from "#src/features/college/catalogue.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { ExamDialog } from "./exam-dialog.tsx";
import { AREA } from "./messages.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import type { CollegeSearch } from "./search.ts";
import { useChooseArea } from "./use-learning.ts";

/** 'Alterar': another area instead of the current one. */
function AreaDialog({ current, onClose }: { current: Area; onClose: () => void }) {
  const [area, setArea] = useState(current);
  const { choose, isSaving } = useChooseArea(true, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (area === current) onClose();
    else choose(area);
  };
  return (
    <FormDialog
      title={AREA.changeTitle}
      description={AREA.changeText}
      submitLabel={AREA.change}
      busyLabel={AREA.saving}
      busy={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <AreaPicker value={area} onChange={setArea} />
    </FormDialog>
  );
}

export interface CollegeDialogProps {
  search: CollegeSearch;
  learning: Learning;
  userId: string;
  onClose: () => void;
}

/** The dialog over the college that the URL names: an exam, its answers, or the choice of another area. */
export function CollegeDialog({ search, learning, userId, onClose }: CollegeDialogProps) {
  const { prova, respostas, area } = search;
  const title = learning.modules.find(({ courseId }) => courseId === (prova ?? respostas))?.title ?? "";
  if (prova) return <ExamDialog key={prova} courseId={prova} course={title} userId={userId} onClose={onClose} />;
  if (respostas) return <ReviewDialog courseId={respostas} course={title} onClose={onClose} />;
  return area && learning.area && <AreaDialog current={learning.area} onClose={onClose} />;
}
