import { eq } from "drizzle-orm";
import { profiles } from "../../../db/schema/index.ts";
import { DEMO, expect, expectGoodScreen, expectLoaded, test } from "../support/test.ts";

test("premium shows charts of 30 days with their numbers, and counts a new visit to the card", async ({
  newVisitor,
  stack,
}) => {
  const owner = await newVisitor();
  await owner.logIn(DEMO.premium);
  await owner.page.goto("/prestador/dashboard");
  await owner.page.getByRole("link", { name: "Análises detalhadas" }).click();
  await expect(owner.page).toHaveURL("/analises");
  const views = owner.page.getByRole("region", { name: "Visitas ao seu cartão" });
  const chart = views.getByRole("img", { name: /^Visitas ao seu cartão por dia/ });
  await expect(chart).toBeVisible();
  for (const name of ["Interesses demonstrados", "Contatos abertos"]) {
    await expect(owner.page.getByRole("region", { name }).getByRole("img")).toBeVisible();
  }
  // A figure without any day to show says nothing.
  await expect(owner.page.getByRole("region", { name: "Interesses recebidos" })).toHaveCount(0);
  await expectLoaded(owner.page);

  await views.getByText("Ver números por dia").click();
  const rows = views.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(31);
  const today = rows.nth(1).getByRole("cell");
  const before = Number(await today.textContent());
  await expectGoodScreen(owner.page);

  const [profile] = await stack.db.select().from(profiles).where(eq(profiles.email, DEMO.premium));
  const { page } = await newVisitor();
  await page.goto(`/cartao/${profile?.nameSlug}`);
  await expect(page.getByRole("heading", { name: profile?.name ?? "" })).toBeVisible();
  await expect(async () => {
    await owner.page.reload();
    await views.getByText("Ver números por dia").click();
    await expect(today).toHaveText(String(before + 1), { timeout: 2000 });
  }).toPass();
});

test("without premium there is an invitation that leads to the plan", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/analises");
  await expect(page.getByRole("heading", { name: "Veja quanto seu trabalho é procurado" })).toBeVisible();
  await expect(page.getByRole("img")).toHaveCount(0);
  await expectLoaded(page);
  await page.getByRole("main").getByRole("link", { name: "Conhecer o Premium" }).click();
  await expect(page).toHaveURL("/premium");
});
