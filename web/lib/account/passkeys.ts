import { useSyncExternalStore } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { type Failure, failureOf } from "../errors.ts";
import { trpcClient } from "../trpc.ts";

/** What asks for the fingerprint, the face or the PIN loads when somebody is about to use it. */
const load = () => import("@simplewebauthn/browser");

const never = () => () => undefined;

/** Whether this browser knows passkeys; not in pages that the build renders. */
export const useHasPasskeys = () =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => false,
  );

export const preloadPasskeys = () => void load().catch(() => undefined);

/** Why the device did nothing. `cancelled` is also what browsers say when there is no passkey or time ran out. */
export type DeviceRefusal = "cancelled" | "exists";

/** The failure of one of the steps below: what the device refused, or what the server did. */
export function passkeyFailure(error: unknown): Failure | DeviceRefusal {
  if (!(error instanceof Error)) return failureOf(error);
  if (error.name === "InvalidStateError") return "exists";
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "cancelled" : failureOf(error);
}

/** Makes a passkey on this device. @returns an admin's recovery codes, with the first one */
export async function createPasskey(password: string | null): Promise<string[] | null> {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    trpcClient.auth.askForNewPasskey.mutate({ password }),
    load(),
  ]);
  const response = await startRegistration({ optionsJSON });
  return (await trpcClient.auth.addPasskey.mutate({ response })).codes;
}

export async function logInWithPasskey(role: Role | null): Promise<void> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([trpcClient.auth.askForPasskey.mutate(), load()]);
  const response = await startAuthentication({ optionsJSON });
  await trpcClient.auth.logInWithPasskey.mutate({ response, role });
}

/** Proves again who this is. */
export async function confirmWithPasskey(): Promise<void> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([trpcClient.auth.askToConfirm.mutate(), load()]);
  const response = await startAuthentication({ optionsJSON });
  await trpcClient.auth.confirmWithPasskey.mutate({ response });
}
