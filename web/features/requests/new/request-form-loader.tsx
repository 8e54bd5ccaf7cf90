import { late } from "@/lib/late.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { FieldSkeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { LATE } from "../messages.ts";

export function FormSkeleton() {
  return (
    <SkeletonGroup label={LATE.formLoading} className="flex flex-col gap-5">
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-28" />
      <FieldSkeleton height="h-36" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  );
}

/** Loaded on demand: the form needs the service catalog and validation, too much for users who only read the list. */
export const RequestFormLoader = late(async () => (await import("./request-form.tsx")).RequestForm, {
  pending: <FormSkeleton />,
  failed: lateError,
});

/** For loaders, and for buttons that are about to open the form. */
export const preloadForm = RequestFormLoader.preload;
