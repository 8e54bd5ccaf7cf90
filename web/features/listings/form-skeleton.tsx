import { FieldSkeleton, Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { FORM } from "./form-messages.ts";

/** Placeholder for the form while its code or its listing loads. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label={FORM.loading} className="flex flex-col gap-5">
      <Skeleton className="h-36 w-full rounded-card" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-36" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-16" />
    </SkeletonGroup>
  );
}
