import { thumbnailOf } from "#src/shared/image-urls.ts";
import { CARD } from "./messages.ts";

export interface ThumbnailProps {
  /** Path of the large photo; null shows a placeholder. */
  url: string | null;
  /** "first" loads before anything else, "soon" without delaying the font, "late" when it is about to be seen. */
  priority?: "first" | "soon" | "late" | undefined;
}

const FETCH_PRIORITIES = { first: "high", soon: "low", late: "auto" } as const;

/** A photo's thumbnail, cropped to 4:3. Decorative: the title beside it names the item. */
export function Thumbnail({ url, priority = "late" }: ThumbnailProps) {
  if (url === null) return <NoPhoto />;
  return (
    <img
      src={thumbnailOf(url)}
      alt=""
      width={480}
      height={360}
      loading={priority === "late" ? "lazy" : "eager"}
      fetchPriority={FETCH_PRIORITIES[priority]}
      decoding="async"
      className="aspect-4/3 w-full bg-concrete-100 object-cover"
    />
  );
}

/** Placeholder for a missing photo: a crossed frame, as floor plans mark planned parts. */
export function NoPhoto() {
  return (
    <span className="paper-grid relative flex aspect-4/3 w-full items-center justify-center bg-blueprint-50 text-blueprint">
      <svg
        viewBox="0 0 480 360"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden
        className="absolute inset-0 size-full *:[vector-effect:non-scaling-stroke]"
      >
        <path d="M28 28H452V332H28z" strokeOpacity="0.35" />
        <path d="M28 28L452 332M452 28L28 332" strokeOpacity="0.18" strokeDasharray="6 5" />
        <path d="M28 12V44M12 28H44M452 316V348M436 332H468" stroke="var(--color-signal-bright)" strokeWidth="2" />
      </svg>
      <span className="relative rounded-sm bg-blueprint-50 px-2 py-0.5 text-center text-xs font-semibold">
        {CARD.noImage}
      </span>
    </span>
  );
}
