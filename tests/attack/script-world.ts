import { randomInt } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import {
  independentRatings,
  marketplaceListings,
  profiles,
  reportCases,
  savedSearches,
} from "../../db/schema/index.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { newCode } from "../../src/features/college/rules.ts";
import { contactPath } from "../../src/features/contacts/rules.ts";
import { ENDING_NOTICE_MS } from "../../src/features/listings/rules.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../src/shared/time.ts";
import { CAMPAIGN_INPUT } from "../support/campaign.ts";
import { makeCertificate } from "../support/certificates.ts";
import { COURSE_INPUT, QUESTION_INPUT, revisionOf } from "../support/course-content.ts";
import { readMails } from "../support/fakes.ts";
import { AGREEMENT_TEXT } from "../support/hires.ts";
import { LISTING_INPUT, newListing } from "../support/listings.ts";
import { textFieldsOf, withAcceptedText } from "../support/matrix/text-fields.ts";
import { CNPJ } from "../support/moderation.ts";
import { makePhoto, makeProvider, REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, newSubmission, type Person, REQUEST_INPUT } from "../support/people.ts";
import { eventually, tokenOf } from "../support/product.ts";
import { RATING_INPUT } from "../support/ratings.ts";

/** The mark of a written text is at its end, and names its field. */
const MARK = /zq(\d+)z/g;

/** For fields with a least length. */
const LONG = "Um texto que é longo o bastante para um campo com tamanho mínimo. ";

/** Where the provider works, so that there is a page for it. */
export const LOCAL = { specialty: "Pintura de muro", city: "Dourados" };

/** Calls procedures with a payload in every text field, and keeps which field got which mark. */
export class PayloadWriter {
  /** `procedure: place`, by the number in its mark. */
  readonly fields: string[] = [];
  /** Procedures with text fields that were called. */
  readonly called = new Set<string>();
  readonly #stack: Stack;
  readonly #payloads: readonly string[];

  constructor(stack: Stack, payloads: readonly string[]) {
    this.#stack = stack;
    this.#payloads = payloads;
  }

  /** Calls a mutation as a person. Returns its result. Throws if it is refused. */
  async write<T = unknown>(procedure: string, person: Person | null, input: object): Promise<T> {
    const response = await fetch(`${this.#stack.url}/trpc/${procedure}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: this.#stack.url,
        "cf-connecting-ip": `10.1.${this.fields.length >> 8}.${this.fields.length & 255}`,
        ...(person && { cookie: person.cookie }),
      },
      body: JSON.stringify(this.#filled(procedure, input)),
    });
    const answer = (await response.json()) as { result?: { data: T }; error?: unknown };
    if (!answer.result) throw new Error(`${procedure}: ${JSON.stringify(answer.error)}`);
    return answer.result.data;
  }

  /** Every text takes the next payload, or the first one after it that its schema accepts. */
  #filled(procedure: string, input: object): unknown {
    let filled: unknown = input;
    for (const place of textFieldsOf(procedure, input)) {
      const number = this.fields.length;
      const start = number % this.#payloads.length;
      const rotated = [...this.#payloads.slice(start), ...this.#payloads.slice(0, start)];
      const texts = rotated.flatMap((payload) => [payload, LONG + payload]).map((text) => `${text} //zq${number}z`);
      const found = withAcceptedText(procedure, filled, place, texts);
      if (!found) throw new Error(`${procedure}: no payload fits ${place.join(".")}`);
      this.fields.push(`${procedure}: ${place.join(".")}`);
      filled = found.input;
    }
    this.called.add(procedure);
    return filled;
  }

  /** The numbers of the marks in a text. */
  static marksIn(text: string): number[] {
    return [...text.matchAll(MARK)].map(([, number]) => Number(number));
  }
}

export interface World {
  client: Person;
  provider: Person;
  admin: Person;
  ids: Record<"request" | "listing" | "unchangedListing" | "hire" | "hiredRequest", string>;
  /** Code of the provider's certificate. */
  certificate: string;
  /** Link of the mail about a decision. */
  answerLink: string;
}

async function newestMail(stack: Stack, to: string, subject: RegExp) {
  return eventually(async () => {
    const mails = await readMails(stack.fakesUrl, to);
    return mails.find((mail) => subject.test(mail.subject));
  }, `a mail to ${to}`);
}

const basicsOf = ({ name, email, phone }: Person) => ({ name, email, whatsapp: phone });

