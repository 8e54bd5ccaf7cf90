import { late } from "@/lib/late.tsx";
import { Card } from "@/ui/card.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { PROFESSIONAL } from "./messages.ts";

/** The fields bring the catalogue of services: too much for who only has the basic card. */
const ProfessionalFields = late(async () => (await import("./professional-fields.tsx")).ProfessionalFields, {
  pending: (
    <SkeletonGroup label={PROFESSIONAL.loading} className="flex flex-col gap-6">
      {["profession", "profile", "specialties", "regions", "instagram"].map((field) => (
        <Skeleton key={field} className="h-18 w-full" />
      ))}
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState title={PROFESSIONAL.loadFailed} titleAs="p" onRetry={retry} />,
});

/** For who is about to see the second card. */
export const preloadProfessional = ProfessionalFields.preload;

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
      <ProfessionalFields />
    </Card>
  );
}
