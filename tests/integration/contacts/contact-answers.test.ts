import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  hires,
  professionalProfiles,
  professionalReferences,
  servicePhotos,
  serviceRequestInterests,
} from "../../../db/schema/index.ts";
import type { AgreementVersion } from "../../../src/features/hires/schemas.ts";
import { collectContacts, PEOPLE } from "../../attack/collect-contacts.ts";
import { AGREEMENT_TEXT, makeHire, makeInterests } from "../../support/hires.ts";
import { ALL_LISTINGS, makeListing } from "../../support/listings.ts";
import { MATRIX } from "../../support/matrix/authorization.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { makeCase } from "../../support/moderation.ts";
import { DIRECTORY_FILTER, makeConnection, makeProvider, makeReference } from "../../support/network.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";
import { makeRating } from "../../support/ratings.ts";
import { inFull } from "../../support/size.ts";

const product = sharedProduct();

const PHONE = "67955554444";
const REQUEST_PHONE = "67933332222";
/** Contacts as people hide them in texts. */
const HIDDEN_IN_TEXT =
  "Zap 67 9.5555.4444 ou meia sete nove cinco cinco cinco cinco quatro quatro quatro quatro, canaria arroba canario ponto com ponto br";
/** Finds both numbers in any format, and what {@link HIDDEN_IN_TEXT} spells out. */
const CANARY = /5555[-.]?4444|3333-?2222|cinco[ -]cinco|canaria[ -]arroba/;

let owner: Person;
let requestId: string;
let listingId: string;
let caseId: string;
/** A request of the reader in which the owner is interested. */
let wantedId: string;
/** A hire of the owner by the reader. */
let hireId: string;

beforeAll(async () => {
  owner = await makeProvider(product, { name: "Canária Total", phone: PHONE, client: true, premium: true });
  const { db } = product;
  requestId = await makeRequest(product, owner, {
    contactPhone: REQUEST_PHONE,
    description: HIDDEN_IN_TEXT,
    location: HIDDEN_IN_TEXT,
  });
  caseId = await makeCase(product, { kind: "request", id: requestId, owner }, []);
  const texts = { title: HIDDEN_IN_TEXT, description: HIDDEN_IN_TEXT, neighborhood: HIDDEN_IN_TEXT };
  listingId = await makeListing(product, owner, texts);
  await db
    .update(professionalProfiles)
    .set({ presentation: HIDDEN_IN_TEXT })
    .where(eq(professionalProfiles.userId, owner.id));
  await upload(product, "/upload/portfolio?titulo=Fachada", await makePhoto(), owner);
  await db.update(servicePhotos).set({ title: HIDDEN_IN_TEXT, description: HIDDEN_IN_TEXT });
  const other = await makeProvider(product);
  await makeReference(product, other, owner);
  await db.update(professionalReferences).set({ serviceDescription: HIDDEN_IN_TEXT, serviceLocation: HIDDEN_IN_TEXT });
  const rating = { comment: HIDDEN_IN_TEXT, reply: HIDDEN_IN_TEXT, repliedAt: 1 };
  await makeRating(product, other, owner, rating);
});

const EVERYONE = { text: "", filter: "all" };

