import { z } from "zod";
import type { Settings } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { assertWithinLimit, countCall, ofPerson } from "../../platform/limits/rate-limit.ts";
import { logInfo } from "../../platform/observability/log.ts";
import type { UserContext } from "../../trpc/init.ts";
import { withoutContacts } from "./private-text.ts";

const chatCompletion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string().nullable() }) })], z.unknown()),
});

interface Question {
  /** Contains only names from the catalogue, never the person's text. */
  system: string;
  text: string;
  /** JPEGs in base64. */
  pictures?: readonly string[];
  maxTokens: number;
}

function contentOf({ text, pictures = [] }: Question) {
  if (pictures.length === 0) return text;
  const shown = pictures.map((picture) => ({
    type: "image_url",
    image_url: { url: `data:image/jpeg;base64,${picture}` },
  }));
  return [{ type: "text", text }, ...shown];
}

/** Returns the service's text, and throws any error. The body of an error response is not read. */
async function askService(settings: Settings, question: Question): Promise<string> {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_MS } = settings;
  const response = await fetch(`${AI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {}),
    },
    body: JSON.stringify({
      model: AI_MODEL,
      max_tokens: question.maxTokens,
      messages: [
        { role: "system", content: question.system },
        { role: "user", content: contentOf(question) },
      ],
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(AI_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new DomainError("ai.unavailable", { params: { status: String(response.status) } });
  }
  const { choices } = chatCompletion.parse(await response.json());
  return choices[0].message.content ?? "";
}

/** Describes an error without quoting the response, as messages of JSON and zod errors do. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return `status ${error.details.params?.["status"]}`;
  return error instanceof Error ? error.name : typeof error;
}

/**
 * What the AI service answers to a person's text, which it gets without contacts. Throws `rate_limited`, and
 * `ai.unavailable` if it is not configured, times out, refuses or answers something invalid.
 */
export async function askAi(ctx: UserContext, limit: RateLimit, question: Question): Promise<string> {
  const { settings } = ctx.env;
  if (settings.AI_BASE_URL === "") throw new DomainError("ai.unavailable");
  assertWithinLimit(limit, await countCall(ctx.db, limit, ofPerson(ctx.user.id), ctx.now));
  const text = withoutContacts(question.text, ctx.user.name);
  return askService(settings, { ...question, text }).catch((error: unknown) => {
    logInfo("ai.unavailable", { reason: reasonOf(error) });
    throw new DomainError("ai.unavailable");
  });
}
