import type { Page } from "@playwright/test";

/** How a page loads until it can be used: its content is there, and React handles it. */
export interface FirstLoad {
  /** Milliseconds from the start of the navigation. */
  firstTextMs: number;
  contentMs: number;
  usableMs: number;
  /** Paths of all files requested before use, except images, with their compressed sizes in kB of 1,000 bytes. */
  files: { path: string; size: number }[];
}

const FIRST_TEXT = "first-contentful-paint";
const CONTENT = "content shown";
const USABLE = "usable";
const IMAGE = /^\/img\/|\.(?:png|svg|webp|jpe?g|ico)$/;

interface Marks {
  selector: string;
  content: string;
  usable: string;
}

/** Runs in the page, on every frame until both marks are set. */
function mark({ selector, content, usable }: Marks): void {
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    if (shown && performance.getEntriesByName(content).length === 0) performance.mark(content);
    if (shown && Object.keys(shown).some((key) => key.startsWith("__reactFiber"))) performance.mark(usable);
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * Opens a page in a browser context without a cache and measures its first load.
 * @param selector CSS for an element of the main content, which a page that is still loading doesn't have
 */
export async function openFirst(page: Page, path: string, selector: string): Promise<FirstLoad> {
  await page.addInitScript(mark, { selector, content: CONTENT, usable: USABLE });
  const response = await page.goto(path);
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  await page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
    [USABLE, FIRST_TEXT],
  );
  const { files, ...times } = await page.evaluate(
    ([firstText, content, usable]) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const files = requests.map(({ name, startTime, encodedBodySize }) => {
        return { path: new URL(name).pathname, startMs: startTime, size: encodedBodySize / 1000 };
      });
      return { firstTextMs: at(firstText), contentMs: at(content), usableMs: at(usable), files };
    },
    [FIRST_TEXT, CONTENT, USABLE] as const,
  );
  const before = files.filter(({ path, startMs }) => startMs <= times.usableMs && !IMAGE.test(path));
  return { ...times, files: before.map(({ path, size }) => ({ path, size })) };
}

/** The JavaScript among these files, in kB, its number of files, and the requests of the page in all. */
export function countFiles(files: FirstLoad["files"]): { js: number; scripts: number; requests: number } {
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  const js = scripts.reduce((total, { size }) => total + size, 0);
  return { js, scripts: scripts.length, requests: 1 + files.length };
}
