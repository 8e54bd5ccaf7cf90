import { late } from "@/lib/late.tsx";
import { Card } from "@/ui/card.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { PROFESSIONAL } from "./messages.ts";

/** Loaded on demand: the service catalog is too much for users who only have the basic card. */
const ProfessionalFields = late(async () => (await import("./professional-fields.tsx")).ProfessionalFields, {
  pending: (
    <SkeletonGroup label={PROFESSIONAL.loading} className="flex flex-col gap-6">
      {["profession", "profile", "specialties", "regions", "instagram"].map((field) => (
        <Skeleton key={field} className="h-18 w-full" />
      ))}
    </SkeletonGroup>
  ),
  failed: lateError,
});

/** Called when the second card is about to be shown. */
export const preloadProfessional = ProfessionalFields.preload;

/** Second card of the 'Meu Perfil' form. */
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
