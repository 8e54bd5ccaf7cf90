import { readdir, readFile } from "node:fs/promises";

export type DrawingKind = "photo" | "portrait";

const FOLDERS: Readonly<Record<DrawingKind, URL>> = {
  photo: new URL("photos/", import.meta.url),
  portrait: new URL("portraits/", import.meta.url),
};
const EXTENSION = ".svg";

/** Photos have the names used in `DEMO_LISTINGS`, portraits the keys of `DEMO_PEOPLE`. */
export async function drawingNames(kind: DrawingKind): Promise<string[]> {
  const files = await readdir(FOLDERS[kind]);
  return files.map((file) => file.slice(0, -EXTENSION.length));
}

export const readDrawing = (kind: DrawingKind, name: string): Promise<string> =>
  readFile(new URL(`${name}${EXTENSION}`, FOLDERS[kind]), "utf8");
