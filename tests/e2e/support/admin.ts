import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { cheapHash } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { expect, type Visitor } from "./test.ts";

/** Opens the panel as an admin of the test's own. */
export async function openPanel(stack: Stack, visitor: Visitor, search = "") {
  const admin = await makePerson(stack, { admin: true, passwordHash: await cheapHash() });
  await visitor.logIn(admin.email);
  await visitor.page.goto(`/admin${search}`);
  await expect(visitor.page.getByRole("tablist", { name: "Seções da administração" })).toBeVisible();
  return admin;
}

/** Lets 13 hours pass for the sessions of a person. */
export async function letSessionAge({ db }: Stack, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ createdAt: Date.now() - 13 * HOUR_MS })
    .where(eq(sessions.userId, userId));
}

/** Opens the menu of a row and chooses an act. */
export async function choose({ page }: Visitor, name: string, act: string): Promise<void> {
  await page.getByRole("button", { name: `Ações para ${name}` }).click();
  await page.getByRole("menuitem", { name: act }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

/** Gives a reason, if the dialog asks for one, and confirms. */
export async function confirm({ page }: Visitor, label: string, reason?: string): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  if (reason !== undefined) await dialog.getByLabel("Motivo").fill(reason);
  await dialog.getByRole("button", { name: label }).click();
  await expect(dialog).toBeHidden();
}
