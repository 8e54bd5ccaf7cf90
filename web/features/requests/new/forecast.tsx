import { ChartNoAxesColumn } from "lucide-react";
import { useWatch } from "react-hook-form";
import { answeredOutOfTen, roundedDuration } from "#src/features/demand/rules.ts";
import { trpc } from "@/lib/trpc.ts";
import { LEAD } from "../detail/lead-messages.ts";
import type { RequestFormApi } from "./draft.ts";

interface ForecastProps {
  serviceType: string | undefined;
  city: string | null | undefined;
}

/** How often requests of the type and city found someone, and how fast. Nothing if there were too few to tell. */
export function Forecast({ serviceType, city }: ForecastProps) {
  const isKnown = Boolean(serviceType && city);
  const input = { serviceType: serviceType ?? "", city: city ?? "" };
  const { data } = trpc.demand.forecast.useQuery(input, { enabled: isKnown });
  return (
    <div role="status">
      {isKnown && data && (
        <p className="mt-5 flex gap-2 rounded-control bg-blueprint-50 px-3 py-2.5 text-blueprint">
          <ChartNoAxesColumn size={20} aria-hidden className="mt-0.5 shrink-0" />
          {LEAD.forecast(
            answeredOutOfTen(data),
            data.medianFirstMs === null ? null : roundedDuration(data.medianFirstMs),
          )}
        </p>
      )}
    </div>
  );
}

/** The forecast for what the form says. */
export function FormForecast({ form: { control } }: { form: RequestFormApi }) {
  const [serviceType, city] = useWatch({ control, name: ["serviceType", "city"] });
  return <Forecast serviceType={serviceType} city={city} />;
}
