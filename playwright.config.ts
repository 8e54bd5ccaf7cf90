import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";
import { isFull } from "./tests/support/size.ts";

const QUIET_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Else each browser context starts a second process, ahead of need.
  "--renderer-process-limit=1",
];

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/template-demo.ts",
  outputDir: "test-results/e2e",
  workers: 3,
  fullyParallel: false,
  // tests/e2e/support/test.ts says what the tags are for.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  // A test that fails only now and then is a fault of its own. See docs/decisions/2026-11-22-fast-and-robust-tests.md
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "test-results/e2e.json" }]],
  use: {
    // As for expectations: the error then names the missing element, instead of the test's timeout.
    actionTimeout: 30_000,
    locale: "pt-BR",
    timezoneId: "America/Campo_Grande",
    // tests/e2e/app/offline.spec.ts allows them.
    serviceWorkers: "block",
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: QUIET_FLAGS },
  },
  projects: [
    // First and in one worker, beside the phone's: few tests are not worth starting the product for each worker again.
    {
      name: "desktop",
      use: { viewport: DESKTOP },
      ...(isFull ? { grep: /@layout|@repeated/ } : { grep: /@layout/, workers: 1 }),
    },
    { name: "phone", use: { viewport: PHONE, hasTouch: true, isMobile: true } },
  ],
});
