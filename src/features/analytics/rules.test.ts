import { expect, test } from "vitest";
import { byDay, isBot } from "./rules.ts";

test("days without a count have zero", () => {
  const stats = { views: [{ day: "2026-11-22", count: 3 }], interests: [] };
  expect(byDay(["2026-11-21", "2026-11-22"], stats)).toEqual([
    { day: "2026-11-21", views: 0, interests: 0 },
    { day: "2026-11-22", views: 3, interests: 0 },
  ]);
});

test.each([
  ["", true],
  ["WhatsApp/2.23.20.0", true],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", true],
  ["curl/8.5.0", true],
  ["Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 350.0", false],
])("%j is a bot: %j", (userAgent, expected) => expect(isBot(userAgent)).toBe(expected));
