import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { profiles, rateLimits } from "../../db/schema/index.ts";
import { fuzz } from "../attack/fuzz.ts";
import { CAMPAIGN_INPUT } from "../support/campaign.ts";
import { COURSE_INPUT, QUESTION_INPUT } from "../support/course-content.ts";
import { AGREEMENT_TEXT } from "../support/hires.ts";
import { ALL_LISTINGS, LISTING_INPUT } from "../support/listings.ts";
import { CNPJ } from "../support/moderation.ts";
import { REFERENCE_INPUT } from "../support/network.ts";
import { Device } from "../support/passkeys.ts";
import { cheapHash } from "../support/passwords.ts";
import { makePerson, type Person, REQUEST_INPUT } from "../support/people.ts";
import { allProcedures, type Procedure } from "../support/procedures.ts";
import { type Answer, startProduct } from "../support/product.ts";
import { newBrowser } from "../support/pushes.ts";
import { RATING_INPUT } from "../support/ratings.ts";
import { inFull } from "../support/size.ts";

const product = startProduct();
let person: Person;

beforeAll(async () => {
  // A random password, so that no input can delete the account; the cheap hash keeps password checks fast.
  person = await makePerson(product, {
    client: true,
    admin: true,
    passwordHash: await cheapHash(crypto.randomUUID()),
  });
  await makePerson(product, { email: LOG_IN.email, passwordHash: await cheapHash() });
  // The photo is checked before the professional fields, so it must exist.
  await product.db.update(profiles).set({ avatarUrl: "/img/avatars/x.webp" }).where(eq(profiles.id, person.id));
});

/** Below every rate limit, or most calls would be refused for their number. */
const CALLS_OF_ONE_WINDOW = 3;

let calls = 0;
async function call(path: string, input: unknown): Promise<Answer> {
  const kind = allProcedures().find((procedure) => procedure.path === path)?.kind;
  const options = { cookie: person.cookie, address: `address-${++calls}` };
  if (calls % CALLS_OF_ONE_WINDOW === 0) await product.db.delete(rateLimits);
  return kind === "query" ? product.query(path, input, options) : product.mutate(path, input, options);
}

const LOG_IN = { email: "entra@exemplo.com", password: "x", role: null };
const PASSWORDS = { password: "Tijolo#42x", passwordConfirmation: "Tijolo#42x" };
const SIGN_UP = {
  name: "Ana",
  whatsapp: "67999991234",
  email: "a@b.com",
  ...PASSWORDS,
  termsAccepted: true,
  role: null,
};
const PROFESSIONAL = {
  profession: "Pintora",
  professionalProfile: "operacional",
  specialties: ["Outros"],
  serviceRegions: ["Dourados"],
  wholeState: false,
  instagram: "",
  unavailableUntil: "",
  presentation: "Pinto casas.",
  yearsOfExperience: "12",
  workingHours: "Seg. a sex., 7h às 17h",
};
const ID = "01a1fbc9-fded-7150-9213-603e069f2b11";

const DIRECTORY_FILTER = { text: "", specialty: null, region: null, userType: null };
const LISTING_FILTER = { ...ALL_LISTINGS, text: "piso" };

const DEVICE = new Device("http://localhost:8787");
const SIGNED = DEVICE.sign({ challenge: "x" });

