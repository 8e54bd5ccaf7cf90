import { expect, expectLoaded, REPEATED, test } from "../support/test.ts";

test("the terms and the privacy notice are public drafts with a version, and work without scripts", {
  tag: REPEATED,
}, async ({ page, stack, visitor }) => {
  const html = await (await fetch(`${stack.url}/termos`)).text();
  expect(html).not.toContain("<script type=");
  expect(html).not.toContain("modulepreload");
  await page.goto("/entrar?aba=cadastro");
  const link = page.getByRole("link", { name: /^termos de uso/ });
  await expect(link).toHaveAttribute("href", "/termos");
  const privacy = page.getByRole("link", { name: /^política de privacidade/ });
  await expect(privacy).toHaveAttribute("href", "/privacidade");
  await page.goto("/termos");
  await expect(page.getByRole("heading", { name: "Termos de uso", exact: true })).toBeVisible();
  await expect(page.getByText(/^Minuta: .* revisão de um advogado/)).toBeVisible();
  await expect(page.getByText(/^Versão de \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expectLoaded(visitor.page);
  await page.getByRole("link", { name: "Política de privacidade" }).click();
  await expect(page).toHaveURL(/\/privacidade$/);
  await expect(page.getByRole("heading", { name: "Política de privacidade", exact: true })).toBeVisible();
  await expect(page.getByText(/^Minuta: /)).toBeVisible();
  await expectLoaded(visitor.page);
  // What is stored about a person is behind the log-in.
  await page.getByRole("link", { name: "Ver meus dados" }).click();
  await expect(page).toHaveURL(/^[^?]*\/entrar\?voltar=%2Fconta/);
});
