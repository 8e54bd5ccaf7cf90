import { expect, test } from "vitest";
import { greetingName } from "./greeting.ts";

test.each([
  ["Mariana Nantes Figueiredo", "m@x.com", "Mariana"],
  ["  José  ", "j@x.com", "José"],
  ["", "obra.dois@x.com", "obra.dois"],
  ["   ", "", "Usuário"],
])("name %j and email %j give the greeting name %j", (name, email, greeted) => {
  expect(greetingName({ name, email })).toBe(greeted);
});
