import { expect, test } from "vitest";
import { press } from "../../support/asaas.ts";
import { startBehindProxy } from "../../support/behind-proxy.ts";
import { askFakes } from "../../support/fakes.ts";
import { makeRequest, newSubmission } from "../../support/people.ts";
import { eventually, tokenOf } from "../../support/product.ts";

const { product, failDatabase } = startBehindProxy();

const EMAIL = "canario-do-log@exemplo.com";
const PASSWORD = "Canario#42x";
const [NAME, PHONE, CONTACT] = ["Canaria Prado", "67991230987", "67998761234"];
const CPF = "24971563792";

const fakes = (path: string, command: object) => askFakes(product.stack.fakesUrl, path, command);

const logText = () => product.stack.worker.logs.map(({ message }) => message).join("\n");

/** Signs up and logs in through a mail that first fails. Returns the session cookie, and every token on the way. */
async function join(): Promise<{ cookie: string; tokens: string[] }> {
  await fakes("/api/mails/failing", { failing: true });
  const account = { name: NAME, whatsapp: PHONE, email: EMAIL, password: PASSWORD, passwordConfirmation: PASSWORD };
  await product.mutate("auth.signUp", { ...account, termsAccepted: true, role: "client" });
  await product.stack.worker.scheduled();
  await fakes("/api/mails/failing", { failing: false });
  await product.db.run("update outbox set next_attempt_at = 0");
  await product.stack.worker.scheduled();
  const confirmation = tokenOf((await product.mails(EMAIL))[0]);
  await product.mutate("auth.confirmEmail", { token: confirmation, password: PASSWORD });
  await product.mutate("auth.logIn", { email: EMAIL, password: `${PASSWORD}-errada`, role: null });
  const entered = await product.mutate("auth.logIn", { email: EMAIL, password: PASSWORD, role: null });
  const session = /sessao=([\w-]+)/.exec(entered.cookies.join())?.[1] ?? "";
  expect(session).not.toBe("");
  await product.mutate("auth.requestPasswordReset", { email: EMAIL });
  const reset = tokenOf((await product.mails(EMAIL, 2))[0]);
  return { cookie: `sessao=${session}`, tokens: [session, confirmation, reset] };
}

test("no line of the log has personal data or a secret, and each names its request or run of the jobs", async () => {
  const { cookie, tokens } = await join();
  const { db, stack } = product;
  const [owner] = (await db.$client.execute(`select id from users where email = '${EMAIL}'`)).rows;
  const submission = { ...newSubmission(), contactName: NAME, contactPhone: CONTACT };

  await fakes("/api/n8n/failing", { failing: true });
  expect((await product.mutate("requests.create", submission, { cookie })).status).toBe(200);
  await eventually(async () => logText().includes(`"kind":"n8n.request"`) || undefined, "the failed delivery");
  await fakes("/api/n8n/failing", { failing: false });
  await fakes("/api/ai", { mode: "failing" });
  await product.mutate(
    "requests.improveText",
    { text: `Ligue para ${CONTACT} ou ${EMAIL}`, serviceType: "" },
    { cookie },
  );
  for (const kind of ["error", "malformed"]) {
    await press(stack, { do: "fail", kind, method: "POST", calls: 2 });
    const form = { name: NAME, email: EMAIL, phone: PHONE, cpfCnpj: CPF };
    await product.mutate("billing.createPayment", form, { cookie });
  }
  await product.fetch("/auth/google/callback?code=canario-do-google&state=x", { headers: { cookie } });
  const request = await makeRequest(product, { id: String(owner?.["id"]) } as never, { contactPhone: CONTACT });
  await product.fetch(`/contato/solicitacao/${request}`, { headers: { cookie, accept: "text/html" } });
  await product.fetch("/upload/avatar", {
    method: "POST",
    headers: { "content-type": "image/png", origin: stack.url, cookie },
    body: new TextEncoder().encode(EMAIL),
  });

  await db.run("alter table service_requests rename to hidden_requests");
  const broken = await product.mutate(
    "requests.create",
    { ...submission, submissionId: crypto.randomUUID() },
    { cookie },
  );
  await db.run("alter table hidden_requests rename to service_requests");
  failDatabase("reset");
  await product.mutate("auth.signUp", { name: NAME, whatsapp: PHONE, email: EMAIL, password: PASSWORD });
  const page = await product.fetch("/sitemap.xml");
  await stack.worker.scheduled();
  failDatabase("none");

  const lines = stack.worker.logs.map(({ message }) => message);
  const text = logText();
  for (const event of ["outbox.failed", "ai.unavailable", "trpc", "http.unhandled", "job.expire-requests"]) {
    expect(text).toContain(`"event":"${event}"`);
  }
  for (const id of [broken.headers.get("x-request-id"), page.headers.get("x-request-id")]) {
    expect(text).toContain(`"requestId":"${id}"`);
  }
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]+$/) });
  const { N8N_WEBHOOK_TOKEN, AI_API_KEY, ASAAS_API_KEY, GOOGLE_CLIENT_SECRET } = stack.settings;
  const secrets = [N8N_WEBHOOK_TOKEN, AI_API_KEY, ASAAS_API_KEY, GOOGLE_CLIENT_SECRET, PASSWORD, "canario-do-google"];
  for (const canary of [...secrets, ...tokens, EMAIL, NAME, PHONE, CONTACT, CPF]) expect(text).not.toContain(canary);
}, 120_000);
