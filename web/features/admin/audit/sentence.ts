import { type AuditAction, COMMAND_LINE } from "#src/features/admin/rules.ts";
import type { AuditRow } from "#src/features/admin/schemas.ts";
import { CASE_KINDS } from "#src/features/moderation/rules.ts";
import { CREDENTIAL_LABELS } from "#src/shared/credentials.ts";
import { CASES_SLUG, personSearch } from "../choices.ts";
import { DELETE_REQUEST_LABELS, objectOf } from "../content/messages.ts";
import { COURSES_SLUG } from "../courses/messages.ts";
import { DELIVERIES } from "../integrations/messages.ts";
import { DIFFERENCES } from "../payments/messages.ts";
import type { AdminSearch } from "../search.ts";
import { ALERT_KINDS, ALERT_WAYS } from "../today/messages.ts";
import { AUDIT, DECIDED_TO } from "./messages.ts";

/** A part of a sentence: a text, a link within the panel, or one to the app. */
export type Part = string | { text: string; to: AdminSearch } | { text: string; href: string };

const quoted = (text: string) => (text ? ` “${text}”` : "");
const stateOf = (state: AuditRow["before"], key: string) => String(state?.[key] ?? "");
/** The label of a value that an older row may have and the list no longer has. */
const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;

function person({ personId, personName }: AuditRow): Part {
  const text = personName ?? AUDIT.gonePerson;
  return personId === null ? text : { text, to: personSearch(personId) };
}

/** A thing that people published, such as: o anúncio “Betoneira” de Ana. */
function content(row: AuditRow, kindName: string): Part[] {
  const kind = CASE_KINDS.find((known) => known === kindName) ?? "account";
  const text = `${objectOf(kind)}${quoted(row.target?.name ?? "")}`;
  if (kind === "account" && row.personName === null) return [person(row)];
  const path = row.target?.path ?? null;
  return [path === null ? text : { text, href: path }, " de ", person(row)];
}

/** A course or question, linked to its course in the panel. */
function ofCollege({ target }: AuditRow, object: string): Part {
  const text = `${object}${quoted(target?.name ?? "")}`;
  const courseId = target?.courseId ?? null;
  return courseId === null ? text : { text, to: { aba: COURSES_SLUG, filtro: courseId } };
}

const toPerson = (before: string) => (row: AuditRow) => [before, person(row)];
const alsoBanned = ({ after }: AuditRow) => (after?.["isBanned"] ? [AUDIT.alsoBanned] : []);
const toContent = (verb: string) => (row: AuditRow) => [verb, ...content(row, row.targetKind)];
const toQuestion =
  (verb: string, after: Part[] = []) =>
  (row: AuditRow) => [verb, ofCollege(row, "a pergunta"), ...after];
const isPublished = ({ after }: AuditRow) => Boolean(after?.["isPublished"]);

function decided(row: AuditRow): Part[] {
  const [verb, object] = row.before === null ? AUDIT.decided : AUDIT.decidedAgain;
  const decision = labelIn(DECIDED_TO, stateOf(row.after, "decision"));
  return [
    verb,
    { text: object, to: { aba: CASES_SLUG, filtro: row.targetId } },
    " sobre ",
    ...content(row, stateOf(row.after, "subjectKind")),
    ` (${decision})`,
    ...alsoBanned(row),
  ];
}

function checked(row: AuditRow): Part[] {
  const verb = stateOf(row.after, "status") === "confirmed" ? "confirmou" : "recusou";
  return [`${verb} o registro ${labelIn(CREDENTIAL_LABELS, stateOf(row.after, "kind"))} de `, person(row)];
}

function alerted({ after }: AuditRow): Part[] {
  const [kind, way] = [labelIn(ALERT_KINDS, stateOf(after, "alert")), labelIn(ALERT_WAYS, stateOf(after, "way"))];
  return [`mudou o próprio aviso${quoted(kind)} para${quoted(way)}`];
}

/** What follows the name of the admin. */
const SENTENCES: Readonly<Record<AuditAction, (row: AuditRow) => Part[]>> = {
  createSubscription: toPerson("criou uma assinatura manual para "),
  endPremium: toPerson("desativou o Premium de "),
  // The account is gone, and its name with it.
  deleteUser: (row) => ["excluiu ", { text: AUDIT.account, to: personSearch(row.targetId) }, ...alsoBanned(row)],
  blockUser: (row) => ["bloqueou ", person(row), ...alsoBanned(row)],
  unblockUser: toPerson("desbloqueou "),
  makeAdmin: (row) => ["tornou ", person(row), " administrador"],
  removeAdmin: (row) => ["tirou ", person(row), " da administração"],
  resetPasskeys: toPerson("apagou as chaves de acesso de "),
  cancelSubscription: toPerson("cancelou a assinatura de "),
  activateSubscription: toPerson("ativou a assinatura de "),
  extendSubscription: (row) => [`estendeu por ${stateOf(row.after, "days")} dias a assinatura de `, person(row)],
  deleteRequest: toContent("excluiu "),
  hide: toContent("ocultou "),
  restore: toContent("restaurou "),
  delete: toContent("excluiu "),
  decide: decided,
  decideCredential: checked,
  retryDelivery: ({ before }) => [
    "mandou tentar de novo o envio ",
    { text: `“${labelIn(DELIVERIES, stateOf(before, "kind"))}”`, to: { aba: "integracoes" } },
  ],
  editCourse: (row) => ["editou ", ofCollege(row, "o curso")],
  setCoursePublished: (row) => [isPublished(row) ? "publicou " : "tirou do ar ", ofCollege(row, "o curso")],
  addQuestion: toQuestion("criou "),
  editQuestion: toQuestion("editou "),
  setQuestionPublished: (row) =>
    isPublished(row) ? toQuestion("pôs ", [" no sorteio"])(row) : toQuestion("tirou ", [" do sorteio"])(row),
  deleteQuestion: toQuestion("excluiu "),
  restoreQuestion: toQuestion("restaurou "),
  editCampaign: ({ target }) => [
    "editou ",
    { text: `a campanha${quoted(target?.name ?? "")}`, to: { aba: "assinaturas" } },
  ],
  setAlert: alerted,
  banUser: toPerson("impediu novo cadastro de "),
  liftBan: toPerson("suspendeu o impedimento de cadastro de "),
  refundPayment: toPerson("pediu o estorno de um pagamento de "),
  settleDifference: (row) => [
    `conferiu uma diferença com o Asaas (${labelIn(DIFFERENCES.kinds, stateOf(row.before, "difference"))})`,
    // A charge that is missing here is nobody's.
    ...(row.personId === null ? [] : [" de ", person(row)]),
  ],
  addNote: toPerson("anotou algo sobre "),
  deleteNote: toPerson("excluiu uma anotação sobre "),
};

/** What an admin did, as a sentence with links. Names of acts in rows may be older than the list. */
export function sentenceOf(row: AuditRow): Part[] {
  const { adminId, adminName, action, reason } = row;
  const tell = (SENTENCES as Readonly<Record<string, (row: AuditRow) => Part[]>>)[action];
  const why = action === "deleteRequest" ? labelIn(DELETE_REQUEST_LABELS, reason) : reason;
  return [
    adminId === COMMAND_LINE ? adminId : { text: adminName ?? AUDIT.goneAdmin, to: personSearch(adminId) },
    " ",
    ...(tell ? tell(row) : [action]),
    why && `: ${why}`,
  ].filter((part) => part !== "");
}
