import type { ReactNode } from "react";

/** Action for everyone but the owner: report to the moderators, and for cards block the person. Routes supply it. */
export type ReportAction = (props: {
  kind: "card" | "reference" | "photo";
  id: string;
  /** The person's name for cards; otherwise what it is, for screen readers. */
  name: string;
  /** Of the person of a card: whether the user blocked them. */
  isBlocked?: boolean;
}) => ReactNode;
