import { expect, test } from "vitest";
import { logInMessage } from "./messages.ts";
import { signUpMessage } from "./sign-up/messages.ts";

test("an outage is not told as a wrong password, or as wrong data", () => {
  const outage = { code: "unavailable", fields: {}, params: {} } as const;
  const text = "O portal está fora do ar por um momento. Tente de novo em instantes.";
  expect(logInMessage(outage, null)).toEqual({ title: "Erro no login", text });
  expect(signUpMessage(outage)).toEqual({ title: "Erro ao criar conta", text });
});
