import { builtinEnvironments, type Environment } from "vitest/runtime";

declare global {
  /** Calls `stop` when this Vitest worker ends, after its last file. */
  var onWorkerEnd: ((stop: () => Promise<void>) => void) | undefined;
}

/** Vitest's Node environment, which lasts as long as a worker and can stop what the worker's files shared. */
const environment: Environment = {
  ...builtinEnvironments.node,
  name: "worker",
  async setup(global, options) {
    const stops: (() => Promise<void>)[] = [];
    globalThis.onWorkerEnd = (stop) => stops.push(stop);
    const node = await builtinEnvironments.node.setup(global, options);
    return {
      async teardown() {
        await Promise.all(stops.map((stop) => stop()));
        await node.teardown(global);
      },
    };
  },
};

export default environment;
