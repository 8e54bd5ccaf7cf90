export interface LegalText {
  path: string;
  title: string;
  description: string;
  sections: readonly { title: string; texts: readonly string[] }[];
}

export const LEGAL = {
  version: (date: string) => `Versão de ${date}`,
  draft: "Minuta: este texto ainda precisa da revisão de um advogado antes de valer como versão definitiva.",
} as const;

/** Drafts for a lawyer to review. A change of what they say needs a new TERMS_VERSION (src/features/auth/rules.ts). */
export const TERMS: LegalText = {
  path: "/termos",
  title: "Termos de uso",
  description:
    "As regras do Portal da Construção para clientes e prestadores de Mato Grosso do Sul, em linguagem clara.",
  sections: [
    {
      title: "1. O que é o Portal",
      texts: [
        "O Portal da Construção aproxima quem precisa de um serviço de construção ou reforma de quem o presta em Mato Grosso do Sul. Aqui você publica solicitações, encontra profissionais, anuncia produtos e estuda na Faculdade do Portal.",
        "O Portal não executa obras, não vende os produtos anunciados e não participa do contrato entre cliente e prestador. Preço, prazo, pagamento e garantia são combinados diretamente entre vocês.",
      ],
    },
    {
      title: "2. Sua conta",
      texts: [
        "Para usar o Portal, você precisa ter 18 anos ou mais, informar dados verdadeiros e confirmar seu e-mail. A conta é pessoal: guarde sua senha e avise o suporte se desconfiar de uso indevido.",
        "Você pode excluir sua conta a qualquer momento, no seu perfil.",
      ],
    },
    {
      title: "3. O que você publica",
      texts: [
        "Você responde pelo que publica: solicitações, anúncios, fotos, avaliações e dados do seu cartão. Publique apenas o que é verdadeiro e seu, ou que tem autorização para usar.",
        "Não é permitido publicar conteúdo ilegal, ofensivo, enganoso ou discriminatório, dados de outras pessoas sem autorização, nem produtos de venda proibida.",
        "Conteúdo que descumpre estas regras pode ser denunciado, ocultado ou removido, e a conta pode ser bloqueada. Quem for afetado é avisado e pode contestar.",
      ],
    },
    {
      title: "4. Contratações e avaliações",
      texts: [
        "Antes de contratar, confira referências, combine por escrito o que será feito e peça nota ou recibo. Se a obra exige responsável técnico, exija o registro no conselho profissional.",
        "Avaliações devem contar a experiência real de quem contratou ou prestou o serviço. O avaliado pode denunciar avaliações falsas ou ofensivas.",
      ],
    },
    {
      title: "5. Plano Premium",
      texts: [
        "O plano Premium é opcional e pago. O preço, a forma de pagamento e o que ele inclui aparecem antes da contratação.",
        "Você pode cancelar quando quiser, em 'Gerenciar assinatura'. Nas compras feitas pela internet, o Código de Defesa do Consumidor garante o direito de arrependimento em até sete dias.",
      ],
    },
    {
      title: "6. Funcionamento e responsabilidade",
      texts: [
        "Trabalhamos para manter o Portal no ar e seguro, mas podem ocorrer interrupções e falhas. Nada nestes termos exclui direitos que a lei garante a consumidores.",
      ],
    },
    {
      title: "7. Mudanças e foro",
      texts: [
        "Quando estes termos mudarem, a nova versão aparece nesta página, com sua data. A versão que você aceitou fica registrada na sua conta.",
        "Vale a lei brasileira. Consumidores podem acionar a Justiça no lugar onde moram.",
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  path: "/privacidade",
  title: "Política de privacidade",
  description:
    "Quais dados o Portal da Construção guarda, por que, por quanto tempo, e como exercer seus direitos pela LGPD.",
  sections: [
    {
      title: "1. Quais dados guardamos",
      texts: [
        "Da sua conta: nome, e-mail, WhatsApp, foto, senha (apenas em forma cifrada, que não permite lê-la) e o aceite dos termos, com data e versão. Se você entra com o Google, também o identificador da sua conta Google.",
        "Do que você faz: solicitações, interesses, contratações, anúncios, fotos, conexões, avaliações, denúncias e seu progresso na Faculdade. De prestadores, também profissão, especialidades e regiões de atendimento.",
        "De pagamentos: situação da assinatura e das cobranças. O CPF ou CNPJ que a cobrança exige vai para a empresa que processa o pagamento, que também recebe os dados do cartão, se houver.",
        "De segurança: sessões abertas e contagens de tentativas por endereço de internet.",
      ],
    },
    {
      title: "2. Por que usamos",
      texts: [
        "Para cumprir o que você nos pede (execução de contrato): manter sua conta, mostrar suas publicações e pôr clientes e prestadores em contato.",
        "Para cumprir a lei, como guardar registros de pagamento e de acesso.",
        "Por legítimo interesse, para prevenir fraudes e abusos e melhorar o Portal com números que não identificam ninguém.",
        "Com o seu consentimento, quando ele for pedido. Você pode retirá-lo quando quiser.",
      ],
    },
    {
      title: "3. Quem vê seus dados",
      texts: [
        "O cartão do prestador e os anúncios são públicos, com o contato que você escolheu mostrar. O contato de uma solicitação aparece só para quem tem direito de vê-lo no Portal.",
        "Usamos empresas que trabalham para nós: hospedagem e envio de e-mails, banco de dados, pagamentos e, se você usar, o entrar com o Google e a melhoria de textos por inteligência artificial. Algumas podem tratar dados fora do Brasil, com as garantias que a LGPD exige.",
        "Não vendemos seus dados.",
      ],
    },
    {
      title: "4. Por quanto tempo",
      texts: [
        "Enquanto você tiver conta. Ao excluí-la, apagamos seus dados, menos o que a lei nos obriga a guardar ou o que for necessário para nos defender em processos, e somente pelo prazo devido.",
        "Cadastros que não foram confirmados são apagados depois de 48 horas.",
      ],
    },
    {
      title: "5. Seus direitos",
      texts: [
        "A LGPD (Lei nº 13.709/2018) garante que você possa confirmar que tratamos seus dados, acessá-los, corrigi-los, levá-los para outro serviço, opor-se a um uso, retirar o consentimento e pedir que sejam apagados.",
        "No seu perfil, você corrige seus dados, baixa uma cópia deles e exclui a conta. Para o restante, fale com o suporte. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
      ],
    },
    {
      title: "6. Cookies e armazenamento no aparelho",
      texts: [
        "Usamos um cookie para manter você conectado e guardamos no seu aparelho rascunhos de formulários. Não usamos cookies de publicidade.",
      ],
    },
    {
      title: "7. Contato e mudanças",
      texts: [
        "Para falar sobre privacidade, use 'Suporte' no seu painel, que leva ao WhatsApp e ao e-mail do Portal. O nome e o contato do encarregado de dados serão publicados aqui.",
        "Quando esta política mudar, a nova versão aparece nesta página, com sua data.",
      ],
    },
  ],
};
