import { CircleCheck, EyeOff } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { COURSES } from "./messages.ts";

export function CourseBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="success" icon={CircleCheck}>
      {COURSES.published}
    </Badge>
  ) : (
    <Badge tone="warning" icon={EyeOff}>
      {COURSES.unpublished}
    </Badge>
  );
}
