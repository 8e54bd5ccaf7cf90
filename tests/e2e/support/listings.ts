import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Stack } from "../../../dev/stack/stack.ts";
import { mutate } from "./test.ts";

/** A single-colour JPEG for a file input. */
export async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

interface Told {
  title: string;
  description?: string;
  priceCents?: number;
  category?: string;
  cityId?: number;
  showPhone?: boolean;
  showWhatsapp?: boolean;
}

/** Publishes a listing through the API as the user logged in on this page. Returns its id. */
export async function publish(page: Page, stack: Stack, told: Told): Promise<string> {
  const data = {
    submissionId: crypto.randomUUID(),
    description: "Retirar no local.",
    priceCents: 12_345,
    category: "sobras-obra",
    condition: "used",
    stateId: "MS",
    cityId: 5_003_702,
    neighborhood: "",
    zipCode: "",
    showPhone: true,
    showWhatsapp: true,
    priceNegotiable: false,
    ...told,
  };
  return ((await mutate(page, stack, "listings.create", data)) as { id: string }).id;
}

/** The card of a listing in a list. */
export const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
