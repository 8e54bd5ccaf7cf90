import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { servicesFor } from "../../src/features/requests/keywords-search.ts";
import { holdsBearer } from "./bearer.ts";
import type { JsonLines } from "./json-lines.ts";
import { dateTime, type Html, postButton } from "./page.ts";

const MODES = ["ok", "long", "untidy", "failing", "slow", "empty", "malformed", "wrong", "hostile"] as const;
type Mode = (typeof MODES)[number];

const MODE_LABELS: Readonly<Record<Mode, string>> = {
  ok: "Melhora o texto",
  long: "Texto longo demais",
  untidy: "Caracteres invisíveis",
  failing: "Erro 500",
  slow: "Lenta demais",
  empty: "Sem texto",
  malformed: "Resposta quebrada",
  wrong: "Propostas que não existem",
  hostile: "Resposta hostil",
};

/** A call as returned by `/api/ai`. */
export type AiCall = {
  id: string;
  receivedAt: number;
  mode: Mode;
  model: string;
  system: string;
  text: string;
  /** JPEGs in base64. */
  pictures: string[];
};

export type AiDesk = { list: JsonLines<AiCall>; mode: Mode };

/** Longer than the portal's timeout. */
const SLOW_MS = 20_000;
const CALLS_SHOWN = 3;
const LONG_SENTENCE = "O serviço deve ser feito com capricho, e o local fica limpo no fim de cada dia de trabalho.";

const JPEG = "data:image/jpeg;base64,";
const picturePart = z.object({
  type: z.literal("image_url"),
  image_url: z.object({ url: z.string().startsWith(JPEG) }),
});
const textPart = z.object({ type: z.literal("text"), text: z.string().min(1) });
/** A text, or a text and pictures. */
const userContent = z.union([
  z
    .string()
    .min(1)
    .transform((text) => ({ text, pictures: [] })),
  z.tuple([textPart], picturePart).transform(([{ text }, ...shown]) => ({
    text,
    pictures: shown.map(({ image_url }) => image_url.url.slice(JPEG.length)),
  })),
]);

const chatRequest = z.object({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string().min(1) }),
    z.object({ role: z.literal("user"), content: userContent }),
  ]),
});

/** Replaces an OpenAI-compatible service. `/api/ai` or the buttons on the index page set its behaviour. */
export function aiRoutes(desk: AiDesk, key: string): Hono {
  const app = new Hono();
  app.post("/ai/v1/chat/completions", async (c) => {
    if (!holdsBearer(c.req.header("authorization"), key))
      return c.json({ error: { message: "Incorrect API key provided", type: "invalid_request_error" } }, 401);
    const parsed = chatRequest.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: { message: parsed.error.issues[0]?.message } }, 400);
    const { model, messages } = parsed.data;
    const [system, user] = messages;
    const { mode } = desk;
    const { text } = user.content;
    const call = { id: randomUUID(), receivedAt: Date.now(), mode, model, system: system.content, ...user.content };
    await desk.list.add(call);
    if (mode === "slow") await wait(SLOW_MS, undefined, { ref: false });
    if (mode === "failing")
      return c.json({ error: { message: `The model broke on: ${text}`, type: "server_error" } }, 500);
    if (mode === "malformed") return c.text(`{"choices": [${text}`);
    return c.json(completion(call, answerOf(call)));
  });
  app.post("/ai/mode", async (c) => {
    desk.mode = z.enum(MODES).parse((await c.req.parseBody())["mode"]);
    return c.redirect("/", 303);
  });
  app.get("/api/ai", (c) => c.json({ mode: desk.mode, calls: desk.list.newestFirst() }));
  app.post("/api/ai", async (c) => {
    desk.mode = z.object({ mode: z.enum(MODES) }).parse(await c.req.json()).mode;
    return c.json({ mode: desk.mode });
  });
  return app;
}

function completion({ id, receivedAt, model }: AiCall, content: string) {
  return {
    id: `chatcmpl-${id}`,
    object: "chat.completion",
    created: Math.floor(receivedAt / 1000),
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  };
}

function answerOf({ mode, system, text, pictures }: AiCall): string {
  if (mode === "empty") return " \n ";
  if (mode === "hostile") return HOSTILE_ANSWER;
  if (system.includes("JSON"))
    return JSON.stringify(mode === "wrong" ? WRONG_PROPOSAL : proposalFor(text, pictures.length));
  const answer = improved(text);
  if (mode === "untidy") return `\ufeff${answer.replaceAll(" ", "\u200b \u0007")}\r\n\u202e`;
  return mode === "long" ? `${answer} ${`${LONG_SENTENCE} `.repeat(8)}` : answer;
}

const WRONG_PROPOSAL = { servico: "Troca de turbina de avião", urgencia: "ontem", descricao: "" };

/** Tries all that a text in a form, or an answer of the API, could be misused for. */
const HOSTILE_ANSWER = JSON.stringify({
  servico: "<b>Outros</b>",
  urgencia: "urgent; drop table users",
  descricao: `<img src=x onerror="alert(1)"> Ligue já: (67) 99876-5432. ${LONG_SENTENCE.repeat(110)}`,
  city: "Dourados",
  contactName: "Golpista",
  contactPhone: "67998765432",
  isAdmin: true,
});

/** Looks at no picture: whatever it shows is a bathroom. */
function proposalFor(text: string, pictures: number) {
  const urgencia = /vazando|choque/i.test(text) ? "urgent" : "next_days";
  const servico = pictures > 0 ? "Reforma de banheiro" : (servicesFor(text).services[0] ?? null);
  return { servico, urgencia, descricao: improved(text) + (pictures > 0 ? " Como se vê na foto." : "") };
}

/** The same words in clean form: single spaces, sentences that start with a capital letter and end with a full stop. */
function improved(text: string): string {
  const tidy = text.replace(/[ \t]+/g, " ").replace(/ ([,.;!?])/g, "$1");
  const sentences = tidy.replace(/(^|[.!?]\s+|\n\s*)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
  return /[.!?]$/.test(sentences) ? sentences : `${sentences}.`;
}

/** Card on the index page with the service's current behaviour and its latest calls. */
export function aiCard(desk: AiDesk): Html {
  const calls = desk.list.newestFirst().slice(0, CALLS_SHOWN);
  return html`<section class="card"><h2>IA que melhora e lê textos</h2>
    <p>Agora: <span class="${desk.mode === "ok" ? "on" : "bad"}">${MODE_LABELS[desk.mode]}</span></p>
    <div class="bar">${MODES.filter((mode) => mode !== desk.mode).map((mode) =>
      postButton("/ai/mode", { mode }, MODE_LABELS[mode]),
    )}</div>
    ${
      calls.length === 0
        ? html`<p class="soft">Nenhuma chamada ainda.</p>`
        : html`<ul class="rows">${calls.map(
            (call) => html`<li><span class="main">${call.text}</span>
              <span class="soft">${dateTime(call.receivedAt)} · ${MODE_LABELS[call.mode]}</span></li>`,
          )}</ul>`
    }</section>`;
}
