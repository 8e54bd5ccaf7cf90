import { and, eq, or } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connections, profileFormerSlugs, profiles, servicePhotos, users } from "../../db/schema/index.ts";
import type {
  DirectoryPage,
  Overview,
  PendingConnection,
  ProfessionalPage,
  PublicCard,
  Reference,
} from "../../src/features/networking/schemas.ts";
import { makeConnection, makePhoto, makeProvider, makeReference, REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, makeRequest, type Person } from "../support/people.ts";
import { eventually, startProduct } from "../support/product.ts";

const product = startProduct();
const DAY_MS = 86_400_000;

const as = (person?: Person) => ({ cookie: person?.cookie });
const NO_FILTER = { text: "", specialty: null, region: null, userType: null, page: 1 };
async function directory(input: Record<string, unknown> = {}, viewer?: Person): Promise<DirectoryPage> {
  const answer = await product.query("networking.directory", { ...NO_FILTER, ...input }, as(viewer));
  expect([answer.status, answer.roundTrips]).toEqual([200, viewer ? 2 : 1]);
  return answer.data as DirectoryPage;
}
const namesOf = (page: DirectoryPage) => page.items.map(({ name }) => name);
const profile = async (id: string, viewer?: Person) =>
  (await product.query("networking.profile", { id }, as(viewer))).data as ProfessionalPage;
const connect = (from: Person, to: Person) => product.mutate("networking.connect", { professionalId: to.id }, as(from));
const pairOf = (one: Person, other: Person) =>
  product.db
    .select()
    .from(connections)
    .where(
      or(
        and(eq(connections.requesterId, one.id), eq(connections.targetId, other.id)),
        and(eq(connections.requesterId, other.id), eq(connections.targetId, one.id)),
      ),
    );

