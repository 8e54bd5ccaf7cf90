import { readFileSync } from "node:fs";
import { ALERT_RETENTION_MS } from "../../src/features/alerts/rules.ts";
import { VIEWS_KEPT_DAYS } from "../../src/features/analytics/rules.ts";
import { SESSION_LIFETIME_DAYS, type TERMS_VERSIONS, UNCONFIRMED_LIFETIME_MS } from "../../src/features/auth/rules.ts";
import { EVENTS_KEPT_MS, PAYMENTS_RETAINED_YEARS } from "../../src/features/billing/rules.ts";
import { OPENINGS_KEPT_MS } from "../../src/features/contacts/rules.ts";
import { LISTING_LIFETIME_MS, PHOTO_RETENTION_MS } from "../../src/features/listings/rules.ts";
import { NOTICE_RETENTION_DAYS } from "../../src/features/notices/rules.ts";
import { CODE_LIFETIME_MS } from "../../src/features/profiles/rules.ts";
import { CONTACT_RETENTION_MS, REQUEST_LIFETIME_MS } from "../../src/features/requests/rules.ts";
import { FORMER_ACCOUNTS_KEPT_MS, MARKS_KEPT_MS } from "../../src/shared/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/shared/time.ts";

const days = (time: number) => `${time / DAY_MS} dias`;
const years = (time: number) => (time === 365 * DAY_MS ? "um ano" : days(time));
const hours = (time: number) => `${time / HOUR_MS} horas`;

export interface LegalText {
  path: string;
  title: string;
  description: string;
  sections: readonly { title: string; texts: readonly string[] }[];
}

export const LEGAL = {
  version: (date: string) => `Versão de ${date}`,
  former: "Esta é uma versão anterior.",
  present: "Ler a versão atual",
  ownData: "Ver meus dados",
  draft: "Minuta: este texto ainda precisa da revisão de um advogado antes de valer como versão definitiva.",
} as const;

