import { expect, test } from "vitest";
import { readUploadAnswer, UploadError } from "./upload.ts";

function refusal(status: number, body: string): UploadError {
  try {
    readUploadAnswer(status, body);
  } catch (error) {
    if (error instanceof UploadError) return error;
  }
  throw new Error("was not refused");
}

test("a successful response contains the stored photo", () => {
  expect(readUploadAnswer(200, '{"id":"1","url":"/img/a.webp"}')).toEqual({ id: "1", url: "/img/a.webp" });
});

test("an error response keeps the server's code and message", () => {
  expect(refusal(413, '{"code":"image.too_large","message":"Máximo 5MB."}')).toMatchObject({
    code: "image.too_large",
    message: "Máximo 5MB.",
  });
});

test.each([
  [502, "<html>Bad gateway</html>"],
  [200, "null"],
  [200, '{"id":1,"url":2}'],
  [403, "Origem não permitida."],
])("an unexpected response %d %j throws a generic error", (status, body) => {
  expect(refusal(status, body)).toMatchObject({ code: "internal", message: expect.stringContaining("enviar a foto") });
});