/** The people's own texts: names, card, portfolio, listing. */
async function writeProfiles(stack: Stack, writer: PayloadWriter, { client, provider }: Record<string, Person>) {
  if (!client || !provider) throw new Error("two people are needed");
  await writer.write("profiles.updateBasics", client, basicsOf(client));
  await writer.write("profiles.saveProfessional", provider, {
    ...basicsOf(provider),
    profession: "Pintor",
    professionalProfile: "operacional",
    specialties: [LOCAL.specialty],
    serviceRegions: [LOCAL.city],
    wholeState: false,
    instagram: "",
    presentation: "",
  });
  const photo = await makePhoto(stack, provider);
  await writer.write("networking.updatePhoto", provider, { id: photo, title: "Muro", description: "" });
  await writer.write("networking.addReference", client, { ...REFERENCE_INPUT, professionalId: provider.id });
  const newcomer = await makePerson(stack, { client: false, name: "", phone: "", termsAccepted: false });
  const role = { role: "client", whatsapp: "67999991234", termsAccepted: true, name: "Ana" };
  await writer.write("auth.chooseRole", newcomer, role);
  const passwords = { password: "Tijolo#42x", passwordConfirmation: "Tijolo#42x" };
  const email = `nova-${newcomer.email}`;
  const account = { name: "Ana", whatsapp: "67999991234", email, termsAccepted: true, role: "client" };
  await writer.write("auth.signUp", null, { ...account, ...passwords });
}

/** A request, the interest in it, a hire with its agreement, and ratings. */
async function writeDeals(stack: Stack, writer: PayloadWriter, client: Person, provider: Person) {
  const request = async () => {
    const { id } = await writer.write<{ id: string }>("requests.create", client, newSubmission());
    await writer.write("requests.setInterest", provider, { id, interested: true });
    await writer.write("requests.describeInterest", provider, {
      id,
      note: "Posso ir hoje.",
      minPriceCents: 1,
      maxPriceCents: null,
    });
    return id;
  };
  const hiredRequest = await request();
  const chosen = { requestId: hiredRequest, providerId: provider.id };
  await writer.write("hires.ask", client, { requestId: hiredRequest, question: "Qual o prazo?" });
  await writer.write("hires.answerQuestion", provider, { requestId: hiredRequest, answer: "Dez dias." });
  const { id: hire } = await writer.write<{ id: string }>("hires.propose", client, chosen);
  await writer.write("hires.answer", provider, { id: hire, isConfirmed: true });
  await writer.write("hires.saveAgreement", client, { hireId: hire, text: AGREEMENT_TEXT });
  for (const person of [client, provider]) {
    await writer.write("ratings.rateHire", person, { hireId: hire, stars: 5, comment: "Bom serviço." });
  }
  await writer.write("ratings.rate", client, { id: provider.id, type: "service_provider", ...RATING_INPUT });
  const [rating] = await stack.db
    .select({ id: independentRatings.id })
    .from(independentRatings)
    .where(eq(independentRatings.evaluatedId, provider.id));
  await writer.write("ratings.reply", provider, { id: rating?.id, text: "Obrigado!" });
  const changed = await request();
  await writer.write("requests.update", client, { id: changed, changes: { ...REQUEST_INPUT } });
  await writer.write("hires.cancel", provider, { id: hire, reason: "A obra foi adiada." });
  return { request: changed, hire, hiredRequest };
}

