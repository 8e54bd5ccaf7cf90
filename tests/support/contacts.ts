import { desc, eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { contactOpenings } from "../../db/schema/index.ts";
import { AWARE } from "../../src/features/contacts/rules.ts";
import type { Person } from "./people.ts";
import type { Product } from "./product.ts";

interface OpenOptions {
  by?: Person;
  from?: string;
  accept?: string;
  method?: string;
  /** Whether to follow the link as the screens have it; by default, as the card before a first contact has it. */
  first?: boolean;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** Helpers for contact links. Each test opens links from a different client address. */
export function startContacts(product: Product) {
  let addresses = 0;
  let address: string;
  beforeEach(() => {
    address = `contact-${++addresses}`;
  });

  /** Requests a contact link as a browser would, without following the redirect. */
  async function open(path: string, options: OpenOptions = {}) {
    const { by, from = address, accept = "text/html", method = "GET", first = false } = options;
    const headers = { accept, "cf-connecting-ip": from, ...(by ? { cookie: by.cookie } : {}), ...options.headers };
    const goingOn = `${path.includes("?") ? "&" : "?"}${AWARE.query}=${AWARE.value}`;
    const response = await product.fetch(`/contato/${path}${first ? "" : goingOn}`, { method, headers });
    return {
      status: response.status,
      location: response.headers.get("location"),
      headers: response.headers,
      roundTrips: Number(/db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]),
      text: await response.text(),
    };
  }

  const openings = (subjectId: string) =>
    product.db
      .select()
      .from(contactOpenings)
      .where(eq(contactOpenings.subjectId, subjectId))
      .orderBy(desc(contactOpenings.id));

  return { open, openings, address: () => address };
}
