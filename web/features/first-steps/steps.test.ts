import { expect, test } from "vitest";
import { areOver, clientSteps, providerSteps } from "./steps.ts";

const NEW_PROVIDER = {
  missing: ["avatarUrl" as const],
  acceptsAssistant: false,
  hasInterest: false,
  isDismissed: false,
};
const NEW_CLIENT = { hasRequest: false, hasContact: false, isDismissed: false };
const doneOf = (steps: readonly { name: string; isDone: boolean }[]) =>
  steps.filter(({ isDone }) => isDone).map(({ name }) => name);

test("providers complete their profile, turn on alerts, allow WhatsApp and show interest", () => {
  const steps = providerSteps(NEW_PROVIDER, "off");
  expect(steps.map(({ name }) => name)).toEqual(["profile", "alerts", "assistant", "interest"]);
  expect(doneOf(steps)).toEqual([]);
  expect(doneOf(providerSteps({ ...NEW_PROVIDER, missing: [] }, "on"))).toEqual(["profile", "alerts"]);
  expect(doneOf(providerSteps({ ...NEW_PROVIDER, acceptsAssistant: true }, "denied"))).toEqual(["assistant"]);
  expect(doneOf(providerSteps({ ...NEW_PROVIDER, hasInterest: true }, "iphone"))).toEqual(["interest"]);
});

test("alerts are no step in browsers without them", () => {
  expect(providerSteps(NEW_PROVIDER, "unsupported").map(({ name }) => name)).toEqual([
    "profile",
    "assistant",
    "interest",
  ]);
});

test("providers are done after all steps, clients after one", () => {
  const done = { missing: [], acceptsAssistant: true, hasInterest: true, isDismissed: false };
  expect(areOver("provider", providerSteps(done, "on"))).toBe(true);
  expect(areOver("provider", providerSteps(done, "unsupported"))).toBe(true);
  expect(areOver("provider", providerSteps(done, "off"))).toBe(false);
  expect(areOver("provider", providerSteps({ ...done, hasInterest: false }, "on"))).toBe(false);
  expect(areOver("client", clientSteps(NEW_CLIENT))).toBe(false);
  expect(areOver("client", clientSteps({ ...NEW_CLIENT, hasRequest: true }))).toBe(true);
  expect(areOver("client", clientSteps({ ...NEW_CLIENT, hasContact: true }))).toBe(true);
});
