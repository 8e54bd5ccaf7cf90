import { type FormEvent, useState } from "react";
import type { Area } from "#src/features/college/catalogue.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { AREA } from "./messages.ts";
import { Onboarding } from "./onboarding.tsx";
import { useChooseArea } from "./use-learning.ts";

/** The first choice of an area. */
function FirstArea() {
  const [area, setArea] = useState<Area>();
  const { choose, isSaving } = useChooseArea(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (area) choose(area);
  };
  return (
    <Card as="section" aria-labelledby="area" className="mx-auto max-w-xl">
      <h2 id="area" className="text-lg">
        {AREA.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{AREA.text}</p>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <AreaPicker value={area} onChange={setArea} />
        <Button
          type="submit"
          className="md:self-start"
          disabled={area === undefined}
          busy={isSaving}
          busyLabel={AREA.saving}
        >
          {AREA.choose}
        </Button>
      </form>
    </Card>
  );
}

/** What comes before the modules: the choice of an area, then the introduction. */
export function FirstVisit({ hasArea }: { hasArea: boolean }) {
  const [hadArea] = useState(hasArea);
  return hasArea ? <Onboarding isNextStep={!hadArea} /> : <FirstArea />;
}
