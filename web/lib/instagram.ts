/** The page of a handle, written with or without its "@". */
export function instagramLink(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ""))}`;
}
