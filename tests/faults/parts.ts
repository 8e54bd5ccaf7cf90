import { DATABASE_KILLED, WORKER_KILLED } from "./killed.ts";
import type { Part } from "./part.ts";

export const PARTS: readonly Part[] = [DATABASE_KILLED, WORKER_KILLED];
