import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { profiles, userPromotions, userReferrals, users } from "../../../db/schema/index.ts";
import { runCampaign } from "../../support/campaign.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeProvider } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();
let made = 0;

const call = (procedure: string, person: { cookie: string }, input?: unknown) =>
  product.mutate(`billing.${procedure}`, input, person);
const activate = async (person: { cookie: string }) => (await call("activatePromotion", person)).error?.code ?? "ok";
const stateOf = async (person: { cookie: string }) =>
  (await product.query("billing.promotion", undefined, person)).data;
const friendsOf = async ({ id }: Person) =>
  (await product.db.select().from(userReferrals).where(eq(userReferrals.referrerId, id))).flatMap(
    ({ status, referredId }) => (status === "completed" ? [referredId] : []),
  );
const accountOf = async (email: string) => (await product.db.select().from(users).where(eq(users.email, email)))[0];

async function invite(person: Person): Promise<string> {
  const answer = await call("beginReferral", person);
  expect(answer.error).toBeNull();
  return (answer.data as { code: string }).code;
}

interface Friend {
  invitation?: string | null;
  email?: string;
  whatsapp?: string;
  /** What the browser has from former log-ins. */
  mark?: string | undefined;
}

/** Tokens of the confirmation links that were sent to an address, newest first. */
const linksTo = async (email: string) =>
  (await product.mailsSoFar(email)).filter(({ text }) => text.includes("#confirmar=")).map(tokenOf);

/** Signs up; `confirm` follows the link of the mail. */
async function signUp({ invitation, mark, ...contact }: Friend) {
  const email = contact.email ?? `convidada${++made}@exemplo.com`;
  const whatsapp = contact.whatsapp ?? `679921${String(10_000 + ++made)}`;
  const person = { name: "Ana", email, whatsapp, password: PASSWORD, passwordConfirmation: PASSWORD };
  const input = { ...person, termsAccepted: true, role: "provider", invitation };
  const former = await linksTo(email);
  expect((await product.mutate("auth.signUp", input, { cookie: mark })).error).toBeNull();
  const token = await eventually(async () => {
    const [newest, ...others] = await linksTo(email);
    return others.length === former.length ? newest : undefined;
  }, `the link to ${email}`);
  const confirm = async (cookie?: string) => {
    const confirmed = await product.mutate("auth.confirmEmail", { token, password: PASSWORD }, { cookie });
    return { ...(await accountOf(email)), status: confirmed.status, cookie: confirmed.cookies[0]?.split(";")[0] ?? "" };
  };
  return { email, confirm };
}

/** Logs in with the password, and returns the mark that this leaves in the browser. */
async function markOf({ id, email }: Person): Promise<string | undefined> {
  await product.db
    .update(users)
    .set({ passwordHash: await cheapHash() })
    .where(eq(users.id, id));
  const { cookies } = await product.mutate("auth.logIn", { email, password: PASSWORD, role: null });
  return cookies.find((cookie) => cookie.startsWith("aparelho="))?.split(";")[0];
}

beforeEach(() => runCampaign(product));

