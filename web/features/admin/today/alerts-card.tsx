import { useMutation } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { ALERT_WAYS as WAYS } from "#src/features/admin/rules.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { Fold } from "@/ui/fold.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
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

/** How this admin is told of each kind of work: folded, because it is seldom changed. */
export function AlertsCard() {
  return (
    <Card className="lg:col-span-2">
      <Fold look="row" title={<h2 className="text-lg">{ALERTS.title}</h2>}>
        <p className="mt-0.5 text-sm text-ink-soft">{ALERTS.text}</p>
        <Alerts />
      </Fold>
    </Card>
  );
}

function Alerts() {
  const query = trpc.admin.alerts.useQuery();
  const { mutate } = useSetAlert();
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows label={ALERTS.loading} className="mt-4" />}
      failed={{ title: ALERTS.loadFailed }}
    >
      {(alerts) => (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {alerts.map(({ kind, way }) => (
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
      )}
    </Loaded>
  );
}
