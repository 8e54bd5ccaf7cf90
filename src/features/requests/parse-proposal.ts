import { z } from "zod";
import { holdsContact } from "../../shared/contacts-in-text.ts";
import { URGENCIES } from "../../shared/urgency.ts";
import { isServiceType } from "./catalogue.ts";
import { withoutMarks } from "./private-text.ts";
import { type RequestProposal, requestInput } from "./schemas.ts";

/** Of HTML and Markdown. Descriptions are plain text. */
const MARKUP = /<[a-z!/]|\]\(|```/i;

const description = z
  .string()
  .transform(withoutMarks)
  .pipe(requestInput.shape.description)
  .refine((text) => !MARKUP.test(text) && !holdsContact(text));

/** Whatever else an answer has is left out, and so is a field with an unusable value. */
const answered = z
  .object({
    servico: z.string().refine(isServiceType).nullable().catch(null),
    urgencia: z.enum(URGENCIES).nullable().catch(null),
    descricao: description.nullable().catch(null),
  })
  .transform(({ servico, urgencia, descricao }) => ({
    serviceType: servico,
    urgency: urgencia,
    description: descricao,
  }));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the answer of the AI service, of which nothing is trusted; null if nothing in it is usable. */
export function readProposal(answer: string): RequestProposal | null {
  const parsed = answered.safeParse(parseJson(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1))).data;
  return parsed && Object.values(parsed).some((value) => value !== null) ? parsed : null;
}
