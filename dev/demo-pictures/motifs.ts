import type { Colour, Motif } from "../../db/seed/demo-pictures.ts";
import * as electric from "./electric.ts";
import * as furniture from "./furniture.ts";
import type { Drawing } from "./kit.ts";
import * as machines from "./machines.ts";
import * as materials from "./materials.ts";
import * as openings from "./openings.ts";
import * as tools from "./tools.ts";
import * as water from "./water.ts";

export const MOTIFS: Readonly<Record<Motif, Drawing>> = {
  ...electric,
  ...furniture,
  ...machines,
  ...materials,
  ...openings,
  ...tools,
  ...water,
};

export const COLOURS: Readonly<Record<Colour, string>> = {
  blue: "#2470b3",
  navy: "#1d4f86",
  teal: "#1f8a8a",
  green: "#3f9460",
  yellow: "#f2b92c",
  orange: "#f07f22",
  red: "#c43d30",
  terracotta: "#c76a45",
  brown: "#8a5a3a",
  wood: "#c9965a",
  sand: "#e2bd7c",
  cream: "#ead9bd",
  white: "#e9edef",
  grey: "#a3abb2",
  iron: "#5d6872",
  black: "#38434d",
};
