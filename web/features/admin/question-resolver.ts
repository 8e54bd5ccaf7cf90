import { zodResolver } from "@hookform/resolvers/zod";
import { questionTexts } from "#src/features/admin/schemas.ts";

export const questionResolver = zodResolver(questionTexts);
