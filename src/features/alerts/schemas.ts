import { z } from "zod";
import { MAIL_WISHES } from "../../shared/mail-wishes.ts";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { yesOrNo } from "../../shared/schemas.ts";
import { chosen } from "../profiles/fields.ts";
import { isServiceType } from "../requests/catalogue.ts";
import { isPushEndpoint, REGIONS_MAX, SERVICES_MAX } from "./rules.ts";

const NOTHING_CHOSEN = "Escolha pelo menos uma opção.";

const services = chosen(isServiceType, SERVICES_MAX, "Escolha serviços da lista.").min(1, NOTHING_CHOSEN);
const regions = chosen(isServiceRegion, REGIONS_MAX, "Escolha cidades da lista.");

export const saveAlertsInput = z.object({
  isOn: yesOrNo,
  byPush: yesOrNo,
  byMail: z.enum(MAIL_WISHES, { error: "Escolha uma opção." }),
  urgentAtNight: yesOrNo,
  /** Null for those of the professional card. */
  services: services.nullable(),
  /** Null for those of the card; none for the whole state. */
  regions: regions.nullable(),
});
export type SaveAlertsInput = z.output<typeof saveAlertsInput>;

export const alertSettings = z.object({
  isOn: z.boolean(),
  byPush: z.boolean(),
  byMail: z.enum(MAIL_WISHES),
  urgentAtNight: z.boolean(),
  services: z.array(z.string()).nullable(),
  regions: z.array(z.string()).nullable(),
  /** What the card says, for those who choose nothing else. */
  card: z.object({ services: z.array(z.string()), regions: z.array(z.string()), wholeState: z.boolean() }),
  isPremium: z.boolean(),
});
export type AlertSettings = z.output<typeof alertSettings>;

export const deviceSettings = z.object({
  /** The key with which browsers subscribe; null if pushes are not configured. */
  pushKey: z.string().nullable(),
  /** Of the caller's browsers. A browser may still be subscribed for a person who used it before. */
  endpoints: z.array(z.string()),
});
export type DeviceSettings = z.output<typeof deviceSettings>;

const ENDPOINT_MAX_LENGTH = 1_000;
const UNKNOWN_BROWSER = "Este navegador não pode receber avisos.";
const endpoint = z
  .string({ error: UNKNOWN_BROWSER })
  .max(ENDPOINT_MAX_LENGTH, UNKNOWN_BROWSER)
  .refine(isPushEndpoint, UNKNOWN_BROWSER)
  // One browser, one spelling of its URL.
  .transform((url) => new URL(url).href);

/** As `PushSubscription.toJSON()` gives them, in base64url. */
export const subscribeInput = z.object({
  endpoint,
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, UNKNOWN_BROWSER),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, UNKNOWN_BROWSER),
});
export type SubscribeInput = z.output<typeof subscribeInput>;

export const unsubscribeInput = z.object({ endpoint });
