import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { serviceRequests } from "../../../db/schema/index.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { makeHire } from "../../support/hires.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { makeRequestPhotos } from "../../support/photos.ts";
import { confirm, enter, personCard } from "../support/hires.ts";
import { publishRequest } from "../support/requests.ts";
import {
  closeToasts,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  expectUncovered,
  mutate,
  test,
} from "../support/test.ts";

const CLIENT = { email: "fernanda.lacerda@demo.portal", name: "Fernanda" };
/** Has premium. */
const CHOSEN = { email: "sergio.oshiro@demo.portal", name: "Sérgio Oshiro" };
const OTHER = { email: "antonio.caceres@demo.portal", name: "Antônio Carlos Cáceres" };

/** Shows interest as a provider does, with a note and a price. */
async function showInterest(page: Page, request: string, note: string): Promise<void> {
  await page.goto(`/oportunidades?solicitacao=${request}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Tenho interesse" }).click();
  await expectToast(page, "Interesse adicionado!");
  const form = page.getByRole("dialog", { name: "O cliente agora vê seu cartão" });
  await expectGoodScreen(page);
  await form.getByRole("textbox", { name: "Recado" }).fill(note);
  await form.getByRole("textbox", { name: "De", exact: true }).fill("900");
  await form.getByRole("textbox", { name: "Até", exact: true }).fill("500");
  await form.getByRole("button", { name: "Enviar" }).click();
  await expect(form.getByText("O valor máximo não pode ser menor que o mínimo.")).toBeVisible();
  await form.getByRole("textbox", { name: "De", exact: true }).fill("300");
  await form.getByRole("button", { name: "Enviar" }).click();
  await expectToast(page, "Recado salvo!");
  await expect(dialog.getByText(/R\$\s300,00 a R\$\s500,00/)).toBeVisible();
}

async function writeAgreement(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("Valor total")).toHaveValue("");
  await expect(page.getByText(/No recado: R\$\s300,00 a R\$\s500,00/)).toBeVisible();
  await page.getByRole("button", { name: "Enviar para aceite" }).click();
  await expectToast(page, "Não foi possível enviar o acordo");
  await expect(page.getByText("Informe a data de início.")).toBeVisible();
  await expect(field("O que será feito")).toHaveValue("Levantar um muro de 12 metros.");
  await expectGoodScreen(page);
  await field("O que será feito").fill("Levantar um muro de 12 metros e rebocar os dois lados.");
  await field("Local").fill("Rua das Acácias, 120, Vila Carlota");
  await field("Valor total").fill("1000");
  await page.getByLabel("Data de início").fill("2026-12-15");
  await page.getByRole("button", { name: "Adicionar parte" }).click();
  await page.getByRole("button", { name: "Adicionar parte" }).click();
  await field("Quando").nth(0).fill("no início");
  await field("Quando").nth(1).fill("na metade");
  await field("Quando").nth(2).fill("ao terminar");
  await expect(page.getByText(/Sobram|Faltam|somam o valor total/)).toBeVisible();
  await page.getByRole("button", { name: "Dividir por igual" }).click();
  await expect(page.getByText("As partes somam o valor total.")).toBeVisible();
  await expect(field("Valor").nth(0)).toHaveValue("333,34");
  await page.getByRole("button", { name: "Remover a parte 2" }).click();
  await expect(field("Quando").nth(1)).toHaveValue("ao terminar");
  await expect(page.getByText(/Faltam R\$\s333,33/)).toBeVisible();
  await page.getByRole("button", { name: "Dividir por igual" }).click();
  await page.reload();
  await expect(page.getByText("Continuamos de onde você parou.")).toBeVisible();
  await expect(field("Valor").nth(1)).toHaveValue("500,00");
  await page.getByRole("button", { name: "Enviar para aceite" }).click();
  await expectToast(page, "Acordo enviado!");
  await expect(page.locator(":focus")).toHaveText(/^Aguardando o aceite de/);
  await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  await closeToasts(page);
}

test("from interest to a confirmed hire and an accepted agreement", async ({ visitor, newVisitor, stack }) => {
  const { page: client } = visitor;
  await visitor.logIn(CLIENT.email);
  const request = await publishRequest(client, stack, "Levantar um muro de 12 metros.");
  const chosen = await enter(newVisitor, CHOSEN.email);
  const other = await enter(newVisitor, OTHER.email);

  await test.step("nobody is interested yet", async () => {
    await client.goto(`/solicitacao/${request}/interessados`);
    await expect(client.getByRole("heading", { name: "Ninguém mostrou interesse ainda" })).toBeVisible();
    await expectLoaded(client);
  });

  await test.step("two show interest, and appear without a reload", async () => {
    await mutate(other, stack, "requests.setInterest", { id: request, interested: true });
    await expect(personCard(client, OTHER.name)).toBeVisible();
    await showInterest(chosen, request, "Faço na semana que vem.");
    await expectGoodScreen(chosen);
    await expect(personCard(client, CHOSEN.name)).toContainText("Faço na semana que vem.");
    await expect(personCard(client, CHOSEN.name)).toContainText("Atende Campo Grande (Capital)");
    await expectGoodScreen(client);
  });

  await test.step("the detail of the own request leads to them", async () => {
    await client.goto(`/cliente/dashboard?solicitacao=${request}`);
    await expect(client.getByRole("dialog").getByText(CHOSEN.name)).toBeVisible();
    await expectGoodScreen(client);
    await client.getByRole("dialog").getByRole("link", { name: "Ver interessados" }).click();
    await expect(client).toHaveURL(`/solicitacao/${request}/interessados`);
  });

  await test.step("the owner opens a card, and its person sees that", async () => {
    const card = personCard(client, CHOSEN.name);
    await expect(card.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^\/contato\/cartao\//);
    await expect(card.getByText("Novo interesse", { exact: true })).toBeVisible();
    await card.getByRole("link", { name: "Ver cartão" }).click();
    await expect(client).toHaveURL(/\/cartao\//);
    await expect(chosen.getByRole("dialog").getByText("Seu cartão foi visto")).toBeVisible();
    await chosen.getByRole("dialog").getByRole("link", { name: "Meus interesses" }).click();
    await expect(chosen.getByRole("article").first()).toContainText("Cliente viu seu cartão");
    await expect(chosen.getByRole("article").first()).toContainText("Faço na semana que vem.");
    await client.goBack();
    await expect(personCard(client, OTHER.name)).toBeVisible();
    await expect(personCard(client, CHOSEN.name).getByText("Novo interesse", { exact: true })).toHaveCount(0);
  });

  await test.step("the owner hires one, takes it back, and hires the other", async () => {
    await personCard(client, OTHER.name).getByRole("button", { name: "Contratei" }).click();
    await confirm(client, "Contratei");
    await expectToast(client, "Contratação registrada!");
    await expect(client.getByRole("button", { name: "Contratei" })).toHaveCount(0);
    await personCard(client, OTHER.name).getByRole("button", { name: "Desfazer contratação" }).click();
    await confirm(client, "Desfazer");
    await expectToast(client, "Contratação desfeita.");
    await personCard(client, CHOSEN.name).getByRole("button", { name: "Contratei" }).click();
    await confirm(client, "Contratei");
    await expect(personCard(client, CHOSEN.name)).toContainText("Aguardando confirmação");
    await expect(personCard(client, CHOSEN.name).getByRole("link", { name: "Ver contratação" })).toHaveAttribute(
      "href",
      "/client-contracts",
    );
    for (const gone of ["Ordenar por", "Comparar"]) await expect(client.getByLabel(gone)).toHaveCount(0);
    await expect(client.getByRole("button", { name: "Perguntar a todos" })).toHaveCount(0);
    await expectGoodScreen(client);
    await expect(chosen.getByRole("article").first()).toContainText("Aguarda sua confirmação");
    await expect(
      chosen.getByRole("article").first().getByRole("link", { name: "Confirmar contratação" }),
    ).toHaveAttribute("href", "/provider-contracts");
  });

  await test.step("the provider is asked on the dashboard and confirms with the keyboard", async () => {
    await chosen.goto("/prestador/dashboard");
    await expectLoaded(chosen);
    await expect(personCard(chosen, CLIENT.name).getByText("Responder", { exact: true })).toBeVisible();
    await chosen.getByRole("button", { name: "Confirmar" }).press("Enter");
    await expectToast(chosen, "Contratação confirmada!");
    await expect(chosen.getByRole("link", { name: /^Pedir avaliação/ })).toHaveCount(0);
    await expectLoaded(chosen);
    await expect(personCard(client, CHOSEN.name)).toContainText("Contratação confirmada");
  });

  await test.step("the client keeps looking for people, and then closes the request, with one tap each", async () => {
    await client.goto("/cliente/dashboard");
    const own = client.getByRole("region", { name: "Minhas solicitações" });
    await expect(own.getByText("Contratada", { exact: true })).toBeVisible();
    // The hire above has the next step.
    await expect(own.getByRole("button", { name: "Encerrar a solicitação" })).toHaveCount(0);
    await expectGoodScreen(client);
    const card = client.getByRole("article").filter({ hasText: "Podemos encerrar a solicitação?" });
    await card.getByRole("button", { name: "Ainda procuro mais gente" }).click();
    await expectToast(client, "Sua solicitação continua na lista");
    await expect(client.getByText("Contratada", { exact: true })).toHaveCount(0);
    await stack.db.update(serviceRequests).set({ hiredAt: Date.now() }).where(eq(serviceRequests.id, request));
    await client.goto("/client-contracts");
    await expectGoodScreen(client);
    await personCard(client, CHOSEN.name).getByRole("button", { name: "Encerrar a solicitação" }).click();
    await expectToast(client, "Solicitação encerrada");
    await expect(client.getByRole("button", { name: "Encerrar a solicitação" })).toHaveCount(0);
  });

  await test.step("the client writes the agreement", async () => {
    await client.goto("/client-contracts");
    const name = personCard(client, CHOSEN.name).first().getByRole("link", { name: CHOSEN.name, exact: true });
    await expect(name).toHaveAttribute("href", /^\/cartao\//);
    await expectLoaded(client);
    await client.getByRole("link", { name: "Fazer acordo" }).first().click();
    await expect(client.getByRole("heading", { level: 1, name: "Acordo" })).toBeVisible();
    await writeAgreement(client);
    await expect(client.getByText(`Aguardando o aceite de ${CHOSEN.name}.`)).toBeVisible();
    await expectLoaded(client);
  });

  await test.step("the provider accepts it, and it is printed on one page", async () => {
    await chosen.getByRole("link", { name: "Ler e aceitar o acordo" }).first().click();
    await expect(chosen.getByText("Levantar um muro de 12 metros e rebocar os dois lados.")).toBeVisible();
    const accept = chosen.getByRole("button", { name: "Aceitar acordo" });
    const paper = chosen.getByRole("article", { name: "Acordo de serviço" });
    await expect(paper.getByText(CHOSEN.name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const hash = chosen.getByText("Código do texto (SHA-256)");
    const end = (await hash.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect((await accept.boundingBox())?.y).toBeGreaterThan(end);
    await accept.click();
    await confirm(chosen, "Aceitar acordo");
    await expectToast(chosen, "Acordo aceito!");
    await expect(client.getByText(/Aceito pelos dois em/)).toBeVisible();
    await expectLoaded(chosen);
    const pdf = (await client.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await client.emulateMedia({ media: "print" });
    await expect(client.getByRole("banner")).toBeHidden();
    await expect(client.getByText(CHOSEN.name, { exact: true }).filter({ visible: true })).toHaveCount(2);
    await expect(client.getByText("Este documento registra o que as duas pessoas combinaram")).toBeVisible();
    await client.emulateMedia({ media: "screen" });
  });

  await test.step("until it starts, the agreement is what to look at", async () => {
    await chosen.goto("/provider-contracts");
    const card = personCard(chosen, CLIENT.name).first();
    await expect(card.getByText("Acordo aceito pelos dois, com início em 15/12/2026")).toBeVisible();
    await expect(card.getByRole("button", { name: /^Serviço concluído/ })).toHaveCount(0);
    await expectGoodScreen(chosen);
    await card.getByRole("link", { name: "Ver acordo" }).click();
  });

  await test.step("a change needs both again, and is shown beside the accepted text", async () => {
    await client.getByRole("button", { name: "Alterar acordo" }).click();
    await client.getByRole("textbox", { name: "Local", exact: true }).fill("Rua das Acácias, 122, Vila Carlota");
    await client.getByRole("button", { name: "Enviar para aceite" }).click();
    await expect(chosen.getByRole("heading", { name: "O que mudou desde a versão aceita" })).toBeVisible();
    await expect(chosen.getByRole("deletion")).toContainText("120");
    await expect(chosen.getByRole("insertion")).toContainText("122");
    await expectGoodScreen(chosen);
  });

  await test.step("the provider concludes the service, which both see in the history", async () => {
    await chosen.goto("/provider-contracts");
    await expectGoodScreen(chosen);
    await chosen
      .getByRole("button", { name: `Mais ações da contratação, ${CLIENT.name}` })
      .first()
      .click();
    await chosen.getByRole("menuitem", { name: "Serviço concluído" }).click();
    await confirm(chosen, "Serviço concluído");
    await expectToast(chosen, "Serviço concluído!");
    await expect(chosen.getByText("Você concluiu o serviço")).toBeVisible();
    const ask = chosen.getByRole("link", { name: `Pedir avaliação a ${CLIENT.name}` }).first();
    const text = new URL((await ask.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toContain(`${stack.url}/client-contracts`);
    await client.goto("/client-contracts");
    await expect(client.getByText(`${CHOSEN.name} concluiu o serviço`)).toBeVisible();
  });

  await mutate(client, stack, "requests.delete", { id: request });
});

test("parts that don't add up to the price mark the last value, and are explained once", async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  const { id } = await makeHire(stack, client, await makePerson(stack, { provider: true }));
  await visitor.logIn(client.email);
  await page.goto(`/contratacao/${id}/acordo`);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Valor total").fill("1000");
  await page.getByLabel("Data de início").fill("2026-12-15");
  await page.getByRole("button", { name: "Adicionar parte" }).click();
  await field("Quando").nth(0).fill("no início");
  await field("Quando").nth(1).fill("ao terminar");
  await field("Valor").nth(0).fill("400");
  await field("Valor").nth(1).fill("500");
  await page.getByRole("button", { name: "Enviar para aceite" }).click();
  await expectToast(page, "Não foi possível enviar o acordo", "Confira os campos destacados.");
  const last = field("Valor").nth(1);
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute("aria-invalid", "true");
  await expect(last).toHaveAccessibleDescription(/Faltam R\$\s100,00/);
  await expect(page.getByText(/somar? o valor total|As partes somam/)).toHaveCount(1);
  await expectUncovered(page.getByText(/Faltam R\$\s100,00/));
  await last.fill("600");
  await expect(last).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Enviar para aceite" }).click();
  await expectToast(page, "Acordo enviado!");
});

test("the mail's link survives the log-in; the request is published again in one tap, and that is undone", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const email = "cleonice.rocha@demo.portal";
  await visitor.logIn(email);
  const request = await publishRequest(page, stack, "Rebocar a fachada.");
  await makeRequestPhotos(stack, request, 1);
  const expiresAt = Date.now() - HOUR_MS;
  await stack.db
    .update(serviceRequests)
    .set({ createdAt: expiresAt - 2 * DAY_MS, expiresAt, status: "expired" })
    .where(eq(serviceRequests.id, request));
  await page.context().clearCookies();
  const place = `/solicitacao/${request}/resultado?resposta=ainda-nao`;
  await page.goto(place);
  await expect(page).toHaveURL(`/entrar?voltar=${encodeURIComponent(place)}`);
  await visitor.logIn(email);
  await page.goto(place);
  await expect(page.getByRole("radio", { name: "Ainda não resolvi" })).toBeChecked();
  const [opened] = await stack.db.select().from(serviceRequests).where(eq(serviceRequests.id, request));
  expect(opened?.outcome).toBeNull();
  await page.getByRole("button", { name: "Confirmar resposta" }).click();
  await expect(page.getByText("Resposta registrada. Obrigado!")).toBeVisible();
  await expectGoodScreen(page);

  await expect(page.getByText("Vai com o mesmo texto e contato, sem as fotos")).toBeVisible();
  await page.getByRole("button", { name: "Publicar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Sua solicitação está no ar de novo" })).toBeVisible();
  await expect(page.getByText("As fotos não foram junto.", { exact: false })).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expectToast(page, "Publicação desfeita.");
  await expect(page.getByRole("button", { name: "Publicar de novo" })).toBeVisible();

  await expect(page.getByRole("radio", { name: "Contratei pelo portal" })).toHaveCount(0);
  await page.getByText("Resolvi de outro jeito").click();
  await expect(page).toHaveURL(/resposta=outro/);
  await expect(page.getByRole("heading", { name: "Que bom que resolveu!" })).toBeVisible();
  await expect
    .poll(async () => {
      const [row] = await stack.db.select().from(serviceRequests).where(eq(serviceRequests.id, request));
      return row?.outcome;
    })
    .toBe("elsewhere");
  await expectGoodScreen(page);
});

test("a request that is published again from a screen to which one came back is published once", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  await visitor.logIn(owner.email);
  const request = await makeRequest(stack, owner, { ageMs: 3 * DAY_MS, outcome: "not_yet" });
  const idsOfOthers = async () => {
    const own = await stack.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, owner.id));
    return own.map(({ id }) => id).filter((id) => id !== request);
  };
  const publish = async () => {
    await page.getByRole("button", { name: "Publicar de novo" }).click();
    await expect(page.getByRole("heading", { name: "Sua solicitação está no ar de novo" })).toBeVisible();
    return idsOfOthers();
  };
  await page.goto(`/solicitacao/${request}/resultado`);
  const first = await publish();
  expect(first).toHaveLength(1);
  await page.getByRole("link", { name: "Ver minha solicitação" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  expect(await publish()).toEqual(first);
  await page.reload();
  expect(await publish()).toEqual(first);

  await page.getByRole("button", { name: "Desfazer" }).click();
  await expectToast(page, "Publicação desfeita.");
  expect(await idsOfOthers()).toEqual([]);
  const second = await publish();
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});
