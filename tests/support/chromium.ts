import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The headless shell comes first: it takes half the CPU of the browser. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function found(): string | undefined {
  return [process.env["CHROMIUM"], ...PLACES].find((place) => place && existsSync(place));
}

const canInstall = () => process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function install(...names: string[]): void {
  console.log(`Installing ${names.join(" and ")} with apt.`);
  execSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names.join(" ")}`, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** As wide as Arial, which phones and computers have: without it, texts move when Archivo arrives. */
const FALLBACK_FONTS = "/usr/share/fonts/truetype/liberation";

/**
 * Returns the path of Chromium. If it or its fonts are missing, installs them with apt (as root). Without Chromium, prints
 * help and exits.
 */
export function findChromium(): string {
  if (canInstall()) {
    const missing = [
      ...(found() ? [] : ["chromium-headless-shell"]),
      ...(existsSync(FALLBACK_FONTS) ? [] : ["fonts-liberation"]),
    ];
    if (missing.length > 0) install(...missing);
  }
  const there = found();
  if (there) return there;
  console.error(
    "The end-to-end tests need Chromium: install it (Debian: apt install chromium-headless-shell), or set CHROMIUM to its path.",
  );
  process.exit(1);
}
