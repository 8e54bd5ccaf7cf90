import type { CourseId } from "#src/features/college/catalogue.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { REVIEW } from "./exam-messages.ts";
import { ReviewList } from "./review-list.tsx";

interface ReviewDialogProps {
  courseId: CourseId;
  /** Title of the course. */
  course: string;
  onClose: () => void;
}

/** The answers of the exam that passed a course. */
export function ReviewDialog({ courseId, course, onClose }: ReviewDialogProps) {
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
