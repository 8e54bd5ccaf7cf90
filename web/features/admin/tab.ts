import type { ComponentType } from "react";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import type { Icon } from "@/ui/icon-type.ts";
import type { AdminSearch } from "./search.ts";

export interface TabProps {
  search: AdminSearch;
  /** Changes search params of this tab; undefined removes one. */
  change: (changes: AdminSearch) => void;
}

/** A tab of the panel. */
export interface Tab {
  /** In the URL. */
  slug: string;
  label: string;
  icon: Icon;
  count?: (overview: AdminOverview) => string;
  /** Whether the count is work that waits for an admin. */
  isWaiting?: (overview: AdminOverview) => boolean;
  Content: ComponentType<TabProps>;
}