/** Inputs for every query, chosen so that the response could reveal something about the owner. */
const QUESTIONS: Record<string, () => unknown> = {
  "admin.overview": () => undefined,
  "admin.today": () => undefined,
  "admin.alerts": () => undefined,
  "admin.users": () => EVERYONE,
  "admin.person": () => ({ id: owner.id }),
  "admin.subscriptions": () => EVERYONE,
  "admin.payments": () => ({ ...EVERYONE, month: "2026-11" }),
  "admin.paymentDifferences": () => undefined,
  "admin.requests": () => EVERYONE,
  "admin.listings": () => EVERYONE,
  "admin.ratings": () => EVERYONE,
  "admin.cases": () => ({ state: "open", sort: "oldest" }),
  "admin.case": () => ({ id: caseId }),
  "admin.caseReports": () => ({ id: caseId }),
  "admin.credentials": () => ({ state: "pending" }),
  "admin.audit": () => ({ text: "" }),
  "admin.deliveries": () => ({ filter: "delivered" }),
  "admin.events": () => ({}),
  "admin.bans": () => ({}),
  "admin.stats": () => ({ days: 30 }),
  "admin.courses": () => undefined,
  "admin.campaign": () => undefined,
  "admin.course": () => ({ courseId: "fundamentos" }),
  "analytics.mine": () => undefined,
  "auth.me": () => undefined,
  "auth.sessions": () => undefined,
  "auth.passkeys": () => undefined,
  "auth.consents": () => undefined,
  "contacts.openings": () => ({}),
  "billing.charges": () => ({}),
  "billing.promotion": () => undefined,
  "billing.status": () => undefined,
  "college.mine": () => undefined,
  "college.lesson": () => ({ courseId: "fundamentos" }),
  "college.review": () => ({ courseId: "fundamentos" }),
  "hires.interested": () => ({ requestId: wantedId }),
  "hires.mine": () => ({ side: "client" }),
  "hires.agreement": () => ({ id: hireId }),
  "hires.outcome": () => ({ requestId: wantedId }),
  "listings.search": () => ({ ...ALL_LISTINGS, sort: "created_at_desc" }),
  "listings.count": () => ALL_LISTINGS,
  "listings.frequentTexts": () => ({ start: "bet" }),
  "listings.announced": () => ({ id: listingId }),
  "listings.byId": () => ({ id: listingId }),
  "listings.mine": () => undefined,
  "listings.usualPrices": () => undefined,
  "listings.favorites": () => undefined,
  "alerts.settings": () => undefined,
  "alerts.device": () => undefined,
  "notices.count": () => undefined,
  "notices.list": () => ({}),
  "demand.board": () => ({ trade: null }),
  "demand.forecast": () => ({ serviceType: REQUEST_INPUT.serviceType, city: REQUEST_INPUT.city }),
  "listings.favoriteIds": () => undefined,
  "listings.savedSearches": () => undefined,
  "listings.searchMail": () => undefined,
  "listings.othersOfSeller": () => ({ id: listingId }),
  "listings.similar": () => ({ id: listingId }),
  "listings.questions": () => ({ id: listingId }),
  "moderation.blocked": () => undefined,
  "moderation.ownDecision": () => ({ id: listingId }),
  "networking.card": () => ({ slugOrId: owner.id }),
  "networking.directory": () => ({ ...DIRECTORY_FILTER, page: 1 }),
  "networking.directoryCount": () => DIRECTORY_FILTER,
  "networking.local": () => ({ trade: "reforma-de-banheiro", city: "dourados" }),
  "networking.profile": () => ({ id: owner.id }),
  "networking.references": () => ({ id: owner.id }),
  "networking.portfolio": () => ({ id: owner.id }),
  "networking.overview": () => undefined,
  "networking.pending": () => undefined,
  "networking.pendingCount": () => undefined,
  "networking.connections": () => ({}),
  "networking.asked": () => ({}),
  "profiles.mine": () => undefined,
  "profiles.credentials": () => undefined,
  "profiles.professional": () => undefined,
  "profiles.kept": () => undefined,
  "profiles.firstSteps": () => undefined,
  "ratings.people": () => ({ text: "" }),
  "ratings.person": () => ({ id: owner.id, type: "service_provider" }),
  "ratings.list": () => ({ id: owner.id, type: "service_provider" }),
  "ratings.written": () => ({}),
  "requests.list": () => ({ serviceType: null }),
  "requests.typeCounts": () => undefined,
  "requests.stats": () => undefined,
  "requests.mine": () => undefined,
  "hires.interests": () => ({ state: null }),
  "requests.colleagues": () => ({ id: wantedId }),
  "requests.addressees": () => ({ ids: [owner.id] }),
  "requests.byId": () => ({ id: requestId }),
  "support.contacts": () => undefined,
};

test("every query is covered", () => {
  const queries = allProcedures().filter(({ kind }) => kind === "query");
  expect(Object.keys(QUESTIONS).sort()).toEqual(queries.map(({ path }) => path).sort());
});

/** Whether the audience may ask at all: what the inputs refer to is theirs. */
function isAnswered(path: string, audience: "visitor" | "client" | "connected" | "premium" | "admin"): boolean {
  const isTheirs = path.startsWith("hires.") && audience !== "visitor";
  return isTheirs || MATRIX[path]?.outcome[audience === "connected" ? "client" : audience] === "ok";
}

