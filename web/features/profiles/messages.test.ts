import { expect, test } from "vitest";
import { saveFailure } from "./messages.ts";

const failure = (code: "unavailable" | "internal") => ({ code, fields: {}, params: {} });

test.each([false, true])("a save during an outage says that it is one (both cards: %s)", (isOffering) => {
  expect(saveFailure(failure("unavailable"), isOffering)).toEqual({
    title: "Erro ao salvar",
    text: "O portal está fora do ar por um momento. Tente de novo em instantes.",
  });
});
