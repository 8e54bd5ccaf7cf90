import { DELIVERY_FILTERS } from "#src/features/admin/rules.ts";
import { choicesOf, chosen } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import type { TabProps } from "../tab.ts";
import { Deliveries } from "./deliveries.tsx";
import { INTEGRATION_FILTERS, INTEGRATIONS } from "./messages.ts";
import { WebhookEvents } from "./webhook-events.tsx";

const FILTERS = choicesOf([...DELIVERY_FILTERS, "events"], INTEGRATION_FILTERS);

/** 'Integrações': what goes out to mail and other services, and what the payment service reports. */
export function IntegrationsTab({ search, change }: TabProps) {
  const { slug, value } = chosen(FILTERS, search.filtro);
  return (
    <>
      <div className="mb-4">
        <ChoiceChips
          label={INTEGRATIONS.filter}
          choices={FILTERS}
          slug={slug}
          onChange={(filtro) => change({ filtro })}
        />
      </div>
      {value === "events" ? <WebhookEvents /> : <Deliveries key={value} filter={value} />}
    </>
  );
}
