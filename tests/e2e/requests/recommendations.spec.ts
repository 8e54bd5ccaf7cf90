import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { expect, expectGoodScreen, test } from "../support/test.ts";

test("a colleague is told of a request with one tap, and reads who recommended it", async ({ newVisitor, stack }) => {
  const [sender, receiver] = [await newVisitor(), await newVisitor()];
  const [client, person] = [await makePerson(stack), await makeProvider(stack, { name: "Beto Lima" })];
  const names = ["Ana", "Bia", "Caio", "Davi", "Eva"].map((name) => `${name} Souza`);
  for (const name of names) {
    await makeConnection(stack, person, await makeProvider(stack, { name }), { status: "accepted" });
  }
  const card = { specialties: ["Reforma de banheiro"], serviceRegions: ["Campo Grande (Capital)"] };
  const colleague = await makeProvider(stack, { name: "Zélia Prates", card });
  await makeConnection(stack, colleague, person, { status: "accepted" });
  const id = await makeRequest(stack, client);

  await sender.logIn(person.email);
  const { page } = sender;
  await page.goto(`/oportunidades?solicitacao=${id}`);
  await page.getByRole("button", { name: "Indicar para um colega" }).click();
  const dialog = page.getByRole("dialog", { name: "Indicar para um colega" });
  const people = dialog.getByRole("listitem");
  await expect(people).toContainText([/Zélia Prates.*Faz este serviço/, "Ana Souza", ...names.slice(1)]);
  await expectGoodScreen(page);
  await dialog.getByRole("searchbox").fill("zelia");
  await expect(people).toHaveCount(1);
  await dialog.getByRole("button", { name: "Indicar para Zélia Prates" }).click();
  await expect(people.getByRole("status")).toHaveText("Solicitação indicada para Zélia Prates!");
  await expect(dialog.getByRole("button", { name: "Indicado para Zélia Prates" })).toBeFocused();

  await receiver.logIn(colleague.email);
  await receiver.page.goto("/avisos");
  await receiver.page.getByRole("link", { name: "Beto Lima (Pedreiro) indicou uma solicitação para você" }).click();
  await expect(receiver.page).toHaveURL(`/oportunidades?solicitacao=${id}`);
  const detail = receiver.page.getByRole("dialog", { name: "Reforma de banheiro" });
  await expect(detail).toContainText("Beto Lima indicou esta solicitação para você");
  await expect(detail).toContainText("Contato liberado no Premium");
  await expectGoodScreen(receiver.page);
});
