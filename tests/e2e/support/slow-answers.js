import worker from "./index.js";

export * from "./index.js";

/* The built worker, whose answers of /trpc take a while. Plain JavaScript, because workerd runs this file unchanged. */

const LEAST_MS = 700;
const MOST_MS = 1_200;

let state = 1;

/** The same numbers from 0 to 1 in every run. */
function random() {
  state = (state * 48_271) % 0x7fffffff;
  return state / 0x7fffffff;
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname.startsWith("/trpc/")) {
      await scheduler.wait(LEAST_MS + random() * (MOST_MS - LEAST_MS));
    }
    return worker.fetch(request, env, context);
  },
  scheduled(controller, env, context) {
    return worker.scheduled(controller, env, context);
  },
};