/** A valid input for every procedure that has one; the tests break its fields one by one. */
const VALID: Record<string, Record<string, unknown>> = {
  "auth.signUp": SIGN_UP,
  "auth.logIn": LOG_IN,
  "auth.requestPasswordReset": { email: "a@b.com" },
  "auth.resendConfirmation": { email: "a@b.com" },
  "billing.completeReferral": { email: "a@b.com" },
  "billing.charges": { cursor: { dueDate: "2026-11-22", id: "pay_x" } },
  "billing.createPayment": { name: "Ana", email: "a@b.com", phone: "67999991234", cpfCnpj: "24971563792" },
  "contacts.openings": { cursor: crypto.randomUUID() },
  "auth.checkConfirmation": { token: "a".repeat(43) },
  "auth.checkReset": { token: "a".repeat(43) },
  "auth.confirmEmail": { token: "a".repeat(43), password: "x" },
  "auth.resetPassword": { token: "a".repeat(43), ...PASSWORDS },
  "auth.changePassword": { currentPassword: "x", ...PASSWORDS },
  "auth.endSession": { startedAt: 1 },
  "auth.logInWithPasskey": { response: SIGNED, role: "client" },
  "auth.askForNewPasskey": { password: "x" },
  "auth.addPasskey": { response: DEVICE.create({ challenge: "x" }) },
  "auth.renamePasskey": { id: "abc", name: "Celular" },
  "auth.removePasskey": { id: "abc" },
  "auth.confirmWithPasskey": { response: SIGNED },
  "auth.confirmWithCode": { code: "ABCD-EFGH-JKLM-NPQR" },
  "auth.chooseRole": { role: "client", name: "Ana", whatsapp: "67999991234", termsAccepted: true },
  "profiles.updateBasics": { name: "Ana", email: "a@b.com", whatsapp: "67999991234", password: "x" },
  "profiles.confirmPhone": { code: "123456" },
  "profiles.confirmEmailChange": { token: "a".repeat(43) },
  "profiles.stopEmailChange": { token: "a".repeat(43) },
  "profiles.exportData": { password: "Tijolo#42x" },
  "profiles.deleteAccount": { password: "x", confirmation: "EXCLUIR" },
  "profiles.setWork": { specialties: ["Outros"], serviceRegions: ["Dourados"], wholeState: false },
  "profiles.saveProfessional": { name: "Ana", email: "a@b.com", whatsapp: "67999991234", ...PROFESSIONAL },
  "networking.card": { slugOrId: "ana-lima" },
  "networking.directory": { ...DIRECTORY_FILTER, order: "relevance", page: 1, cursor: null },
  "networking.directoryCount": DIRECTORY_FILTER,
  "networking.local": { trade: "reforma-de-banheiro", city: "dourados" },
  "networking.profile": { id: ID },
  "networking.references": { id: ID, cursor: null },
  "networking.portfolio": { id: ID },
  "networking.connect": { professionalId: ID },
  "networking.accept": { id: ID },
  "networking.reject": { id: ID },
  "networking.cancel": { id: ID },
  "networking.connections": { cursor: null },
  "networking.asked": { cursor: null },
  "networking.disconnect": { id: ID },
  "networking.undo": { id: ID, act: "accept" },
  "networking.addReference": { ...REFERENCE_INPUT, professionalId: ID },
  "networking.hideReference": { id: ID },
  "networking.showReference": { id: ID },
  "networking.deleteReference": { id: ID },
  "networking.updatePhoto": { id: ID, title: "Muro", description: "" },
  "networking.deletePhoto": { id: ID },
  "demand.board": { trade: "Acabamentos" },
  "demand.forecast": { serviceType: "Pintura de muro", city: "Dourados" },
  "alerts.save": {
    isOn: true,
    byPush: true,
    byMail: "digest",
    urgentAtNight: false,
    services: ["Pintura de muro"],
    regions: ["Dourados"],
  },
  "alerts.subscribe": newBrowser().subscription,
  "notices.list": {},
  "profiles.dismissFirstSteps": { role: "client" },
  "notices.markRead": { ids: [crypto.randomUUID()], until: 1 },
  "alerts.unsubscribe": { endpoint: newBrowser().subscription.endpoint },
  "listings.search": { ...LISTING_FILTER, sort: "price_asc", from: "l1.1", cursor: null },
  "listings.count": LISTING_FILTER,
  "listings.frequentTexts": { start: "bet" },
  "listings.announced": { id: ID },
  "listings.byId": { id: ID },
  "listings.create": { ...LISTING_INPUT, submissionId: ID },
  "listings.update": { id: ID, changes: LISTING_INPUT },
  "listings.renew": { id: ID },
  "listings.setSold": { id: ID, sold: true },
  "listings.saveSearch": { text: "betoneira", category: null, cityId: null, minPriceCents: 1, maxPriceCents: null },
  "listings.deleteSearch": { id: ID },
  "listings.setSearchMail": { byMail: "never" },
  "listings.setFavorite": { id: ID, favorite: true },
  "listings.othersOfSeller": { id: ID },
  "listings.delete": { id: ID },
  "listings.deletePhoto": { listingId: ID, photoId: ID },
  "listings.setPhotoOrder": { listingId: ID, photoIds: [ID] },
  "listings.similar": { id: ID },
  "listings.questions": { id: ID },
  "listings.ask": { id: ID, text: "Entrega?" },
  "listings.answer": { id: ID, text: "Sim" },
  "listings.deleteComment": { id: ID },
  "ratings.people": { text: "", cursor: null },
  "ratings.person": { id: ID, type: "client" },
  "ratings.list": { id: ID, type: "client", cursor: null },
  "ratings.written": { cursor: null },
  "ratings.rate": { id: ID, type: "client", ...RATING_INPUT },
  "ratings.remove": { id: ID, type: "client" },
  "ratings.reply": { id: ID, text: "Obrigado!" },
  "ratings.rateHire": { hireId: ID, stars: 5, comment: "Bom serviço." },
  "moderation.report": { kind: "listing", id: ID, reason: "spam", text: "Repetido" },
  "moderation.readDecision": { token: "a".repeat(43) },
  "moderation.answerDecision": { token: "a".repeat(43), text: "Não concordo." },
  "moderation.blockPerson": { personId: ID },
  "moderation.unblockPerson": { personId: ID },
  "profiles.askCredential": { kind: "cnpj", number: CNPJ },
  "profiles.withdrawCredential": { kind: "cnpj" },
  "admin.users": { text: "", filter: "all", cursor: null },
  "admin.subscriptions": { text: "", filter: "all", cursor: null },
  "admin.payments": { month: "2026-11", text: "", filter: "all", size: 30, cursor: null },
  "admin.requests": { text: "", filter: "all", cursor: null },
  "admin.listings": { text: "", filter: "all", cursor: null },
  "admin.ratings": { text: "", filter: "all", cursor: null },
  "admin.cases": { state: "open", sort: "oldest", cursor: null },
  "admin.case": { id: ID },
  "admin.person": { id: ID },
  "admin.caseReports": { id: ID, cursor: null },
  "admin.credentials": { state: "pending", cursor: null },
  "admin.audit": { text: "", action: "hide", adminId: ID, day: "2026-11-26", cursor: null },
  "admin.deliveries": { filter: "dead", cursor: null },
  "admin.events": { cursor: null },
  "admin.stats": { days: 30 },
  "admin.createSubscription": { userId: ID, reason: "" },
  "admin.endPremium": { userId: ID, reason: "" },
  "admin.deleteUser": { userId: ID, reason: "Pediu", ban: true },
  "admin.blockUser": { userId: ID, reason: "Golpe", ban: false },
  "admin.makeAdmin": { userId: ID, reason: "Ajuda no atendimento" },
  "admin.removeAdmin": { userId: ID, reason: "Saiu da equipe" },
  "admin.unblockUser": { userId: ID, reason: "Engano" },
  "admin.bans": { cursor: null },
  "admin.banUser": { userId: ID, reason: "Golpe" },
  "admin.liftBan": { userId: ID, reason: "Engano" },
  "admin.cancelSubscription": { id: ID, reason: "" },
  "admin.activateSubscription": { id: ID, reason: "" },
  "admin.extendSubscription": { id: ID, days: 7, reason: "" },
  "admin.refundPayment": { id: "pay_1", reason: "Pediu" },
  "admin.settleDifference": { id: "pay_1", reason: "" },
  "admin.deleteRequest": { id: ID, reason: "spam" },
  "admin.hide": { kind: "listing", id: ID, reason: "Golpe" },
  "admin.restore": { kind: "listing", id: ID, reason: "Engano" },
  "admin.delete": { kind: "listing", id: ID, reason: "Golpe" },
  "admin.setAlert": { kind: "jobs", way: "never" },
  "admin.decide": { id: ID, decision: "keep", reason: "Está certo", ban: false },
  "admin.decideCredential": { userId: ID, kind: "cnpj", number: CNPJ, isConfirmed: true, reason: "" },
  "admin.retryDelivery": { id: ID },
  "admin.course": { courseId: "fundamentos" },
  "admin.editCourse": { courseId: "fundamentos", changes: COURSE_INPUT, revision: ID },
  "admin.setCoursePublished": { courseId: "fundamentos", isPublished: true },
  "admin.addQuestion": { courseId: "fundamentos", id: ID, changes: QUESTION_INPUT },
  "admin.editQuestion": { id: ID, newId: ID, changes: QUESTION_INPUT },
  "admin.setQuestionPublished": { id: ID, isPublished: true },
  "admin.deleteQuestion": { id: ID },
  "admin.restoreQuestion": { id: ID },
  "admin.addNote": { userId: ID, text: "Ligou ontem." },
  "admin.deleteNote": { id: ID },
  "admin.editCampaign": CAMPAIGN_INPUT,
  "requests.list": { serviceType: null, city: REQUEST_INPUT.city, cursor: null },
  "hires.interests": { state: "sent", cursor: ID },
  "requests.byId": { id: ID },
  "requests.addressees": { ids: [ID] },
  "requests.create": { ...REQUEST_INPUT, submissionId: ID, addresseeIds: [ID], isForAll: false },
  "requests.update": { id: ID, changes: REQUEST_INPUT },
  "requests.deletePhoto": { id: ID, url: "/img/requests/x/x.webp" },
  "requests.putPhotoFirst": { id: ID, url: "/img/requests/x/x.webp" },
  "requests.setInterest": { id: ID, interested: true },
  "requests.colleagues": { id: ID },
  "requests.recommend": { id: ID, colleagueId: ID },
  "requests.setClosed": { id: ID, closed: true },
  "requests.extend": { id: ID },
  "requests.seekMore": { id: ID },
  "requests.delete": { id: ID },
  "requests.describeInterest": { id: ID, note: "x", minPriceCents: 1, maxPriceCents: 2 },
  "requests.republish": { id: ID, submissionId: ID },
  "hires.interested": { requestId: ID, order: "price", cursor: null },
  "hires.look": { requestId: ID, providerId: ID },
  "hires.ask": { requestId: ID, question: "Qual o prazo?" },
  "hires.answerQuestion": { requestId: ID, answer: "Dez dias." },
  "hires.decline": { requestId: ID, providerId: ID, isDeclined: true },
  "hires.propose": { requestId: ID, providerId: ID },
  "hires.withdraw": { id: ID },
  "hires.answer": { id: ID, isConfirmed: true },
  "hires.finish": { id: ID },
  "hires.cancel": { id: ID, reason: "A obra foi adiada." },
  "hires.mine": { side: "client", cursor: null },
  "hires.agreement": { id: ID },
  "hires.saveAgreement": { hireId: ID, text: AGREEMENT_TEXT },
  "hires.acceptAgreement": { hireId: ID, version: 1, textHash: "a".repeat(64) },
  "hires.outcome": { requestId: ID },
  "hires.setOutcome": { requestId: ID, outcome: "hired" },
  "college.chooseArea": { area: "eletrica" },
  "college.lesson": { courseId: "fundamentos" },
  "college.openAttempt": { courseId: "fundamentos" },
  "college.sendAttempt": { attemptId: ID, answers: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1] },
  "college.review": { courseId: "fundamentos" },
  "requests.improveText": { text: REQUEST_INPUT.description, serviceType: REQUEST_INPUT.serviceType },
  "requests.propose": { text: REQUEST_INPUT.description },
};
const WITHOUT_INPUT = [
  "auth.consents",
  "profiles.kept",
  "profiles.firstSteps",
  "alerts.settings",
  "alerts.device",
  "notices.count",
  "listings.usualPrices",
  "college.mine",
  "college.finishOnboarding",
  "billing.status",
  "billing.openCharge",
  "billing.cancelRenewal",
  "billing.reactivate",
  "analytics.mine",
  "billing.promotion",
  "billing.activatePromotion",
  "billing.beginReferral",
  "networking.overview",
  "networking.pending",
  "networking.pendingCount",
  "networking.seeAnswers",
  "profiles.professional",
  "moderation.blocked",
  "profiles.askPhoneCode",
  "profiles.credentials",
  "admin.overview",
  "admin.today",
  "admin.alerts",
  "admin.paymentDifferences",
  "admin.courses",
  "admin.campaign",
  "auth.me",
  "auth.logOut",
  "auth.sessions",
  "auth.askForPasskey",
  "auth.passkeys",
  "auth.askToConfirm",
  "auth.renewCodes",
  "auth.endOtherSessions",
  "auth.acceptTerms",
  "listings.mine",
  "listings.favorites",
  "listings.favoriteIds",
  "listings.savedSearches",
  "listings.searchMail",
  "profiles.mine",
  "profiles.removeAvatar",
  "requests.typeCounts",
  "requests.stats",
  "requests.mine",
  "support.contacts",
];

