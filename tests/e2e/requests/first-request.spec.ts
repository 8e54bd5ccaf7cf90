import type { Locator, Page } from "@playwright/test";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { serviceRequests, users } from "../../../db/schema/index.ts";
import type { AiCall } from "../../../dev/fakes/ai.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { readAiCalls, setAi } from "../../support/fakes.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { makePhonePhoto } from "../../support/photos.ts";
import {
  closeToasts,
  DEMO,
  expect,
  expectGoodScreen,
  expectTakenOver,
  expectToast,
  expectUncovered,
  FULL,
  field,
  linkIn,
  mailsTo,
  test,
} from "../support/test.ts";

const DESCRIPTION = "Pintar a sala e dois quartos, tinta já comprada.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const PROBLEM = "Pintar a sala e dois quartos em Campo Grande para amanhã, tinta já comprada.";

/** Sets what the fakes' AI answers, and returns how often it was asked. */
async function behave({ fakesUrl }: Stack, mode: AiCall["mode"]): Promise<number> {
  await setAi(fakesUrl, mode);
  return (await readAiCalls(fakesUrl)).length;
}

const box = (page: Page) => field(page, "Conte o que precisa");
const city = (page: Page) => page.getByRole("combobox", { name: /^Cidade/ });
const service = (page: Page) => page.getByRole("combobox", { name: /^Tipo de serviço/ });
const urgency = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** Writes what the form asks for, with the contact of this person. */
async function writeRequest(page: Page, tap: (target: Locator) => Promise<void>, name: string): Promise<void> {
  await tap(button(page, "Pintura interna"));
  await tap(page.getByText("Para amanhã", { exact: true }));
  await field(page, "Descrição").fill(DESCRIPTION);
  await tap(button(page, "Campo Grande"));
  await field(page, "Local").fill("Vila Carlota");
  await field(page, "Nome para contato").fill(name);
  await field(page, "Telefone para contato").fill("67999991234");
}

