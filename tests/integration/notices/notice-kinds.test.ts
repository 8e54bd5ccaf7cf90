import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reportCases, reports, users } from "../../../db/schema/index.ts";
import { tellAdmins } from "../../../src/features/admin/tell-admins.job.ts";
import { remindPremium } from "../../../src/features/billing/remind-premium.job.ts";
import type { AgreementVersion } from "../../../src/features/hires/schemas.ts";
import type { UnreadNotice } from "../../../src/features/notices/schemas.ts";
import type { NoticeKind } from "../../../src/shared/notices.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { noticeTexts } from "../../../web/features/dashboards/notices/notice-messages.ts";
import { press } from "../../support/asaas.ts";
import { runCampaign } from "../../support/campaign.ts";
import { AGREEMENT_TEXT, makeHire, makeInterests } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { CNPJ, makeAdmin, makeCredential, report } from "../../support/moderation.ts";
import { makeConnection, makeProvider, REFERENCE_INPUT } from "../../support/network.ts";
import { matchAt, notifyEndingAt, readNotices } from "../../support/notices.ts";
import { PAYMENT_FORM } from "../../support/paid-charge.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { codeTo } from "../../support/phone-codes.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { makeRating, RATING_INPUT } from "../../support/ratings.ts";

const product = sharedProduct();

interface Told {
  person: Person;
  path: string;
  text: string;
}

async function does(person: Person, path: string, input: object) {
  const { data, error } = await product.mutate(path, input, person);
  expect(error, path).toBeNull();
  return data;
}

const pair = async () => ({
  client: await makePerson(product, { name: "Ana Prado", ageMs: 3 * DAY_MS }),
  provider: await makeProvider(product, { name: "Beto Lima", premium: true }),
});

/** A client's request, in which the provider is interested. */
async function interestedPair(request: Parameters<typeof makeRequest>[2] = {}) {
  const { client, provider } = await pair();
  const requestId = await makeRequest(product, client, request);
  await makeInterests(product, requestId, [provider]);
  return { client, provider, requestId };
}

const deleteAccount = (person: Person) =>
  does(person, "profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" });

async function decide(reported: "owner" | "reporter"): Promise<Told> {
  const [owner, reporter, admin] = [await makePerson(product), await makePerson(product), await makeAdmin(product)];
  const listingId = await makeListing(product, owner);
  await report(product, reporter, "listing", listingId);
  const [found] = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, listingId));
  await does(admin, "admin.decide", { id: found?.id, decision: "keep", reason: "Está certo" });
  expect(await product.db.$count(reports, eq(reports.reporterId, reporter.id))).toBe(1);
  return reported === "owner"
    ? { person: owner, path: "/marketplace?ver=meus-anuncios", text: "Seu anúncio foi denunciado" }
    : { person: reporter, path: "/avisos", text: "Analisamos sua denúncia sobre o anúncio" };
}

async function askAndAnswer() {
  const [seller, { client: asker }] = [await makePerson(product), await pair()];
  const id = await makeListing(product, seller, { title: "Guincho" });
  const path = `/anuncio/${id}#perguntas`;
  const { id: asked } = (await does(asker, "listings.ask", { id, text: "Ainda tem?" })) as { id: string };
  await does(seller, "listings.answer", { id: asked, text: "Tem" });
  await does(asker, "listings.ask", { id, text: "E o frete?" });
  return {
    seller: { person: seller, path, text: "Nova pergunta no seu anúncio Guincho" },
    asker: { person: asker, path, text: "Responderam à sua pergunta em Guincho" },
  };
}

async function answerHire(isConfirmed: boolean): Promise<Told> {
  const { client, provider } = await pair();
  const { id } = await makeHire(product, client, provider, "proposed");
  await does(provider, "hires.answer", { id, isConfirmed });
  const text = isConfirmed ? "Beto Lima confirmou a contratação" : "Beto Lima não confirmou a contratação";
  return { person: client, path: "/client-contracts", text };
}

