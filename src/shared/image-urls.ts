/** Stored images are served below this path; their rows hold the path of the display size. */
export const IMAGE_PATH = "/img/";

const DISPLAY = /\.webp$/;

/** Path of the small size of a stored image, which lies beside the display size. */
export function thumbnailOf(url: string): string {
  return url.replace(DISPLAY, "-p.webp");
}
