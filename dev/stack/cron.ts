import { MINUTE_MS } from "../../src/shared/time.ts";
import { firstLine } from "./plain-failure.ts";

/**
 * Calls `job` at the start of every minute, as the cron trigger does in production. A call that takes longer than a
 * minute delays the next one, so calls never overlap. A failure is reported and retried the next minute.
 * @returns a function that stops it and waits for a running job
 */
export function everyMinute(job: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running = Promise.resolve();
  const schedule = () => {
    if (ended) return;
    timer = setTimeout(
      () => {
        running = job()
          .catch((error: unknown) => {
            if (!ended) console.error(`A tarefa de cada minuto falhou (${firstLine(error)}).`);
          })
          .then(schedule);
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  schedule();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