describe("the public card", () => {
  test("is found by id, slug and former slug in one round trip, and tells the present slug", async () => {
    const provider = await makeProvider(product, {
      name: "Ana Cartão",
      card: { specialties: ["Reforma de banheiro", "Outros"], instagram: "ana.cartao" },
    });
    await product.db.update(profiles).set({ nameSlug: "ana-cartao" }).where(eq(profiles.id, provider.id));
    await product.db.insert(profileFormerSlugs).values({ slug: "ana-antiga", profileId: provider.id, createdAt: 1 });
    for (const slugOrId of [provider.id, provider.id.toUpperCase(), "ana-cartao", "Ana-Cartao", "ana-antiga"]) {
      const answer = await product.query("networking.card", { slugOrId });
      expect([answer.status, answer.roundTrips]).toEqual([200, 1]);
      expect(answer.data).toEqual({
        id: provider.id,
        slug: "ana-cartao",
        name: "Ana Cartão",
        profession: "Pedreiro",
        avatarUrl: `/img/avatars/${provider.id}.webp`,
        isPremium: false,
        averageRating: 0,
        totalRatings: 0,
        specialties: ["Reforma de banheiro", "Outros"],
        serviceRegions: ["Dourados"],
        wholeState: false,
        whatsapp: provider.phone,
        instagram: "ana.cartao",
        isOwn: false,
      } satisfies PublicCard);
    }
    const own = await product.query("networking.card", { slugOrId: "ana-cartao" }, as(provider));
    expect((own.data as PublicCard).isOwn).toBe(true);
  });

  test("is absent for clients, strangers and accounts whose e-mail nobody confirmed", async () => {
    const client = await makePerson(product, { client: true });
    const unconfirmed = await makeProvider(product, { confirmed: false });
    for (const slugOrId of [client.id, unconfirmed.id, `pessoa-${unconfirmed.id}`, "ninguem", crypto.randomUUID()]) {
      const answer = await product.query("networking.card", { slugOrId });
      expect([answer.status, answer.error?.code]).toEqual([404, "profile.not_found"]);
    }
  });

  test("and the page tell nothing but what is meant for everyone", async () => {
    const provider = await makeProvider(product, { email: "canario-rede@exemplo.com" });
    for (const answer of [
      await product.query("networking.card", { slugOrId: provider.id }),
      await product.query("networking.profile", { id: provider.id }),
      await product.query("networking.directory", { ...NO_FILTER, text: provider.name }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain("canario-rede");
    }
  });
});

describe("the directory", () => {
  test("shows premium first, then by name without regard to case and accents", async () => {
    const town = { card: { serviceRegions: ["Alcinópolis"] } };
    for (const name of ["Zuleica Ordem", "ávila Ordem", "Ângela Ordem", "bento Ordem", "Élcio Ordem", "Ana Ordem"]) {
      await makeProvider(product, { name, ...town });
    }
    await makeProvider(product, { name: "Yara Ordem", isPremium: true, ...town });
    await makeProvider(product, { name: "Íris Ordem", isPremium: true, ...town });
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

  test("keeps names that begin alike in order, however many there are and in whatever order they came", async () => {
    const numbers = Array.from({ length: 60 }, (_, i) => (i * 37) % 60);
    const name = (number: number) => `Maria Aparecida dos Santos ${String(number).padStart(2, "0")}`;
    for (const number of numbers) {
      await makeProvider(product, { name: name(number), card: { serviceRegions: ["Corguinho"] } });
    }
    const seen: string[] = [];
    let place: { page: number; cursor: string | null } | null = { page: 1, cursor: null };
    const backwards: DirectoryPage["previous"][] = [];
    while (place) {
      const page: DirectoryPage = await directory({ region: "Corguinho", ...place, page: Math.min(place.page, 5) });
      expect(page.page).toBe(place.page);
      expect(page.numberedPages).toBe(5);
      seen.push(...namesOf(page));
      backwards.push(page.previous);
      place = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => name(i)));
    expect(backwards.map((previous) => previous?.page)).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7]);
    const [, , , , , fifth, sixth] = backwards;
    expect(namesOf(await directory({ region: "Corguinho", ...fifth }))).toEqual(seen.slice(32, 40));
    expect(namesOf(await directory({ region: "Corguinho", ...sixth, page: 5 }))).toEqual(seen.slice(40, 48));
  });

  test("of fewer pages than asked for gives the last", async () => {
    for (let i = 0; i < 9; i++) {
      await makeProvider(product, { name: `Página ${i}`, card: { serviceRegions: ["Caracol"] } });
    }
    const first = await directory({ region: "Caracol" });
    expect([first.items.length, first.numberedPages, first.previous, first.next]).toEqual([
      8,
      2,
      null,
      { page: 2, cursor: null },
    ]);
    const last = await directory({ region: "Caracol", page: 5 });
    expect([namesOf(last), last.page, last.previous, last.next]).toEqual([
      ["Página 8"],
      2,
      { page: 1, cursor: null },
      null,
    ]);
    const none = await directory({ text: "xilogravura" });
    expect(none).toEqual({ items: [], page: 1, numberedPages: 0, previous: null, next: null });
  });

  test("finds text in name, profession, specialties and regions, in any case, with or without accents", async () => {
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
    for (const text of ["façanha dourados", "lio fa", '"', "%", "_", "*", "façanha OR NOT", "NEAR(", "words:façanha"]) {
      expect([text, namesOf(await directory({ text })).includes("Hélio Façanha")]).toEqual([text, false]);
    }
  });

  test("filters by specialty, by region with those of the whole state, and by premium; together they narrow", async () => {
    const card = { specialties: ["Terraplanagem"], serviceRegions: ["Inocência"] };
    await makeProvider(product, { name: "Filtro Aqui", card });
    await makeProvider(product, { name: "Filtro Premium", isPremium: true, card });
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

  test("follows names, cards, premium, confirmations and deletions", async () => {
    const provider = await makeProvider(product, { name: "Seguida Um", confirmed: false });
    const find = async (text: string) => (await directory({ text })).items[0];
    expect(await find("seguida")).toBeUndefined();
    await product.db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.id, provider.id));
    expect((await find("seguida"))?.isPremium).toBe(false);
    await product.db.update(profiles).set({ isPremium: true }).where(eq(profiles.id, provider.id));
    expect((await find("seguida"))?.isPremium).toBe(true);
    const basics = { name: "Mudada Dois", email: provider.email, whatsapp: "67988880000" };
    await product.mutate("profiles.updateBasics", basics, as(provider));
    expect(await find("seguida")).toBeUndefined();
    expect(await find("mudada")).toMatchObject({ name: "Mudada Dois", whatsapp: "67988880000" });
    const deletion = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", deletion, as(provider));
    expect(await find("mudada")).toBeUndefined();
  });

  test("leaves out the viewer, and tells each viewer the own connections", async () => {
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

describe("connections", () => {
  test("are asked for, accepted by the target, and shown to both", async () => {
    const [from, to] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const asked = await connect(from, to);
    expect([asked.status, asked.roundTrips]).toEqual([200, 2]);
    expect(asked.data).toMatchObject({ connectionStatus: "pending", isIncoming: false });
    const pending = (await product.query("networking.pending", undefined, as(to))).data as PendingConnection[];
    expect(pending).toMatchObject([{ personId: from.id, name: from.name, avatarUrl: null }]);
    expect((await product.query("networking.pendingCount", undefined, as(to))).data).toEqual({ count: 1 });
    const [{ id } = { id: "" }] = pending;
    expect((await product.mutate("networking.accept", { id }, as(to))).status).toBe(200);
    expect(await profile(to.id, from)).toMatchObject({ connectionStatus: "accepted", connectionsCount: 1 });
    expect((await product.query("networking.pendingCount", undefined, as(to))).data).toEqual({ count: 0 });
    for (const [viewer, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const { data } = await product.query("networking.connections", {}, as(viewer));
      expect(data).toMatchObject({ items: [{ personId: other.id, name: other.name }], nextCursor: null });
    }
  });

  test("cannot be with oneself, with who is no provider, or twice in any direction", async () => {
    const [one, other] = [await makeProvider(product), await makeProvider(product)];
    const client = await makePerson(product, { client: true });
    const unconfirmed = await makeProvider(product, { confirmed: false });
    const codes = [];
    for (const [from, to] of [
      [one, one],
      [one, client],
      [one, unconfirmed],
      [one, other],
      [one, other],
      [other, one],
    ] as const) {
      codes.push((await connect(from, to)).error?.code);
    }
    expect(codes).toEqual([
      "connection.own",
      "profile.not_found",
      "profile.not_found",
      undefined,
      "connection.exists",
      "connection.exists",
    ]);
    expect(await pairOf(one, other)).toHaveLength(1);
  });

  test("fifty at once in both directions leave one row and one success", async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await makeProvider(product), await makeProvider(product)];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => (i % 2 ? connect(one, other) : connect(other, one))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, "connection.exists"]));
      expect(await pairOf(one, other)).toHaveLength(1);
    }
  });

  test("are answered by the target alone, once; withdrawn by the requester alone, while they wait", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const [stranger, admin] = [await makeProvider(product), await makePerson(product, { admin: true })];
    const id = await makeConnection(product, from, to);
    const call = async (procedure: string, person: Person) =>
      (await product.mutate(`networking.${procedure}`, { id }, as(person))).error?.code;
    for (const person of [from, stranger, admin]) {
      expect([await call("accept", person), await call("reject", person)]).toEqual([
        "connection.not_found",
        "connection.not_found",
      ]);
    }
    for (const person of [to, stranger, admin]) expect(await call("cancel", person)).toBe("connection.not_found");
    expect((await pairOf(from, to))[0]?.status).toBe("pending");

    expect(await call("accept", to)).toBeUndefined();
    for (const procedure of ["accept", "reject"]) expect(await call(procedure, to)).toBe("connection.not_found");
    expect(await call("cancel", from)).toBe("connection.not_found");
    expect((await pairOf(from, to))[0]?.status).toBe("accepted");
  });

  test("accepting and rejecting at once leave one of the two", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const id = await makeConnection(product, from, to);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        product.mutate(i % 2 ? "networking.accept" : "networking.reject", { id }, as(to)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("that were rejected can be asked for again after 30 days, and by who rejected at any time", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const rejected = { status: "rejected" as const, ageMs: 40 * DAY_MS };
    const id = await makeConnection(product, from, to, { ...rejected, answeredAt: Date.now() - 30 * DAY_MS + 60_000 });
    expect(await profile(to.id, from)).toMatchObject({ connectionStatus: "pending", connectionId: null });
    expect((await connect(from, to)).error?.code).toBe("connection.exists");

    const answeredAt = Date.now() - 30 * DAY_MS - 60_000;
    await product.db.update(connections).set({ answeredAt }).where(eq(connections.id, id));
    expect((await profile(to.id, from)).connectionStatus).toBe("none");
    expect((await connect(from, to)).status).toBe(200);
    expect(await pairOf(from, to)).toMatchObject([{ requesterId: from.id, status: "pending", answeredAt: null }]);

    const [second] = await pairOf(from, to);
    await product.mutate("networking.reject", { id: second?.id }, as(to));
    expect((await profile(from.id, to)).connectionStatus).toBe("none");
    expect((await connect(to, from)).status).toBe(200);
    expect(await pairOf(from, to)).toMatchObject([{ requesterId: to.id, targetId: from.id, status: "pending" }]);
  });

  test("withdrawing one leaves nothing", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const id = await makeConnection(product, from, to);
    expect((await product.mutate("networking.cancel", { id }, as(from))).status).toBe(200);
    expect(await pairOf(from, to)).toEqual([]);
  });

  test("are limited to sixty requests an hour", async () => {
    const from = await makePerson(product, { client: true });
    const to = await makeProvider(product);
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await connect(from, to)).error?.code);
    expect(codes.slice(-2)).toEqual(["connection.exists", "rate_limited"]);
  });

  test("are listed page by page", async () => {
    const person = await makeProvider(product);
    for (let i = 0; i < 32; i++) {
      const other = await makePerson(product);
      const [from, to] = i % 2 ? [person, other] : [other, person];
      await makeConnection(product, from, to, { status: "accepted", ageMs: (40 - i) * 1000 });
    }
    interface Page {
      items: { id: string }[];
      nextCursor: string | null;
    }
    const first = (await product.query("networking.connections", {}, as(person))).data as Page;
    const input = { cursor: first.nextCursor };
    const second = (await product.query("networking.connections", input, as(person))).data as Page;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 2, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(32);
  });

  test("are told live to the two people and to nobody else", async () => {
    const [from, to, stranger] = [
      await makeProvider(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const listen = async (person: Person) => {
      const headers = { origin: product.stack.url, cookie: person.cookie };
      const socket = new WebSocket(`${product.stack.url.replace("http", "ws")}/live`, { headers } as never);
      const messages: unknown[] = [];
      socket.addEventListener("message", (event) => messages.push(JSON.parse(String(event.data))));
      await new Promise((resolve) => socket.addEventListener("open", resolve));
      return { messages, close: () => socket.close() };
    };
    const [asking, asked, other] = [await listen(from), await listen(to), await listen(stranger)];
    await connect(from, to);
    await connect(from, to);
    const [row] = await pairOf(from, to);
    await product.mutate("networking.accept", { id: row?.id }, as(to));
    await connect(stranger, from);
    await eventually(async () => other.messages[0], "the stranger's own event");
    await eventually(async () => asking.messages[2], "three events");
    const event = { kind: "connections" };
    expect([asking.messages, asked.messages, other.messages]).toEqual([[event, event, event], [event, event], [event]]);
    for (const { close } of [asking, asked, other]) close();
  });
});

