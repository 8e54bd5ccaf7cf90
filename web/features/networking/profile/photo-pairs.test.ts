import { expect, test } from "vitest";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { pairable, pairsOf } from "./photo-pairs.ts";

const photo = (id: string, beforeId: string | null = null): PortfolioPhoto => ({
  id,
  beforeId,
  url: `/img/${id}.webp`,
  title: id,
  description: null,
  isHidden: false,
});
const ids = (photos: readonly PortfolioPhoto[]) => photos.map(({ id }) => id).join("+");

test.each([
  ["photos alone keep their order", [photo("a"), photo("b")], ["a", "b"]],
  ["a pair is in the place of the later photo", [photo("a"), photo("b"), photo("c", "a")], ["b", "a+c"]],
  ["a photo whose other half is not shown is alone", [photo("b", "a"), photo("c")], ["b", "c"]],
])("%s", (_, photos, shown) => {
  expect(pairsOf(photos).map(ids)).toEqual(shown);
});

test("a photo can be paired with its own other half, and with those in no pair", () => {
  const photos = [photo("a"), photo("b", "a"), photo("c"), photo("d", "e"), photo("e")];
  expect(ids(pairable(photos, photo("b", "a")))).toBe("a+c");
  expect(ids(pairable(photos, photo("c")))).toBe("");
});
