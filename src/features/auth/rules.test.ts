import { describe, expect, test } from "vitest";
import {
  firstNewPasswordProblem,
  firstSignUpProblem,
  missingPasswordParts,
  personProblem,
  type SignUpValues,
} from "../../shared/sign-up-checks.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import {
  accountKind,
  adminNeeds,
  CONFIRMATION_LIFETIME_MS,
  hasRole,
  isCompleteAccount,
  isFreshGoogleSignIn,
  LOGIN_ACCOUNT_LIMIT,
  logInDelay,
  RESET_LIFETIME_MS,
  UNCONFIRMED_LIFETIME_MS,
  userType,
} from "./rules.ts";

const GOOD: SignUpValues = {
  name: "Ana Souza",
  whatsapp: "(67) 99999-1234",
  email: "ana@exemplo.com",
  password: "Obra@1",
  passwordConfirmation: "Obra@1",
  termsAccepted: true,
};

describe("sign-up checks, in their fixed order", () => {
  test.each([
    ["name first", { name: " ", whatsapp: "", termsAccepted: false, password: "" }, "name"],
    ["then WhatsApp", { whatsapp: "", termsAccepted: false, password: "" }, "whatsapp"],
    ["then the terms", { termsAccepted: false, password: "" }, "termsAccepted"],
    ["then the password", { password: "abc", passwordConfirmation: "x" }, "password"],
    ["then its confirmation", { passwordConfirmation: "Obra@2" }, "passwordConfirmation"],
  ] as const)("%s", (_, change, field) => {
    expect(firstSignUpProblem({ ...GOOD, ...change })?.field).toBe(field);
  });

  test("valid values have no problem", () => {
    expect(firstSignUpProblem(GOOD)).toBeNull();
  });

  test("a weak password's message lists what is missing", () => {
    expect(firstSignUpProblem({ ...GOOD, password: "abc" })?.text).toBe(
      "A senha deve conter: um número, um caractere especial, pelo menos 6 caracteres",
    );
  });
});

test.each([
  ["Obra@1", []],
  ["obra1!", []],
  ["12345!", ["uma letra"]],
  ["obras!", ["um número"]],
  ["obras1", ["um caractere especial"]],
  ["o@1", ["pelo menos 6 caracteres"]],
  ["obra1-", ["um caractere especial"]],
  ["", ["uma letra", "um número", "um caractere especial", "pelo menos 6 caracteres"]],
])("password %j lacks %j", (password, missing) => {
  expect(missingPasswordParts(password)).toEqual(missing);
});

const ACCOUNTS = {
  none: { isClient: false, isProvider: false },
  client: { isClient: true, isProvider: false },
  provider: { isClient: false, isProvider: true },
  both: { isClient: true, isProvider: true },
};

test.each([
  ["none", null, "usuário"],
  ["client", "client", "cliente"],
  ["provider", "provider", "prestador"],
  ["both", "client", "cliente"],
] as const)("an account with role %s is shown as %s and called %s", (key, type, kind) => {
  expect(userType(ACCOUNTS[key])).toBe(type);
  expect(accountKind(ACCOUNTS[key])).toBe(kind);
});

test.each([
  ["everything", {}, true],
  ["no role", { isClient: false }, false],
  ["the other role", { isClient: false, isProvider: true }, true],
  ["no WhatsApp", { phone: "" }, false],
  ["terms not accepted", { hasAcceptedTerms: false }, false],
])("an account with %s is complete: %s", (_, change, isComplete) => {
  const account = { isClient: true, isProvider: false, phone: "67999991234", hasAcceptedTerms: true };
  expect(isCompleteAccount({ ...account, ...change })).toBe(isComplete);
});

test.each([
  ["none", null, true],
  ["none", "client", false],
  ["client", "client", true],
  ["client", "provider", false],
  ["provider", "provider", true],
  ["provider", "client", false],
  ["both", "client", true],
  ["both", "provider", true],
] as const)("an account with role %s logging in as %s: %s", (key, role, passes) => {
  expect(hasRole(ACCOUNTS[key], role)).toBe(passes);
});

