import { trpc } from "@/lib/trpc.ts";
import { DeviceCard } from "./device-card.tsx";

/** Turns notices on this device on and off, for people who have no alerts. Nothing until the key is known. */
export function OwnDevice() {
  const { data: pushKey } = trpc.alerts.pushKey.useQuery();
  return pushKey && <DeviceCard pushKey={pushKey} />;
}
