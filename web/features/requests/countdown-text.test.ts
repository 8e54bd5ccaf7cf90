import { expect, test } from "vitest";
import { countdown } from "#src/features/requests/rules.ts";
import { HOUR_MS, MINUTE_MS } from "#src/shared/time.ts";
import { countdownText } from "./countdown-text.ts";

test.each([
  [48 * HOUR_MS, "48 h 0 min"],
  [(46 * 60 + 12) * MINUTE_MS, "46 h 12 min"],
  [59 * MINUTE_MS, "59 min"],
  [MINUTE_MS - 1, "menos de 1 min"],
  [0, "Expirada"],
  [-MINUTE_MS, "Expirada"],
])("formats %i ms left as %s", (left, text) => expect(countdownText(countdown(left, 0))).toBe(text));
