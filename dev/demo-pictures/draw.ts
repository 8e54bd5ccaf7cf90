import type { DemoPicture } from "../../db/seed/demo-pictures.ts";
import { group, HEIGHT, INK, tones, WIDTH } from "./kit.ts";
import { COLOURS, MOTIFS } from "./motifs.ts";
import { SCENES } from "./scenes.ts";

/** Second colours, by the temperature of the first: signal on cold things, blueprint on warm ones. */
const COLD = ["blue", "navy", "teal", "green", "iron", "black", "white", "grey", "cream"];
const SECOND = { onCold: tones("#f07f22"), onWarm: tones("#2470b3") };

const VIEWS = {
  front: "",
  mirrored: `translate(${WIDTH} 0) scale(-1 1)`,
  close: `translate(-330 -300) scale(1.55)`,
} as const;

/** The whole sheet of a picture as SVG. */
export function drawPicture([motif, colour, scene, view = "front"]: DemoPicture): string {
  const accent = COLD.includes(colour) ? SECOND.onCold : SECOND.onWarm;
  const thing = MOTIFS[motif](tones(COLOURS[colour]), accent);
  const transform = VIEWS[view];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    SCENES[scene],
    group(
      `stroke="${INK}" stroke-width="5" stroke-linejoin="round"${transform ? ` transform="${transform}"` : ""}`,
      thing,
    ),
    "</svg>",
  ].join("");
}
