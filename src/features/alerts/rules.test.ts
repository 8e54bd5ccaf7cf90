import { describe, expect, test } from "vitest";
import type { MailWish } from "../../shared/mail-wishes.ts";
import { dueTimes, isPushEndpoint, mailWish, missingTopic, type Wishes } from "./rules.ts";

/** A time in Campo Grande, which is four hours behind UTC. */
const at = (time: string) => Date.parse(`2026-03-10T${time}-04:00`);
const tomorrow = (time: string) => Date.parse(`2026-03-11T${time}-04:00`);

describe("when a provider with premium is told", () => {
  const PREMIUM: Wishes = { byPush: true, byMail: "digest", choseMail: false, urgentAtNight: false };

  test("at once", () => {
    expect(dueTimes(PREMIUM, false, at("10:00"))).toEqual({ pushDueAt: at("10:00"), mailDueAt: at("10:00") });
  });

  test("at night in the morning, unless it is urgent and that is wanted", () => {
    const night = at("22:15");
    expect(dueTimes(PREMIUM, true, night).pushDueAt).toBe(tomorrow("07:00"));
    expect(dueTimes({ ...PREMIUM, urgentAtNight: true }, false, night).pushDueAt).toBe(tomorrow("07:00"));
    expect(dueTimes({ ...PREMIUM, urgentAtNight: true }, true, night)).toEqual({ pushDueAt: night, mailDueAt: night });
    expect(dueTimes(PREMIUM, false, tomorrow("06:59")).pushDueAt).toBe(tomorrow("07:00"));
  });

  test("by mail as wanted, and never by what is switched off", () => {
    expect(dueTimes({ ...PREMIUM, choseMail: true }, true, at("10:00")).mailDueAt).toBe(at("18:00"));
    expect(dueTimes({ ...PREMIUM, byMail: "never", choseMail: true, byPush: false }, true, at("10:00"))).toEqual({
      pushDueAt: null,
      mailDueAt: null,
    });
  });
});

test("mails come as chosen, or else as soon as the plan allows", () => {
  const wishOf = (isPremium: boolean, byMail: MailWish, choseMail: boolean) =>
    mailWish({ isPremium, byMail, choseMail });
  expect([wishOf(true, "digest", false), wishOf(false, "digest", false)]).toEqual(["at_once", "digest"]);
  expect([wishOf(true, "digest", true), wishOf(false, "digest", true)]).toEqual(["digest", "digest"]);
  expect([wishOf(true, "never", true), wishOf(false, "at_once", true)]).toEqual(["never", "at_once"]);
});

test("no request concerns a provider without services or without a place", () => {
  const card = { services: ["Pintura de muro"], regions: ["Dourados"], wholeState: false };
  const nowhere = { ...card, regions: [] };
  const none = { services: null, regions: null };
  expect(missingTopic({ ...none, card })).toBeNull();
  expect(missingTopic({ ...none, card: { ...nowhere, services: [] } })).toBe("specialties");
  expect(missingTopic({ ...none, card: nowhere })).toBe("serviceRegions");
  expect(missingTopic({ ...none, card: { ...nowhere, wholeState: true } })).toBeNull();
  expect(missingTopic({ services: ["Pintura de muro"], regions: [], card: { ...nowhere, services: [] } })).toBeNull();
});

test("only push services are called", () => {
  const known = [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QABC",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
  ];
  const unknown = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com.exemplo.com/fcm/send/abc",
    "https://xfcm.googleapis.com/fcm/send/abc",
    "https://ana@fcm.googleapis.com/fcm/send/abc",
    "https://localhost/push",
    "https://169.254.169.254/latest",
    "https://exemplo.com/?https://fcm.googleapis.com/",
    "javascript:alert(1)",
    "",
  ];
  expect(known.filter((endpoint) => !isPushEndpoint(endpoint))).toEqual([]);
  expect(unknown.filter(isPushEndpoint)).toEqual([]);
});
