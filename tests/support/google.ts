import type { Product } from "./product.ts";

export interface Visit {
  /** URL of the authorization page that the browser was redirected to. */
  address: URL;
  cookies: string;
  /** Path and query that Google redirects back to. */
  callback: string;
}

export interface VisitOptions {
  /** Query string of the request that starts the sign-in, including `?`. */
  query?: string;
  cookie?: string;
  /** Name of a parameter to drop from the authorization request. */
  without?: string;
}

const namesAndValues = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

/** Starts a Google sign-in as a browser would, and gives consent at the stand-in as this person. */
export async function agreeAtGoogle(
  product: Product,
  person: { name: string; email: string; verified: boolean },
  { query = "", cookie = "", without }: VisitOptions = {},
): Promise<Visit> {
  const started = await product.fetch(`/auth/google${query}`, { headers: { cookie } });
  const address = new URL(started.headers.get("location") ?? "");
  if (address.searchParams.get("code_challenge_method") !== "S256") throw new Error("a sign-in without PKCE");
  const form = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    name: person.name,
    email: person.email,
  });
  if (person.verified) form.set("verified", "on");
  if (without) form.delete(without);
  const agreed = await fetch(address.origin + address.pathname, { method: "POST", body: form, redirect: "manual" });
  const callback = new URL(agreed.headers.get("location") ?? "");
  return { address, cookies: namesAndValues(started), callback: callback.pathname + callback.search };
}

/** Follows the callback from Google; `cookie` is the session cookie, if a session was started. */
export async function enterFromGoogle(product: Product, visit: Visit) {
  const response = await product.fetch(visit.callback, { headers: { cookie: visit.cookies } });
  const cookie = namesAndValues(response)
    .split("; ")
    .find((pair) => pair.startsWith("sessao="));
  return { location: response.headers.get("location"), cookie };
}

export async function enterWithGoogle(
  product: Product,
  person: { name: string; email: string; verified: boolean },
  options?: VisitOptions,
) {
  return enterFromGoogle(product, await agreeAtGoogle(product, person, options));
}
