import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { alertTopics, cliente, professionalProfiles, profiles } from "../../../db/schema/index.ts";
import { grantPremium } from "../../../src/features/billing/statements.ts";
import type { DirectoryPage } from "../../../src/features/networking/schemas.ts";
import type { OwnProfessional } from "../../../src/features/profiles/schemas.ts";
import type { RequestPage } from "../../../src/features/requests/schemas.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeConnection, makePhoto, makeProvider, makeReference } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { makeRating } from "../../support/ratings.ts";

const product = sharedProduct();

const CARD = {
  profession: "Eletricista",
  professionalProfile: "tecnico",
  specialties: ["Instalação elétrica residencial", "Outros"],
  serviceRegions: ["Campo Grande (Capital)", "Terenos"],
  wholeState: false,
  instagram: "",
};
const ABOUT = {
  presentation: "Quadros e tomadas.\nAtendo com nota.",
  yearsOfExperience: "12",
  workingHours: "Seg. a sáb., 7h30 às 18h",
};
const tomorrow = dayOf(Date.now() + DAY_MS);
const save = (person: Person, changes: Record<string, unknown> = {}) => {
  const { name, email, phone: whatsapp } = person;
  const input = { name, email, whatsapp, ...CARD, ...changes };
  return product.mutate("profiles.saveProfessional", input, person);
};
const own = async (person: Person) =>
  (await product.query("profiles.professional", undefined, person)).data as OwnProfessional;
const rowOf = async (person: Person) =>
  (await product.db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, person.id)))[0];
const givePhoto = (person: Person) =>
  product.db
    .update(profiles)
    .set({ avatarUrl: `/img/avatars/${person.id}.webp` })
    .where(eq(profiles.id, person.id));

