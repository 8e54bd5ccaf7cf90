/** Stored images are served under this path. Their rows contain the path of the display size. */
export const IMAGE_PATH = "/img/";

const DISPLAY = /\.webp$/;

/** Path of the thumbnail of a stored image, which is next to the display size. */
export function thumbnailOf(url: string): string {
  return url.replace(DISPLAY, "-p.webp");
}
