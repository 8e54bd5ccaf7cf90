import { zodResolver } from "@hookform/resolvers/zod";
import { courseTexts, questionTexts } from "#src/features/admin/schemas-courses.ts";

export const courseResolver = zodResolver(courseTexts);

export const questionResolver = zodResolver(questionTexts);
