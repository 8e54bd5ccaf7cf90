import type { ReactNode } from "react";

/** Reports a listing, or a question or answer under one, to the moderators. Routes supply it. */
export type ReportAction = (thing: {
  kind: "listing" | "comment";
  id: string;
  /** What it is, for screen readers. */
  name?: string;
}) => ReactNode;