test("a visitor writes first, signs up last, confirms on another device and publishes with eight taps", async ({
  page,
  newVisitor,
  stack,
}, info) => {
  const email = `problema-${info.project.name}@exemplo.com`;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const countRequests = () => stack.db.$count(serviceRequests);
  const before = await countRequests();
  await page.goto("/");
  await tap(page.getByRole("link", { name: "Publicar solicitação" }).first());
  await expect(page.getByText("Até lá, tudo fica só neste aparelho.")).toBeVisible();
  await expect(button(page, "Melhorar com IA")).toHaveCount(0);
  const asked = await behave(stack, "ok");
  await box(page).fill(PROBLEM);
  await tap(button(page, "Preencher"));
  await expect(service(page)).toHaveText("Pintura residencial interna");
  await expect(city(page)).toHaveText("Campo Grande (Capital)");
  await field(page, "Local").fill("Vila Carlota");
  await field(page, "Nome para contato").fill("Vera Visita");
  await field(page, "Telefone para contato").fill("67999991234");
  await expectGoodScreen(page);
  await tap(button(page, "Continuar"));

  await expect(page.getByRole("heading", { level: 1, name: "Falta só a sua conta" })).toBeVisible();
  await expect(field(page, "Nome completo")).toHaveValue("Vera Visita");
  await expect(field(page, "WhatsApp")).toHaveValue("(67) 99999-1234");
  await expectGoodScreen(page);
  expect(await stack.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  expect(await countRequests()).toBe(before);
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(PASSWORD);
  await field(page, "Confirmar senha").fill(PASSWORD);
  await tap(page.getByRole("checkbox"));
  await tap(button(page, "Criar conta"));

  const [mail] = await mailsTo(stack, email);
  const elsewhere = (await newVisitor()).page;
  await elsewhere.goto(linkIn(mail));
  await field(elsewhere, "Senha").fill(PASSWORD);
  await tap(button(elsewhere, "Confirmar e entrar"));
  await expectToast(elsewhere, "E-mail confirmado!");
  // As long as a pointer is on it, a toast stays.
  await elsewhere.locator("[data-sonner-toast]").first().hover();
  await expectUncovered(button(elsewhere, "Publicar solicitação"));
  await expect(elsewhere.getByText("guardado no aparelho ou navegador em que começou")).toBeVisible();
  await expect(field(elsewhere, "Descrição")).toHaveValue("");
  await expect(field(elsewhere, "Nome para contato")).toHaveValue("Vera Visita");

  await tap(button(page, "Já confirmei: entrar"));
  await expect(page.getByText("Sua conta está pronta. Confira e publique")).toBeVisible();
  await expect(field(page, "Descrição")).toHaveValue(PROBLEM);
  await expectGoodScreen(page);
  expect(await countRequests()).toBe(before);
  await tap(button(page, "Publicar agora"));
  await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
  await expectUncovered(page.getByRole("link", { name: "Ver minha solicitação" }));
  await expectUncovered(page.getByRole("link", { name: "Compartilhar no WhatsApp" }));
  expect(taps).toBeLessThanOrEqual(8);
  expect(await behave(stack, "ok")).toBe(asked);
  const [made] = await stack.db.select().from(serviceRequests).orderBy(desc(serviceRequests.createdAt)).limit(1);
  expect(made).toMatchObject({
    description: PROBLEM,
    urgency: "tomorrow",
    contactName: "Vera Visita",
    city: "Campo Grande (Capital)",
  });
  await closeToasts(page);
  await page.getByRole("main").getByRole("link", { name: "Ver profissionais" }).click();
  await expect(page).toHaveURL(/\/portal-conexoes/);
  await page.goBack();
  await expect(page).toHaveURL(`/cliente/dashboard?secao=minhas-oportunidades&solicitacao=${made?.id}`);
  await expect(page.getByRole("dialog").getByText(PROBLEM)).toBeVisible();
});

test("a draft that is open in two tabs is published once", async ({ visitor, stack }) => {
  const person = await makePerson(stack, { client: true });
  await visitor.logIn(person.email);
  const { page } = visitor;
  await page.goto("/solicitar-servico");
  await behave(stack, "ok");
  await box(page).fill(PROBLEM);
  await button(page, "Preencher").click();
  await expect(city(page)).toHaveText("Campo Grande (Capital)");
  await field(page, "Local").fill("Vila Carlota");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Vila Carlota");
  const [unchanged, changed] = [await page.context().newPage(), await page.context().newPage()];
  for (const other of [unchanged, changed]) {
    await other.goto("/solicitar-servico");
    await expect(field(other, "Local")).toHaveValue("Vila Carlota");
    await expectTakenOver(other);
  }
  await field(changed, "Local").fill("Vila Planalto");
  await button(page, "Publicar solicitação").click();
  await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
  await expectToast(unchanged, "Publicado ou descartado em outra aba");
  await expect(field(unchanged, "Local")).toHaveValue("");
  await expect(field(changed, "Local")).toHaveValue("Vila Planalto");
  expect(await stack.db.$count(serviceRequests, eq(serviceRequests.createdBy, person.id))).toBe(1);
});

test("an error goes when the box fills in what was missing", async ({ page }) => {
  await page.goto("/solicitar-servico");
  await button(page, "Continuar").click();
  await expect(page.getByText("Descreva o serviço.")).toBeVisible();
  await box(page).fill(PROBLEM);
  await button(page, "Preencher").click();
  await expect(field(page, "Descrição")).toHaveValue(PROBLEM);
  await expect(page.getByText("Descreva o serviço.")).toHaveCount(0);
});

test("what a visitor wrote is not shown to somebody else who logs in on the device, and goes with a log-out", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/solicitar-servico");
  await writeRequest(page, (target) => target.click(), "Vera Visita");
  await button(page, "Continuar").click();
  await expect(page).toHaveURL(/\/entrar\?.*rascunho/);
  const address = new URL(page.url()).searchParams.get("voltar") ?? "";

  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await visitor.logIn(DEMO.client);
  await other.goto("/solicitar-servico");
  await expect(field(other, "Nome para contato")).not.toHaveValue("");
  await expect(field(other, "Nome para contato")).not.toHaveValue("Vera Visita");
  await expect(field(other, "Descrição")).toHaveValue("");

  await other.goto(address);
  await expect(field(other, "Descrição")).toHaveValue(DESCRIPTION);
  await other.goto("/selecionar-painel");
  await button(other, "Sair").click();
  await expect(other).toHaveURL("/");
  await other.goto("/solicitar-servico");
  await expect(field(other, "Descrição")).toHaveValue("");
});

test("somebody with an account publishes from the first page with six taps and two texts", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await makePerson(stack, { client: true });
  await visitor.logIn(person.email);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: -22.2233, longitude: -54.8083 });
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...callbacks) => {
      document.documentElement.dataset["asked"] = "position";
      ask(...callbacks);
    };
  });
  await behave(stack, "ok");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto("/");
  await tap(page.getByRole("link", { name: "Publicar solicitação" }).first());
  await tap(box(page));
  await page.keyboard.type("a caixa d'água está vazando");
  await tap(button(page, "Preencher"));
  await expect(field(page, "Descrição")).toHaveValue("A caixa d'água está vazando.");
  await expect(service(page)).toHaveText("Instalação de caixa d'água");
  await expect(urgency(page, "Urgente")).toBeChecked();
  await expect(page.getByText("Falta: Cidade e Local.")).toBeVisible();
  await expectGoodScreen(page);
  await expect(page.locator("html[data-asked]")).toHaveCount(0);
  await tap(button(page, "Usar minha localização"));
  await expect(city(page)).toHaveText("Dourados");
  await tap(field(page, "Local"));
  await page.keyboard.type("Jardim Água Boa");
  await tap(button(page, "Publicar solicitação"));
  await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
  expect(taps).toBeLessThanOrEqual(6);
  const [made] = await stack.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, person.id));
  expect(made).toMatchObject({
    ...{ serviceType: "Instalação de caixa d'água", urgency: "urgent", description: "A caixa d'água está vazando." },
    ...{ city: "Dourados", location: "Jardim Água Boa", contactName: person.name, contactPhone: person.phone },
  });
});

