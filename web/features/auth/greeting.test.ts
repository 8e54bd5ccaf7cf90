import { expect, test } from "vitest";
import { greetingName } from "./greeting.ts";

test.each([
  ["Mariana Nantes Figueiredo", "m@x.com", "Mariana"],
  ["  José  ", "j@x.com", "José"],
  ["", "obra.dois@x.com", "obra.dois"],
  ["   ", "", "Usuário"],
])("%j with %j is greeted as %j", (name, email, greeted) => {
  expect(greetingName({ name, email })).toBe(greeted);
});
