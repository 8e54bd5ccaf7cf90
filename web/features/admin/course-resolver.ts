import { zodResolver } from "@hookform/resolvers/zod";
import { courseTexts } from "#src/features/admin/schemas.ts";

export const courseResolver = zodResolver(courseTexts);
