import { type Page, test } from "@playwright/test";
import { inFull } from "../../support/size.ts";
import { expect, expectAccessible } from "./test.ts";

const WIDTHS = inFull([360, 1280], [360, 480, 600, 768, 1024, 1280]);
const SCANNED = inFull([360], [360, 1280]);

/** Pairs of texts of headings, links and buttons that lie over each other, except in what floats over the page. */
function overlaps(): string[] {
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || floats(element.parentElement));
  /** The part of a text that ancestors do not clip. */
  const clip = (rect: DOMRect, element: Element | null) => {
    let { left, top, right, bottom } = rect;
    for (let within = element; within !== null; within = within.parentElement) {
      const { overflow, contentVisibility } = getComputedStyle(within);
      // Off-screen cards that aren't rendered have their usual height, and the browser clips what would be below it.
      if (overflow === "visible" && contentVisibility !== "auto") continue;
      const box = within.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const header = document.querySelector("header");
  const texts = [...document.querySelectorAll("h1, h2, h3, a, button")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => header?.contains(element) || !floats(element))
    .flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const parent = walker.currentNode.parentElement;
        rects.push(...[...range.getClientRects()].map((rect) => ({ element, ...clip(rect, parent) })));
      }
      return rects;
    })
    .filter(({ left, top, right, bottom }) => right - left > 3 && bottom - top > 3);
  const found = texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other) => {
      const isSame = one.element.contains(other.element) || other.element.contains(one.element);
      const isApart = header?.contains(one.element) !== header?.contains(other.element);
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (isSame || isApart || width < 3 || height < 6) return [];
      return [`${one.element.textContent?.slice(0, 40)} | ${other.element.textContent?.slice(0, 40)}`];
    }),
  );
  return [...new Set(found)];
}

/** Waits until the page was drawn: components that ask for its width (`useMediaQuery`) hear of a change in the next frame. */
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Opens a screen and expects that nothing overlaps or sticks out at any width, and an accessible screen at the narrowest. */
export async function expectGoodLayout(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize({ width: Math.min(...WIDTHS), height: 800 });
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(nextFrame);
      await expect(page.locator(".shimmer").filter({ visible: true })).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
      expect({ path, width, overlaps: await page.evaluate(overlaps) }).toEqual({ path, width, overlaps: [] });
      if (SCANNED.includes(width)) await expectAccessible(page);
    }
  });
}
