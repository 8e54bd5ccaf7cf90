import { z } from "zod";
import { SUBJECT_KINDS } from "../../shared/decisions.ts";
import { idField, textField } from "../../shared/schemas.ts";
import { ANSWER_MAX_LENGTH, CASE_KINDS, REPORT_REASONS, REPORT_TEXT_MAX_LENGTH, VERDICTS } from "./rules.ts";

const subjectKind = z.enum(SUBJECT_KINDS, { error: "Escolha o que denunciar." });

export const reportInput = z
  .object({
    kind: subjectKind,
    /** Id of the thing; for cards, the provider's id. */
    id: idField,
    reason: z.enum(REPORT_REASONS, { error: "Escolha o motivo." }),
    /** Required for the reason `other`; otherwise it may be blank. */
    text: textField({ max: REPORT_TEXT_MAX_LENGTH, required: false, multiline: true }),
  })
  .refine(({ reason, text }) => reason !== "other" || text !== "", { path: ["text"], error: "Conte o que aconteceu." });
export type ReportInput = z.infer<typeof reportInput>;

const TOKEN_LENGTH = 43;
const tokenField = z.string({ error: "Link inválido." }).length(TOKEN_LENGTH, "Link inválido.");
export const decisionLinkInput = z.object({ token: tokenField });
export const answerInput = z.object({
  token: tokenField,
  text: textField({ max: ANSWER_MAX_LENGTH, required: "Escreva sua resposta.", multiline: true }),
});

/** For the person hit, without the link: `id` of the case, or of what it is about. */
export const ownDecisionInput = z.object({ id: idField });
export const ownAnswerInput = ownDecisionInput.extend({ text: answerInput.shape.text });

/** What the person hit sees, with the link in the mail or a session. */
export const decisionView = z.object({
  kind: z.enum(CASE_KINDS),
  /** Whether people reported it. */
  isReported: z.boolean(),
  excerpt: z.string(),
  decision: z.enum(VERDICTS),
  reason: z.string(),
  decidedAt: z.number(),
  /** Null until they answer, which is possible once. */
  answer: z.string().nullable(),
});
export type DecisionView = z.infer<typeof decisionView>;

export const personInput = z.object({ personId: idField });
/** People whom the caller blocked, newest first. */
export const blockedPeople = z.array(
  z.object({ personId: z.string(), name: z.string(), avatarUrl: z.string().nullable(), blockedAt: z.number() }),
);
