import { sql } from "drizzle-orm";
import { newId } from "../../../src/platform/database/ids.ts";
import { idOf } from "../../support/people.ts";
import { DEMO, expect, expectLoaded, expectToast, test } from "../support/test.ts";

test("an answer and the end of a connection are undone from their toast", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [asker, asked] = [await idOf(stack, DEMO.premium), await idOf(stack, DEMO.provider)];
  await stack.db.run(sql`delete from connections where target_id = ${asked} or requester_id = ${asked}`);
  const now = Date.now();
  await stack.db.run(sql`
    insert into connections (id, requester_id, target_id, status, created_at)
    values (${newId(now)}, ${asker}, ${asked}, 'pending', ${now})`);
  await visitor.logIn(DEMO.provider);
  await page.goto("/portal-conexoes/minhas?aba=recebidos");
  // Of this toast, because another one may stand behind it.
  const toast = (text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
  const undo = (text: string) => toast(text).getByRole("button", { name: "Desfazer", exact: true });
  await page.getByRole("button", { name: /^Recusar/ }).click();
  // As long as a pointer is on it, a toast stays.
  await toast("Pedido de conexão recusado").hover();
  await expect(page.getByText("Nenhuma solicitação pendente")).toBeVisible();
  // It has the focus, because the button that had it is gone.
  await expect(page.getByRole("region", { name: "Recebi" })).toBeFocused();
  await expectLoaded(page);
  await undo("Pedido de conexão recusado").click();
  await expectToast(page, "Resposta desfeita");
  await page.getByRole("button", { name: /^Aceitar/ }).click();
  await expectToast(page, "agora é sua conexão");
  await page.getByRole("tab", { name: "Conexões" }).click();
  await page.getByRole("button", { name: /^Desconectar/ }).click();
  await toast("saiu da sua rede").hover();
  await expect(page.getByText("Nenhuma conexão ainda")).toBeVisible();
  await undo("saiu da sua rede").click();
  await expectToast(page, "Conexão mantida");
  await expect(page.getByRole("button", { name: /^Desconectar/ })).toBeVisible();
});
