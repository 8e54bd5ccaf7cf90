import { DELETION_WORD } from "#src/features/profiles/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { type Causes, causeOf } from "@/lib/failure-messages.ts";

export const DATA = {
  title: "Cópia e exclusão",
  exportTitle: "Uma cópia do que guardamos",
  exportText: "Conta, perfil, solicitações e interesses, em um arquivo.",
  export: "Baixar meus dados",
  exporting: "Preparando...",
  exported: "Seus dados foram baixados",
  exportFailed: "Não foi possível baixar seus dados",
  file: "meus-dados-portal-da-construcao.json",
  deleteTitle: "Excluir a conta",
  deleteText: "A conta é excluída de uma vez, e não tem volta. O que você assinou com outra pessoa fica com ela.",
  delete: "Excluir minha conta",
} as const;

export const EXPORT = {
  title: "Confirme que é você",
  text: "Você entrou há algum tempo. Para baixar seus dados, digite sua senha.",
} as const;

/** For a dialog whose code failed to load. */
export const DELETION = {
  title: "Excluir minha conta?",
  text: "Não tem como desfazer. São excluídos agora:",
  items: [
    "sua conta e seu perfil, com foto e contatos",
    "suas solicitações, interesses e anúncios",
    "seus favoritos e o Premium que resta",
  ],
  kept: "Contratações, acordos e avaliações ficam com a outra pessoa, como “Conta encerrada” e sem seus contatos. No acordo aceito, seu nome continua.",
  open: "Contratações em aberto",
  openText: "Estas pessoas são avisadas:",
  openHire: (service: string, name: string) => `${service}, com ${name}`,
  word: `Digite ${DELETION_WORD} para confirmar`,
  wordWrong: `Digite a palavra ${DELETION_WORD}.`,
  password: "Sua senha",
  passwordRequired: "Informe a senha.",
  passwordWrong: "Senha incorreta. Tente de novo.",
  confirm: "Excluir minha conta",
  deleting: "Excluindo...",
  done: "Conta excluída",
  doneText: "Seus dados foram excluídos. Se quiser voltar, é só criar outra conta.",
  failed: "Erro ao excluir a conta",
  lastAdmin: "Você é a única pessoa que administra o portal. Passe a administração a alguém antes de sair.",
} as const;

const CAUSES: Causes = {
  rate_limited: "Muitas vezes seguidas. Aguarde um pouco, ou até amanhã, e tente de novo.",
  "auth.invalid_credentials": DELETION.passwordWrong,
  "profile.last_admin": DELETION.lastAdmin,
};

/** Toast for data that could not be downloaded, or an account that could not be deleted. */
export const ownDataFailure = (title: string, failure: Failure) => ({ title, text: causeOf(failure, CAUSES) });
