import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { contentInput, listingPage, ratingPage, requestPage } from "./schemas.ts";

export async function readRequests(
  _ctx: UserContext,
  _input: z.infer<typeof contentInput>,
): Promise<z.infer<typeof requestPage>> {
  throw new Error("to be built");
}

export async function readListings(
  _ctx: UserContext,
  _input: z.infer<typeof contentInput>,
): Promise<z.infer<typeof listingPage>> {
  throw new Error("to be built");
}

export async function readRatings(
  _ctx: UserContext,
  _input: z.infer<typeof contentInput>,
): Promise<z.infer<typeof ratingPage>> {
  throw new Error("to be built");
}
