import type { Page } from "@playwright/test";
import type { Visitor } from "./test.ts";

export const personCard = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

/** Confirms the open question with the button of this name. */
export const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();

/** The page of another person who is logged in. */
export async function enter(newVisitor: () => Promise<Visitor>, email: string): Promise<Page> {
  const visitor = await newVisitor();
  await visitor.logIn(email);
  return visitor.page;
}
