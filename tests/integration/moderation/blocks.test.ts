import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import { professionalProfiles, sessions, users } from "../../../db/schema/index.ts";
import { blockAccount, unblockAccount } from "../../../src/features/moderation/block-account.ts";
import type { PendingConnection, ProfessionalPage } from "../../../src/features/networking/schemas.ts";
import { relistProvider } from "../../../src/features/networking/statements.ts";
import type { RecipientPage } from "../../../src/features/requests/schemas.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import { startContacts } from "../../support/contacts.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeListing } from "../../support/listings.ts";
import { blockPerson, makeConnection, makeProvider } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();
const { open } = startContacts(product);

const block = ({ id }: Person) => batchOf(product.db, { all: blockAccount(product.db, id, Date.now()) });
const logIn = (email: string, password = PASSWORD) => product.mutate("auth.logIn", { email, password, role: null });
const sessionsOf = ({ id }: Person) => product.db.select().from(sessions).where(eq(sessions.userId, id));

describe("an account that an admin blocked", () => {
  test("is told so at log-in, only with the right password, until the block ends", async () => {
    const person = await makePerson(product, { passwordHash: await cheapHash() });
    await block(person);
    const wrong = await logIn(person.email, "Tijolo#42y");
    expect([wrong.status, wrong.error?.code]).toEqual([401, "auth.invalid_credentials"]);
    const right = await logIn(person.email);
    expect([right.status, right.error?.code, right.cookies]).toEqual([403, "auth.blocked", []]);
    expect(await sessionsOf(person)).toEqual([]);
    await batchOf(product.db, { all: unblockAccount(product.db, person.id) });
    expect((await logIn(person.email)).status).toBe(200);
  });

  test("gets no session from Google, and the log-in screen says why", async () => {
    const person = await makePerson(product);
    const identity = { name: person.name, email: person.email, verified: true };
    expect((await enterWithGoogle(product, identity)).location).toBe("/entrar");
    await block(person);
    expect(await enterWithGoogle(product, identity)).toEqual({ location: "/entrar?erro=bloqueada", cookie: undefined });
    expect(await sessionsOf(person)).toEqual([]);
  });

  test("gets no session from a new password or the confirmation of a sign-up", async () => {
    const person = await makePerson(product, { passwordHash: await cheapHash() });
    await block(person);
    await product.mutate("auth.requestPasswordReset", { email: person.email });
    const [mail] = await product.mails(person.email);
    const password = "Outro#Tijolo7";
    const passwords = { password, passwordConfirmation: password };
    const reset = await product.mutate("auth.resetPassword", { token: tokenOf(mail), ...passwords });
    expect([reset.status, reset.cookies.filter((cookie) => cookie.startsWith("sessao="))]).toEqual([200, []]);
    expect((await logIn(person.email, password)).error?.code).toBe("auth.blocked");

    const email = "canario-bloqueado@exemplo.com";
    const signUp = { name: "Ana", whatsapp: "67999991234", email, termsAccepted: true, role: "client" };
    await product.mutate("auth.signUp", { ...signUp, password: PASSWORD, passwordConfirmation: PASSWORD });
    const [confirmation] = await product.mails(email);
    const [user] = await product.db.select().from(users).where(eq(users.email, email));
    await batchOf(product.db, { all: blockAccount(product.db, user?.id ?? "", Date.now()) });
    const confirmed = await product.mutate("auth.confirmEmail", { token: tokenOf(confirmation), password: PASSWORD });
    expect([confirmed.status, confirmed.error?.code, confirmed.cookies]).toEqual([403, "auth.blocked", []]);
  });

  test("cannot use a session that was begun while it was being blocked", async () => {
    const person = await makePerson(product);
    await block(person);
    const token = newToken();
    const row = {
      id: hashToken(token),
      userId: person.id,
      expiresAt: Math.floor(Date.now() / 1000) + 9999,
      createdAt: 1,
    };
    await product.db.insert(sessions).values(row);
    const cookie = `sessao=${token}`;
    expect((await product.query("auth.me", undefined, { cookie })).data).toBeNull();
    expect((await product.mutate("requests.delete", { id: crypto.randomUUID() }, { cookie })).status).toBe(401);
  });
});

