import { CLOCK } from "./clock.ts";
import { CRONS } from "./crons.ts";
import { DATABASE_KILLED, WORKER_KILLED } from "./killed.ts";
import { LOAD } from "./load.ts";
import { DATABASE_NETWORK } from "./network.ts";
import type { Part } from "./part.ts";
import { RACES_PART } from "./races.ts";
import { SERVICES } from "./services.ts";

export const PARTS: readonly Part[] = [
  DATABASE_KILLED,
  WORKER_KILLED,
  DATABASE_NETWORK,
  SERVICES,
  RACES_PART,
  CRONS,
  CLOCK,
  LOAD,
];
