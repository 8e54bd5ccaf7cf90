import { useMutation } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { ALERT_WAYS as WAYS } from "#src/features/admin/rules.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { ALERT_KINDS, ALERT_WAYS, ALERTS } from "./messages.ts";

type Change = Parameters<typeof trpcClient.admin.setAlert.mutate>[0];

const OPTIONS = WAYS.map((way) => ({ value: way, label: ALERT_WAYS[way] }));

function useSetAlert() {
  return useMutation({
    mutationFn: (change: Change) => trpcClient.admin.setAlert.mutate(change),
    ...mutationSteps({
      queries: [getQueryKey(trpc.admin.alerts)],
      change: (change: Change) =>
        trpcUtils.admin.alerts.setData(undefined, (all) =>
          all?.map((one) => (one.kind === change.kind ? change : one)),
        ),
      success: () => ALERTS.saved,
      failure: () => ALERTS.failed,
    }),
  });
}

/** How this admin is told of each kind of work. */
export function AlertsCard() {
  const { data } = trpc.admin.alerts.useQuery();
  const { mutate } = useSetAlert();
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="avisos" className="lg:col-span-2">
      <h2 id="avisos" className="text-lg">
        {ALERTS.title}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{ALERTS.text}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {data.map(({ kind, way }) => (
          <Field key={kind} label={ALERT_KINDS[kind]}>
            <Select
              options={OPTIONS}
              value={way}
              onChange={({ target }) => {
                const chosen = WAYS.find((one) => one === target.value);
                if (chosen) mutate({ kind, way: chosen });
              }}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}
