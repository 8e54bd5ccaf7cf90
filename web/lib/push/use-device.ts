import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureToast } from "../failure-messages.ts";
import { mutationSteps } from "../mutations.ts";
import { trpcClient, trpcUtils } from "../trpc.ts";
import { DEVICE_CHANGED } from "./device-messages.ts";
import { endSubscription } from "./device-pushes.ts";
import { readDeviceState, subscribeDevice } from "./push.ts";

const STATE = ["aparelho"];

async function turnOn(key: string): Promise<boolean> {
  const address = await subscribeDevice(key);
  if (!address) return false;
  try {
    await trpcClient.alerts.subscribe.mutate(address);
    return true;
  } catch (error) {
    // Without the server, the device would look subscribed and get nothing.
    await endSubscription();
    throw error;
  }
}

async function turnOff(): Promise<void> {
  const endpoint = await endSubscription();
  if (endpoint !== null) await trpcClient.alerts.unsubscribe.mutate({ endpoint });
}

/** Whether this browser shows the person's notices, and how to change that. Both values are of `DeviceSettings`. */
export function useDevice(key: string, endpoints: readonly string[]) {
  const queries = useQueryClient();
  const { data: state } = useQuery({
    queryKey: [...STATE, key, endpoints],
    queryFn: () => readDeviceState(key, endpoints),
    networkMode: "always",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const onSettled = async () => {
    await trpcUtils.alerts.device.invalidate();
    await queries.invalidateQueries({ queryKey: STATE });
  };
  const on = useMutation({
    mutationFn: () => turnOn(key),
    ...mutationSteps<boolean, void>({
      onSettled,
      success: (isAllowed) =>
        isAllowed
          ? { title: DEVICE_CHANGED.turnedOn, text: DEVICE_CHANGED.turnedOnText }
          : { kind: "info", title: DEVICE_CHANGED.notAllowed, text: DEVICE_CHANGED.notAllowedText },
      failure: failureToast(DEVICE_CHANGED.failed),
    }),
  });
  const off = useMutation({
    mutationFn: turnOff,
    ...mutationSteps<void, void>({
      onSettled,
      success: () => ({ title: DEVICE_CHANGED.turnedOff }),
      failure: failureToast(DEVICE_CHANGED.failedOff),
    }),
  });
  return { state, turnOn: () => on.mutate(), turnOff: () => off.mutate(), isBusy: on.isPending || off.isPending };
}
