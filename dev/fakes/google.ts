import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomBytes,
  sign,
} from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { MINUTE_MS } from "../../src/shared/time.ts";
import { authorizePage, refusalPage } from "./google-pages.ts";
import {
  type Authorization,
  type GooglePerson,
  type GoogleSettings,
  parseAuthorization,
  readPerson,
} from "./google-request.ts";

const CODE_LIFE_MS = 10 * MINUTE_MS;
const TOKEN_LIFE_SECONDS = 3600;

type Grant = Authorization & { person: GooglePerson; expiresAt: number };

let keys: KeyPairKeyObjectResult | undefined;

/** Made when a test first signs in: most don't, and a pair takes a tenth of a second. */
function signingKeys(): KeyPairKeyObjectResult {
  keys ??= generateKeyPairSync("rsa", { modulusLength: 2048 });
  return keys;
}

/** Replaces Google's sign-in: OpenID Connect with authorization code and PKCE, as the portal uses it. */
export function googleRoutes(settings: GoogleSettings): Hono {
  const grants = new Map<string, Grant>();
  const app = new Hono();
  app.get("/google/authorize", (c) => {
    const request = parseAuthorization(c.req.query(), settings);
    return typeof request === "string" ? c.html(refusalPage(request), 400) : c.html(authorizePage(request));
  });
  app.post("/google/authorize", async (c) => {
    const form = fieldsOf(await c.req.parseBody());
    const request = parseAuthorization(form, settings);
    if (typeof request === "string") return c.html(refusalPage(request), 400);
    if (form["action"] === "cancel") return backToPortal(c, request, { error: "access_denied" });
    const person = readPerson(form);
    if (!person) return c.html(refusalPage("Informe um nome e um e-mail válido."), 400);
    const code = `4/${randomBytes(24).toString("base64url")}`;
    grants.set(code, { ...request, person, expiresAt: Date.now() + CODE_LIFE_MS });
    return backToPortal(c, request, { code, scope: request.scope });
  });
  app.post("/google/token", async (c) => {
    const form = fieldsOf(await c.req.parseBody());
    if (!isClient(c.req.header("authorization"), form, settings)) return c.json({ error: "invalid_client" }, 401);
    const grant = redeem(grants, form);
    if (typeof grant === "string") return c.json({ error: "invalid_grant", error_description: grant }, 400);
    return c.json({
      access_token: `ya29.${randomBytes(24).toString("base64url")}`,
      id_token: idToken(grant, settings, signingKeys().privateKey),
      token_type: "Bearer",
      expires_in: TOKEN_LIFE_SECONDS,
      scope: grant.scope,
    });
  });
  app.get("/google/certs", (c) =>
    c.json({
      keys: [{ ...signingKeys().publicKey.export({ format: "jwk" }), kid: "bancada", use: "sig", alg: "RS256" }],
    }),
  );
  return app;
}

function fieldsOf(form: Record<string, string | File | (string | File)[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
}

function backToPortal(c: Context, request: Authorization, answer: Record<string, string>): Response {
  const url = new URL(request.redirect_uri);
  for (const [key, value] of Object.entries({ state: request.state, ...answer })) url.searchParams.set(key, value);
  return c.redirect(url.href, 302);
}

function isClient(header: string | undefined, form: Record<string, string>, settings: GoogleSettings): boolean {
  let id = form["client_id"];
  let secret = form["client_secret"];
  if (header?.startsWith("Basic ")) {
    const [user = "", ...rest] = Buffer.from(header.slice(6), "base64").toString("utf8").split(":");
    id = decodeURIComponent(user);
    secret = decodeURIComponent(rest.join(":"));
  }
  return id === settings.GOOGLE_CLIENT_ID && secret === settings.GOOGLE_CLIENT_SECRET;
}

/** The grant of a code, or an error message. The code can be used only once. */
function redeem(grants: Map<string, Grant>, form: Record<string, string>): Grant | string {
  const code = form["code"] ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  if (form["grant_type"] !== "authorization_code") return "wrong grant_type";
  if (!grant || grant.expiresAt < Date.now()) return "unknown, used or expired code";
  if (form["redirect_uri"] !== grant.redirect_uri) return "redirect_uri differs";
  const challenge = createHash("sha256")
    .update(form["code_verifier"] ?? "")
    .digest("base64url");
  return challenge === grant.code_challenge ? grant : "wrong code_verifier";
}

function idToken(grant: Grant, settings: GoogleSettings, key: KeyObject): string {
  const { person, nonce } = grant;
  const issuedAt = Math.floor(Date.now() / 1000);
  const email = person.email.toLowerCase();
  const claims = {
    iss: settings.GOOGLE_ISSUER,
    aud: settings.GOOGLE_CLIENT_ID,
    azp: settings.GOOGLE_CLIENT_ID,
    sub: BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 17)}`).toString(),
    email,
    email_verified: person.verified,
    name: person.name,
    given_name: person.name.split(" ")[0],
    ...(nonce === undefined ? {} : { nonce }),
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFE_SECONDS,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${encode({ alg: "RS256", kid: "bancada", typ: "JWT" })}.${encode(claims)}`;
  return `${unsigned}.${sign("sha256", Buffer.from(unsigned), key).toString("base64url")}`;
}
