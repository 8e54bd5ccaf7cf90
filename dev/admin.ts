import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../db/client.ts";
import { findAccount, resetPasskeys, setAdmin } from "../src/features/admin/queries-admins.ts";
import { COMMAND_LINE } from "../src/features/admin/rules.ts";
import { emailField } from "../src/shared/schemas.ts";
import { findDatabase } from "./stack/find-database.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { runProgram } from "./stack/program.ts";

async function findPerson(db: Database, email: string) {
  const account = await findAccount(db, email).catch((cause: unknown) => {
    throw new PlainFailure("O banco de dados não respondeu como esperado: confira DATABASE_URL e as migrações.", {
      cause,
    });
  });
  if (account) return account;
  throw new PlainFailure(`Nenhuma conta tem o e-mail ${email}: crie a conta no portal e confirme o e-mail antes.`);
}

async function makeAdmin(db: Database, email: string): Promise<string> {
  const { id, isAdmin, emailConfirmedAt, blockedAt } = await findPerson(db, email);
  if (isAdmin) return `${email} já administra o portal. Nada mudou.`;
  if (emailConfirmedAt === null)
    throw new PlainFailure(`${email} ainda não confirmou o e-mail: faça isso e rode de novo.`);
  if (blockedAt !== null) throw new PlainFailure(`A conta de ${email} está bloqueada: desbloqueie-a no painel antes.`);
  const { done } = await setAdmin(db, id, true, { adminId: COMMAND_LINE, reason: "", now: Date.now() });
  if (!done) throw new PlainFailure(`A conta de ${email} mudou enquanto isso: rode de novo.`);
  return `${email} agora administra o portal. Está na auditoria, e a pessoa recebe um e-mail. O painel fica em /admin.`;
}

async function reset(db: Database, email: string): Promise<string> {
  const { id } = await findPerson(db, email);
  const { done } = await resetPasskeys(db, id, { adminId: COMMAND_LINE, reason: "", now: Date.now() });
  if (!done) return `${email} não tem chaves de acesso. Nada mudou.`;
  return `as chaves de acesso e os códigos de ${email} foram apagados, e a pessoa saiu de todos os aparelhos. Está na auditoria, e a pessoa recebe um e-mail. Na próxima entrada, o painel pede uma chave nova.`;
}

/**
 * `npm run admin -- pessoa@exemplo.com.br`: makes a confirmed account an admin's, in the database of DATABASE_URL (with
 * DATABASE_AUTH_TOKEN) or in the local data of `npm start`, which must not be running. With `--reset-passkeys`, deletes the
 * passkeys and recovery codes of an admin who lost them all.
 */
await runProgram(async (parts) => {
  const options = { "reset-passkeys": { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { data: email } = emailField.safeParse(positionals[0]);
  if (!email) throw new PlainFailure("Diga o e-mail da conta: npm run admin -- pessoa@exemplo.com.br");
  const { name, url, authToken } = await findDatabase(parts);
  const act = values["reset-passkeys"] ? reset : makeAdmin;
  const said = await act(openDatabase({ url, authToken }), email);
  console.log(`${name}: ${said}`);
  await parts.stop();
  process.exit(0);
});
