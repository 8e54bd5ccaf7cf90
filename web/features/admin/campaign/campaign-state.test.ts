import { expect, test } from "vitest";
import { campaignState } from "./campaign-state.ts";

const CAMPAIGN = { title: "Agosto", startsOn: "2025-08-01", endsOn: "2025-08-31", isOn: true, isForBoth: false };

test.each([
  ["before its first day in Campo Grande", "2025-08-01T03:59:59Z", {}, "future"],
  ["from its first day", "2025-08-01T04:00:00Z", {}, "running"],
  ["to the end of its last day", "2025-09-01T03:59:59Z", {}, "running"],
  ["after its last day", "2025-09-01T04:00:00Z", {}, "over"],
  ["switched off", "2025-08-15T12:00:00Z", { isOn: false }, "off"],
] as const)("a campaign %s", (_name, now, change, state) => {
  expect(campaignState({ ...CAMPAIGN, ...change }, Date.parse(now))).toBe(state);
});
