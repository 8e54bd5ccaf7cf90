import { createECDH, randomBytes } from "node:crypto";
import ece from "http_ece";
import { z } from "zod";
import type { PushedMessage } from "../../dev/fakes/pushes.ts";
import { askFakes } from "./fakes.ts";

const notice = z.strictObject({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  isUrgent: z.boolean(),
});
type Notice = z.output<typeof notice>;

/** A browser that has subscribed to pushes, and can read them. */
export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  read(message: PushedMessage): Notice;
}

export function newBrowser(host = "fcm.googleapis.com"): Browser {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const endpoint = `https://${host}/fcm/send/${randomBytes(24).toString("base64url")}`;
  const read = ({ body }: PushedMessage) => {
    const options = { version: "aes128gcm" as const, privateKey: keys, authSecret: auth };
    return notice.parse(JSON.parse(ece.decrypt(Buffer.from(body, "base64"), options).toString()));
  };
  return { subscription: { endpoint, p256dh, auth }, read };
}

/** All messages that reached the push services. */
export const readPushes = (fakesUrl: string): Promise<PushedMessage[]> => askFakes(fakesUrl, "/api/pushes");
