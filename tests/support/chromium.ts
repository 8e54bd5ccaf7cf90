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

/** Returns the path of Chromium. If it is missing, installs it with apt (as root), or else prints help and exits. */
export function findChromium(): string {
  const there = found();
  if (there) return there;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium here: installing Debian's headless shell with apt.");
    execSync("apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell", {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = found();
    if (installed) return installed;
  }
  console.error(
    "The end-to-end tests need Chromium: install it (Debian: apt install chromium-headless-shell), or set CHROMIUM to its path.",
  );
  process.exit(1);
}
