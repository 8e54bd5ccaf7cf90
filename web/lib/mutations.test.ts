import { MutationObserver, type MutationOptions, type QueryKey } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { notify } from "@/ui/toast.tsx";
import { mutationSteps } from "./mutations.ts";
import { queryClient } from "./trpc.ts";

const KEY: QueryKey = [["things", "list"]];
const list = () => queryClient.getQueryData<string[]>([...KEY, { input: "all" }]);

function refusal(code: string): Error {
  return TRPCClientError.from({
    error: { code: -32_000, message: code, data: { code, httpStatus: 409, fields: {}, params: {}, requestId: "1" } },
  });
}

function remove(mutationFn: () => Promise<string>) {
  queryClient.setQueryData([...KEY, { input: "all" }], ["a", "b"]);
  const options: MutationOptions<string, Error, string, () => void> = {
    mutationFn,
    ...mutationSteps({
      queries: [KEY],
      change: (name: string) =>
        queryClient.setQueriesData<string[]>({ queryKey: KEY }, (loaded) => loaded?.filter((item) => item !== name)),
      success: (answer: string) => ({ title: answer }),
      failure: ({ code }) => (code === "request.not_found" ? { kind: "info", title: "Gone" } : { title: code }),
      isDone: ({ code }) => code === "request.not_found",
    }),
  };
  return new MutationObserver(queryClient, options).mutate("a");
}

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test("an optimistic change is shown before the response and kept on success", async () => {
  const success = vi.spyOn(notify, "success");
  const { promise, resolve } = Promise.withResolvers<string>();
  const removal = remove(() => promise);
  await vi.waitFor(() => expect(list()).toEqual(["b"]));
  expect(success).not.toHaveBeenCalled();
  resolve("Removed");
  await removal;
  expect(list()).toEqual(["b"]);
  expect(success).toHaveBeenCalledExactlyOnceWith("Removed", undefined, undefined);
});

test("a change that the server refuses is rolled back, with the message for its error code", async () => {
  const error = vi.spyOn(notify, "error");
  await expect(remove(() => Promise.reject(refusal("rate_limited")))).rejects.toThrow();
  expect(list()).toEqual(["a", "b"]);
  expect(error).toHaveBeenCalledExactlyOnceWith("rate_limited", undefined);
});

test("without a response, the error code is network", async () => {
  const error = vi.spyOn(notify, "error");
  await expect(remove(() => Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow();
  expect(error).toHaveBeenCalledExactlyOnceWith("network", undefined);
});

test("a change that someone else has already made is kept", async () => {
  const info = vi.spyOn(notify, "info");
  await expect(remove(() => Promise.reject(refusal("request.not_found")))).rejects.toThrow();
  expect(list()).toEqual(["b"]);
  expect(info).toHaveBeenCalledExactlyOnceWith("Gone", undefined);
});
