import { describe, expect, test } from "vitest";
import type { ProfessionalPage, Reference } from "../../../src/features/networking/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { blockPerson, makeProvider, makeReference, REFERENCE_INPUT } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const profile = async (id: string, viewer?: Person) =>
  (await product.query("networking.profile", { id }, viewer)).data as ProfessionalPage;

describe("references", () => {
  const add = (author: Person, about: Person, changes: Record<string, unknown> = {}) =>
    product.mutate("networking.addReference", { ...REFERENCE_INPUT, professionalId: about.id, ...changes }, author);
  const list = async (about: Person, viewer?: Person, cursor: string | null = null) =>
    (await product.query("networking.references", { id: about.id, cursor }, viewer)).data as {
      items: Reference[];
      nextCursor: string | null;
    };

  test("can be added by any account, and show the author's role", async () => {
    const about = await makeProvider(product);
    const authors = [
      await makePerson(product, { client: true, name: "Autora Cliente" }),
      await makePerson(product, { provider: true, name: "Autor Prestador" }),
      await makePerson(product, { client: true, provider: true, name: "Autor Ambos" }),
      await makePerson(product, { name: "Autora Nova" }),
    ];
    for (const author of authors) expect((await add(author, about)).status).toBe(200);
    const { items } = await list(about);
    expect(items.map(({ authorName, authorKind, authorHasPage }) => [authorName, authorKind, authorHasPage])).toEqual([
      ["Autora Nova", "client", false],
      ["Autor Ambos", "client", true],
      ["Autor Prestador", "provider", true],
      ["Autora Cliente", "client", false],
    ]);
    expect(items[0]).toMatchObject({ ...REFERENCE_INPUT, isHidden: false, isAuthor: false });
    expect((await profile(about.id)).referencesCount).toBe(4);
  });

  test("check every field, each with its message, and add nothing", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const [description, place] = ["Descreva o serviço.", "Informe o local do serviço."];
    const [serviceDate, specialties] = ["Informe a data do serviço.", "Selecione pelo menos uma especialidade."];
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    for (const [changes, fields] of [
      [
        { description: " ", serviceDate: "", place: "", specialties: [] },
        { description, serviceDate, place, specialties },
      ],
      [
        { place: " ", specialties: [] },
        { place, specialties },
      ],
      [{ specialties: [] }, { specialties }],
      [{ serviceDate: tomorrow }, { serviceDate: "A data do serviço não pode estar no futuro." }],
      [{ serviceDate: "2026-02-30" }, { serviceDate: "Informe a data do serviço." }],
    ] as const) {
      const answer = await add(author, about, changes);
      expect([answer.status, answer.error?.code, answer.error?.fields]).toEqual([400, "input.invalid", fields]);
    }
    expect((await add(about, about)).error).toMatchObject({
      code: "reference.own",
      fields: { professionalId: "Você não pode adicionar uma referência para si mesmo." },
    });
    expect((await add(author, await makePerson(product, { client: true }))).error?.code).toBe("profile.not_found");
    expect((await list(about)).items).toEqual([]);
  });

  test("are refused of those whom the professional blocked, as of somebody who is not there", async () => {
    const [author, other, about] = [await makePerson(product), await makePerson(product), await makeProvider(product)];
    await blockPerson(product, about, author);
    expect((await add(author, about)).error?.code).toBe("profile.not_found");
    await blockPerson(product, other, about);
    expect((await add(other, about)).status).toBe(200);
    expect((await list(about)).items).toMatchObject([{ authorId: other.id }]);
  });

  test("are stored once when they are sent twice", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(author, about)));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect((await list(about)).items).toHaveLength(1);
  });

  test("are limited to twenty a day", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push((await add(author, about, { place: `Lugar ${i}` })).error?.code);
    expect(codes).toEqual([...Array(20).fill(undefined), "rate_limited"]);
    expect((await profile(about.id)).referencesCount).toBe(20);
  });

  test("can be hidden and shown only by the person they are about, who alone sees hidden ones", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const id = await makeReference(product, author, about);
    const call = async (name: string, person: Person) =>
      (await product.mutate(`networking.${name}`, { id }, person)).error?.code;
    expect(await call("hideReference", author)).toBe("reference.not_found");
    expect(await call("hideReference", about)).toBeUndefined();
    for (const viewer of [undefined, author]) expect((await list(about, viewer)).items).toEqual([]);
    expect((await list(about, about)).items).toMatchObject([{ id, isHidden: true }]);
    expect((await profile(about.id)).referencesCount).toBe(0);
    expect(await call("showReference", author)).toBe("reference.not_found");
    expect(await call("showReference", about)).toBeUndefined();
    expect((await list(about)).items).toMatchObject([{ id, isHidden: false }]);
  });

  test("can be deleted only by their author", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const id = await makeReference(product, author, about);
    expect((await list(about, author)).items).toMatchObject([{ id, isAuthor: true }]);
    expect((await product.mutate("networking.deleteReference", { id }, about)).status).toBe(404);
    expect((await product.mutate("networking.deleteReference", { id }, author)).status).toBe(200);
    expect((await list(about)).items).toEqual([]);
  });

  test("are listed page by page, newest first", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    for (let i = 0; i < 13; i++) await makeReference(product, author, about);
    const first = await list(about);
    const second = await list(about, undefined, first.nextCursor);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([12, 1, null]);
    expect(new Set(ids).size).toBe(13);
  });
});
