import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { PROFESSIONAL } from "./messages.ts";

/** The fields bring the catalogue of services: too much for who only has the basic card. */
const fieldsCode = queryOptions({
  queryKey: ["code", "professional-fields"],
  queryFn: async () => {
    const { ProfessionalFields } = await import("./professional-fields.tsx");
    return { ProfessionalFields };
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
  retry: 1,
});

/** For who is about to see the second card. */
export function preloadProfessional(): void {
  void queryClient.prefetchQuery(fieldsCode);
}

function Fields() {
  const { data, isError, isFetching, refetch } = useQuery(fieldsCode);
  if (data) return <data.ProfessionalFields />;
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState title={PROFESSIONAL.loadFailed} titleAs="p" onRetry={retry} busy={isFetching} />;
  }
  return (
    <SkeletonGroup label={PROFESSIONAL.loading} className="flex flex-col gap-6">
      {["profession", "profile", "specialties", "regions", "instagram"].map((field) => (
        <Skeleton key={field} className="h-18 w-full" />
      ))}
    </SkeletonGroup>
  );
}

/** The second card of 'Meu Perfil', inside its form. */
export function ProfessionalCard() {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 id="profissional" tabIndex={-1} className="text-lg outline-none md:text-xl">
          {PROFESSIONAL.title}
        </h2>
        <p className="mt-0.5 text-ink-soft">{PROFESSIONAL.text}</p>
      </div>
      <Fields />
    </Card>
  );
}
