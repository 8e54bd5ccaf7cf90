import { z } from "zod";
import { keysOf } from "./shared/keys.ts";
import type { LiveMessage } from "./shared/live-events.ts";

/** A mail in the shape that Cloudflare's `send_email` binding takes. */
interface Mail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** scrypt cost that needs 16 MiB of memory, as recommended by OWASP. */
const PASSWORD_ROUNDS = 16_384;
/** Asaas accepts tokens of 32 to 255 characters. */
const WEBHOOK_TOKEN = z.string().min(32).max(255).or(z.literal("")).default("");
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isLocal = (url: string) => LOOPBACK.test(new URL(url).hostname);

const settingsSchema = z
  .object({
    /** Public URL of the site, reduced to its origin; the only origin that may write. */
    APP_URL: z.url().transform((url) => new URL(url).origin),
    DATABASE_URL: z.url(),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    /** Connections that each isolate keeps open. A self-hosted sqld accepts 128 in total. */
    DATABASE_STREAMS: z.coerce.number().int().min(1).max(64).default(3),
    /** Statements that take longer than this are aborted, so that no response hangs. */
    DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).default(8_000),
    /** Live rooms among which people are divided. */
    LIVE_ROOMS: z.coerce.number().int().min(1).max(32).default(1),
    /** scrypt rounds per password, a power of two. Less than the default is for tests, and needs a local APP_URL. */
    PASSWORD_ROUNDS: z.coerce.number().int().min(16).default(PASSWORD_ROUNDS),
    /**
     * Key of the hashes by which people, addresses and devices are recognized again
     * (src/platform/hashing/keyed-hash.ts).
     */
    HASH_KEY: z.string().min(32),
    MAIL_FROM: z.string().min(3),
    SUPPORT_WHATSAPP: z.string().regex(/^\d{12,13}$/),
    SUPPORT_EMAIL: z.email(),
    /** Who operates the portal, for alerts. When empty, they go to SUPPORT_EMAIL. */
    ALERT_EMAIL: z.email().or(z.literal("")).default(""),
    GOOGLE_CLIENT_ID: z.string().default(""),
    GOOGLE_CLIENT_SECRET: z.string().default(""),
    GOOGLE_AUTHORIZATION_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
    GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
    GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
    /**
     * The key pair with which the portal identifies itself to push services, in base64url (docs/operations.md). When
     * empty, nothing is pushed.
     */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .or(z.literal(""))
      .default(""),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .or(z.literal(""))
      .default(""),
    /** Receives all pushes in place of the push services, for tests; needs a local APP_URL. */
    PUSH_RELAY_URL: z.url().or(z.literal("")).default(""),
    /** When empty, no notifications are queued. */
    N8N_WEBHOOK_URL: z.url().or(z.literal("")).default(""),
    N8N_WEBHOOK_TOKEN: z.string().default(""),
    /** Token with which the workflow asks for the recipients of a request. When empty, it is refused. */
    N8N_RECIPIENTS_TOKEN: z.string().min(32).or(z.literal("")).default(""),
    /** Whether people need a confirmed WhatsApp for their first request or listing, and to open contacts. */
    DEMAND_CONFIRMED_PHONE: z
      .enum(["true", "false"])
      .default("false")
      .transform((value) => value === "true"),
    /** Base URL of an OpenAI-compatible API, including its version (".../v1"). When empty, texts are not improved. */
    AI_BASE_URL: z
      .url()
      .transform((url) => url.replace(/\/+$/, ""))
      .or(z.literal(""))
      .default(""),
    AI_API_KEY: z.string().default(""),
    AI_MODEL: z.string().default(""),
    /** An answer that takes longer is not waited for. */
    AI_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
    /** Base URL of the Asaas API, including its version (".../v3"). */
    ASAAS_BASE_URL: z
      .url()
      .transform((url) => url.replace(/\/+$/, ""))
      .default("https://api.asaas.com/v3"),
    /** When empty, nobody can subscribe to premium. */
    ASAAS_API_KEY: z.string().default(""),
    /** Where Asaas shows invoices; the only site that a page of the portal may frame. */
    ASAAS_INVOICE_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .default("https://www.asaas.com"),
    /** Token that Asaas sends with each webhook. When both are empty, all webhooks are refused. */
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    /** Accepted besides the other while Asaas still delivers events with the old token. */
    ASAAS_WEBHOOK_PREVIOUS_TOKEN: WEBHOOK_TOKEN,
    /** How long the edge caches lists for visitors, in seconds; 0 turns caching off. */
    EDGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(15).default(15),
  })
  .refine(({ APP_URL, PUSH_RELAY_URL }) => PUSH_RELAY_URL === "" || isLocal(APP_URL), {
    path: ["PUSH_RELAY_URL"],
    error: "on this machine alone",
  })
  .refine(({ DEMAND_CONFIRMED_PHONE, N8N_WEBHOOK_URL }) => !DEMAND_CONFIRMED_PHONE || N8N_WEBHOOK_URL !== "", {
    path: ["DEMAND_CONFIRMED_PHONE"],
    error: "only with N8N_WEBHOOK_URL, because the workflow sends the codes",
  })
  .refine(({ APP_URL, PASSWORD_ROUNDS: rounds }) => rounds >= PASSWORD_ROUNDS || isLocal(APP_URL), {
    path: ["PASSWORD_ROUNDS"],
    error: `at least ${PASSWORD_ROUNDS}, but on this machine alone`,
  });

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof typeof settingsSchema.shape;
export const SETTING_NAMES = keysOf(settingsSchema.shape);

/** Names of the settings that are missing or wrong, for the deployment. */
export const wrongSettings = (raw: object): string[] => [
  ...new Set(settingsSchema.safeParse(raw).error?.issues.map(({ path: [name] }) => String(name))),
];

/** Methods of the live room (src/platform/live/live-room.ts) that the worker calls. */
export interface LiveRoomStub {
  fetch(request: Request): Promise<Response>;
  publish(messages: readonly LiveMessage[], now: number): Promise<void>;
  disconnect(tag: `session:${string}` | `user:${string}`): Promise<void>;
}

export interface Bindings {
  ASSETS: Fetcher;
  LIVE_ROOM: { idFromName(name: string): DurableObjectId; get(id: DurableObjectId): LiveRoomStub };
  EMAIL: { send(mail: Mail): Promise<{ messageId: string }> };
  PHOTOS: R2Bucket;
  IMAGES: ImagesBinding;
}

export interface Env extends Bindings {
  settings: Settings;
}

const parsed = new WeakMap<object, Env>();

/** Reads bindings and settings, once per isolate. Throws with a list of all problems if they are invalid. */
export function readEnv(raw: Bindings): Env {
  const known = parsed.get(raw);
  if (known) return known;
  const settings = settingsSchema.safeParse(raw);
  if (!settings.success) throw new Error(`Configuration: ${z.prettifyError(settings.error)}`);
  const { ASSETS, LIVE_ROOM, EMAIL, PHOTOS, IMAGES } = raw;
  const env: Env = { ASSETS, LIVE_ROOM, EMAIL, PHOTOS, IMAGES, settings: settings.data };
  parsed.set(raw, env);
  return env;
}
