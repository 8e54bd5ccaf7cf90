import { BellOff, BellRing } from "lucide-react";
import { useEffect, useRef } from "react";
import type { DeviceSettings } from "#src/features/alerts/schemas.ts";
import { useDevice } from "@/lib/push/use-device.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { DEVICE } from "./messages.ts";

/** In most browsers, a text and a button follow; the form below must not move under a finger. */
const CHECKING = (
  <SkeletonGroup label={DEVICE.checking} className="flex flex-col gap-3">
    <SkeletonText className="py-1" />
    <Skeleton className="h-11 w-full xs:w-64" />
  </SkeletonGroup>
);

/** Turns notices on this device on and off. Nothing if the server can't be asked. */
export function DeviceCard() {
  const { data, isError } = trpc.alerts.device.useQuery();
  const title = useRef<HTMLHeadingElement>(null);
  const isKnown = data !== undefined;
  // What stands above it may have arrived after the router went to it.
  useEffect(() => {
    if (isKnown && location.hash === "#aparelho") title.current?.scrollIntoView({ block: "center" });
  }, [isKnown]);
  if (!data && isError) return null;
  return (
    <Card as="section" aria-labelledby="aparelho" className="flex flex-col gap-3">
      <h2 ref={title} id="aparelho" className="text-xl">
        {DEVICE.title}
      </h2>
      {data ? <Known {...data} /> : CHECKING}
    </Card>
  );
}

function Known({ pushKey, endpoints }: DeviceSettings) {
  if (pushKey === null) return <p className="text-ink-soft">{DEVICE.unavailable}</p>;
  return <Device pushKey={pushKey} endpoints={endpoints} />;
}

function Device({ pushKey, endpoints }: DeviceSettings & { pushKey: string }) {
  const { state, turnOn, turnOff, isBusy } = useDevice(pushKey, endpoints);
  if (state === undefined) return CHECKING;
  const canChange = state === "on" || state === "off";
  const Icon = state === "on" ? BellRing : BellOff;
  return (
    <>
      <p className="flex items-start gap-2.5" role="status">
        <Icon size={20} aria-hidden className={state === "on" ? "mt-0.5 text-success" : "mt-0.5 text-ink-soft"} />
        <span className="min-w-0">{DEVICE[state]}</span>
      </p>
      {canChange && (
        <Button
          variant={state === "on" ? "outline" : "primary"}
          className="w-full xs:w-auto xs:self-start"
          busy={isBusy}
          busyLabel={state === "on" ? DEVICE.turningOff : DEVICE.turningOn}
          onClick={state === "on" ? turnOff : turnOn}
        >
          {state === "on" ? DEVICE.turnOff : DEVICE.turnOn}
        </Button>
      )}
    </>
  );
}