/** A report, its decision and the answer to it, and acts of the admin. */
async function moderate(stack: Stack, writer: PayloadWriter, { client, provider, admin }: Record<string, Person>) {
  if (!client || !provider || !admin) throw new Error("three people are needed");
  const { id: listing } = await writer.write<{ id: string }>("listings.create", provider, newListing());
  // Keeps the texts of its publication.
  const { id: unchangedListing } = await writer.write<{ id: string }>("listings.create", provider, newListing());
  const anywhere = { category: null, cityId: null, minPriceCents: null, maxPriceCents: null };
  await writer.write("listings.saveSearch", client, { ...anywhere, text: "betoneira" });
  const { id: question } = await writer.write<{ id: string }>("listings.ask", client, {
    id: listing,
    text: "Entrega?",
  });
  await writer.write("listings.answer", provider, { id: question, text: "Sim." });
  const about = { kind: "listing", id: listing };
  await writer.write("moderation.report", client, { ...about, reason: "spam", text: "" });
  const [found] = await stack.db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(eq(reportCases.subjectId, listing))
    .orderBy(desc(reportCases.id));
  await writer.write("admin.decide", admin, { id: found?.id, decision: "warn", reason: "Não repita." });
  const mail = await newestMail(stack, provider.email, /Aviso sobre um conteúdo/);
  const token = tokenOf(mail);
  await writer.write("moderation.answerDecision", null, { token, text: "Não concordo." });
  await writer.write("listings.update", provider, { id: listing, changes: LISTING_INPUT });
  for (const act of ["admin.hide", "admin.restore"]) await writer.write(act, admin, { ...about, reason: "Teste" });
  await writer.write("profiles.askCredential", provider, { kind: "cnpj", number: CNPJ });
  const decided = { userId: provider.id, kind: "cnpj", number: CNPJ, isConfirmed: false, reason: "" };
  await writer.write("admin.decideCredential", admin, decided);
  await writer.write("admin.editCampaign", admin, CAMPAIGN_INPUT);
  await writer.write("admin.addNote", admin, { userId: provider.id, text: "Ligou ontem." });
  const user = await makePerson(stack);
  for (const act of ["createSubscription", "blockUser", "unblockUser", "endPremium"]) {
    await writer.write(`admin.${act}`, admin, { userId: user.id, reason: "Teste" });
  }
  await writer.write("admin.deleteUser", admin, { userId: user.id, reason: "Teste" });
  return { listing, unchangedListing, answerLink: `/resposta#token=${token}` };
}

async function writeCourse(stack: Stack, writer: PayloadWriter, admin: Person) {
  const courseId = "fundamentos";
  const revision = await revisionOf(stack, courseId);
  await writer.write("admin.editCourse", admin, { courseId, changes: COURSE_INPUT, revision });
  // Keeps its texts.
  const unchanged = { courseId, id: newId(Date.now()), changes: QUESTION_INPUT };
  await writer.write("admin.addQuestion", admin, unchanged);
  const id = newId(Date.now());
  await writer.write("admin.addQuestion", admin, { courseId, id, changes: QUESTION_INPUT });
  await writer.write("admin.editQuestion", admin, { id, newId: newId(Date.now()), changes: QUESTION_INPUT });
}

/** Lets two people get each other's number, which they see with names. */
async function openContacts(
  stack: Stack,
  { client, provider, request }: { client: Person; provider: Person; request: string },
) {
  const open = async (person: Person, path: string) => {
    const response = await fetch(`${stack.url}${path}`, { headers: { cookie: person.cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  await open(client, contactPath("cartao", provider.id, "telefone"));
  await open(provider, contactPath("solicitacao", request, "telefone"));
}

/** Brings notices about a listing that ends and, unless its text is masked as a contact, about a saved search. */
async function bringNotices(
  stack: Stack,
  { client, provider, listing }: { client: Person; provider: Person; listing: string },
) {
  const [search] = await stack.db.select().from(savedSearches).where(eq(savedSearches.userId, client.id));
  const headers = { "content-type": "application/json", origin: stack.url, cookie: provider.cookie };
  const body = JSON.stringify({ ...newListing(), title: search?.text });
  const published = await fetch(`${stack.url}/trpc/listings.create`, { method: "POST", headers, body });
  if (!published.ok) throw new Error(`the search's text is no title: ${search?.text}`);
  const soon = { expiresAt: Date.now() + ENDING_NOTICE_MS - HOUR_MS / 2 };
  await stack.db.update(marketplaceListings).set(soon).where(eq(marketplaceListings.id, listing));
  await stack.worker.scheduled();
}

/** Lets people write payloads into everything. */
export async function writeWorld(stack: Stack, writer: PayloadWriter): Promise<World> {
  const ageMs = 3 * DAY_MS;
  const client = await makePerson(stack, { client: true, ageMs });
  const provider = await makeProvider(stack, { premium: true, ageMs });
  const admin = await makePerson(stack, { admin: true });
  await writeProfiles(stack, writer, { client, provider });
  const deals = await writeDeals(stack, writer, client, provider);
  const { answerLink, ...listings } = await moderate(stack, writer, { client, provider, admin });
  await openContacts(stack, { client, provider, request: deals.request });
  await bringNotices(stack, { client, provider, listing: listings.unchangedListing });
  await writeCourse(stack, writer, admin);
  const [{ name } = { name: "" }] = await stack.db
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.id, provider.id));
  const certificate = newCode(randomInt);
  await makeCertificate(stack, provider.id, { code: certificate, name });
  return { client, provider, admin, certificate, ids: { ...deals, ...listings }, answerLink };
}