test.each(["visitor", "client", "connected", "premium", "admin"] as const)(
  "no response shows a %s another person's number, except the request's to those who may see it",
  async (audience) => {
    const options = { client: true, premium: audience === "premium", admin: audience === "admin" };
    const person = audience === "visitor" ? undefined : await makePerson(product, options);
    if (person && audience === "connected") {
      await makeConnection(product, person, owner, { status: "accepted" });
      await makeReference(product, person, owner);
    }
    const hire = await makeHire(product, person ?? owner, person ? owner : await makeProvider(product));
    [wantedId, hireId] = [hire.requestId, hire.id];
    await product.db.update(serviceRequestInterests).set({ note: HIDDEN_IN_TEXT });
    const told: string[] = [];
    const refused: string[] = [];
    for (const [path, input] of Object.entries(QUESTIONS)) {
      const answer = await product.query(path, input(), person);
      if (CANARY.test(answer.text)) told.push(path);
      if (answer.status !== 200) refused.push(path);
    }
    const mutations = [
      await product.mutate("networking.connect", { professionalId: owner.id }, person),
      await product.mutate("requests.setInterest", { id: requestId, interested: true }, person),
    ];
    for (const { text } of mutations) expect(text).not.toMatch(CANARY);
    const ofAdmins = options.admin
      ? ["admin.users", "admin.person", "admin.subscriptions", "admin.requests", "admin.listings", "admin.ratings"]
      : [];
    expect(told).toEqual([...ofAdmins, ...(options.premium || options.admin ? ["requests.byId"] : [])]);
    expect(refused).toEqual(Object.keys(QUESTIONS).filter((path) => !isAnswered(path, audience)));
  },
);

test("no rendered page contains a number, with or without a session", async () => {
  const { cookie } = await makePerson(product, { premium: true });
  for (const path of [
    "/marketplace",
    `/marketplace?anuncio=${listingId}`,
    `/anuncio/x-${listingId}`,
    `/cartao/pessoa-${owner.id}`,
    `/portal-conexoes/perfil/${owner.id}`,
    "/portal-conexoes",
    "/profissionais/reforma-de-banheiro/dourados",
    `/oportunidades?solicitacao=${requestId}`,
    "/sitemap.xml",
  ]) {
    for (const headers of [{}, { cookie }]) {
      const response = await product.fetch(path, { headers, redirect: "follow" });
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).not.toMatch(CANARY);
    }
  }
});

test("a collector gets no numbers from responses, and no more from contact links than the limits allow", async () => {
  expect(await collectContacts(product, inFull(5, PEOPLE))).toEqual({
    fromAnswers: 0,
    byVisitor: 20,
    bySession: 60,
    byNewSession: 15,
    byDetails: 60,
  });
});

test("whoever had a hire with somebody who left gets their name from the signed agreement alone, and no contact", async () => {
  const reader = await makeProvider(product, { client: true });
  const leaver = await makeProvider(product, { name: "Nestor Encerrado", phone: "67944448888", client: true });
  const does = async (person: Person, procedure: string, input: unknown) => {
    const { error, data } = await product.mutate(procedure, input, person);
    expect([procedure, error]).toEqual([procedure, null]);
    return data;
  };
  await makeConnection(product, leaver, reader, { status: "accepted" });
  await makeReference(product, leaver, reader);
  await makeRating(product, leaver, reader);
  requestId = await makeRequest(product, leaver);
  listingId = await makeListing(product, leaver);
  wantedId = await makeRequest(product, reader);
  await makeInterests(product, wantedId, [leaver], { note: "Nestor Encerrado, a seu dispor." });
  await does(reader, "hires.ask", { requestId: wantedId, question: "Qual o prazo?" });
  await does(leaver, "hires.answerQuestion", { requestId: wantedId, answer: "Dez dias." });
  await does(reader, "hires.propose", { requestId: wantedId, providerId: leaver.id });
  const [hire] = await product.db.select().from(hires).where(eq(hires.requestId, wantedId));
  hireId = hire?.id ?? "";
  await does(leaver, "hires.answer", { id: hireId, isConfirmed: true });
  const written = await does(leaver, "hires.saveAgreement", { hireId, text: AGREEMENT_TEXT });
  const { version, textHash } = (written as { newest: AgreementVersion }).newest;
  await does(reader, "hires.acceptAgreement", { hireId, version, textHash });
  await does(leaver, "hires.finish", { id: hireId });
  for (const person of [reader, leaver])
    await does(person, "ratings.rateHire", { hireId, stars: 5, comment: "Cumpriu." });
  await does(leaver, "profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" });

  owner = leaver;
  const told: string[] = [];
  for (const [path, input] of Object.entries(QUESTIONS)) {
    const { text } = await product.query(path, input(), reader);
    expect(text, path).not.toMatch(new RegExp(`${leaver.email}|9?4444-?8888`));
    if (text.includes("Encerrado")) told.push(path);
  }
  expect(told).toEqual(["hires.agreement"]);
});