describe("saving both cards", () => {
  test("checks the eight fields in the fixed order, each with its message, and saves nothing", async () => {
    const person = await makePerson(product, { client: true });
    const blank = {
      name: "",
      email: "",
      whatsapp: "",
      profession: " ",
      professionalProfile: "",
      specialties: [],
      serviceRegions: [],
    };
    const { name, email, phone: whatsapp } = person;
    const steps: [Record<string, unknown>, Record<string, string>][] = [
      [{}, { name: "O nome completo é obrigatório." }],
      [{ name }, { email: "O email é obrigatório." }],
      [{ email }, { whatsapp: "O WhatsApp é obrigatório." }],
      [{ whatsapp }, { avatarUrl: "A foto de perfil é obrigatória." }],
      [{}, { profession: "A profissão é obrigatória." }],
      [{ profession: "Pintora" }, { professionalProfile: "O perfil profissional é obrigatório." }],
      [{ professionalProfile: "gerencial" }, { specialties: "Pelo menos uma especialidade deve ser selecionada." }],
      [
        { specialties: ["Outros"] },
        { serviceRegions: "Selecione uma região de atendimento ou marque 'Todo o estado'." },
      ],
    ];
    let values: Record<string, unknown> = blank;
    for (const [changes, fields] of steps) {
      values = { ...values, ...changes };
      if (fields["profession"]) await givePhoto(person);
      const answer = await save(person, values);
      expect([answer.status, answer.error?.code, answer.error?.fields]).toEqual([400, "input.invalid", fields]);
    }
    expect(await rowOf(person)).toBeUndefined();
    expect((await save(person, { ...values, wholeState: true })).status).toBe(200);
  });

  test("turns a client into a provider, who is then in the directory with card and page", async () => {
    const person = await makePerson(product, { client: true, name: "Nova Prestadora" });
    await givePhoto(person);
    expect(await own(person)).toMatchObject({ isProvider: false, profession: null, isComplete: false });
    const answer = await save(person, { instagram: "https://www.instagram.com/Nova.Prestadora/?igsh=abc" });
    expect([answer.status, answer.roundTrips]).toEqual([200, 2]);
    expect(answer.data).toEqual({ pendingEmail: null, slug: `pessoa-${person.id}` });
    expect(await rowOf(person)).toMatchObject({
      ...CARD,
      name: "Nova Prestadora",
      email: person.email,
      whatsapp: person.phone,
      instagram: "nova.prestadora",
      avatarUrl: `/img/avatars/${person.id}.webp`,
    });
    expect(await own(person)).toMatchObject({
      ...CARD,
      instagram: "nova.prestadora",
      isProvider: true,
      isComplete: true,
    });
    const search = { text: "nova prestadora", specialty: null, region: "Terenos", userType: null, page: 1 };
    const { data } = await product.query("networking.directory", search);
    expect((data as DirectoryPage).items.map(({ id }) => id)).toEqual([person.id]);
    const me = await product.query("auth.me", undefined, person);
    expect(me.data).toMatchObject({ isClient: true, isProvider: true });
  });

  test("lists premium people as premium", async () => {
    const person = await makePerson(product, { client: true });
    await product.db.update(profiles).set({ avatarUrl: "/img/x.webp" }).where(eq(profiles.id, person.id));
    await product.db.batch(grantPremium(product.db, person.id, Date.now()));
    await save(person);
    expect((await rowOf(person))?.isPremium).toBe(true);
  });

  test("changes name and slug as the basic card does, and sends a link to confirm a new e-mail", async () => {
    const person = await makeProvider(product, { passwordHash: await cheapHash() });
    const change = { name: "Davi Régua", email: "davi-novo@exemplo.com" };
    expect((await save(person, change)).error?.fields).toEqual({ password: "Informe a senha." });
    const answer = await save(person, { ...change, password: PASSWORD });
    expect(answer.data).toEqual({ pendingEmail: "davi-novo@exemplo.com", slug: "davi-regua" });
    expect(answer.roundTrips).toBe(3);
    expect(await rowOf(person)).toMatchObject({ name: "Davi Régua", email: person.email });
    expect(await product.mails("davi-novo@exemplo.com")).toHaveLength(1);
    const card = await product.query("networking.card", { slugOrId: `pessoa-${person.id}` });
    expect(card.data).toMatchObject({ slug: "davi-regua", name: "Davi Régua" });
  });

  test("keeps no cities with the whole state", async () => {
    const person = await makeProvider(product);
    await save(person, { wholeState: true });
    expect(await rowOf(person)).toMatchObject({ wholeState: true, serviceRegions: [] });
    expect((await own(person)).isComplete).toBe(true);
  });

  test("keeps what providers say about themselves unless it is sent, and shows it on card and page", async () => {
    const person = await makeProvider(product);
    const stored = { ...ABOUT, yearsOfExperience: 12, unavailableUntil: tomorrow };
    expect((await save(person, { ...ABOUT, unavailableUntil: tomorrow })).status).toBe(200);
    expect(await rowOf(person)).toMatchObject(stored);
    await save(person);
    expect(await own(person)).toMatchObject(stored);
    for (const [name, input] of [
      ["networking.card", { slugOrId: person.id }],
      ["networking.profile", { id: person.id }],
    ] as const) {
      expect((await product.query(name, input)).data).toMatchObject(stored);
    }
    const exported = await product.mutate("profiles.exportData", {}, person);
    expect(exported.data).toMatchObject({ professional: stored });
    await save(person, { presentation: " ", yearsOfExperience: "", workingHours: "", unavailableUntil: "" });
    expect(await own(person)).toMatchObject({
      presentation: "",
      yearsOfExperience: null,
      workingHours: "",
      unavailableUntil: null,
    });
  });

  test("twice changes nothing, and twenty times in parallel leaves one consistent state", async () => {
    const person = await makeProvider(product);
    await save(person);
    const before = await rowOf(person);
    await save(person);
    expect(await rowOf(person)).toEqual(before);
    const professions = Array.from({ length: 20 }, (_, i) => `Ofício ${i}`);
    const answers = await Promise.all(
      professions.map((profession) => save(person, { profession, instagram: profession.replace("Ofício ", "oficio") })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const row = await rowOf(person);
    expect(row?.instagram).toBe(row?.profession?.replace("Ofício ", "oficio"));
  });

  test.each([
    ["four specialties", { specialties: ["Outros", "Terraplanagem", "Reforma de banheiro", "Reforma de cozinha"] }],
    ["an unknown specialty", { specialties: ["Astrologia"] }],
    ["a specialty twice", { specialties: ["Outros", "Outros"] }],
    ["four cities", { serviceRegions: ["Dourados", "Terenos", "Bonito", "Jardim"] }],
    ["a city of another state", { serviceRegions: ["Curitiba"] }],
    ["the capital by another name", { serviceRegions: ["Campo Grande"] }],
    ["an unknown professional profile", { professionalProfile: "chefe" }],
    ["another site", { instagram: "https://evil.example/instagram.com/ana" }],
    ["a site with the same beginning", { instagram: "https://instagram.com.evil.example/ana" }],
    ["a script", { instagram: "javascript:alert(1)" }],
    ["a handle with spaces", { instagram: "ana lima" }],
    ["a presentation that is too long", { presentation: "a".repeat(301) }],
    ["invisible characters", { presentation: "Olá\u200b" }],
    ["more years than a life of work", { yearsOfExperience: "71" }],
    ["a part of a year", { yearsOfExperience: "1,5" }],
    ["a negative number of years", { yearsOfExperience: "-1" }],
    ["years in words", { yearsOfExperience: "dez" }],
    ["hours of other words", { workingHours: "Ligue 67999991234" }],
    ["hours that end before they begin", { workingHours: "Seg. a sex., 17h às 7h" }],
    ["an absence in the past", { unavailableUntil: dayOf(Date.now() - DAY_MS) }],
    ["a day that does not exist", { unavailableUntil: "2027-02-30" }],
    ["a post", { instagram: "https://instagram.com/p/abc123/" }],
  ])("refuses %s", async (_, changes) => {
    const person = await makeProvider(product);
    const before = await rowOf(person);
    const answer = await save(person, changes);
    expect([answer.status, answer.error?.code]).toEqual([400, "input.invalid"]);
    expect(Object.keys(answer.error?.fields ?? {})[0]?.split(".")[0]).toBe(Object.keys(changes)[0]);
    expect(await rowOf(person)).toEqual(before);
  });
});

test("what a provider does and where is saved by itself, found at once in the list and for alerts, and taken back", async () => {
  const provider = await makeProvider(product, { card: { specialties: [] } });
  const before = await rowOf(provider);
  const setWork = (person: Person, work: object) => product.mutate("profiles.setWork", work, person);
  const requestId = await makeRequest(product, await makePerson(product), {
    serviceType: "Pintura epóxi",
    city: "Bonito",
  });
  const forMe = async () => {
    const input = { serviceType: null, forMe: true };
    const { data } = await product.query("requests.list", input, provider);
    return (data as RequestPage).items.map(({ id }) => id);
  };
  const topics = () => product.db.$count(alertTopics, eq(alertTopics.userId, provider.id));
  expect([await forMe(), await topics()]).toEqual([[], 0]);
  const work = { specialties: ["Pintura epóxi"], serviceRegions: ["Bonito"], wholeState: false };
  expect((await setWork(provider, work)).status).toBe(200);
  expect(await rowOf(provider)).toEqual({ ...before, ...work, cardWords: expect.stringContaining("epoxi bonito") });
  expect(await forMe()).toEqual([requestId]);
  expect(await topics()).toBe(1);
  await setWork(provider, { ...work, wholeState: true });
  expect(await rowOf(provider)).toMatchObject({ wholeState: true, serviceRegions: [] });
  await setWork(provider, { specialties: [], serviceRegions: before?.serviceRegions, wholeState: before?.wholeState });
  expect([await rowOf(provider), await topics()]).toEqual([before, 0]);
  expect((await setWork(await makePerson(product), work)).error?.code).toBe("provider.required");
  expect((await setWork(provider, { ...work, specialties: ["Astrologia"] })).error?.code).toBe("input.invalid");
});

test("the export contains connections, references and portfolio, and nobody's contacts", async () => {
  const [person, other] = [
    await makeProvider(product, { name: "Exporta Tudo" }),
    await makeProvider(product, { name: "Outra Parte", email: "canario-export@exemplo.com", phone: "67911112222" }),
  ];
  await makeConnection(product, person, other, { status: "rejected", answeredAt: Date.now() });
  await makeReference(product, person, other);
  await makeReference(product, other, person);
  await makePhoto(product, person);
  const answer = await product.mutate("profiles.exportData", {}, person);
  expect([answer.status, answer.roundTrips]).toEqual([200, 2]);
  expect(answer.data).toMatchObject({
    connections: [{ name: "Outra Parte", isRequestedByMe: true, status: "pending" }],
    referencesWritten: [{ name: "Outra Parte", place: "Dourados" }],
    referencesReceived: [{ name: "Outra Parte", place: "Dourados" }],
    portfolio: [{ title: "Foto 1", description: null }],
  });
  expect(answer.text).not.toMatch(/canario-export|67911112222/);
});

describe("publishing a request", () => {
  test("makes a provider a client too, if it is not refused", async () => {
    const provider = await makePerson(product, { provider: true });
    const role = () => product.db.$count(cliente, eq(cliente.id, provider.id));
    const publish = (input: Record<string, unknown>) => product.mutate("requests.create", input, provider);
    expect(await publish({ ...newSubmission(), addresseeIds: [provider.id] })).toMatchObject({
      error: { code: "request.addressee" },
    });
    expect(await role()).toBe(0);
    for (const expected of [1, 1]) {
      expect(await publish(newSubmission())).toMatchObject({ status: 200 });
      expect(await role()).toBe(expected);
    }
  });

  test("lists a provider who publishes among rated clients, with what hires brought before", async () => {
    const provider = await makePerson(product, { provider: true, name: "Zuleide Publicou" });
    await makeRating(product, await makePerson(product), provider, { evaluatedType: "client", stars: 4 });
    const people = async () => {
      const { data } = await product.query("ratings.people", { text: "Zuleide Publicou" }, provider);
      return (data as { items: { type: string; averageRating: number }[] }).items.filter(
        ({ type }) => type === "client",
      );
    };
    expect(await people()).toEqual([]);
    expect(await product.mutate("requests.create", newSubmission(), provider)).toMatchObject({ status: 200 });
    expect(await people()).toMatchObject([{ averageRating: 4 }]);
  });
});
