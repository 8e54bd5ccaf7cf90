import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { nearestRegion } from "#src/shared/positions.ts";
import { Button } from "@/ui/button.tsx";
import type { RequestFormApi } from "./draft.ts";
import { POSITION } from "./problem-messages.ts";

/** A coarse position of the last minutes is near enough. */
const COARSE = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 };

/** Chooses the city that is nearest to the device. Asks for the position only once it is tapped. */
export function NearestCity({ form }: { form: RequestFormApi }) {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<string>(POSITION.hint);
  const end = (text: string) => {
    setBusy(false);
    setStatus(text);
  };
  const locate = () => {
    setBusy(true);
    const before = form.getValues("city");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const city = nearestRegion(coords.latitude, coords.longitude);
        // Meanwhile, the person chose one.
        if (form.getValues("city") !== before) return end(POSITION.hint);
        if (city) form.setValue("city", city, { shouldDirty: true, shouldTouch: true });
        if (city) form.clearErrors("city");
        end(city ? POSITION.found(city) : POSITION.far);
      },
      () => end(POSITION.failed),
      COARSE,
    );
  };
  if (!("geolocation" in navigator)) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        icon={LocateFixed}
        busy={isBusy}
        busyLabel={POSITION.busy}
        onClick={locate}
      >
        {POSITION.action}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {status}
      </p>
    </div>
  );
}