describe("references", () => {
  const add = (author: Person, about: Person, changes: Record<string, unknown> = {}) =>
    product.mutate("networking.addReference", { ...REFERENCE_INPUT, professionalId: about.id, ...changes }, as(author));
  const list = async (about: Person, viewer?: Person, cursor: string | null = null) =>
    (await product.query("networking.references", { id: about.id, cursor }, as(viewer))).data as {
      items: Reference[];
      nextCursor: string | null;
    };

  test("are added by any account, and say as what their author is known", async () => {
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
      ["Autora Nova", null, false],
      ["Autor Ambos", "client", true],
      ["Autor Prestador", "provider", true],
      ["Autora Cliente", "client", false],
    ]);
    expect(items[0]).toMatchObject({ ...REFERENCE_INPUT, isHidden: false, isAuthor: false });
    expect((await profile(about.id)).referencesCount).toBe(4);
  });

  test("check what is missing in the specified order, each with its text, and add nothing", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const required = "Por favor, preencha todos os campos obrigatórios.";
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    for (const [changes, fields] of [
      [{ description: " ", serviceDate: "", place: "", specialties: [] }, { description: required }],
      [{ serviceDate: "", place: "", specialties: [] }, { serviceDate: required }],
      [{ place: " ", specialties: [] }, { place: required }],
      [{ specialties: [] }, { specialties: "Selecione pelo menos uma especialidade." }],
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

  test("sent twice are stored once", async () => {
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

  test("are hidden and shown by whom they are about, who alone sees hidden ones", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const id = await makeReference(product, author, about);
    const call = async (name: string, person: Person) =>
      (await product.mutate(`networking.${name}`, { id }, as(person))).error?.code;
    expect(await call("hideReference", author)).toBe("reference.not_found");
    expect(await call("hideReference", about)).toBeUndefined();
    for (const viewer of [undefined, author]) expect((await list(about, viewer)).items).toEqual([]);
    expect((await list(about, about)).items).toMatchObject([{ id, isHidden: true }]);
    expect((await profile(about.id)).referencesCount).toBe(0);
    expect(await call("showReference", author)).toBe("reference.not_found");
    expect(await call("showReference", about)).toBeUndefined();
    expect((await list(about)).items).toMatchObject([{ id, isHidden: false }]);
  });

  test("are deleted by their author alone", async () => {
    const [author, about] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const id = await makeReference(product, author, about);
    expect((await list(about, author)).items).toMatchObject([{ id, isAuthor: true }]);
    expect((await product.mutate("networking.deleteReference", { id }, as(about))).status).toBe(404);
    expect((await product.mutate("networking.deleteReference", { id }, as(author))).status).toBe(200);
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

describe("the page of a professional", () => {
  test("shows its portfolio, which only its owner changes", async () => {
    const [owner, stranger] = [await makeProvider(product), await makeProvider(product)];
    const second = await makePhoto(product, owner, 2);
    const first = await makePhoto(product, owner, 1);
    const photos = async () =>
      (await product.query("networking.portfolio", { id: owner.id })).data as { id: string; title: string }[];
    expect((await photos()).map(({ id }) => id)).toEqual([first, second]);
    expect((await profile(owner.id)).portfolioCount).toBe(2);
    const change = { id: first, title: " Muro de arrimo ", description: "" };
    expect((await product.mutate("networking.updatePhoto", change, as(stranger))).status).toBe(404);
    expect((await product.mutate("networking.deletePhoto", { id: first }, as(stranger))).status).toBe(404);
    expect((await product.mutate("networking.updatePhoto", change, as(owner))).status).toBe(200);
    expect((await photos())[0]).toMatchObject({ title: "Muro de arrimo", description: null });
    expect((await product.mutate("networking.deletePhoto", { id: first }, as(owner))).status).toBe(200);
    expect((await photos()).map(({ id }) => id)).toEqual([second]);
    const { rows } = await product.db.$client.execute({
      sql: "select count(*) as count from discarded_images where url like ?",
      args: [`%${first}%`],
    });
    expect(rows[0]?.["count"]).toBe(1);
  });

  test("is absent for who is no provider, and tells its owner that it is the own", async () => {
    const [provider, client] = [await makeProvider(product), await makePerson(product, { client: true })];
    expect((await product.query("networking.profile", { id: client.id })).error?.code).toBe("profile.not_found");
    expect(await profile(provider.id, provider)).toMatchObject({ isOwn: true, connectionStatus: "none" });
    expect(await profile(provider.id, client)).toMatchObject({ isOwn: false });
  });
});

test("the overview counts what there is, in one batch", async () => {
  const [provider, other] = [await makeProvider(product), await makeProvider(product)];
  await makeRequest(product, other);
  await makeConnection(product, provider, other, { status: "accepted" });
  for (let i = 0; i < 2; i++) await makeConnection(product, await makePerson(product), provider);
  await makeReference(product, other, provider);
  await makePhoto(product, provider);
  const answer = await product.query("networking.overview", undefined, as(provider));
  const overview = answer.data as Overview;
  expect([answer.status, answer.roundTrips]).toEqual([200, 2]);
  expect(overview).toMatchObject({
    connections: 1,
    pending: 2,
    references: 1,
    portfolio: 1,
    isProvider: true,
    isComplete: true,
    slug: `pessoa-${provider.id}`,
    hasMoreRequests: false,
  });
  expect(overview.openRequests).toBeGreaterThanOrEqual(1);
  expect(overview.totalRequests).toBeGreaterThanOrEqual(overview.openRequests);
  expect(
    await product.db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, provider.id)),
  ).toHaveLength(1);
});
