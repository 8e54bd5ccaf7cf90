import type { Role } from "#src/features/auth/rules.ts";
import type { FirstSteps } from "#src/features/profiles/schemas-first-steps.ts";
import type { DeviceState } from "@/lib/push/push.ts";

export type ClientFacts = NonNullable<FirstSteps["client"]>;
export type ProviderFacts = NonNullable<FirstSteps["provider"]>;

export interface Step<Name extends string = string> {
  name: Name;
  isDone: boolean;
}

export type ClientStep = Step<"request" | "directory">;
export type ProviderStep = Step<"profile" | "alerts" | "assistant" | "interest">;

export function clientSteps({ hasRequest, hasContact }: ClientFacts): ClientStep[] {
  return [
    { name: "request", isDone: hasRequest },
    { name: "directory", isDone: hasContact },
  ];
}

/** What a browser can't do is no step. */
export function providerSteps(facts: ProviderFacts, device: DeviceState): ProviderStep[] {
  const { missing, acceptsAssistant, hasInterest } = facts;
  const alerts: ProviderStep = { name: "alerts", isDone: device === "on" };
  return [
    { name: "profile", isDone: missing.length === 0 },
    ...(device === "unsupported" ? [] : [alerts]),
    { name: "assistant", isDone: acceptsAssistant },
    { name: "interest", isDone: hasInterest },
  ];
}

/** Providers take all steps. Clients need one of theirs. */
export function areOver(role: Role, steps: readonly Step[]): boolean {
  const isDone = ({ isDone }: Step) => isDone;
  return role === "client" ? steps.some(isDone) : steps.every(isDone);
}
