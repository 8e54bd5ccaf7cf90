import { z } from "zod";
import type { Settings } from "../stack/settings.ts";

/** Parameters that the portal sends to the authorization page. Others (prompt, access_type) are ignored. */
const authorization = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal("code"),
  scope: z.string().refine((scope) => scope.split(" ").includes("openid")),
  state: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
  nonce: z.string().optional(),
  login_hint: z.string().optional(),
});

export type Authorization = z.output<typeof authorization>;
export type GooglePerson = { name: string; email: string; verified: boolean };

export type GoogleSettings = Pick<Settings, "APP_URL" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER">;

/** The request, or a sentence about what is wrong with it. */
export function parseAuthorization(fields: Record<string, string>, settings: GoogleSettings): Authorization | string {
  const parsed = authorization.safeParse(fields);
  if (!parsed.success)
    return `Pedido inválido: o parâmetro ${parsed.error.issues[0]?.path.join(".")} falta ou está errado.`;
  if (parsed.data.client_id !== settings.GOOGLE_CLIENT_ID) return "Erro invalid_client: este cliente não existe.";
  if (new URL(parsed.data.redirect_uri).origin !== new URL(settings.APP_URL).origin) {
    return "Erro redirect_uri_mismatch: o endereço de volta não pertence ao Portal.";
  }
  return parsed.data;
}

/** The person in the form; undefined if the name or e-mail is missing or malformed. */
export function readPerson(form: Record<string, string>): GooglePerson | undefined {
  const parsed = z.object({ name: z.string().trim().min(1), email: z.email() }).safeParse(form);
  return parsed.success ? { ...parsed.data, verified: form["verified"] === "on" } : undefined;
}
