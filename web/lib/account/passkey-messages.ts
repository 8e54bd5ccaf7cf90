import { ROLE_WORDS, type Role } from "#src/features/auth/rules.ts";
import { PASSKEYS_MAX } from "#src/features/auth/rules-passkeys.ts";
import type { Failure } from "../errors.ts";
import { type Causes, causeOf } from "../failure-messages.ts";
import type { Message } from "../mutations.ts";
import type { DeviceRefusal } from "./passkeys.ts";

export const PASSKEY_LOG_IN = {
  label: "Entrar com a digital ou o rosto",
  busy: "Esperando o aparelho...",
} as const;

export const PASSKEYS = {
  title: "Digital ou rosto",
  text: "Entre sem a senha: o aparelho reconhece você pela digital, pelo rosto ou pelo PIN. Isso fica no aparelho; o portal guarda só uma chave de acesso.",
  loading: "Carregando as chaves de acesso...",
  loadFailed: "Não foi possível carregar as chaves de acesso",
  created: (day: string) => `Criada em ${day}`,
  used: (day: string) => `Último uso em ${day}`,
  neverUsed: "Ainda não usada",
  add: "Usar neste aparelho",
  adding: "Esperando o aparelho...",
  added: "Pronto!",
  addedText: "Da próxima vez, entre com a digital ou o rosto.",
  addFailed: "Não foi possível criar a chave de acesso",
  unsupported: "Este navegador não tem chaves de acesso.",
  password: "Senha",
  label: "Chave de acesso",
  passwordText: "Para a sua segurança, confirme a senha antes de criar a chave.",
  passwordRequired: "Informe a senha.",
  goOn: "Continuar",
  rename: "Renomear",
  renameTitle: "Nome do aparelho",
  nameRequired: "Informe um nome.",
  name: "Nome",
  save: "Salvar",
  saving: "Salvando...",
  saved: "Nome salvo!",
  saveFailed: "Não foi possível salvar o nome",
  remove: "Remover",
  removeTitle: "Remover esta chave de acesso?",
  removeText: (name: string) => `“${name}” não entra mais na sua conta sem a senha.`,
  removing: "Removendo...",
  removed: "Chave de acesso removida",
  removeFailed: "Não foi possível remover a chave de acesso",
} as const;

export const PASSKEY_OFFER = {
  title: "Entre sem senha neste aparelho",
  text: "Da próxima vez, basta a digital ou o rosto.",
  dismiss: "Agora não",
} as const;

export const RECOVERY = {
  title: "Guarde estes códigos",
  text: "Sem o aparelho, um código abre a administração. Cada um vale uma vez, e eles aparecem só agora: guarde-os fora deste aparelho.",
  copy: "Copiar",
  codesCopy: { done: "Códigos copiados!", failed: "Não foi possível copiar" },
  download: "Baixar",
  file: "codigos-portal-da-construcao.txt",
  fileHead: "Códigos de recuperação do Portal da Construção. Cada um vale uma vez.",
  done: "Guardei os códigos",
} as const;

const DEVICE_CAUSES: Record<DeviceRefusal, string> = {
  cancelled: "O aparelho não confirmou. Tente de novo, ou confira se ele tem bloqueio de tela.",
  exists: "Este aparelho já tem uma chave de acesso para a sua conta.",
};

const CAUSES: Causes = {
  "auth.invalid_credentials": "Senha incorreta.",
  "auth.passkey_invalid": "O portal não reconheceu a resposta do aparelho. Tente de novo.",
  "auth.passkey_limit": `Uma conta tem no máximo ${PASSKEYS_MAX} chaves de acesso. Remova uma que você não usa.`,
  "auth.passkey_not_found": "Esta chave de acesso não existe mais.",
  "admin.passkey_required": "Abra a administração e confirme quem você é. Depois, tente de novo.",
};

type Problem = Failure | DeviceRefusal;

const codeOf = (problem: Problem) => (typeof problem === "string" ? problem : problem.code);

export function passkeyProblem(title: string, problem: Problem): Message {
  return { title, text: typeof problem === "string" ? DEVICE_CAUSES[problem] : causeOf(problem, CAUSES) };
}

const LOG_IN_FAILED = "Erro no login";

export function passkeyLogInProblem(problem: Problem, role: Role | null): Message {
  const code = codeOf(problem);
  if (code === "auth.blocked") return { title: LOG_IN_FAILED, text: "Sua conta está bloqueada. Fale com o suporte." };
  if (code === "auth.invalid_credentials" && role) {
    return { title: LOG_IN_FAILED, text: `Você não tem acesso como ${ROLE_WORDS[role]}. Entre sem escolher o perfil.` };
  }
  if (code === "cancelled" || code === "auth.passkey_invalid") {
    return { title: LOG_IN_FAILED, text: "Nenhuma chave de acesso foi usada. Entre com a senha ou com o Google." };
  }
  return passkeyProblem(LOG_IN_FAILED, problem);
}
