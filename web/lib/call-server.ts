import { MAX_MUTATIONS_PER_REQUEST, MAX_QUERIES_PER_REQUEST } from "#src/shared/limits.ts";
import type { QueryAnswer } from "#src/shared/screen.ts";
import { failedCall } from "./errors.ts";
import type { Caller } from "./trpc-hooks.ts";

/*
 * tRPC's HTTP protocol as far as the product uses it: `httpBatchLink` in an eighth of the code. Calls of the same moment
 * share a request.
 */

interface Call {
  path: string;
  input: unknown;
  answer: (answer: Promise<unknown>) => void;
}

const URL_OF_API = "/trpc";

/** As in tRPC's answers, a void result has no `data`. */
type Answer = { result: { data?: unknown } } | Extract<QueryAnswer, { error: unknown }>;

function send(type: "query" | "mutation", calls: readonly Call[]): Promise<Response> {
  const url = `${URL_OF_API}/${calls.map(({ path }) => path).join(",")}?batch=1`;
  const inputs = JSON.stringify({ ...calls.map(({ input }) => input) });
  if (type === "query") return fetch(`${url}&input=${encodeURIComponent(inputs)}`);
  return fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: inputs });
}

/** Without an answer of the API, the call has failed. One answer to all calls is the same for each. */
async function ask(type: "query" | "mutation", calls: readonly Call[]): Promise<(call: number) => Answer | undefined> {
  const answers = await send(type, calls)
    .then((response): Promise<Answer | Answer[]> => response.json())
    .catch(() => undefined);
  return (call) => (Array.isArray(answers) ? answers[call] : answers);
}

async function read(answers: ReturnType<typeof ask>, call: number): Promise<unknown> {
  const answer = (await answers)(call);
  if (answer && "result" in answer) return answer.result.data;
  throw failedCall(answer?.error);
}

function batches(type: "query" | "mutation", maxItems: number) {
  let waiting: Call[] = [];
  const flush = () => {
    const calls = waiting;
    waiting = [];
    for (let start = 0; start < calls.length; start += maxItems) {
      const batch = calls.slice(start, start + maxItems);
      const answers = ask(type, batch);
      for (const [index, { answer }] of batch.entries()) answer(read(answers, index));
    }
  };
  return (path: string, input: unknown) =>
    new Promise<unknown>((answer) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ path, input, answer });
    });
}

const CALLS = {
  query: batches("query", MAX_QUERIES_PER_REQUEST),
  mutation: batches("mutation", MAX_MUTATIONS_PER_REQUEST),
};

/** Calls a procedure of the server. */
export const callServer: Caller = (type, path, input) => CALLS[type](path, input);