test("what the person filled stays, also if the AI is hostile, and dictation adds to the text", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    class Heard {
      onresult = (_event: unknown) => undefined;
      onend = () => undefined;
      start() {
        setTimeout(() => this.onresult({ resultIndex: 0, results: [[{ transcript: "e a tomada também" }]] }));
      }
      stop() {
        this.onend();
      }
      abort() {
        this.onend();
      }
    }
    Object.assign(window, { SpeechRecognition: Heard });
  });
  await visitor.logIn((await makePerson(stack, { client: true })).email);
  await behave(stack, "hostile");
  await page.goto("/solicitar-servico");
  await box(page).fill("O chuveiro queimou, é urgente");
  await button(page, "Ditar").click();
  await expect(box(page)).toHaveValue("O chuveiro queimou, é urgente e a tomada também");
  await button(page, "Parar").click();
  await expect(field(page, "Descrição")).toHaveValue("O chuveiro queimou, é urgente e a tomada também");
  await urgency(page, "Sem prazo definido").check({ force: true });
  await button(page, "Preencher").click();
  await expect(service(page)).toHaveText("Instalação de chuveiro elétrico");
  await expect(button(page, "Lendo...")).toHaveCount(0);
  await expect(urgency(page, "Sem prazo definido")).toBeChecked();
  await expect(field(page, "Descrição")).toHaveValue("O chuveiro queimou, é urgente e a tomada também");

  await behave(stack, "ok");
  await button(page, "Preencher").click();
  await expect(field(page, "Descrição")).toHaveValue("O chuveiro queimou, é urgente e a tomada também.");
  await button(page, "Voltar ao meu texto").click();
  await expect(field(page, "Descrição")).toHaveValue("O chuveiro queimou, é urgente e a tomada também");
  await field(page, "Descrição").fill("Trocar a resistência.");
  await box(page).fill("Trocar o chuveiro");
  await button(page, "Preencher").click();
  await expect(button(page, "Lendo...")).toHaveCount(0);
  await expect(field(page, "Descrição")).toHaveValue("Trocar a resistência.");
  await expect(field(page, "Nome para contato")).not.toHaveValue("Golpista");
});

test("the AI service sees chosen photos on the tap, small and without camera data, and they fill in the form", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await visitor.logIn((await makePerson(stack, { client: true })).email);
  await behave(stack, "ok");
  const text = "preciso disto";
  const shown = async () =>
    (await readAiCalls(stack.fakesUrl)).filter((call) => call.text === text).map(({ pictures }) => pictures);
  await page.goto("/solicitar-servico");
  await expect(page.getByText("a IA lê seu texto e vê até 2 das suas fotos")).toHaveCount(0);
  const buffer = await makePhonePhoto();
  await page.locator("input[type=file]").setInputFiles([{ name: "banheiro.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(page.getByText("a IA lê seu texto e vê até 2 das suas fotos")).toBeVisible();
  await box(page).fill(text);
  await expectGoodScreen(page);
  expect(await shown()).toEqual([]);
  await button(page, "Preencher").click();
  await expect(service(page)).toHaveText("Reforma de banheiro");
  await expect(field(page, "Descrição")).toHaveValue("Preciso disto. Como se vê na foto.");
  const [[picture = ""] = []] = await shown();
  const bytes = Buffer.from(picture, "base64");
  const { format, width, height, exif } = await sharp(bytes).metadata();
  // Upright, as the camera meant it.
  expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 200, height: 400, exif: undefined });
});

test("a provider who publishes has the client's panel too, with the request", async ({ visitor, stack }) => {
  const { page } = visitor;
  const provider = await makePerson(stack, { provider: true });
  await visitor.logIn(provider.email);
  await page.goto("/solicitar-servico");
  await box(page).fill(PROBLEM);
  await button(page, "Preencher").click();
  await expect(service(page)).toHaveText("Pintura residencial interna");
  await field(page, "Local").fill("Vila Carlota");
  await button(page, "Publicar solicitação").click();
  await expect(page.getByText("Sua solicitação está no ar")).toBeVisible();
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL("/prestador/dashboard");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Trocar painel" }).click();
  await page.getByRole("link", { name: /Cliente/ }).click();
  await expect(page.getByRole("region", { name: "Minhas solicitações" })).toContainText("Pintura residencial interna");
});
