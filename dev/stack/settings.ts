import { generateKeyPairSync } from "node:crypto";
import { z } from "zod";
import { SETTING_NAMES, type SettingName } from "../../src/env.ts";

/** The worker's settings as text bindings: those of the fakes, and any others in src/env.ts. */
export type Settings = ReturnType<typeof fakesSettings> & { [Name in SettingName]?: string };

export type Ports = { worker: number; fakes: number; sqld: number };

/** The URL by which browsers and the worker's fetch reach a part. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

/** A new key pair. Browsers subscribe anew when the key has changed. */
function pushKeys() {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { VAPID_PUBLIC_KEY: Buffer.concat(point).toString("base64url"), VAPID_PRIVATE_KEY: d };
}

/** Settings for a worker whose outside services are the fakes' stand-ins. */
export function fakesSettings(options: {
  appUrl: string;
  fakesUrl: string;
  databaseUrl: string;
  databaseAuthToken?: string | undefined;
}) {
  const { appUrl, fakesUrl, databaseUrl, databaseAuthToken } = options;
  return {
    APP_URL: appUrl,
    DATABASE_URL: databaseUrl,
    ...(databaseAuthToken ? { DATABASE_AUTH_TOKEN: databaseAuthToken } : {}),
    // There is only one isolate.
    DATABASE_STREAMS: "16",
    HASH_KEY: "segredo-da-bancada-para-os-resumos-com-chave",
    MAIL_FROM: "nao-responda@portal.test",
    SUPPORT_WHATSAPP: "5567900000000",
    SUPPORT_EMAIL: "suporte@portal.test",
    GOOGLE_CLIENT_ID: "portal-bancada",
    GOOGLE_CLIENT_SECRET: "segredo-da-bancada-google",
    GOOGLE_AUTHORIZATION_URL: `${fakesUrl}/google/authorize`,
    GOOGLE_TOKEN_URL: `${fakesUrl}/google/token`,
    GOOGLE_ISSUER: `${fakesUrl}/google`,
    N8N_WEBHOOK_URL: `${fakesUrl}/n8n/webhook`,
    N8N_WEBHOOK_TOKEN: "segredo-da-bancada-n8n",
    N8N_RECIPIENTS_TOKEN: "segredo-da-bancada-para-os-destinatarios",
    ...pushKeys(),
    PUSH_RELAY_URL: `${fakesUrl}/push`,
    AI_BASE_URL: `${fakesUrl}/ai/v1`,
    AI_API_KEY: "segredo-da-bancada-ia",
    AI_MODEL: "modelo-da-bancada",
    ASAAS_BASE_URL: `${fakesUrl}/asaas/v3`,
    ASAAS_INVOICE_ORIGIN: fakesUrl,
    ASAAS_API_KEY: "$aact_hmlg_segredo-da-bancada-asaas",
    ASAAS_WEBHOOK_TOKEN: "segredo-da-bancada-para-os-webhooks-do-asaas",
  };
}

/** The settings, overridden by the environment (to try the real Google, for example). */
export function withEnvironment(settings: Settings, environment: NodeJS.ProcessEnv): Settings {
  const named = SETTING_NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
  return { ...settings, ...Object.fromEntries(named) };
}

const port = z.coerce.number().int().min(1).max(65_535);

/** Ports of `npm start` and `npm run dev`. Throws a zod error if one is not a port. */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  return {
    worker: port.parse(environment["PORT"] || 8787),
    fakes: port.parse(environment["FAKES_PORT"] || 8788),
    sqld: port.parse(environment["SQLD_PORT"] || 8789),
  };
}
