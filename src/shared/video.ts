const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /^[\w-]{11}$/;
/** Paths whose next part is the id. */
const ID_FOLDERS = ["shorts", "embed", "live"];

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [, first = "", second] = pathname.split("/");
  if (hostname.endsWith("youtu.be")) return first;
  if (first === "watch") return searchParams.get("v");
  return ID_FOLDERS.includes(first) ? second : null;
}

/** The id of the video that a link to YouTube leads to (watch, youtu.be, shorts, live or embed); null for anything else. */
export function videoId(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const isYouTube = url.protocol === "https:" && url.port === "" && HOSTS.test(url.hostname);
  const id = isYouTube ? idIn(url) : null;
  return id && ID.test(id) ? id : null;
}

/** What a frame shows to play a video, on the host that sets no cookies before it plays. */
export function embedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** The link under which a video is stored and opened. */
export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
