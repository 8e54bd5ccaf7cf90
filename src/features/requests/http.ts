import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { answerUpload } from "../../answer-upload.ts";
import type { AppEnv } from "../../http.ts";
import { isSameSecret } from "../../platform/hashing/tokens.ts";
import { ASSISTANT } from "./messages.ts";

/** Lets in only who has the token of the settings; nobody if it is empty. */
const tokenCheck = createMiddleware<AppEnv>(async (c, next) => {
  const { N8N_RECIPIENTS_TOKEN: token } = c.var.context.env.settings;
  const given = c.req.header("authorization") ?? "";
  if (token === "" || !isSameSecret(given, `Bearer ${token}`)) return c.json({ message: ASSISTANT.unauthorized }, 401);
  return next();
});

/** For the n8n workflow: `GET /n8n/solicitacoes/{id}/destinatarios?cursor=…`, with a bearer token. */
export const assistantRoutes = new Hono<AppEnv>()
  .use("/n8n/*", tokenCheck)
  .get("/n8n/solicitacoes/:id/destinatarios", async (c) => (await import("./serve-recipients.ts")).recipients(c));

/** `POST /upload/requests/:requestId?ordem=0..3`, with the photo as the body. */
export const requestUploads = new Hono<AppEnv>().post("/:requestId", async (c) => {
  const { addRequestPhoto } = await import("./write-photos.ts");
  return answerUpload(c, (ctx, request) =>
    addRequestPhoto(ctx, request, { id: c.req.param("requestId"), order: c.req.query("ordem") }),
  );
});
