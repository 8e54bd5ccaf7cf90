import { UNREACHABLE } from "@/lib/messages.ts";

export const NOT_FOUND = {
  tab: "Página não encontrada",
  title: "Oops! Page not found",
  text: "Esta página não existe ou mudou de endereço.",
  home: "Voltar ao início",
  homeEnglish: "Return to Home",
} as const;

export const ERROR = {
  unreachable: UNREACHABLE,
  offline: {
    title: "Esta tela não abre offline",
    text: "O que você já viu continua nas outras telas.",
  },
  outage: {
    title: "O portal está fora do ar por um momento",
    text: "Estamos cuidando disso. Espere um pouco e tente de novo; nada do que você publicou se perdeu.",
  },
  unknown: {
    title: "Algo saiu do prumo",
    text: "A tela falhou por um erro nosso. Tente de novo; se continuar, volte ao início.",
  },
  home: "Voltar ao início",
} as const;

export const DESCRIPTION =
  "Clientes publicam solicitações de serviço e profissionais da construção de Mato Grosso do Sul respondem pelo WhatsApp. De graça para clientes.";
