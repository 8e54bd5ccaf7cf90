import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A list that survives restarts: one JSON document per line of a file. Skips lines that do not parse, such as
 * interrupted writes.
 */
export class JsonLines<T extends { id: string }> {
  readonly #path: string;
  #items: T[] = [];
  #lastWrite: Promise<void> = Promise.resolve();

  private constructor(path: string) {
    this.#path = path;
  }

  static async open<T extends { id: string }>(path: string): Promise<JsonLines<T>> {
    const list = new JsonLines<T>(path);
    await mkdir(dirname(path), { recursive: true });
    const text = await readFile(path, "utf8").catch(() => "");
    list.#items = text.split("\n").flatMap((line) => {
      try {
        return line === "" ? [] : [JSON.parse(line) as T];
      } catch {
        return [];
      }
    });
    return list;
  }

  newestFirst(): T[] {
    return this.#items.toReversed();
  }

  find(id: string): T | undefined {
    return this.#items.find((item) => item.id === id);
  }

  async add(item: T): Promise<void> {
    this.#items.push(item);
    await this.#write(() => appendFile(this.#path, `${JSON.stringify(item)}\n`));
  }

  async clear(): Promise<void> {
    this.#items = [];
    await this.#write(() => writeFile(this.#path, ""));
  }

  /** Runs one write after another, so that lines do not mix. */
  #write(write: () => Promise<void>): Promise<void> {
    const next = this.#lastWrite.then(write);
    this.#lastWrite = next.catch(() => undefined);
    return next;
  }
}
