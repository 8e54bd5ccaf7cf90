import { expect, test } from "vitest";
import { trainingCourses } from "../../../db/schema/index.ts";
import { makePerson } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

async function open(path: string) {
  const response = await product.fetch(path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

test("/networking leads to the directory once somebody is listed there", async () => {
  expect(await open("/networking")).toEqual([200, null]);
  await makePerson(product, { provider: true });
  expect(await open("/networking")).toEqual([302, "/portal-conexoes"]);
});

test("/faculdade leads to the college once a course is published", async () => {
  await product.db.update(trainingCourses).set({ isPublished: false });
  expect(await open("/faculdade")).toEqual([200, null]);
  await product.db.update(trainingCourses).set({ isPublished: true });
  expect(await open("/faculdade")).toEqual([302, "/faculdade-teste-2025"]);
});
