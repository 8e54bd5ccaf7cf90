import { type FormEvent, useState } from "react";
import type { Area, CourseId } from "#src/features/college/catalogue.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { ExamDialog } from "./exam-dialog.tsx";
import { REVIEW } from "./exam-messages.ts";
import { AREA } from "./messages.ts";
import { ReviewList } from "./review-list.tsx";
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

interface ReviewDialogProps {
  courseId: CourseId;
  /** Title of the course. */
  course: string;
  onClose: () => void;
}

/** The answers of the exam that passed a course. */
function ReviewDialog({ courseId, course, onClose }: ReviewDialogProps) {
  const query = trpc.college.review.useQuery({ courseId });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={REVIEW.title}
      description={course}
      footer={
        <Button variant="outline" onClick={onClose}>
          {REVIEW.close}
        </Button>
      }
    >
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={REVIEW.loading}>
            <SkeletonText lines={6} />
          </SkeletonGroup>
        }
        failed={{ title: REVIEW.failed, titleAs: "h3" }}
      >
        {(review) => <ReviewList review={review} />}
      </Loaded>
    </Dialog>
  );
}

interface CollegeDialogProps {
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
