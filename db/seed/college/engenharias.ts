import type { CourseContent } from "./content.ts";

export const engenharias: CourseContent = {
  id: "engenharias",
  titulo: "Especialização em Engenharias",
  descricao:
    "Cargas e segurança, cobrimento, controle do concreto, sondagem e fundação, alvenaria, desempenho e leitura de fissuras.",
  questions: [
    {
      pergunta: "Você fechou contrato para projetar e executar a fundação de um sobrado. Quando registra a ART?",
      opcoes: [
        "No fim da obra, junto com o habite-se",
        "Depois da primeira medição paga",
        "Antes de começar o serviço",
        "Quando o fiscal do conselho pedir",
      ],
      correta: "C",
      explicacao:
        "A ART define desde o começo quem responde pelo serviço, por isso é registrada antes de ele ter início.",
    },
    {
      pergunta:
        "A dona de um apartamento quer tirar a parede entre a sala e a cozinha. Pela NBR 16280, o que vem antes da obra?",
      opcoes: [
        "Plano de reforma com responsável técnico, entregue ao síndico",
        "Carta da dona ao síndico, com a data e o nome do pedreiro",
        "Teste de batida na parede, feito pelo mestre na presença dela",
        "Acordo escrito dos vizinhos de cima e de baixo, sem projeto",
      ],
      correta: "A",
      explicacao:
        "A NBR 16280 pede plano de reforma de profissional habilitado, com ART ou RRT, entregue ao síndico antes do início.",
    },
    {
      pergunta:
        "Numa empreitada com material e mão de obra, por quanto tempo o construtor responde pela solidez e segurança do edifício?",
      opcoes: ["1 ano", "10 anos", "90 dias", "5 anos"],
      correta: "D",
      explicacao:
        "O artigo 618 do Código Civil fixa em 5 anos a responsabilidade pela solidez e segurança do trabalho.",
    },
    {
      pergunta:
        "Uma laje maciça de 10 cm recebe 1,0 kN/m² de revestimento e 1,5 kN/m² de carga variável. Com concreto de 25 kN/m³ e coeficiente 1,4, qual é a carga de cálculo?",
      opcoes: ["3,5 kN/m²", "7,0 kN/m²", "5,0 kN/m²", "6,0 kN/m²"],
      correta: "B",
      explicacao:
        "O peso próprio é 0,10 × 25 = 2,5 kN/m², a soma dá 5,0 kN/m² e o valor de cálculo é 1,4 × 5,0 = 7,0 kN/m².",
    },
    {
      pergunta:
        "Com que resistência à compressão de cálculo entra um concreto C30, com o coeficiente usual da NBR 6118?",
      opcoes: ["42,0 MPa", "30,0 MPa", "26,1 MPa", "21,4 MPa"],
      correta: "D",
      explicacao: "Na NBR 6118, o coeficiente usual do concreto é 1,4, de modo que 30 ÷ 1,4 = 21,4 MPa.",
    },
    {
      pergunta: "Uma viga, sem parede em cima, tem vão de 6,00 m. Qual é o limite usual da flecha por aspecto visual?",
      opcoes: ["24 mm", "12 mm", "60 mm", "10 mm"],
      correta: "A",
      explicacao: "O limite usual por aspecto visual na NBR 6118 é o vão dividido por 250: 6.000 ÷ 250 = 24 mm.",
    },
    {
      pergunta:
        "O arquiteto quer um pilar de concreto de 12 cm × 40 cm para sumir dentro da parede. O que a NBR 6118 permite?",
      opcoes: [
        "Aceita 12 cm, se o concreto for C40 ou mais resistente",
        "Aceita 12 cm, se a seção tiver 360 cm² ou mais",
        "Exige 14 cm ou mais, e abaixo de 19 cm com coeficiente adicional",
        "Exige 25 cm ou mais no menor lado, sem admitir redução",
      ],
      correta: "C",
      explicacao:
        "A NBR 6118 pede em geral 19 cm no menor lado e admite de 14 a 19 cm só com coeficiente adicional e 360 cm² de seção.",
    },
    {
      pergunta:
        "O projeto de um sobrado urbano adota a classe de agressividade II. Qual é o cobrimento nominal das vigas e dos pilares, com a tolerância usual?",
      opcoes: ["15 mm", "30 mm", "20 mm", "50 mm"],
      correta: "B",
      explicacao: "Na classe II, a NBR 6118 dá 30 mm para viga e pilar de concreto armado, e 25 mm para laje.",
    },
    {
      pergunta: "O fiscal confere o cobrimento de uma viga antes da concretagem. Até onde ele mede, a partir da fôrma?",
      opcoes: [
        "Até o centro da barra principal",
        "Até a face da barra principal",
        "Até o centro do estribo",
        "Até a face externa do estribo",
      ],
      correta: "D",
      explicacao:
        "O cobrimento protege a armadura mais externa, que na viga é o estribo, e conta até a face de fora dele.",
    },
    {
      pergunta:
        "Uma viga tem 50 cm de altura, cobrimento de 30 mm, estribo de 5 mm e uma camada de barras de 20 mm embaixo. Qual é a altura útil?",
      opcoes: ["470 mm", "455 mm", "445 mm", "465 mm"],
      correta: "B",
      explicacao: "Até o centro da barra são 30 + 5 + 10 = 45 mm, e a altura útil é 500 − 45 = 455 mm.",
    },
    {
      pergunta:
        "Entre barras de 10 mm de uma viga, com brita de dimensão máxima de 19 mm, qual é o espaço livre horizontal mínimo?",
      opcoes: ["22,8 mm", "20,0 mm", "19,0 mm", "10,0 mm"],
      correta: "A",
      explicacao:
        "Pela NBR 6118, vale o maior entre 20 mm, o diâmetro da barra e 1,2 vez o agregado, aqui 1,2 × 19 = 22,8 mm.",
    },
    {
      pergunta:
        "A nota do caminhão traz a primeira água às 13h20. Com o prazo de 150 minutos da NBR 7212, até que horas o concreto deve ser descarregado?",
      opcoes: ["14h20", "14h50", "15h50", "16h20"],
      correta: "C",
      explicacao: "São 150 minutos, ou 2h30, contados da primeira água: 13h20 + 2h30 = 15h50.",
    },
    {
      pergunta:
        "No ensaio com o cone de 30 cm, o concreto ficou com 21 cm de altura. O pedido é S100 (de 100 a menos de 160 mm). O que você conclui?",
      opcoes: [
        "Abatimento de 210 mm: fora da faixa, mole demais",
        "Abatimento de 90 mm: fora da faixa, seco demais",
        "Abatimento de 110 mm: dentro da faixa do pedido",
        "Abatimento de 150 mm: no limite de cima da faixa",
      ],
      correta: "B",
      explicacao: "O abatimento é 30 − 21 = 9 cm, ou 90 mm, abaixo dos 100 mm da classe S100.",
    },
    {
      pergunta:
        "Os dois corpos de prova de um caminhão, aos 28 dias, deram 24,2 e 26,0 MPa. Pela NBR 12655, que valor representa o exemplar?",
      opcoes: ["26,0 MPa", "24,2 MPa", "25,1 MPa", "50,2 MPa"],
      correta: "A",
      explicacao: "A NBR 12655 toma como resistência do exemplar o maior dos dois resultados da mesma idade.",
    },
    {
      pergunta:
        "Uma marquise em balanço já tem resistência e autorização para ser desformada. Em que ordem se tiram as escoras?",
      opcoes: [
        "Do apoio para a ponta livre",
        "Do meio para as duas pontas",
        "Todas juntas, no mesmo instante",
        "Da ponta livre para o apoio",
      ],
      correta: "D",
      explicacao: "Da ponta para o apoio, a peça passa a trabalhar como balanço, do jeito que foi calculada.",
    },
    {
      pergunta: "Numa sondagem SPT, os três trechos de 15 cm pediram 4, 6 e 9 golpes. Qual é o N desse metro?",
      opcoes: ["10", "13", "15", "19"],
      correta: "C",
      explicacao: "Pela NBR 6484, o primeiro trecho não conta, e N é a soma dos dois últimos: 6 + 9 = 15.",
    },
    {
      pergunta:
        "Um pilar traz 400 kN, e o solo admite 200 kN/m². Somando 5% pelo peso da sapata, qual destas é a menor que basta?",
      opcoes: ["1,30 m × 1,30 m", "1,45 m × 1,45 m", "1,60 m × 1,60 m", "2,10 m × 2,10 m"],
      correta: "B",
      explicacao: "A área é 1,05 × 400 ÷ 200 = 2,10 m², que é a área de um quadrado de 1,45 m de lado.",
    },
    {
      pergunta:
        "Num prédio de alvenaria estrutural, o eletricista quer abrir um rasgo horizontal de 2 m na parede. O que você faz?",
      opcoes: [
        "Libero o rasgo, desde que tenha no máximo 3 cm de fundo",
        "Libero o rasgo e mando preencher com graute no mesmo dia",
        "Libero o rasgo só na parte de baixo, onde a carga é menor",
        "Impeço o rasgo e passo o eletroduto pelos furos dos blocos",
      ],
      correta: "D",
      explicacao:
        "O rasgo horizontal corta a seção que sustenta o prédio, e os furos verticais dos blocos servem para os eletrodutos.",
    },
    {
      pergunta: "Pela NBR 15575, qual é a vida útil de projeto mínima da estrutura de um edifício habitacional?",
      opcoes: ["50 anos", "20 anos", "13 anos", "40 anos"],
      correta: "A",
      explicacao: "A NBR 15575 dá 50 anos à estrutura, 40 à vedação externa, 20 à cobertura e 13 ao piso interno.",
    },
    {
      pergunta:
        "Numa vistoria, você vê fissuras inclinadas e abertas numa viga, perto do apoio, que não existiam no mês passado. Qual é a primeira medida?",
      opcoes: [
        "Preencher as fissuras com massa e observar se voltam",
        "Pôr um selo de gesso e voltar para medir em 30 dias",
        "Tirar as pessoas, isolar a área e chamar o engenheiro",
        "Apertar um pontalete no meio do vão e liberar o uso",
      ],
      correta: "C",
      explicacao:
        "Fissura inclinada perto do apoio indica cisalhamento, que pode romper sem aviso e pede ação imediata.",
    },
  ],
};