/**
 * Drafts for a lawyer to review. A change of what they say needs a new TERMS_VERSION (src/features/auth/rules.ts); what
 * each version said is in legal-versions/.
 */
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
        "Você pode excluir sua conta a qualquer momento, em 'Meus dados'.",
      ],
    },
    {
      title: "3. O que você publica",
      texts: [
        `Solicitações ficam abertas por ${hours(REQUEST_LIFETIME_MS)}, e anúncios por ${days(LISTING_LIFETIME_MS)}, que você pode renovar.`,
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
        "Quando estes termos mudarem, a nova versão aparece nesta página, com sua data, e pedimos o seu aceite quando você entrar. As versões que você aceitou ficam registradas na sua conta e podem ser lidas em 'Meus dados'.",
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
        "Da sua conta: nome, e-mail, WhatsApp e quando você o confirmou por um código, foto, senha (apenas em forma cifrada, que não permite lê-la) e cada aceite dos termos, com data e versão. Se você entra com o Google, também o identificador da sua conta Google.",
        "Do que você faz: solicitações, interesses, contratações e acordos, anúncios, favoritos, buscas salvas, fotos, conexões, referências, avaliações, denúncias, bloqueios e seu progresso na Faculdade. De convites: o código do seu link, quem entrou por ele e, se você se cadastra por um convite, o código dele até o convite contar. De prestadores, também o perfil profissional e, se você pedir o selo, os números de CNPJ e de registro profissional.",
        "De pagamentos: situação da assinatura e das cobranças. O CPF ou CNPJ que a cobrança exige vai para a empresa que processa o pagamento, que também recebe os dados do cartão, se houver. Nós não os guardamos: do CPF ou CNPJ fica apenas uma marca cifrada, que não permite lê-lo.",
        "De segurança: os aparelhos conectados (nome do navegador e do sistema, quando e como você entrou), as chaves de acesso que você criou (nome do aparelho, datas e a parte pública da chave; a digital e o rosto não saem do aparelho), quem abriu o contato de quem, e contagens de tentativas, em que o endereço de internet e o número de WhatsApp ficam apenas em forma cifrada. Marcas cifradas do endereço de internet, do aparelho e de quem paga mostram quando duas contas são provavelmente da mesma pessoa; contratações e boas avaliações entre elas não contam, e a administração as vê. Um convite também não conta se quem foi convidado usa o mesmo número ou um navegador em que quem convidou entrou.",
        "De uso: quantas vezes por dia um cartão foi visto, sem dizer por quem.",
      ],
    },
    {
      title: "2. Por que usamos",
      texts: [
        "Para cumprir o que você nos pede (execução de contrato): manter sua conta, mostrar suas publicações e pôr clientes e prestadores em contato.",
        "Para cumprir a lei, como guardar registros de pagamento.",
        "Por legítimo interesse, para prevenir fraudes e abusos, mostrar a cada pessoa quem viu o contato dela e melhorar o Portal com números que não identificam ninguém.",
        "Com o seu consentimento, quando ele for pedido, como para receber oportunidades no WhatsApp. Você pode retirá-lo quando quiser.",
      ],
    },
    {
      title: "3. Quem vê seus dados",
      texts: [
        "O cartão do prestador, com suas referências, fotos e avaliações, e os anúncios são públicos e podem aparecer em buscadores. Os números de telefone não estão nas páginas: recebe o número quem toca no botão de contato, com um limite por pessoa, e cada vez fica registrada. A pessoa dona do contato vê, em 'Meus dados', quem o abriu (o nome, se tinha entrado na conta), quando e por onde. No anúncio, você escolhe se mostra o WhatsApp e o telefone.",
        "O nome e o telefone de uma solicitação aparecem só para você, para quem tem o Premium e para a administração; também isso fica registrado, e quem publicou vê quem os viu. Quem publicou a solicitação vê quem mostrou interesse.",
        "A administração vê o que precisa para atender denúncias, conferir registros e cuidar das assinaturas. O que ela faz fica registrado.",
        "Empresas que trabalham para nós: Cloudflare (hospedagem, fotos e envio de e-mails), Turso (banco de dados) e Asaas (pagamentos). Um serviço de automação recebe cada solicitação, com o contato dela, para avisar no WhatsApp os prestadores que aceitaram receber oportunidades, e, quando você confirma seu WhatsApp, o número e o código a enviar a ele. Se você ativar os avisos em um aparelho, o serviço de notificações do seu navegador (Google, Mozilla, Apple ou Microsoft) os entrega cifrados. Se você usar, também o Google (entrar com a conta Google), o YouTube (vídeos da Faculdade) e um serviço de inteligência artificial, que recebe apenas o que você escreve sobre o serviço, sem os contatos e endereços que reconhecemos nele, o tipo de serviço e, quando você escolhe fotos e depois toca em 'Preencher', até duas delas, reduzidas e sem os dados da câmera. Não guardamos o que ele recebe.",
        "Algumas dessas empresas podem tratar dados fora do Brasil, com as garantias que a LGPD exige.",
        "Não vendemos seus dados.",
      ],
    },
    {
      title: "4. Por quanto tempo",
      texts: [
        `Enquanto você tiver conta, com as exceções abaixo. Ao excluí-la, apagamos seus dados. Ficam apenas, sem seu nome nem contato, os pagamentos feitos, por ${PAYMENTS_RETAINED_YEARS} anos, porque a lei exige, e o registro do que a administração fez.`,
        `Para que ninguém recomece do zero ao excluir a conta, ficam também marcas cifradas do seu e-mail e do seu WhatsApp: por um dia, quanto dos limites diários você usou; por ${years(FORMER_ACCOUNTS_KEPT_MS)}, se for o caso, que você usou a promoção ou que foi indicado. Com elas não se lê o e-mail nem o número.`,
        `Quando a administração bloqueia ou exclui uma conta, por exemplo por fraude, pode impedir que o mesmo e-mail e o mesmo WhatsApp se cadastrem de novo. Ficam então, por ${years(FORMER_ACCOUNTS_KEPT_MS)} ou até a administração suspender o impedimento, as marcas cifradas dos dois, um pedaço que serve para reconhecê-los (como “j•••@exemplo.com”), o motivo e quem decidiu. Quem não concorda fala com o suporte.`,
        `O nome e o telefone de uma solicitação: até ${days(CONTACT_RETENTION_MS)} depois que ela termina. As fotos de um anúncio: até ${days(PHOTO_RETENTION_MS)} depois que ele termina.`,
        `Quem abriu o contato de quem: ${days(OPENINGS_KEPT_MS)}. Quantas vezes um cartão foi visto: ${VIEWS_KEPT_DAYS} dias. Avisos recebidos da empresa de pagamentos: ${days(EVENTS_KEPT_MS)}. Alertas de solicitações enviados a você: ${days(ALERT_RETENTION_MS)}. O que o sino do painel avisa: ${NOTICE_RETENTION_DAYS} dias. Códigos que confirmam um WhatsApp: ${CODE_LIFETIME_MS / MINUTE_MS} minutos. Contagens de tentativas: no máximo um dia. Marcas cifradas de endereço, aparelho e pagador: ${days(MARKS_KEPT_MS)}; que duas contas são provavelmente da mesma pessoa: enquanto as duas existirem.`,
        `Um aparelho fica conectado até você sair dele, ou até ${SESSION_LIFETIME_DAYS} dias sem uso. Cadastros que não foram confirmados são apagados depois de ${hours(UNCONFIRMED_LIFETIME_MS)}.`,
      ],
    },
    {
      title: "5. Seus direitos",
      texts: [
        "A LGPD (Lei nº 13.709/2018) garante que você possa confirmar que tratamos seus dados, acessá-los, corrigi-los, levá-los para outro serviço, opor-se a um uso, retirar o consentimento e pedir que sejam apagados.",
        "No seu perfil, você corrige seus dados e troca a senha. Em 'Meus dados', vê o que guardamos, quem viu seu contato e os termos que aceitou, baixa uma cópia, sai de outros aparelhos e exclui a conta. Para o restante, fale com o suporte. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
      ],
    },
    {
      title: "6. Cookies e armazenamento no aparelho",
      texts: [
        "Usamos um cookie para manter você conectado e, enquanto você entra com o Google, outros que duram dez minutos. Um cookie que fica por um ano marca que este aparelho já entrou em uma conta, para que você consiga entrar mesmo quando estranhos tentam em massa; ele não diz quem você é e perde o valor quando a senha muda. Por ele sabemos também, pelas marcas cifradas da seção 1, que duas contas entraram no mesmo navegador. Outro, que dura 30 dias e não diz quem você é, lembra que este navegador já viu os cuidados antes do primeiro contato. No seu aparelho ficam também rascunhos de formulários, o código de um convite que você abriu, até que alguém se cadastre com ele, o último painel que você usou e a marca de que você entrou. Não usamos cookies de publicidade nem de medição.",
        "Os vídeos da Faculdade e a página da fatura vêm do YouTube e do Asaas, que seguem as próprias políticas.",
      ],
    },
    {
      title: "7. Contato e mudanças",
      texts: [
        "Para falar sobre privacidade, use 'Suporte' no seu painel, que leva ao WhatsApp e ao e-mail do Portal. O nome e o contato do encarregado de dados serão publicados aqui.",
        "Quando esta política mudar, a nova versão aparece nesta página, com sua data, e avisamos quando você entrar.",
      ],
    },
  ],
};

export interface LegalVersion {
  terms: LegalText;
  privacy: LegalText;
}

/** What the legal texts said in a version. They are stored, because limits that they name change with the code. */
export function legalVersion(version: (typeof TERMS_VERSIONS)[number]): LegalVersion {
  return JSON.parse(readFileSync(`dev/build/legal-versions/${version}.json`, "utf8"));
}
