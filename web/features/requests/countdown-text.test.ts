import { expect, test } from "vitest";
import { countdown } from "#src/features/requests/rules.ts";
import { countdownText } from "./countdown-text.ts";

const MINUTE = 60_000;

test.each([
  [48 * 60 * MINUTE, "48 h 0 min"],
  [(46 * 60 + 12) * MINUTE, "46 h 12 min"],
  [59 * MINUTE, "59 min"],
  [MINUTE - 1, "menos de 1 min"],
  [0, "Expirada"],
  [-MINUTE, "Expirada"],
])("%i ms left read as %s", (left, text) => expect(countdownText(countdown(left, 0))).toBe(text));
