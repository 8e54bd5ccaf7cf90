import { z } from "zod";
import type { LiveEvent } from "./shared/live-events.ts";

/** What a mail must have to leave; the shape of Cloudflare's `send_email` binding. */
export interface Mail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
}

/** scrypt with 16 MiB, as OWASP has it. */
const PASSWORD_ROUNDS = 16_384;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const settingsSchema = z
  .object({
    /** Public address without a trailing slash; the only origin that may write. */
    APP_URL: z.url().transform((url) => new URL(url).origin),
    DATABASE_URL: z.url(),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    /** Connections that each isolate keeps open. A server of its own bounds their sum: sqld allows 128. */
    DATABASE_STREAMS: z.coerce.number().int().min(1).max(64).default(3),
    /** A statement that takes longer is given up, so that no answer hangs. */
    DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).default(8_000),
    /** Rounds of scrypt for a password, a power of two. Fewer are for tests: refused unless APP_URL is this machine. */
    PASSWORD_ROUNDS: z.coerce.number().int().min(16).default(PASSWORD_ROUNDS),
    MAIL_FROM: z.string().min(3),
    SUPPORT_WHATSAPP: z.string().regex(/^\d{12,13}$/),
    SUPPORT_EMAIL: z.email(),
    GOOGLE_CLIENT_ID: z.string().default(""),
    GOOGLE_CLIENT_SECRET: z.string().default(""),
    GOOGLE_AUTHORIZATION_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
    GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
    GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
    /** Empty: no notifications are written. */
    N8N_WEBHOOK_URL: z.url().or(z.literal("")).default(""),
    N8N_WEBHOOK_TOKEN: z.string().default(""),
    /** Address of an OpenAI-compatible service, up to its version (".../v1"). Empty: texts are not improved. */
    AI_BASE_URL: z
      .url()
      .transform((url) => url.replace(/\/+$/, ""))
      .or(z.literal(""))
      .default(""),
    AI_API_KEY: z.string().default(""),
    AI_MODEL: z.string().default(""),
    /** How long visitors get lists from the edge's cache, 15 seconds at most; 0: never. */
    EDGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(15).default(15),
  })
  .refine(
    ({ APP_URL, PASSWORD_ROUNDS: rounds }) => rounds >= PASSWORD_ROUNDS || LOOPBACK.test(new URL(APP_URL).hostname),
    {
      path: ["PASSWORD_ROUNDS"],
      error: `at least ${PASSWORD_ROUNDS}, but on this machine alone`,
    },
  );

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof typeof settingsSchema.shape;
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

/** What the worker calls on the live room (src/platform/live-room.ts). */
export interface LiveRoomStub {
  fetch(request: Request): Promise<Response>;
  publish(event: LiveEvent, now: number): Promise<void>;
  publishTo(userIds: string[], event: LiveEvent, now: number): Promise<void>;
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

/** Reads bindings and settings, once per isolate. Throws a list of what is missing when the configuration is wrong. */
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
