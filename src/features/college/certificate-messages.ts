import { formatCode } from "./rules.ts";

export const SCHOOL = "Faculdade do Portal da Construção";

export const CERTIFICATE = {
  title: "Certificado de conclusão",
  certifies: "Certificamos que",
  passed: "concluiu, com aprovação na prova, o curso",
  seal: { basic: "Selo Básico", expert: "Selo Especialista" },
  workload: "Carga horária",
  minutes: (total: number) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return `${minutes} minutos`;
    return `${hours} ${hours === 1 ? "hora" : "horas"}${minutes > 0 ? ` e ${minutes} minutos` : ""}`;
  },
  issued: "Emitido em",
  code: "Código",
  address: "Confira em",
  qr: (address: string) => `QR code de ${address}`,
  print: "Imprimir",
  share: "Copiar e compartilhar",
  copied: "Link copiado.",
  notCopied: "Não foi possível copiar o link.",
  card: (name: string) => `Ver cartão de ${name}`,
  verify: "Verificar certificado",
} as const;

/** Heads of the pages, for search engines and link previews. */
export const HEADS = {
  certificate: (name: string) => `Certificado de ${name}`,
  text: (name: string, course: string, day: string) =>
    `${name} concluiu o curso ${course} na ${SCHOOL}, com aprovação na prova em ${day}.`,
  picture: (name: string, course: string) => `Certificado de ${name}: ${course}`,
  category: "Certificado de conclusão de curso",
} as const;

export const VERIFY = {
  title: "Verificar certificado",
  text: `Digite o código que está no certificado para saber se ele foi emitido pela ${SCHOOL}.`,
  label: "Código do certificado",
  hint: `10 letras e números, como ${formatCode("23456BCDFG")}.`,
  submit: "Verificar certificado",
  blank: "Digite o código do certificado.",
  invalid: "Este não é um código de certificado. Ele tem 10 letras e números.",
  unknown: "Nenhum certificado com este código. Confira se ele foi digitado como está no certificado.",
  notFound: "Certificado não encontrado",
  tooMany: (minutes: number) =>
    `Foram tentados muitos códigos a partir desta conexão. Tente de novo em ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`,
} as const;
