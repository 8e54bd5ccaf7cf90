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
  firstText: string;
  content: string;
  usable: string;
}

/**
 * Runs in the page, on every frame until there is text and both marks are set, and then says so in the console. It also
 * looks at every change, because a busy machine may not paint a frame for a while.
 */
function mark({ selector, firstText, content, usable }: Marks): void {
  const has = (name: string) => performance.getEntriesByName(name).length > 0;
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    if (shown && !has(content)) performance.mark(content);
    const isUsable = shown && Object.keys(shown).some((key) => key.startsWith("__reactFiber"));
    if (isUsable && !has(usable)) performance.mark(usable);
    return has(usable) && has(firstText);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true });
  const lookAgain = () => {
    if (!look()) return requestAnimationFrame(lookAgain);
    changes.disconnect();
    console.log(usable);
  };
  lookAgain();
}

/**
 * Opens a page in a browser context without a cache and measures its first load.
 * @param selector CSS for an element of the main content, which a page that is still loading doesn't have
 */
export async function openFirst(page: Page, path: string, selector: string): Promise<FirstLoad> {
  await page.addInitScript(mark, { selector, firstText: FIRST_TEXT, content: CONTENT, usable: USABLE });
  const open = async () => {
    const response = await page.goto(path);
    if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  };
  // What Playwright evaluates in a page counts as a touch, on which late code loads. So the page speaks first.
  await Promise.all([open(), page.waitForEvent("console", (message) => message.text() === USABLE)]);
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
