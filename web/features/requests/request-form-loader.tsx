import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/trpc.ts";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { FORM } from "./messages.ts";
import type { RequestFormProps } from "./request-form.tsx";

/** The form brings the catalogue and the validation: too much for who only reads the list. */
const formCode = queryOptions({
  queryKey: ["code", "request-form"],
  queryFn: async () => {
    const { RequestForm } = await import("./request-form.tsx");
    return { RequestForm };
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
  retry: 1,
});

/** For loaders and for whoever is about to open the form. */
export function preloadForm(): void {
  void queryClient.prefetchQuery(formCode);
}

/** The form, once its code has come. */
export function RequestFormLoader(props: RequestFormProps) {
  const { data, isError, isFetching, refetch } = useQuery(formCode);
  if (data) return <data.RequestForm {...props} />;
  if (isError)
    return <ErrorState title={FORM.loadFailed} titleAs="p" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonGroup label={FORM.loading} className="flex flex-col gap-5">
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-28" />
      <FieldSkeleton height="h-36" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  );
}

function FieldSkeleton({ height }: { height: string }) {
  return (
    <div>
      <Skeleton className="h-5 w-32" />
      <Skeleton className={`mt-1.5 w-full rounded-control ${height}`} />
    </div>
  );
}
