import type { Failure } from "../errors.ts";
import { causeOf } from "../failure-messages.ts";
import type { Message } from "../mutations.ts";

export const CONNECTION_REQUEST = {
  accept: "Aceitar",
  reject: "Recusar",
  block: (name: string) => `Bloquear ${name}`,
} as const;

export const ANSWERED = {
  accept: (name: string) => `${name} agora é sua conexão`,
  reject: () => "Pedido de conexão recusado",
} as const;

const GONE: Message = {
  kind: "info",
  title: "Pedido de conexão não está mais pendente",
  text: "Ele foi cancelado ou já respondido.",
};

/** Toast for an answer to a connection request that failed. */
export const answerFailure = (failure: Failure): Message =>
  failure.code === "connection.not_found" ? GONE : { title: "Não foi possível responder", text: causeOf(failure) };
