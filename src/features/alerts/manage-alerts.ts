import { DomainError } from "../../errors.ts";
import { canPush } from "../../platform/delivery/push.ts";
import type { UserContext } from "../../trpc/init.ts";
import { ownSession } from "../auth/manage-sessions.ts";
import { WHOLE_STATE } from "../networking/statements.ts";
import {
  deleteSubscription,
  findSettings,
  insertSubscription,
  listEndpoints,
  saveSettings,
} from "./queries-settings.ts";
import { mailWish } from "./rules.ts";
import type { AlertSettings, DeviceSettings, SaveAlertsInput, SubscribeInput } from "./schemas.ts";

/** The caller's settings; null for people who are not providers. */
export async function readSettings({ db, user }: UserContext): Promise<AlertSettings | null> {
  const row = await findSettings(db, user.id);
  if (!row) return null;
  const { settings, ...card } = row;
  const { isOn, byPush, urgentAtNight, services, regions } = settings;
  return {
    isOn,
    byPush,
    byMail: mailWish({ ...settings, isPremium: user.isPremium }),
    urgentAtNight,
    services,
    regions: regions?.includes(WHOLE_STATE) ? [] : regions,
    card,
    isPremium: user.isPremium,
  };
}

/** What a browser needs to show the caller's notices. */
export async function readDevice({ db, env: { settings }, user }: UserContext): Promise<DeviceSettings> {
  return {
    pushKey: canPush(settings) ? settings.VAPID_PUBLIC_KEY : null,
    endpoints: await listEndpoints(db, user.id),
  };
}

/** Throws `provider.required` for people who are not providers. */
export async function saveAlerts({ db, user }: UserContext, input: SaveAlertsInput): Promise<void> {
  const regions = input.regions?.length === 0 ? [WHOLE_STATE] : input.regions;
  if (!(await saveSettings(db, user, { ...input, regions }))) throw new DomainError("provider.required");
}

/** Stores the browser, so that it shows the caller's alerts until this session ends; idempotent. */
export async function subscribe(ctx: UserContext, browser: SubscribeInput): Promise<void> {
  await insertSubscription(ctx.db, ownSession(ctx), browser, ctx.now);
}

/** Forgets one of the caller's browsers; idempotent. */
export async function unsubscribe({ db, user }: UserContext, endpoint: string): Promise<void> {
  await deleteSubscription(db, user.id, endpoint);
}
