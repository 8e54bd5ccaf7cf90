import { expect, test } from "vitest";
import { CAPITAL_LABEL } from "#src/shared/municipalities.ts";
import { locationOf } from "./location-of.ts";

test.each([
  ["Vila Carlota", CAPITAL_LABEL, "Vila Carlota, Campo Grande"],
  ["Vila Carlota, Campo Grande", CAPITAL_LABEL, "Vila Carlota, Campo Grande"],
  ["Centro de CAMPO GRANDE - MS", CAPITAL_LABEL, "Centro de CAMPO GRANDE - MS"],
  ["Rua Campo Grande, 12", CAPITAL_LABEL, "Rua Campo Grande, 12, Campo Grande"],
  ["Rua Dourados, 8", "Três Lagoas", "Rua Dourados, 8, Três Lagoas"],
])("%s in %s", (location, city, place) => {
  expect(locationOf({ location, city })).toBe(place);
});