const HOSTILE: [string, unknown][] = [
  ["a number", 7],
  ["a list", ["x"]],
  ["an object", { $gt: "" }],
  ["far too long", "a".repeat(20_000)],
  ["zero-width", "ab\u200bcd"],
  ["right-to-left override", "ab\u202ecd"],
  ["Hebrew", "שלום"],
  ["NUL", "a\u0000b"],
  ["a lone surrogate", "a\ud800b"],
  ["a Hangul filler", "ab\u3164cd"],
  ["a tag", "ab\u{e0041}cd"],
];

/** Fields that accept any characters: people may use whatever they like in a password. */
const FREE_TEXT = new Set(["currentPassword", "password", "passwordConfirmation"]);
/** Fields that may be empty, although their valid value is not. */
const MAY_BE_BLANK = new Set([
  "auth.askForNewPasskey.password",
  "auth.chooseRole.name",
  "auth.chooseRole.whatsapp",
  "billing.createPayment.phone",
  "requests.improveText.serviceType",
  "requests.describeInterest.note",
  "profiles.saveProfessional.presentation",
  "profiles.saveProfessional.yearsOfExperience",
  "profiles.saveProfessional.workingHours",
  "moderation.report.text",
  "ratings.rate.serviceType",
  "ratings.rate.incidentDate",
  "ratings.reply.text",
  "listings.search.text",
  "listings.count.text",
  "listings.saveSearch.text",
  "listings.create.neighborhood",
  "listings.create.zipCode",
  "listings.update.changes.neighborhood",
  "listings.update.changes.zipCode",
  "admin.editCourse.changes.youtubeUrl",
]);
/** Fields that may be longer than the text that is too long for others. */
const MAY_BE_LONG = new Set(["admin.editCourse.changes.lesson"]);
/** Fields that accept a number. */
const MAY_BE_A_NUMBER =
  /\.(priceCents|minPriceCents|maxPriceCents)$|^listings\.(search|count)\.cityId$|\.version$|^auth\.endSession\.startedAt$|^notices\.markRead\.until$|^admin\.extendSubscription\.days$|^admin\.payments\.size$/;

