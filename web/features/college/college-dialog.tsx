import type { Learning } from "#src/features/college/schemas.ts";
import { AreaDialog } from "./area-dialog.tsx";
import { ExamDialog } from "./exam-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import type { CollegeSearch } from "./search.ts";

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
