import worker from "./index.js";

export * from "./index.js";

/*
 * The built worker, whose bindings fail on demand and whose clock can be set: POST /trpc/faults with
 * `{storage, images, mail, clockMs}`. Plain JavaScript, because workerd runs this file unchanged.
 */

const state = { storage: "ok", images: "ok", mail: "ok", clockMs: 0 };
const SILENT_MS = 120_000;

/** Fails without a code, as a lost connection does, or much later than anyone waits. */
async function fault(mode) {
  if (mode === "silent") await new Promise((resolve) => setTimeout(resolve, SILENT_MS));
  throw new Error("Network connection lost.");
}

function failing(binding, name, wrapOf = {}) {
  return new Proxy(binding, {
    get(target, key) {
      const value = target[key];
      if (typeof value !== "function") return value;
      // Not bound: methods of another worker have no bind.
      if (state[name] === "ok") return (...args) => target[key](...args);
      return wrapOf[key] ?? (() => fault(state[name]));
    },
  });
}

/** An encoding that fails at its end, as the binding's chain does. */
const chain = { transform: () => chain, output: () => fault(state.images) };

const SystemDate = Date;
globalThis.Date = class extends SystemDate {
  constructor(...args) {
    if (args.length === 0) super(SystemDate.now() + state.clockMs);
    else super(...args);
  }

  static now() {
    return SystemDate.now() + state.clockMs;
  }
};

let faulty;

function bindingsOf(env) {
  faulty ??= {
    ...env,
    PHOTOS: failing(env.PHOTOS, "storage"),
    IMAGES: failing(env.IMAGES, "images", { input: () => chain }),
    EMAIL: failing(env.EMAIL, "mail"),
  };
  return faulty;
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === "/trpc/faults") {
      Object.assign(state, await request.json());
      return Response.json(state);
    }
    return worker.fetch(request, bindingsOf(env), context);
  },
  scheduled(controller, env, context) {
    return worker.scheduled(controller, bindingsOf(env), context);
  },
};