/** Returns inputs with one invalid field each, as tuples of field path, kind of error and input. */
function spoiledFields(procedure: string, prefix: string, valid: Record<string, unknown>) {
  const cases: [string, string, Record<string, unknown>][] = [];
  for (const field of Object.keys(valid)) {
    const name = `${procedure}.${prefix}${field}`;
    for (const [kind, value] of HOSTILE) {
      if (FREE_TEXT.has(field) && typeof value === "string" && value.length < 200) continue;
      if (kind === "far too long" && MAY_BE_LONG.has(name)) continue;
      if (typeof value === "number" && MAY_BE_A_NUMBER.test(name)) continue;
      cases.push([prefix + field, kind, { ...valid, [field]: value }]);
    }
    const mayBeBlank = valid[field] === null || valid[field] === "" || MAY_BE_BLANK.has(name);
    if (!mayBeBlank) cases.push([prefix + field, "empty", { ...valid, [field]: "" }]);
  }
  return cases;
}

function spoiled(path: string): [string, string, unknown][] {
  const valid = VALID[path] ?? {};
  const cases: [string, string, unknown][] = spoiledFields(path, "", valid);
  const changes = valid["changes"] as Record<string, unknown> | undefined;
  for (const [field, kind, spoiledChanges] of spoiledFields(path, "changes.", changes ?? {})) {
    cases.push([field, kind, { ...valid, changes: spoiledChanges }]);
  }
  return cases;
}

