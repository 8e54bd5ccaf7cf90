import { expect, test } from "vitest";
import { nearestRegion } from "./positions.ts";

test.each([
  ["in the capital, at the airport", -20.4687, -54.6725, "Campo Grande (Capital)"],
  ["in Dourados", -22.2233, -54.8083, "Dourados"],
  ["in Corumbá, nearer than Ladário", -19.0092, -57.6533, "Corumbá"],
  ["in Três Lagoas", -20.7512, -51.6783, "Três Lagoas"],
  ["in Ponta Porã, at the border", -22.5361, -55.7256, "Ponta Porã"],
  ["in Bonito", -21.1267, -56.4836, "Bonito"],
  ["on the road from Dourados to Itaporã, near its end", -22.1, -54.795, "Itaporã"],
  ["in São Paulo", -23.55, -46.63, null],
  ["nowhere", 0, 0, null],
])("the nearest region to somebody %s", (_, latitude, longitude, region) => {
  expect(nearestRegion(latitude, longitude)).toBe(region);
});
