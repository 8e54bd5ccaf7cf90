import { hashKey, type MutationKey } from "@tanstack/react-query";
import { queryClient } from "./trpc.ts";

/** Whether this call is on its way. `isPending` says so after the next render, which is too late for a double tap. */
export const isSending = (mutationKey: MutationKey, input: object): boolean =>
  queryClient.isMutating({ mutationKey, predicate: ({ state }) => hashKey([state.variables]) === hashKey([input]) }) >
  0;