const PORTUGUESE =
  /[áâãàéêíóôõúç]|campo|Informe|Escolha|Use|Preencha|Link|senha|Marque|inválid|Descreva|Escreva|Responda/i;

test("every procedure is covered here", () => {
  expect([...Object.keys(VALID), ...WITHOUT_INPUT].sort()).toEqual(
    allProcedures()
      .map((procedure) => procedure.path)
      .sort(),
  );
});

/** Messages by field of the schema or, if it accepts the input, of the procedure. */
async function fieldsOf({ path, input: schema }: Procedure, input: unknown, isFirst: boolean) {
  // One for each procedure shows that the schema's messages arrive.
  const parsed = isFirst ? null : schema?.safeParse(input);
  if (parsed?.error) return parsed.error.issues.map((issue) => [issue.path.join("."), issue.message] as const);
  const answer = await call(path, input);
  expect([path, answer.status, answer.error?.code]).toEqual([path, 400, "input.invalid"]);
  return Object.entries(answer.error?.fields ?? {});
}

test.each(allProcedures().filter(({ path }) => path in VALID))(
  "each invalid field of $path is refused with its own message in Portuguese",
  async (procedure) => {
    for (const [i, [field, name, input]] of spoiled(procedure.path).entries()) {
      const [, message] = (await fieldsOf(procedure, input, i === 0)).find(([key]) => key.startsWith(field)) ?? [];
      const where = `${field}: ${name}`;
      expect([where, message]).toEqual([where, expect.stringMatching(PORTUGUESE)]);
    }
  },
);

test("no generated input causes a server error or an unclear refusal", async () => {
  const { calls, succeeded, failed, unclear, leaked } = await fuzz(product, { each: inFull(3, 10), seed: 20261121 });
  expect({ failed, unclear, leaked }).toEqual({ failed: [], unclear: [], leaked: [] });
  expect(succeeded).toBeGreaterThan(calls / 5);
}, 180_000);

test("invalid JSON, a body that is too large and a batch of more than ten calls are refused", async () => {
  const headers = { "content-type": "application/json", origin: product.stack.url };
  const post = (body: string, path = "auth.logIn") => product.fetch(`/trpc/${path}`, { method: "POST", headers, body });
  expect((await post("{")).status).toBe(400);
  expect((await post(JSON.stringify({ email: "x".repeat(70_000) }))).status).toBe(413);
  const eleven = Array.from({ length: 11 }, () => "auth.me").join(",");
  expect((await product.fetch(`/trpc/${eleven}?batch=1`)).status).toBe(400);
  expect((await product.fetch("/trpc/auth.nothing")).status).toBe(404);
});
