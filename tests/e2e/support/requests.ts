import type { Page } from "@playwright/test";
import type { Stack } from "../../../dev/stack/stack.ts";
import { mutate } from "./test.ts";

/** Chooses the city of a request in its form. */
export async function chooseCity(page: Page, city = "Campo Grande (Capital)"): Promise<void> {
  await page.getByRole("combobox", { name: /^Cidade/ }).click();
  await page.getByPlaceholder("Buscar cidade").fill(city);
  await page.getByRole("option", { name: city, exact: true }).click();
}

/** Publishes a request through the API as the user logged in on this page. Returns its id. */
export async function publishRequest(page: Page, stack: Stack, description: string): Promise<string> {
  const made = await mutate(page, stack, "requests.create", {
    submissionId: crypto.randomUUID(),
    serviceType: "Outros",
    urgency: "urgent",
    description,
    city: "Campo Grande (Capital)",
    location: "Vila Carlota",
    contactName: "Mariana",
    contactPhone: "67911112222",
  });
  return (made as { id: string }).id;
}

/** Opens the menu of the own request whose detail is open, and chooses from it. */
export async function chooseAction(page: Page, name: "Editar" | "Excluir"): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Mais ações da solicitação" }).click();
  await page.getByRole("menuitem", { name }).click();
}