test.each([
  [1, 0],
  [LOGIN_ACCOUNT_LIMIT.max, 0],
  [LOGIN_ACCOUNT_LIMIT.max + 1, 250],
  [LOGIN_ACCOUNT_LIMIT.max + 2, 500],
  [LOGIN_ACCOUNT_LIMIT.max + 5, 4_000],
  [LOGIN_ACCOUNT_LIMIT.max + 5_000, 4_000],
])("login attempt %d at an account is delayed by %d ms", (tries, ms) => {
  expect(logInDelay(tries)).toBe(ms);
});

test.each([
  [{}, null],
  [{ name: " \t" }, "name"],
  [{ whatsapp: "  " }, "whatsapp"],
  [{ termsAccepted: false }, "termsAccepted"],
])("an incomplete account with %j lacks %j to choose a role", (change, field) => {
  expect(personProblem({ ...GOOD, ...change })?.field ?? null).toBe(field);
});

test.each([
  ["Obra@1", "Obra@1", null],
  ["Obra1", "Obra1", "password"],
  ["Obra1", "Obra2", "password"],
  ["Obra@1", "Obra@2", "passwordConfirmation"],
])("the new password %j, confirmed by %j, has a problem in %j", (password, passwordConfirmation, field) => {
  expect(firstNewPasswordProblem({ password, passwordConfirmation })?.field ?? null).toBe(field);
});

test.each([
  ["google", 0, true],
  ["google", 10 * MINUTE_MS - 1, true],
  ["google", 10 * MINUTE_MS, false],
  ["password", 0, false],
  [null, 0, false],
] as const)("a session by %s, %d ms old, stands for the password: %s", (authMethod, age, isFresh) => {
  expect(isFreshGoogleSignIn({ authMethod, authenticatedAt: 1_000 }, 1_000 + age)).toBe(isFresh);
});

test("a confirmation lives a day, a reset half an hour and an unconfirmed sign-up two days", () => {
  expect([CONFIRMATION_LIFETIME_MS, RESET_LIFETIME_MS, UNCONFIRMED_LIFETIME_MS]).toEqual([
    24 * HOUR_MS,
    0.5 * HOUR_MS,
    48 * HOUR_MS,
  ]);
});

test.each([
  ["a log-in a millisecond less than 12 hours ago", { ago: 12 * HOUR_MS - 1 }, null],
  ["a log-in 12 hours ago", { ago: 12 * HOUR_MS }, "log-in"],
  ["a log-in just now with a passkey that was not used", { ago: 0, hasPasskey: true }, "passkey"],
  ["a passkey used a millisecond less than 12 hours ago", { hasPasskey: true, confirmed: 12 * HOUR_MS - 1 }, null],
  ["a passkey used 12 hours ago", { hasPasskey: true, confirmed: 12 * HOUR_MS }, "passkey"],
  ["a log-in just now without a passkey, where one is demanded", { ago: 0, demanded: true }, "new-passkey"],
  ["a log-in 12 hours ago without a passkey, where one is demanded", { ago: 12 * HOUR_MS, demanded: true }, "log-in"],
  ["a passkey used just now, where one is demanded", { hasPasskey: true, confirmed: 0, demanded: true }, null],
] as const)("after %s, an admin's session lacks what is due", (_, given, need) => {
  const { ago, hasPasskey, confirmed, demanded } = {
    ago: 20 * DAY_MS,
    hasPasskey: false,
    confirmed: null,
    demanded: false,
    ...given,
  };
  const now = 40 * DAY_MS;
  const confirmedAt = confirmed === null ? null : now - confirmed;
  expect(adminNeeds({ authenticatedAt: now - ago, confirmedAt, hasPasskey }, demanded, now)).toBe(need);
});
