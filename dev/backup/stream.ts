import { httpUrl } from "../../db/hrana-client.ts";
import { PlainFailure } from "../stack/plain-failure.ts";

/** A value as libSQL's HTTP protocol writes it, which keeps its type: backups store values like this. */
export type Value = { type: string; value?: unknown; base64?: string };

interface Answer {
  baton: string | null;
  base_url: string | null;
  results: { type: string; error?: { message: string }; response?: { result: { rows: Value[][] } } }[];
}

export interface Address {
  url: string;
  authToken?: string | undefined;
}

const TIMEOUT_MS = 120_000;

/** One connection to the database. Its transactions and pragmas last from call to call; it expires after 10 idle seconds. */
export class DatabaseStream {
  readonly #address: Address;
  #url: string;
  #baton: string | null = null;

  constructor(address: Address) {
    this.#address = address;
    this.#url = httpUrl(address.url);
  }

  /** Runs a statement. Throws if the database refuses it. */
  async rows(sql: string, args: Value[] = []): Promise<Value[][]> {
    const [result] = await this.#send([{ type: "execute", stmt: { sql, args } }]);
    if (result?.type === "ok") return result.response?.result.rows ?? [];
    throw new Error(result?.error?.message ?? "the answer is incomplete");
  }

  async close(): Promise<void> {
    await this.#send([{ type: "close" }]);
  }

  async #send(requests: unknown[]): Promise<Answer["results"]> {
    const { authToken } = this.#address;
    const response = await fetch(`${this.#url}/v3/pipeline`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authToken ? { authorization: `Bearer ${authToken}` } : {}) },
      body: JSON.stringify({ baton: this.#baton, requests }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PlainFailure("O banco de dados não responde: confira DATABASE_URL e rode de novo.", { cause: error });
    });
    if (!response.ok) {
      throw new PlainFailure(`O banco de dados recusou o pedido (${response.status}): confira DATABASE_AUTH_TOKEN.`);
    }
    const answer = (await response.json()) as Answer;
    this.#baton = answer.baton;
    this.#url = answer.base_url ?? this.#url;
    return answer.results;
  }
}
