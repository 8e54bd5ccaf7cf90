/** What sections say about themselves. */
export const CLIENT_TEXTS = {
  "central-avaliacoes":
    "O que dizem de você. Em “Ver todas”, veja as de outras pessoas e avalie quem trabalhou para você.",
  "minhas-oportunidades": "O que você publicou, quanto tempo resta e quantos profissionais mostraram interesse.",
  "oportunidades-gerais": "Tudo o que está aberto agora em Mato Grosso do Sul, do mais novo ao mais antigo.",
  "compra-venda": "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  contratos: "Suas contratações em um lugar só: o que foi combinado, com quem e por quanto.",
  suporte: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
} as const;

export const CLIENT_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, cliente do Portal da Construção, e preciso de ajuda.`;