describe("an invitation", () => {
  test("has one code, which nobody can guess and which says nothing about its person", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    const codes = [await invite(person), await invite(person), await invite(other)];
    expect(codes[0]).toMatch(/^[\w-]{43}$/);
    expect(codes[1]).toBe(codes[0]);
    expect(codes[2]).not.toBe(codes[0]);
  });

  test("counts by itself when the friend confirms, on whatever device, and goes on working", async () => {
    const person = await makeProvider(product);
    const invitation = await invite(person);
    const first = await signUp({ invitation });
    expect(await friendsOf(person)).toEqual([]);
    expect(await activate(person)).toBe("promotion.referral_missing");
    const friend = await first.confirm();
    expect(friend).toMatchObject({ status: 200, invitationCode: null });
    expect(await friendsOf(person)).toEqual([friend.id]);
    const [row] = await product.db
      .select()
      .from(userReferrals)
      .where(eq(userReferrals.referredId, friend.id ?? ""));
    expect(row).toMatchObject({ referredEmail: "", code: null });
    expect(await stateOf(person)).toMatchObject({ hasReferral: true });
    const second = await (await signUp({ invitation })).confirm();
    expect(await friendsOf(person)).toEqual([friend.id, second.id]);
    expect(await activate(person)).toBe("ok");
  });

  test("is in the export of its person, without the friend, and ends with the account", async () => {
    const person = await makePerson(product);
    const invitation = await invite(person);
    const friend = await (await signUp({ invitation })).confirm();
    const exported = async (cookie: string, input = {}) => {
      const { data } = await product.mutate("profiles.exportData", input, { cookie });
      return (data as { referrals: unknown[] }).referrals;
    };
    const own = await exported(person.cookie);
    expect(own).toHaveLength(2);
    expect(own).toContainEqual(
      expect.objectContaining({ isMine: true, status: "pending", invitationCode: invitation }),
    );
    expect(own).toContainEqual(expect.objectContaining({ isMine: true, status: "completed", invitationCode: null }));
    expect(await exported(friend.cookie, { password: PASSWORD })).toMatchObject([
      { isMine: false, invitationCode: null },
    ]);
    await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person);
    const rows = await product.db
      .select()
      .from(userReferrals)
      .where(eq(userReferrals.referredId, friend.id ?? ""));
    expect(rows).toMatchObject([{ referrerId: null, code: null }]);
    expect(await product.db.select().from(userReferrals).where(eq(userReferrals.code, invitation))).toEqual([]);
  });

  test("of a friend who confirms twice at once counts once", async () => {
    const person = await makePerson(product);
    const friend = await signUp({ invitation: await invite(person) });
    const both = await Promise.all([friend.confirm(), friend.confirm()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await friendsOf(person)).toEqual([both[0].id]);
  });

  test("of the last sign-up with an e-mail counts, and that of a stranger's sign-up does not", async () => {
    const [first, last, stranger] = [await makePerson(product), await makePerson(product), await makePerson(product)];
    const { email } = await signUp({ invitation: await invite(first) });
    const friend = await (await signUp({ email, invitation: await invite(last) })).confirm();
    expect([await friendsOf(first), await friendsOf(last)]).toEqual([[], [friend.id]]);

    const claimed = await signUp({ invitation: await invite(stranger) });
    await product.mutate("auth.requestPasswordReset", { email: claimed.email });
    const token = tokenOf((await product.mails(claimed.email, 2)).find(({ text }) => text.includes("#token=")));
    const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
    expect((await product.mutate("auth.resetPassword", { token, ...passwords })).status).toBe(200);
    expect(await accountOf(claimed.email)).toMatchObject({ invitationCode: null });
    expect(await friendsOf(stranger)).toEqual([]);
  });

  test("leads through Google, and counts with the number and the terms", async () => {
    const person = await makePerson(product);
    const query = `?convite=${await invite(person)}`;
    const google = { name: "Gil", email: "gil-convidado@gmail.com", verified: true };
    const who = await enterWithGoogle(product, google, { query });
    expect(await friendsOf(person)).toEqual([]);
    const choice = { role: "provider", whatsapp: "67992199999", termsAccepted: true };
    expect((await product.mutate("auth.chooseRole", choice, who)).status).toBe(200);
    expect(await friendsOf(person)).toEqual([(await accountOf(google.email))?.id]);
  });

  test("is no reason to refuse a sign-up, whatever the link says", async () => {
    for (const invitation of ["x", "a".repeat(43), "'; drop table users; --", null]) {
      expect(await (await signUp({ invitation })).confirm()).toMatchObject({ status: 200 });
    }
  });
});