async function endHire(how: "finish" | "cancel"): Promise<Told> {
  const { client, provider } = await pair();
  const { id } = await makeHire(product, client, provider);
  if (how === "finish") {
    await does(provider, "hires.finish", { id });
    return { person: client, path: "/client-contracts", text: "Beto Lima concluiu o serviço" };
  }
  await does(client, "hires.cancel", { id, reason: "A obra foi adiada." });
  return { person: provider, path: "/provider-contracts", text: "Ana Prado cancelou a contratação" };
}

async function agree(isAccepted: boolean): Promise<Told> {
  const { client, provider } = await pair();
  const { id } = await makeHire(product, client, provider);
  const { newest } = (await does(provider, "hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT })) as {
    newest: AgreementVersion;
  };
  const path = `/contratacao/${id}/acordo`;
  if (!isAccepted) return { person: client, path, text: "Beto Lima escreveu o acordo" };
  await does(client, "hires.acceptAgreement", { hireId: id, version: newest.version, textHash: newest.textHash });
  return { person: provider, path, text: "Ana Prado aceitou o acordo" };
}

const BILLING = "/gerenciar-assinatura";

/** Subscribes; returns the person and the id of the first charge. */
async function subscribe() {
  const person = await makePerson(product, { provider: true });
  const { charge } = (await does(person, "billing.createPayment", PAYMENT_FORM)) as { charge: { id: string } };
  return { person, payment: charge.id };
}

async function charge(text: string, ...events: string[]): Promise<Told> {
  const { person, payment } = await subscribe();
  for (const event of events) await press(product.stack, { do: event, payment });
  return { person, path: BILLING, text };
}

async function confirmPhone(person: Person, count: number) {
  await does(person, "profiles.askPhoneCode", {});
  await does(person, "profiles.confirmPhone", { code: await codeTo(product.stack.fakesUrl, person.phone, count) });
}

/** Causes what a notice tells, by what people do, by Asaas or by a job. */
const CAUSES: Record<NoticeKind, () => Promise<Told>> = {
  "saved-search": async () => {
    const [seller, { client }] = [await makePerson(product), await pair()];
    const wherever = { category: null, cityId: null, minPriceCents: null, maxPriceCents: null };
    const filter = { text: "guincho de coluna", ...wherever };
    const { id } = (await does(client, "listings.saveSearch", filter)) as { id: string };
    const listingId = await makeListing(product, seller, { title: "Guincho de coluna" });
    await matchAt(product, listingId, Date.now());
    return {
      person: client,
      path: `/marketplace?q=guincho+de+coluna&novos=${id}`,
      text: "1 anúncio novo na sua busca",
    };
  },
  "charge-open": async () => {
    const { person, payment } = await subscribe();
    await press(product.stack, { do: "pay", payment });
    const isPaid = async () => (await readNotices(product, person)).some(({ kind }) => kind === "charge-paid");
    await eventually(async () => (await isPaid()) || undefined, "the payment");
    const { payments } = await press(product.stack, { do: "try-now" });
    const { subscription } = payments.find(({ id }) => id === payment) ?? {};
    await press(product.stack, { do: "next-charge", subscription });
    return { person, path: BILLING, text: "Sua cobrança do Premium vence em" };
  },
  "charge-overdue": () => charge("Não recebemos o pagamento", "expire"),
  "charge-paid": () => charge("Pagamento do Premium confirmado", "pay"),
  "charge-refunded": () => charge("Seu pagamento do Premium foi estornado", "pay", "refund"),
  "renewal-cancelled": async () => {
    const { person } = await subscribe();
    await does(person, "billing.cancelRenewal", {});
    return { person, path: BILLING, text: "A renovação do seu Premium foi cancelada" };
  },
  "premium-ending": async () => {
    const person = await makePerson(product, { premium: true });
    await remindPremium(product.db, Date.now() + 28 * DAY_MS);
    return { person, path: BILLING, text: "Seu Premium termina em" };
  },
  "premium-granted": async () => {
    const [person, admin] = [await makePerson(product), await makeAdmin(product)];
    await does(admin, "admin.createSubscription", { userId: person.id, reason: "" });
    return { person, path: BILLING, text: "Você ganhou o Premium até" };
  },
  "friend-joined": async () => {
    await runCampaign(product);
    const { provider } = await pair();
    const { code } = (await does(provider, "billing.beginReferral", {})) as { code: string };
    const friend = await makePerson(product, { provider: true });
    const invited = { invitationCode: code, createdAt: Date.now() + MINUTE_MS };
    await product.db.update(users).set(invited).where(eq(users.id, friend.id));
    await does(friend, "auth.chooseRole", { role: "provider", whatsapp: "", termsAccepted: true });
    return { person: provider, path: BILLING, text: "Um amigo entrou pelo seu convite" };
  },
  "phone-moved": async () => {
    const phone = "67995557777";
    const former = await makePerson(product, { phone });
    await confirmPhone(former, 1);
    await confirmPhone(await makePerson(product, { phone }), 2);
    return { person: former, path: "/profile", text: "Seu WhatsApp foi confirmado em outra conta" };
  },
  interest: async () => {
    const { client, provider } = await pair();
    const id = await makeRequest(product, client);
    await does(provider, "requests.setInterest", { id, interested: true });
    return { person: client, path: `/solicitacao/${id}/interessados`, text: "Alguém tem interesse na sua solicitação" };
  },
  "request-ending": async () => {
    const { client } = await pair();
    const id = await makeRequest(product, client, { ageMs: 2 * DAY_MS - 6 * HOUR_MS + MINUTE_MS });
    await notifyEndingAt(product, Date.now());
    return { person: client, path: `/cliente/dashboard?solicitacao=${id}`, text: "Ninguém se interessou ainda" };
  },
  "request-outcome": async () => {
    const { client } = await pair();
    const id = await makeRequest(product, client, { ageMs: 3 * DAY_MS + MINUTE_MS });
    await product.stack.worker.scheduled();
    return { person: client, path: `/solicitacao/${id}/resultado`, text: "Conseguiu resolver?" };
  },
  "request-deleted": async () => {
    const { client } = await pair();
    const id = await makeRequest(product, client);
    await does(await makeAdmin(product), "admin.deleteRequest", { id, reason: "spam" });
    return { person: client, path: "/solicitar-servico", text: "foi excluída" };
  },
  addressed: async () => {
    const { client, provider } = await pair();
    const addressing = { addresseeIds: [provider.id], isForAll: false };
    const { id } = (await does(client, "requests.create", { ...newSubmission(), ...addressing })) as { id: string };
    return { person: provider, path: `/oportunidades?solicitacao=${id}`, text: "Pedido de orçamento para você" };
  },
  recommended: async () => {
    const [{ client, provider }, colleague] = [await pair(), await makeProvider(product)];
    await makeConnection(product, provider, colleague, { status: "accepted" });
    const id = await makeRequest(product, client);
    await does(provider, "requests.recommend", { id, colleagueId: colleague.id });
    const text = "Beto Lima (Pedreiro) indicou uma solicitação para você";
    return { person: colleague, path: `/oportunidades?solicitacao=${id}`, text };
  },
  question: async () => {
    const { client, provider, requestId } = await interestedPair();
    await does(client, "hires.ask", { requestId, question: "Qual o prazo?" });
    return { person: provider, path: "/meus-interesses", text: "O cliente fez uma pergunta" };
  },
  answered: async () => {
    const asked = { question: "Qual o prazo?", askedAt: 1 };
    const { client, provider, requestId } = await interestedPair(asked);
    await does(provider, "hires.answerQuestion", { requestId, answer: "Dez dias." });
    return { person: client, path: `/solicitacao/${requestId}/interessados`, text: "teve resposta" };
  },
  declined: async () => {
    const { client, provider, requestId } = await interestedPair();
    await does(client, "hires.decline", { requestId, providerId: provider.id, isDeclined: true });
    return { person: provider, path: "/meus-interesses", text: "Desta vez, o cliente vai seguir com outra pessoa" };
  },
  "request-closed": async () => {
    const { client, provider, requestId } = await interestedPair();
    await does(client, "requests.delete", { id: requestId });
    return { person: provider, path: "/meus-interesses", text: "foi encerrada" };
  },
  "other-chosen": async () => {
    const [{ client, provider, requestId }, other] = [await interestedPair(), await makeProvider(product)];
    await makeInterests(product, requestId, [other]);
    await does(client, "hires.propose", { requestId, providerId: provider.id });
    const { items } = (await product.query("hires.mine", { side: "provider", cursor: null }, provider)).data as {
      items: { id: string }[];
    };
    await does(provider, "hires.answer", { id: items[0]?.id, isConfirmed: true });
    return { person: other, path: "/meus-interesses", text: "Outra pessoa foi contratada" };
  },
  "listing-ending": async () => {
    const { client } = await pair();
    await makeListing(product, client, { expiresAt: Date.now() + DAY_MS - MINUTE_MS });
    await notifyEndingAt(product, Date.now());
    return { person: client, path: "/marketplace?ver=meus-anuncios", text: "está acabando" };
  },
  "listing-question": async () => (await askAndAnswer()).seller,
  "listing-answer": async () => (await askAndAnswer()).asker,
  hired: async () => {
    const { client, provider, requestId } = await interestedPair();
    await does(client, "hires.propose", { requestId, providerId: provider.id });
    return { person: provider, path: "/provider-contracts", text: "Ana Prado contratou você" };
  },
  "hire-confirmed": () => answerHire(true),
  "hire-denied": () => answerHire(false),
  "hire-done": () => endHire("finish"),
  "hire-cancelled": () => endHire("cancel"),
  agreement: () => agree(false),
  "agreement-accepted": () => agree(true),
  "hire-closed": async () => {
    const { client, provider } = await pair();
    const { id } = await makeHire(product, client, provider);
    await deleteAccount(provider);
    return { person: client, path: `/contratacao/${id}/acordo`, text: "Conta encerrada na contratação" };
  },
  rating: async () => {
    const { client, provider } = await pair();
    await does(client, "ratings.rate", { id: provider.id, type: "service_provider", ...RATING_INPUT });
    const path = `/avaliacoes?user=${provider.id}&type=service_provider`;
    return { person: provider, path, text: "Ana Prado avaliou você com 4 estrelas" };
  },
  "rating-reply": async () => {
    const { client, provider } = await pair();
    const id = await makeRating(product, client, provider);
    await does(provider, "ratings.reply", { id, text: "Obrigado!" });
    const path = `/avaliacoes?user=${provider.id}&type=service_provider`;
    return { person: client, path, text: "Beto Lima respondeu à sua avaliação" };
  },
  reference: async () => {
    const [author, provider] = [await makeProvider(product, { name: "Beto Lima" }), await makeProvider(product)];
    await makeConnection(product, author, provider);
    await does(author, "networking.addReference", { ...REFERENCE_INPUT, professionalId: provider.id });
    const path = `/portal-conexoes/perfil/${provider.id}#referencias`;
    return { person: provider, path, text: "Beto Lima escreveu uma referência sobre você" };
  },
  "connection-asked": async () => {
    const { client, provider } = await pair();
    await does(client, "networking.connect", { professionalId: provider.id });
    const path = "/portal-conexoes/minhas?aba=recebidos";
    return { person: provider, path, text: "Ana Prado quer se conectar com você" };
  },
  "connection-accepted": async () => {
    const { client, provider } = await pair();
    const asked = (await does(client, "networking.connect", { professionalId: provider.id })) as {
      connectionId: string;
    };
    await does(provider, "networking.accept", { id: asked.connectionId });
    const text = "Beto Lima (Pedreiro) aceitou o seu pedido de conexão";
    return { person: client, path: "/portal-conexoes/minhas", text };
  },
  decision: () => decide("owner"),
  "report-outcome": () => decide("reporter"),
  content: async () => {
    const [owner, admin] = [await makePerson(product), await makeAdmin(product)];
    const id = await makeListing(product, owner);
    await does(admin, "admin.hide", { kind: "listing", id, reason: "Golpe" });
    return { person: owner, path: `/resposta?sobre=${id}`, text: "Seu anúncio não aparece mais no portal" };
  },
  "admin-work": async () => {
    const [owner, reporter, admin] = [await makePerson(product), await makePerson(product), await makeAdmin(product)];
    await tellAdmins(product.db, Date.now());
    await report(product, reporter, "listing", await makeListing(product, owner));
    await tellAdmins(product.db, Date.now() + MINUTE_MS);
    return { person: admin, path: "/admin?aba=denuncias", text: "1 denúncia que não pode esperar" };
  },
  credential: async () => {
    const [provider, admin] = [await makeProvider(product), await makeAdmin(product)];
    await makeCredential(product, provider.id);
    const answer = { userId: provider.id, kind: "cnpj", number: CNPJ, isConfirmed: true, reason: "" };
    await does(admin, "admin.decideCredential", answer);
    return { person: provider, path: "/profile", text: "Seu CNPJ foi confirmado" };
  },
};

const unreadOf = async (person: Person) =>
  (await product.query("notices.count", undefined, person)).data as { unread: number; notices: UnreadNotice[] };

test.each(Object.entries(CAUSES))(
  "%s is told, leads to its screen and is read once that is open",
  async (kind, cause) => {
    const { person, path, text } = await cause();
    const find = async () => (await readNotices(product, person)).find((notice) => notice.kind === kind);
    const found = await eventually(find, `a notice of ${kind}`);
    expect(found).toMatchObject({ isRead: false, path });
    expect(noticeTexts(found, Date.now()).title).toContain(text);

    const { notices } = await unreadOf(person);
    const opened = notices.filter((notice) => notice.path === path);
    expect(opened.map(({ kind }) => kind)).toContain(kind);
    const until = Math.max(...opened.map(({ createdAt }) => createdAt));
    await does(person, "notices.markRead", { ids: opened.map(({ id }) => id), until });
    expect((await unreadOf(person)).notices.map(({ kind }) => kind)).not.toContain(kind);
  },
);

/** How a request ends with which its owner has nothing to do, or does not end it alone. */
const ENDS: Record<string, (owner: Person, id: string) => Promise<unknown>> = {
  "its owner's account": deleteAccount,
  "an account that an admin deletes": async ({ id: userId }) =>
    does(await makeAdmin(product), "admin.deleteUser", { userId, reason: "Fraude" }),
  "a deletion by an admin": async (_, id) =>
    does(await makeAdmin(product), "admin.deleteRequest", { id, reason: "spam" }),
  "a deletion among an admin's contents": async (_, id) =>
    does(await makeAdmin(product), "admin.delete", { kind: "request", id, reason: "Golpe" }),
  "a decision": async (_, id) => {
    await report(product, await makePerson(product), "request", id);
    const [found] = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, id));
    return does(await makeAdmin(product), "admin.decide", { id: found?.id, decision: "delete", reason: "Golpe" });
  },
};

test.each(Object.entries(ENDS))("those who are interested are told of a request that goes with %s", async (_, end) => {
  const { client, provider, requestId: id } = await interestedPair();
  const [declined, hidden] = [await makeProvider(product), await makeProvider(product)];
  const other = await makeRequest(product, client, { hiddenBecause: "decision" });
  await makeInterests(product, id, [declined], { declinedAt: 1 });
  await makeInterests(product, other, [hidden]);
  await end(client, id);
  const closedOf = async (person: Person) =>
    (await readNotices(product, person)).filter(({ kind }) => kind === "request-closed");
  expect(await closedOf(provider)).toHaveLength(1);
  for (const person of [declined, hidden]) expect(await closedOf(person)).toEqual([]);
});

test("whoever loses a hire that waits for an answer with its client's account is told that the request ended", async () => {
  const [{ client, provider }, hired] = [await pair(), await makeProvider(product)];
  await makeHire(product, client, provider, "proposed");
  await makeHire(product, client, hired);
  await deleteAccount(client);
  const kindsOf = async (person: Person) => (await readNotices(product, person)).map(({ kind }) => kind);
  expect(await kindsOf(provider)).toEqual(["request-closed"]);
  expect(await kindsOf(hired)).toEqual(["hire-closed"]);
});
