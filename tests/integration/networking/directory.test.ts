import { describe, expect, test } from "vitest";
import { emailTokens } from "../../../db/schema/index.ts";
import { switchPremium } from "../../../dev/fakes/premium.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import type { DirectoryPage } from "../../../src/features/networking/schemas.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { DIRECTORY_FILTER, makeConnection, makeProvider } from "../../support/network.ts";
import { PASSWORD } from "../../support/passwords.ts";
import type { Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { makeRating } from "../../support/ratings.ts";

const product = sharedProduct();

async function directory(input: Record<string, unknown> = {}, viewer?: Person): Promise<DirectoryPage> {
  const answer = await product.query("networking.directory", { ...DIRECTORY_FILTER, page: 1, ...input }, viewer);
  const page = answer.data as DirectoryPage;
  // A text that few fit is tried again with other spellings.
  const tries = input["text"] ? [1, 2, 3] : [1];
  expect(answer.status).toBe(200);
  expect(tries.map((trips) => trips + (viewer ? 1 : 0))).toContain(answer.roundTrips);
  return page;
}
async function linkTo(person: Person, kind: "confirm" | "reset"): Promise<string> {
  const token = newToken();
  await product.db.insert(emailTokens).values({
    userId: person.id,
    kind,
    tokenHash: hashToken(token),
    email: person.email,
    expiresAt: Date.now() + MINUTE_MS,
    createdAt: Date.now(),
  });
  return token;
}

const namesOf = (page: DirectoryPage) => page.items.map(({ name }) => name);

describe("the directory", () => {
  test("lists premium first, then sorts by name regardless of case and accents", async () => {
    const town = { card: { serviceRegions: ["Alcinópolis"] } };
    for (const name of ["Zuleica Ordem", "ávila Ordem", "Ângela Ordem", "bento Ordem", "Élcio Ordem", "Ana Ordem"]) {
      await makeProvider(product, { name, ...town });
    }
    await makeProvider(product, { name: "Yara Ordem", premium: true, ...town });
    await makeProvider(product, { name: "Íris Ordem", premium: true, ...town });
    expect(namesOf(await directory({ region: "Alcinópolis" }))).toEqual([
      "Íris Ordem",
      "Yara Ordem",
      "Ana Ordem",
      "Ângela Ordem",
      "ávila Ordem",
      "bento Ordem",
      "Élcio Ordem",
      "Zuleica Ordem",
    ]);
  });

  test("sorts by rating or name on request, regardless of premium, and follows new ratings", async () => {
    const town = { card: { serviceRegions: ["Taquarussu"] } };
    const [ana, bia, caio, davi] = [
      await makeProvider(product, { name: "Ana Nota", premium: true, ...town }),
      await makeProvider(product, { name: "Bia Nota", ...town }),
      await makeProvider(product, { name: "Caio Nota", ...town }),
      await makeProvider(product, { name: "Davi Nota", ...town }),
    ];
    const sorted = async (order: string) => namesOf(await directory({ region: "Taquarussu", order }));
    expect(await sorted("rating")).toEqual(["Ana Nota", "Bia Nota", "Caio Nota", "Davi Nota"]);
    await makeRating(product, ana, bia, { stars: 4 });
    await makeRating(product, ana, caio, { stars: 5 });
    await makeRating(product, ana, davi, { stars: 5 });
    expect(await sorted("rating")).toEqual(["Caio Nota", "Davi Nota", "Bia Nota", "Ana Nota"]);
    // Of equal averages, the one of more ratings.
    await makeRating(product, bia, davi, { stars: 5 });
    expect(await sorted("rating")).toEqual(["Davi Nota", "Caio Nota", "Bia Nota", "Ana Nota"]);
    expect(await sorted("name")).toEqual(["Ana Nota", "Bia Nota", "Caio Nota", "Davi Nota"]);
    expect(await sorted("premium")).toEqual(await sorted("name"));
    expect(await sorted("relevance"), "without a text, by premium").toEqual(await sorted("premium"));
    await switchPremium(product.db, davi.email, true, Date.now());
    await switchPremium(product.db, ana.email, false, Date.now());
    expect(await sorted("premium")).toEqual(["Davi Nota", "Ana Nota", "Bia Nota", "Caio Nota"]);
    expect(namesOf(await directory({ region: "Taquarussu", text: "nota", order: "relevance" }))).toEqual([
      "Davi Nota",
      "Caio Nota",
      "Bia Nota",
      "Ana Nota",
    ]);
    expect(await sorted("name")).toEqual(["Ana Nota", "Bia Nota", "Caio Nota", "Davi Nota"]);
  });

  test("counts those who match, without the viewer", async () => {
    const town = { card: { serviceRegions: ["Novo Horizonte do Sul"] } };
    const viewer = await makeProvider(product, { name: "Conta Zero", ...town });
    await makeProvider(product, { name: "Conta Um", ...town });
    await makeProvider(product, { name: "Conta Violeta", premium: true, ...town });
    const counted = async (input: Record<string, unknown>, person?: Person) => {
      const filter = { text: "", specialty: null, region: "Novo Horizonte do Sul", userType: null, ...input };
      const answer = await product.query("networking.directoryCount", filter, person);
      expect([answer.status, answer.roundTrips]).toEqual([200, person ? 2 : 1]);
      return answer.data;
    };
    expect(await counted({})).toEqual({ count: 3, isMore: false });
    expect(await counted({}, viewer)).toEqual({ count: 2, isMore: false });
    expect(await counted({ userType: "premium" }, viewer)).toEqual({ count: 1, isMore: false });
    expect(await counted({ text: "conta violeta" }, viewer)).toEqual({ count: 1, isMore: false });
    expect(await counted({ text: "conta zero" }, viewer)).toEqual({ count: 0, isMore: false });
  });

  test("shows the last page, whole and with its number, for a page past the end", async () => {
    const town = { card: { serviceRegions: ["Rochedo"] } };
    for (let i = 0; i < 11; i++) await makeProvider(product, { name: `Última ${String(i).padStart(2, "0")}`, ...town });
    const last = await directory({ region: "Rochedo", page: 5 });
    expect([last.page, last.items.length, last.numberedPages, last.next]).toEqual([2, 3, 2, null]);
    expect(last.previous).toBe(1);
  });

  test("keeps names with the same beginning in order, however many there are and whenever added", async () => {
    const numbers = Array.from({ length: 60 }, (_, i) => (i * 37) % 60);
    const name = (number: number) => `Maria Aparecida dos Santos ${String(number).padStart(2, "0")}`;
    for (const number of numbers) {
      await makeProvider(product, { name: name(number), card: { serviceRegions: ["Corguinho"] } });
    }
    const seen: string[] = [];
    const backwards: DirectoryPage["previous"][] = [];
    let next: number | null = 1;
    while (next) {
      const page: DirectoryPage = await directory({ region: "Corguinho", page: next });
      expect([page.page, page.numberedPages]).toEqual([next, 5]);
      seen.push(...namesOf(page));
      backwards.push(page.previous);
      next = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => name(i)));
    expect(backwards).toEqual([null, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("shows the last page if asked for a later one", async () => {
    for (let i = 0; i < 9; i++) {
      await makeProvider(product, { name: `Página ${i}`, card: { serviceRegions: ["Caracol"] } });
    }
    const first = await directory({ region: "Caracol" });
    expect([first.items.length, first.numberedPages, first.previous, first.next]).toEqual([8, 2, null, 2]);
    const last = await directory({ region: "Caracol", page: 5 });
    expect([namesOf(last), last.page, last.previous, last.next]).toEqual([["Página 8"], 2, 1, null]);
    const none = await directory({ text: "xilogravura" });
    expect(none).toEqual({ items: [], page: 1, numberedPages: 0, previous: null, next: null, isCut: false });
  });

  test("finds text in name, profession, specialties and regions, regardless of case and accents", async () => {
    await makeProvider(product, {
      name: "Hélio Façanha",
      card: {
        profession: "Técnico hidráulico",
        specialties: ["Desentupimento de rede de esgoto"],
        serviceRegions: ["Campo Grande (Capital)", "Paraíso das Águas"],
      },
    });
    const found = [
      "helio",
      "FAÇANHA",
      "facanha",
      "hidraul",
      "TÉCNICO",
      "esgoto",
      "paraiso",
      "hé fa",
      "capital",
      "h fac",
    ];
    for (const text of [...found, "façanha campo"]) {
      expect([text, namesOf(await directory({ text }))]).toEqual([text, expect.arrayContaining(["Hélio Façanha"])]);
    }
    for (const text of ["façanha marceneiro", "xy", '"', "%", "_", "*", "façanha OR NOT", "NEAR(", "words:façanha"]) {
      expect([text, namesOf(await directory({ text })).includes("Hélio Façanha")]).toEqual([text, false]);
    }
  });

  test("filters by specialty, by region including whole-state providers, and by premium, in combination", async () => {
    const card = { specialties: ["Terraplanagem"], serviceRegions: ["Inocência"] };
    await makeProvider(product, { name: "Filtro Aqui", card });
    await makeProvider(product, { name: "Filtro Premium", premium: true, card });
    await makeProvider(product, { name: "Filtro Estado", card: { ...card, serviceRegions: [], wholeState: true } });
    await makeProvider(product, { name: "Filtro Longe", card: { ...card, serviceRegions: ["Jateí"] } });
    const base = { text: "filtro", specialty: "Terraplanagem" };
    expect(namesOf(await directory(base))).toEqual(["Filtro Premium", "Filtro Aqui", "Filtro Estado", "Filtro Longe"]);
    const here = { ...base, region: "Inocência" };
    expect(namesOf(await directory(here))).toEqual(["Filtro Premium", "Filtro Aqui", "Filtro Estado"]);
    expect(namesOf(await directory({ ...here, userType: "premium" }))).toEqual(["Filtro Premium"]);
    expect(namesOf(await directory({ ...here, userType: "free" }))).toEqual(["Filtro Aqui", "Filtro Estado"]);
    expect(namesOf(await directory({ ...here, specialty: "Outros" }))).toEqual([]);
  });

  test("lists a provider once the e-mail is confirmed, but not after a password reset alone", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const [confirmed, reset] = await Promise.all(
      ["Confirmada Agora", "Confirmada Nunca"].map((name) =>
        makeProvider(product, { name, confirmed: false, passwordHash }),
      ),
    );
    expect(namesOf(await directory({ text: "confirmada" }))).toEqual([]);
    await product.mutate("auth.confirmEmail", { token: await linkTo(confirmed!, "confirm"), password: PASSWORD });
    const change = { password: PASSWORD, passwordConfirmation: PASSWORD };
    await product.mutate("auth.resetPassword", { token: await linkTo(reset!, "reset"), ...change });
    expect(namesOf(await directory({ text: "confirmada" }))).toEqual(["Confirmada Agora"]);
  });

  test("follows changes of names, cards and premium, and deletions", async () => {
    const provider = await makeProvider(product, { name: "Seguida Um" });
    const find = async (input: Record<string, unknown>) =>
      (await directory(input)).items.find(({ id }) => id === provider.id);
    expect((await find({ text: "seguida" }))?.isPremium).toBe(false);
    for (const isPremium of [true, false, true]) {
      await switchPremium(product.db, provider.email, isPremium, Date.now());
      expect((await find({ text: "seguida" }))?.isPremium).toBe(isPremium);
      expect((await find({ text: "seguida", userType: "free" })) === undefined).toBe(isPremium);
    }
    const basics = { name: "Mudada Dois", email: provider.email, whatsapp: "67988880000" };
    await product.mutate("profiles.updateBasics", basics, provider);
    expect(await find({ text: "seguida" })).toBeUndefined();
    expect(await find({ text: "mudada", region: "Dourados" })).toMatchObject({
      name: "Mudada Dois",
      hasWhatsapp: true,
    });
    const card = {
      profession: "Gesseira",
      professionalProfile: "tecnico",
      specialties: ["Outros"],
      serviceRegions: [],
      wholeState: true,
      instagram: "",
    };
    await product.mutate("profiles.saveProfessional", { ...basics, ...card }, provider);
    expect(await find({ text: "pedreiro" })).toBeUndefined();
    expect(await find({ text: "gesseira mud", specialty: "Outros", region: "Bonito" })).toBeDefined();
    expect(await find({ text: "mudada", specialty: "Reforma de banheiro" })).toBeUndefined();
    const deletion = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", deletion, provider);
    expect(await find({ text: "mudada" })).toBeUndefined();
  });

  test("leaves out the viewer, and shows viewers their own connections", async () => {
    const town = { card: { serviceRegions: ["Figueirão"] } };
    const [viewer, accepted, asked, asking] = [
      await makeProvider(product, { name: "Vista Zero", ...town }),
      await makeProvider(product, { name: "Vista Aceita", ...town }),
      await makeProvider(product, { name: "Vista Pedida", ...town }),
      await makeProvider(product, { name: "Vista Pede", ...town }),
    ];
    await makeConnection(product, accepted, viewer, { status: "accepted" });
    const outgoing = await makeConnection(product, viewer, asked);
    const incoming = await makeConnection(product, asking, viewer);
    const states = (page: DirectoryPage) =>
      page.items.map((item) => [item.name, item.connectionStatus, item.isConnected, item.isIncoming]);
    const page = await directory({ region: "Figueirão", text: "vista" }, viewer);
    expect(states(page)).toEqual([
      ["Vista Aceita", "accepted", true, false],
      ["Vista Pede", "pending", false, true],
      ["Vista Pedida", "pending", false, false],
    ]);
    expect(page.items.slice(1).map(({ connectionId }) => connectionId)).toEqual([incoming, outgoing]);
    const visitor = await directory({ region: "Figueirão", text: "vista" });
    expect(states(visitor).map(([, status]) => status)).toEqual(["none", "none", "none", "none"]);
  });
});