describe("an invitation does not count", () => {
  test("for oneself: the same number, or a browser in which the inviter has logged in", async () => {
    const person = await makePerson(product);
    const invitation = await invite(person);
    const mark = await markOf(person);
    await (await signUp({ invitation, whatsapp: person.phone })).confirm();
    await (await signUp({ invitation, mark })).confirm();
    await (await signUp({ invitation })).confirm(mark);
    expect(await friendsOf(person)).toEqual([]);
    const stranger = await makePerson(product);
    const friend = await (await signUp({ invitation, mark: await markOf(stranger) })).confirm();
    expect(await friendsOf(person)).toEqual([friend.id]);
  });

  test("for an e-mail check either, if number or browser are the same", async () => {
    const person = await makePerson(product);
    const mark = await markOf(person);
    await invite(person);
    const [samePhone, sameBrowser] = [await signUp({ whatsapp: person.phone }), await signUp({ mark })];
    for (const { email, confirm } of [samePhone, sameBrowser]) {
      await confirm();
      await product.db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.email, email));
      expect((await call("completeReferral", person, { email })).error?.code).toBe("referral.not_found");
    }
    expect(await friendsOf(person)).toEqual([]);
  });

  test("for an account that is older, or that counted for somebody", async () => {
    const [person, second] = [await makePerson(product), await makePerson(product)];
    const older = await signUp({ invitation: await invite(person) });
    await product.db.update(users).set({ createdAt: 1 }).where(eq(users.email, older.email));
    await older.confirm();
    expect(await friendsOf(person)).toEqual([]);
    const friend = await (await signUp({ invitation: await invite(person) })).confirm();
    await product.mutate("profiles.deleteAccount", { password: PASSWORD, confirmation: "EXCLUIR" }, friend);
    await (await signUp({ email: friend.email ?? "", invitation: await invite(second) })).confirm();
    expect(await friendsOf(second)).toEqual([]);
  });

  test("once its person has left", async () => {
    const person = await makePerson(product);
    const friend = await signUp({ invitation: await invite(person) });
    await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person);
    const { id } = await friend.confirm();
    expect(
      await product.db
        .select()
        .from(userReferrals)
        .where(eq(userReferrals.referredId, id ?? "")),
    ).toEqual([]);
  });
});

describe("the campaign", () => {
  test.each([
    ["is off", { isOn: false }],
    ["is over", { startsOn: "2025-08-01", endsOn: "2025-08-31" }],
    ["has not begun", { startsOn: "2099-01-01", endsOn: "2099-01-31" }],
  ])("that %s shows nothing, counts nothing and gives nothing", async (_, change) => {
    const person = await makeProvider(product);
    const invitation = await invite(person);
    await (await signUp({ invitation })).confirm();
    const late = await signUp({ invitation });
    await runCampaign(product, change);
    expect(await stateOf(person)).toMatchObject({ campaign: null, hasReferral: true });
    await late.confirm();
    expect(await friendsOf(person)).toHaveLength(1);
    expect((await call("beginReferral", person)).error?.code).toBe("promotion.over");
    expect(await activate(person)).toBe("promotion.over");
    expect(await product.db.select().from(userPromotions).where(eq(userPromotions.userId, person.id))).toEqual([]);
  });

  test("for both gives the friend the days, too, once the profile is complete", async () => {
    await runCampaign(product, { title: "Indique e ganhe", isForBoth: true });
    const person = await makeProvider(product);
    const friend = await (await signUp({ invitation: await invite(person) })).confirm();
    expect(await stateOf(friend)).toMatchObject({ campaign: { title: "Indique e ganhe" }, hasReferral: true });
    expect(await activate(friend)).toBe("promotion.profile_incomplete");
    await product.db
      .update(profiles)
      .set({ avatarUrl: "x" })
      .where(eq(profiles.id, friend.id ?? ""));
    await product.db.run(`update professional_profiles set profession = 'Pedreiro', professional_profile = 'operacional',
      specialties = '["Reforma"]', whole_state = 1 where user_id = '${friend.id}'`);
    await runCampaign(product);
    expect(await activate(friend)).toBe("promotion.referral_missing");
    await runCampaign(product, { isForBoth: true });
    expect([await activate(friend), await activate(person)]).toEqual(["ok", "ok"]);
    expect(await activate(friend)).toBe("promotion.used");
  });
});
