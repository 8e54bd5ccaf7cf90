import { FirstArea } from "./first-area.tsx";
import { Onboarding } from "./onboarding.tsx";

/** What comes before the modules: the choice of an area, then the introduction. */
export function FirstVisit({ hasArea }: { hasArea: boolean }) {
  return hasArea ? <Onboarding /> : <FirstArea />;
}
