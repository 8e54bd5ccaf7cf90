import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { trainingCourses } from "../../../db/schema/index.ts";
import { COLLEGE, learner, passCourse } from "../support/college.ts";
import { expect, expectGoodScreen, REPEATED, test } from "../support/test.ts";

const EXPERT = "Especialização em Elétrica";
const moduleCard = (page: Page, title: string) => page.getByRole("article", { name: title });

test("a lesson is read with its stats, its video and the place where one stopped", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const asked: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Vídeo</title>" });
  });
  const link = { youtubeUrl: "https://youtu.be/dQw4w9WgXcQ" };
  await stack.db.update(trainingCourses).set(link).where(eq(trainingCourses.id, "eletrica"));
  const person = await learner(stack, visitor, "eletrica");
  await passCourse(stack, person, "fundamentos", page.viewportSize()?.width === 360 ? "WWWWW33333" : "WWWWW44444");
  const address = `${COLLEGE}/aula/eletrica`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: EXPERT })).toBeVisible();

  await test.step("stats keep their place before they load", async () => {
    const figure = page.getByRole("figure").first();
    const box = await figure.getByRole("img").boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);
    expect((await figure.getByRole("img").boundingBox())?.height).toBe(box?.height);
    await expect(figure.locator("figcaption")).not.toBeEmpty();
  });

  await test.step("a section is opened from the contents, and found again later", async () => {
    await page.getByRole("navigation", { name: "Nesta aula" }).getByText("Nesta aula").click();
    const contents = page.getByRole("navigation", { name: "Nesta aula" }).getByRole("link");
    const title = (await contents.nth(2).textContent()) ?? "";
    await contents.nth(2).click();
    const section = page.getByRole("heading", { level: 2, name: title });
    await expect(section).toBeInViewport();
    await expectGoodScreen(page);
    await page.goto(COLLEGE);
    await moduleCard(page, EXPERT).getByRole("link", { name: "Ler a aula" }).click();
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL(address);
  });

  await test.step("the video loads when it is opened", async () => {
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "Assistir à aula" }).click();
    const player = page.getByRole("dialog", { name: "Videoaula" });
    await expect(player.locator("iframe")).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    await expect.poll(() => asked.length).toBe(1);
    await page.goBack();
    await expect(player).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step("it is printed without the frame", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("article").getByText(EXPERT, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
});
