import { zodResolver } from "@hookform/resolvers/zod";
import { requestInput } from "#src/features/requests/schemas.ts";

export const requestResolver = zodResolver(requestInput);
