import {
  MutationObserver,
  type MutationOptions,
  notifyManager,
  type QueryKey,
  QueryObserver,
} from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { notify } from "@/ui/overlays/toast.tsx";
import { type Memory, mutationSteps } from "./mutations.ts";
import { queryClient } from "./trpc.ts";

const KEY: QueryKey = [["things", "list"]];
const list = () => queryClient.getQueryData<string[]>([...KEY, { input: "all" }]);

function refusal(code: string): Error {
  return TRPCClientError.from({
    error: { code: -32_000, message: code, data: { code, httpStatus: 409, fields: {}, params: {}, requestId: "1" } },
  });
}

function remove(mutationFn: () => Promise<string>, onSettled = () => undefined) {
  queryClient.setQueryData([...KEY, { input: "all" }], ["a", "b"]);
  const options: MutationOptions<string, Error, string, Memory> = {
    mutationFn,
    ...mutationSteps({
      queries: [KEY],
      change: (name: string) =>
        queryClient.setQueriesData<string[]>({ queryKey: KEY }, (loaded) => loaded?.filter((item) => item !== name)),
      success: (answer: string) => ({ title: answer }),
      failure: ({ code }) => (code === "request.not_found" ? { kind: "info", title: "Gone" } : { title: code }),
      isDone: ({ code }) => code === "request.not_found",
      onSettled,
    }),
  };
  const observer = new MutationObserver(queryClient, options);
  return { observer, answer: observer.mutate("a") };
}

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test("an optimistic change is shown before the response and kept on success", async () => {
  const success = vi.spyOn(notify, "success");
  const { promise, resolve } = Promise.withResolvers<string>();
  const { answer } = remove(() => promise);
  await expect.poll(list).toEqual(["b"]);
  expect(success).not.toHaveBeenCalled();
  resolve("Removed");
  await answer;
  expect(list()).toEqual(["b"]);
  await expect.poll(() => success).toHaveBeenCalledExactlyOnceWith("Removed", undefined, undefined);
});

test("a change that the server refuses is rolled back, with the message for its error code", async () => {
  const error = vi.spyOn(notify, "error");
  await expect(remove(() => Promise.reject(refusal("rate_limited"))).answer).rejects.toThrow();
  expect(list()).toEqual(["a", "b"]);
  await expect.poll(() => error).toHaveBeenCalledExactlyOnceWith("rate_limited", undefined, undefined);
});

test("without a response, the error code is network", async () => {
  const error = vi.spyOn(notify, "error");
  await expect(remove(() => Promise.reject(new TypeError("Failed to fetch"))).answer).rejects.toThrow();
  await expect.poll(() => error).toHaveBeenCalledExactlyOnceWith("network", undefined, undefined);
});

test("a change that someone else has already made is kept", async () => {
  const info = vi.spyOn(notify, "info");
  await expect(remove(() => Promise.reject(refusal("request.not_found"))).answer).rejects.toThrow();
  expect(list()).toEqual(["b"]);
  await expect.poll(() => info).toHaveBeenCalledExactlyOnceWith("Gone", undefined, undefined);
});

test.each([
  ["done", "success", (): Promise<string> => Promise.resolve("Removed")],
  ["refused", "error", (): Promise<string> => Promise.reject(refusal("rate_limited"))],
] as const)("what is %s is no longer pending when its toast is shown", async (_, kind, mutationFn) => {
  const { observer, answer } = remove(mutationFn);
  const pending: boolean[] = [];
  let isPending = true;
  observer.subscribe(
    notifyManager.batchCalls((result) => {
      isPending = result.isPending;
    }),
  );
  // As sonner does.
  vi.spyOn(notify, kind).mockImplementation(() => {
    setTimeout(() => pending.push(isPending));
  });
  await Promise.allSettled([answer]);
  await expect.poll(() => pending).toEqual([false]);
});

/** A screen with the list, which is being refetched: each answer of the server is given by hand. */
async function refetching() {
  const answers: ((names: string[]) => void)[] = [];
  const queryKey = [...KEY, { input: "all" }];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const screen = new QueryObserver(queryClient, { queryKey, queryFn, initialData: ["a", "b"], staleTime: 0 });
  onTestFinished(screen.subscribe(() => undefined));
  await expect.poll(() => answers.length).toBe(1);
  return { answers, isFetching: () => queryClient.isFetching({ queryKey }) > 0 };
}

test.each([
  ["done", (): Promise<string> => Promise.resolve("Removed"), ["b", "c"]],
  ["refused", (): Promise<string> => Promise.reject(refusal("rate_limited")), ["a", "b", "c"]],
] as const)("a refetch that a change cancelled is made up for once the change is %s", async (_, send, names) => {
  const { answers } = await refetching();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { answer } = remove(() => promise.then(send));
  await expect.poll(list).toEqual(["b"]);
  answers[0]?.(["a", "b"]);
  expect(answers).toHaveLength(1);
  resolve();
  await Promise.allSettled([answer]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.([...names]);
  await expect.poll(list).toEqual(names);
});

test("nothing is fetched for a change that cancelled no refetch, or whose queries are refetched anyway", async () => {
  const { answers, isFetching } = await refetching();
  answers[0]?.(["a", "b"]);
  await expect.poll(isFetching).toBe(false);
  await remove(() => Promise.resolve("Removed")).answer;
  expect(answers).toHaveLength(1);
  void queryClient.invalidateQueries({ queryKey: KEY });
  await expect.poll(() => answers.length).toBe(2);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: KEY });
  await remove(() => Promise.resolve("Removed"), refresh).answer;
  expect(answers).toHaveLength(3);
});