describe("whom a person blocked", () => {
  const block = (blocker: Person, blocked: Person) => blockPerson(product, blocker, blocked);
  const connect = (from: Person, to: Person) => product.mutate("networking.connect", { professionalId: to.id }, from);

  test("cannot ask for a connection, and what they asked for is out of sight", async () => {
    const [blocker, blocked, other] = [
      await makeProvider(product),
      await makeProvider(product),
      await makePerson(product),
    ];
    await makeConnection(product, blocked, blocker);
    const pending = async () => {
      const list = (await product.query("networking.pending", undefined, blocker)).data as PendingConnection[];
      const { count } = (await product.query("networking.pendingCount", undefined, blocker)).data as { count: number };
      expect(list).toHaveLength(count);
      return count;
    };
    expect(await pending()).toBe(1);
    await block(blocker, blocked);
    expect(await pending()).toBe(0);
    expect((await connect(blocked, blocker)).error?.code).toBe("connection.exists");
    await block(blocker, other);
    const refused = await connect(other, blocker);
    expect([refused.status, refused.error?.code]).toEqual([403, "connection.refused"]);
    expect((await connect(await makePerson(product), blocker)).status).toBe(200);
  });

  test("is no longer connected with them", async () => {
    const [blocker, blocked] = [await makeProvider(product), await makeProvider(product)];
    await makeConnection(product, blocked, blocker, { status: "accepted", answeredAt: Date.now() });
    const seenBy = async (viewer: Person, other: Person) => {
      const { data } = await product.query("networking.profile", { id: other.id }, viewer);
      const { connectionStatus, isBlocked } = data as ProfessionalPage;
      return { connectionStatus, isBlocked };
    };
    expect(await seenBy(blocker, blocked)).toEqual({ connectionStatus: "accepted", isBlocked: false });
    await product.mutate("moderation.blockPerson", { personId: blocked.id }, blocker);
    expect(await seenBy(blocker, blocked)).toEqual({ connectionStatus: "none", isBlocked: true });
    expect(await seenBy(blocked, blocker)).toEqual({ connectionStatus: "none", isBlocked: false });
    expect((await connect(blocked, blocker)).error?.code).toBe("connection.refused");
    expect((await connect(blocker, blocked)).error?.code).toBe("connection.blocked");
    expect(await seenBy(blocker, blocked)).toEqual({ connectionStatus: "none", isBlocked: true });
  });

  test("gets none of their contacts; visitors and others do", async () => {
    const blocker = await makeProvider(product);
    const [blocked, other] = [
      await makePerson(product, { client: true, premium: true }),
      await makePerson(product, { client: true, premium: true }),
    ];
    const listing = await makeListing(product, blocker);
    const request = await makeRequest(product, blocker);
    await block(blocker, blocked);
    for (const path of [`anuncio/${listing}`, `cartao/${blocker.id}`, `solicitacao/${request}`]) {
      const [refused, given] = [await open(path, { by: blocked }), await open(path, { by: other })];
      expect([refused.status, given.status]).toEqual([404, 302]);
      expect(refused.text).not.toContain(blocker.phone);
    }
    expect((await open(`cartao/${blocker.id}`)).status).toBe(302);
    const phoneFor = async (person: Person) =>
      ((await product.query("requests.byId", { id: request }, person)).data as { contactPhone: string | null })
        .contactPhone;
    expect([await phoneFor(blocked), await phoneFor(other)]).toEqual([null, REQUEST_INPUT.contactPhone]);
    // The other direction: who blocks can still reach the person.
    const own = await makeListing(product, blocked);
    expect((await open(`anuncio/${own}`, { by: blocker })).status).toBe(302);
  });

  test("is not told of their requests by the assistant", async () => {
    const client = await makePerson(product, { client: true });
    const provider = await makePerson(product, { premium: true });
    await product.db
      .update(professionalProfiles)
      .set({ specialties: [REQUEST_INPUT.serviceType], wholeState: true, assistantConsentAt: 1 })
      .where(eq(professionalProfiles.userId, provider.id));
    await batchOf(product.db, { listed: relistProvider(product.db, provider.id) });
    const id = await makeRequest(product, client);
    const headers = { authorization: "Bearer segredo-da-bancada-para-os-destinatarios" };
    const told = async () => {
      const response = await product.fetch(`/n8n/solicitacoes/${id}/destinatarios`, { headers });
      return ((await response.json()) as RecipientPage).recipients.map(({ name }) => name);
    };
    expect(await told()).toEqual([provider.name]);
    await block(client, provider);
    expect(await told()).toEqual([]);
  });
});
