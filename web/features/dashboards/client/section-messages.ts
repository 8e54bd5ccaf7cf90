/** What sections say about themselves. */
export const CLIENT_TEXTS = {
  "publicar-solicitacao": "Diga o que precisa e profissionais do estado inteiro veem na hora. É grátis.",
  "central-avaliacoes": "Veja o que outros clientes dizem antes de contratar, e avalie quem trabalhou para você.",
  "minhas-oportunidades": "O que você publicou, quanto tempo resta e quantos profissionais mostraram interesse.",
  "oportunidades-gerais": "Tudo o que está aberto agora em Mato Grosso do Sul, do mais novo ao mais antigo.",
  "compra-venda": "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  contratos: "Suas contratações em um lugar só: o que foi combinado, com quem e por quanto.",
  suporte: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
} as const;

export const STEPS = {
  title: "Como funciona",
  items: [
    { title: "Descreva o serviço", text: "Tipo, local, urgência e o que precisa ser feito." },
    { title: "Fica 48 horas no ar", text: "Depois disso a solicitação sai sozinha da lista." },
    { title: "Receba o contato", text: "Profissionais mostram interesse e chamam você no WhatsApp." },
  ],
} as const;

export const CLIENT_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, cliente do Portal da Construção, e preciso de ajuda.`;
