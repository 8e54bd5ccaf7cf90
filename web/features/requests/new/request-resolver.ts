import { zodResolver } from "@hookform/resolvers/zod";
import { createRequestInput, requestInput } from "#src/features/requests/schemas.ts";

export const requestResolver = zodResolver(requestInput);

/** Checks a request that waits on the device to be published. */
export const parseWaiting = (stored: unknown) => createRequestInput.safeParse(stored).data;
