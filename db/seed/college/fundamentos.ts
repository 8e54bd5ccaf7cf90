import type { CourseContent } from "./content.ts";

export const fundamentos: CourseContent = {
  id: "fundamentos",
  titulo: "Fundamentos da Construção Civil",
  descricao:
    "Ordem da obra, desenho, nível e esquadro, quantidades, concreto, umidade, segurança e orçamento: a base de qualquer ofício.",
  questions: [
    {
      pergunta:
        "Os tubos de água do banheiro estão no lugar e o azulejista quer começar amanhã cedo. O que você faz primeiro?",
      opcoes: [
        "Libero o azulejo e confiro se aparece mancha na parede",
        "Fecho o rasgo com argamassa e testo depois do azulejo",
        "Testo a tubulação cheia com o rasgo ainda aberto",
        "Deixo o teste para a vistoria, com as louças instaladas",
      ],
      correta: "C",
      explicacao: "Com o rasgo aberto, o vazamento aparece e se conserta em minutos, sem quebrar parede pronta.",
    },
    {
      pergunta:
        "Um engenheiro civil assume a execução de uma casa. Que registro de responsabilidade ele faz, e em qual conselho?",
      opcoes: ["RRT, no CREA", "ART, no CREA", "RRT, no CAU", "ART, no CAU"],
      correta: "B",
      explicacao: "O engenheiro registra a ART no CREA; o RRT, no CAU, é o registro do arquiteto.",
    },
    {
      pergunta: "Numa planta em escala 1:50, um corredor mede 2,6 cm de largura no papel. Qual é a largura real?",
      opcoes: ["1,30 m", "2,60 m", "0,52 m", "5,20 m"],
      correta: "A",
      explicacao: "Na escala 1:50, o real é 50 vezes o desenho: 2,6 × 50 = 130 cm, ou 1,30 m.",
    },
    {
      pergunta:
        "A cota escrita na planta diz 3,20 m, mas a régua sobre a folha impressa, pela escala, dá 3,05 m. Que medida você usa?",
      opcoes: [
        "A média das duas medidas, para dividir o erro entre elas",
        "A medida da régua, porque a escala da folha é exata",
        "A menor das duas, porque parede curta gasta menos bloco",
        "A cota escrita, porque a impressão pode alterar a escala",
      ],
      correta: "D",
      explicacao: "A cota escrita manda, já que a impressora pode ajustar a folha e mudar a escala sem avisar.",
    },
    {
      pergunta:
        "No canto da obra você marca 3 m numa linha e 4 m na outra. A distância entre as marcas dá 5,04 m. Como está o canto?",
      opcoes: [
        "No esquadro, porque 4 cm cabem na folga da trena",
        "Fechado: o ângulo está menor que 90°",
        "Aberto: o ângulo está maior que 90°",
        "Fora de nível, mas com o ângulo certo",
      ],
      correta: "C",
      explicacao: "No 3-4-5, a diagonal certa mede 5 m, e uma diagonal maior quer dizer ângulo maior que 90°.",
    },
    {
      pergunta:
        "A marcação de uma casa tem lados de 8,00 m e 6,00 m conferidos, mas as diagonais dão 10,12 m e 9,88 m. O que isso mostra?",
      opcoes: [
        "Que a marcação está fora de esquadro",
        "Que a trena esticou nas duas diagonais",
        "Que o terreno está fora de nível",
        "Que a marcação está no esquadro",
      ],
      correta: "A",
      explicacao:
        "Num retângulo de 8 m por 6 m, as duas diagonais medem 10 m, e diferença entre elas é falta de esquadro.",
    },
    {
      pergunta:
        "Da linha de nível até o chão, você mede 1,00 m na porta e 1,04 m no fundo da sala. Como está o chão no fundo da sala?",
      opcoes: [
        "4 cm mais alto que na porta",
        "4% mais alto que na porta",
        "No mesmo nível da porta",
        "4 cm mais baixo que na porta",
      ],
      correta: "D",
      explicacao:
        "A linha é horizontal, então quanto maior a medida até o chão, mais baixo ele está: 1,04 − 1,00 = 4 cm.",
    },
    {
      pergunta:
        "Uma parede tem 6,00 m × 2,70 m, uma porta de 0,80 m × 2,10 m e uma janela de 1,50 m × 1,20 m. Qual é a área descontando os vãos?",
      opcoes: ["14,40 m²", "12,72 m²", "14,52 m²", "16,20 m²"],
      correta: "B",
      explicacao: "A conta é 6,00 × 2,70 = 16,20 m², menos 1,68 m² da porta e 1,80 m² da janela: 12,72 m².",
    },
    {
      pergunta:
        "Você vai levantar 24 m² de parede com blocos de 19 × 39 cm e junta de 1 cm (12,5 por m²). Quantos blocos compra, com 5% de perda?",
      opcoes: ["315 blocos", "300 blocos", "252 blocos", "330 blocos"],
      correta: "A",
      explicacao: "São 24 × 12,5 = 300 blocos, e com 5% de perda, 300 × 1,05 = 315.",
    },
    {
      pergunta:
        "Um corte mede 16 m³ no barranco e o solo incha 25% ao ser solto. Com caçambas de 6 m³, quantas viagens são precisas?",
      opcoes: ["2 viagens", "3 viagens", "4 viagens", "5 viagens"],
      correta: "C",
      explicacao: "O volume solto é 16 × 1,25 = 20 m³, e 20 ÷ 6 = 3,3 viagens, que se arredondam para 4.",
    },
    {
      pergunta:
        "Um serviço custa R$ 6.000, e você quer que sobrem 25% do preço cobrado do cliente. Qual deve ser o preço?",
      opcoes: ["R$ 7.500", "R$ 8.000", "R$ 7.750", "R$ 8.400"],
      correta: "B",
      explicacao:
        "O custo precisa ser 75% do preço, por isso 6.000 ÷ 0,75 = 8.000, dos quais sobram R$ 2.000, isto é, 25%.",
    },
    {
      pergunta:
        "Seu orçamento para um consumidor não diz até quando vale. Pelo Código de Defesa do Consumidor, por quanto tempo você está preso ao preço?",
      opcoes: [
        "Por 30 dias a partir da data escrita nele",
        "Por 7 dias a partir da visita ao local",
        "Até o cliente receber outro orçamento",
        "Por 10 dias a partir do recebimento",
      ],
      correta: "D",
      explicacao:
        "O artigo 40 do Código de Defesa do Consumidor dá 10 dias de validade, contados do recebimento, salvo combinação diferente.",
    },
    {
      pergunta:
        "O concreto feito no traço está difícil de espalhar, e o ajudante põe mais 5 litros de água por saco. Qual é a consequência?",
      opcoes: [
        "Sobe a relação água/cimento e cai a resistência",
        "Cai a relação água/cimento e sobe a resistência",
        "O concreto corre melhor e mantém a resistência",
        "O concreto fica mais denso e menos poroso",
      ],
      correta: "A",
      explicacao: "A água a mais aumenta a relação água/cimento e deixa poros, que tornam o concreto mais fraco.",
    },
    {
      pergunta:
        "No traço 1 : 2 : 3 em volume (cimento, areia, brita), um saco equivale a 2 latas. Quantas latas de brita pede um concreto com 3 sacos?",
      opcoes: ["9 latas", "12 latas", "18 latas", "27 latas"],
      correta: "C",
      explicacao: "Três sacos são 6 latas de cimento, e a brita é três vezes o cimento: 6 × 3 = 18 latas.",
    },
    {
      pergunta: "Uma laje foi concretada de manhã, com sol forte e vento. O que protege o concreto nos dias seguintes?",
      opcoes: [
        "Deixar a superfície seca ao sol, para ela endurecer logo",
        "Manter a superfície úmida, em geral por 7 dias ou mais",
        "Molhar só no primeiro dia e depois retirar as escoras",
        "Cobrir com areia seca e liberar a laje para estoque",
      ],
      correta: "B",
      explicacao:
        "A cura úmida evita que o concreto perca a água de que precisa para endurecer e que a superfície fissure.",
    },
    {
      pergunta: "Numa marquise em balanço, presa só de um lado, em que posição fica a armadura principal, e por quê?",
      opcoes: [
        "Embaixo, porque a parte de baixo estica",
        "No meio, porque ali o esforço é maior",
        "Na ponta livre, porque ela desce mais",
        "Em cima, porque a parte de cima estica",
      ],
      correta: "D",
      explicacao: "No balanço, a tração fica na face de cima, e é o aço que resiste à tração no concreto armado.",
    },
    {
      pergunta:
        "Uma janela tem vão de 1,20 m. Qual é o comprimento da verga e da contraverga que passam 30 cm para cada lado do vão?",
      opcoes: ["1,20 m", "1,50 m", "1,80 m", "2,40 m"],
      correta: "C",
      explicacao:
        "Somam-se o vão e os dois apoios, 1,20 + 0,30 + 0,30 = 1,80 m, o que evita a fissura inclinada no canto.",
    },
    {
      pergunta:
        "Você terminou de impermeabilizar o piso de um banheiro. O que faz antes da proteção e do revestimento?",
      opcoes: [
        "Enche com lâmina de água e observa por 72 horas ou mais",
        "Joga um balde de água e confere o teto de baixo em 1 hora",
        "Passa outra demão sobre o ralo e já assenta o piso",
        "Espera 28 dias de secagem, como se faz com concreto",
      ],
      correta: "A",
      explicacao:
        "A NBR 9574 pede o teste com lâmina de água por 72 horas, no mínimo, antes de cobrir a impermeabilização.",
    },
    {
      pergunta: "Na sua equipe com carteira assinada, quem paga o capacete, a bota e o cinto usados na obra?",
      opcoes: [
        "O trabalhador, que desconta o valor no imposto de renda",
        "A empresa, que os fornece sem custo para o trabalhador",
        "Os dois, metade cada um, conforme combinado na contratação",
        "O cliente, que os compra e os entrega no início da obra",
      ],
      correta: "B",
      explicacao: "Pela NR-6, o empregador fornece de graça o EPI adequado ao risco, com Certificado de Aprovação.",
    },
    {
      pergunta:
        "O projeto de esgoto pede uma vala com 1,60 m de profundidade no canteiro. O que a NR-18 exige antes de começar?",
      opcoes: [
        "Capacete e bota para a equipe e um vigia na borda da vala",
        "Solo seco e firme, conferido pelo operador da máquina",
        "Escada na vala e a terra junto à borda, como barreira",
        "Autorização de profissional legalmente habilitado",
      ],
      correta: "D",
      explicacao:
        "Acima de 1,25 m de profundidade, a NR-18 condiciona a escavação à autorização de profissional legalmente habilitado.",
    },
  ],
};
