import { AWARE, contactPath } from "../../src/features/contacts/rules.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { ALL_LISTINGS, makeListing } from "../support/listings.ts";
import { DIRECTORY_FILTER } from "../support/network.ts";
import { makePerson, makeRequest, type Person } from "../support/people.ts";
import type { Product } from "../support/product.ts";

/** More than the number of contacts that one client may open per hour. */
export const PEOPLE = 70;
/** More than a visitor or a new account may open. */
const FEW = 30;

interface Target {
  person: Person;
  listingId: string;
  requestId: string;
}

/** The number of people whose phone number each attempt collected. */
export interface CollectedContacts {
  /** From lists, details and rendered pages. */
  fromAnswers: number;
  /** From contact links, without a session and from a single IP address. */
  byVisitor: number;
  /** From contact links, with a session and from a new IP address for each call. */
  bySession: number;
  /** The same on the first day of an account. */
  byNewSession: number;
  /** From details of requests, with premium, all at once and from a new IP address for each. */
  byDetails: number;
}

async function makeTargets(product: Product): Promise<Target[]> {
  const targets: Target[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const phone = `6798${String(1_000_000 + number * 7919)}`;
    const person = await makePerson(product, { provider: true, phone, name: `Coleta ${number}` });
    const listingId = await makeListing(product, person, { title: `Coleta ${number}` });
    targets.push({ person, listingId, requestId: await makeRequest(product, person, { contactPhone: phone }) });
  }
  return targets;
}

/** Reads everything about the targets that is available without opening a contact. */
async function readAnswers(product: Product, targets: readonly Target[], cookie: string | undefined): Promise<string> {
  const texts: string[] = [];
  const ask = async (procedure: string, input: unknown) => {
    const { text, data } = await product.query(procedure, input, { cookie });
    texts.push(text);
    return data as { nextCursor?: string | null; next?: number | null } | undefined;
  };
  let cursor: string | null | undefined = null;
  do cursor = (await ask("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc", cursor }))?.nextCursor;
  while (cursor);
  let page: number | null | undefined = 1;
  while (page) page = (await ask("networking.directory", { ...DIRECTORY_FILTER, page }))?.next;
  for (const { person, listingId, requestId } of targets) {
    await ask("requests.byId", { id: requestId });
    await ask("listings.byId", { id: listingId });
    await ask("networking.card", { slugOrId: person.id });
    await ask("networking.profile", { id: person.id });
    for (const path of [`/anuncio/${listingId}`, `/cartao/pessoa-${person.id}`]) {
      texts.push(await (await product.fetch(path, { headers: cookie ? { cookie } : {} })).text());
    }
  }
  return texts.join("\n");
}

/** Follows all contact links, one type at a time, so that no quota goes to a repeat before every person was tried. */
async function followLinks(product: Product, targets: Target[], headersOf: (call: number) => Record<string, string>) {
  const texts: string[] = [];
  let calls = 0;
  for (const path of [
    ...targets.map(({ person }) => `${contactPath("cartao", person.id)}?${AWARE.query}=${AWARE.value}`),
    ...targets.map(({ person }) => contactPath("cartao", person.id, "vcard")),
    ...targets.map(({ listingId }) => contactPath("anuncio", listingId, "telefone")),
  ]) {
    const headers = { accept: "application/json", ...headersOf(calls++) };
    const response = await product.fetch(path, { headers });
    texts.push(`${response.headers.get("location")} ${await response.text()}`);
  }
  return texts.join("\n");
}

/** Tries to collect other people's phone numbers as fast as one client can. Opens the details and pages of so many `opened`. */
export async function collectContacts(product: Product, opened = PEOPLE): Promise<CollectedContacts> {
  const targets = await makeTargets(product);
  const [{ cookie }, young, premium] = [
    await makePerson(product, { ageMs: DAY_MS }),
    await makePerson(product),
    await makePerson(product, { premium: true, ageMs: DAY_MS }),
  ];
  const countIn = (text: string) => targets.filter(({ person }) => text.includes(person.phone)).length;
  const some = targets.slice(0, opened);
  const answers = [await readAnswers(product, some, undefined), await readAnswers(product, some, cookie)];
  const visitor = await followLinks(product, targets.slice(0, FEW), () => ({ "cf-connecting-ip": "203.0.113.7" }));
  const from = (call: number) => ({ "cf-connecting-ip": `198.51.100.${call}` });
  const session = await followLinks(product, targets, (call) => ({ cookie, ...from(call) }));
  const first = await followLinks(product, targets.slice(0, FEW), (call) => ({ cookie: young.cookie, ...from(call) }));
  const details = await Promise.all(
    targets.map(({ requestId }, call) =>
      product.query("requests.byId", { id: requestId }, { cookie: premium.cookie, address: `192.0.2.${call}` }),
    ),
  );
  return {
    fromAnswers: countIn(answers.join("\n")),
    byVisitor: countIn(visitor),
    bySession: countIn(session),
    byNewSession: countIn(first),
    byDetails: countIn(details.map(({ text }) => text).join("\n")),
  };
}
