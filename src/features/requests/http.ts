import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { isSameSecret } from "../../platform/tokens.ts";
import { answerUpload } from "../../platform/uploads.ts";
import { listRecipients } from "./list-recipients.ts";
import { ASSISTANT } from "./messages.ts";
import { recipientsInput } from "./schemas.ts";
import { addRequestPhoto } from "./write-photos.ts";

/** Lets in only who has the token of the settings; nobody if it is empty. */
const tokenCheck = createMiddleware<AppEnv>(async (c, next) => {
  const { N8N_RECIPIENTS_TOKEN: token } = c.var.context.env.settings;
  const given = c.req.header("authorization") ?? "";
  if (token === "" || !isSameSecret(given, `Bearer ${token}`)) return c.json({ message: ASSISTANT.unauthorized }, 401);
  return next();
});

async function recipients(c: Context<AppEnv>): Promise<Response> {
  const input = recipientsInput.safeParse({ id: c.req.param("id"), cursor: c.req.query("cursor") });
  if (!input.success) return c.json({ message: ASSISTANT.notFound }, 404);
  try {
    return c.json(await listRecipients(c.var.context, input.data.id, input.data.cursor));
  } catch (error) {
    if (error instanceof DomainError) return c.json({ message: ASSISTANT.notFound }, 404);
    throw error;
  }
}

/** For the n8n workflow: `GET /n8n/solicitacoes/{id}/destinatarios?cursor=…`, with a bearer token. */
export const assistantRoutes = new Hono<AppEnv>()
  .use("/n8n/*", tokenCheck)
  .get("/n8n/solicitacoes/:id/destinatarios", recipients);

/** `POST /upload/requests/:requestId?ordem=0..3`, with the photo as the body. */
export const requestUploads = new Hono<AppEnv>().post("/:requestId", (c) =>
  answerUpload(c, (ctx, request) =>
    addRequestPhoto(ctx, request, { requestId: c.req.param("requestId"), order: c.req.query("ordem") }),
  ),
);
