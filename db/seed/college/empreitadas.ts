import type { CourseContent } from "./content.ts";

export const empreitadas: CourseContent = {
  id: "empreitadas",
  titulo: "Especialização em Empreitadas",
  descricao:
    "Planeje, contrate, meça e execute a obra na ordem certa, do gabarito ao telhado, com equipe produtiva e segura.",
  questions: [
    {
      pergunta:
        "Faltam 180 m² de alvenaria. O índice da sua equipe é 0,80 hora de pedreiro por m², e há 3 pedreiros trabalhando 8 horas por dia. Em quantos dias úteis o serviço fica pronto?",
      opcoes: ["9 dias", "6 dias", "18 dias", "8 dias"],
      correta: "B",
      explicacao: "São 180 × 0,80 = 144 horas, e 3 pedreiros fazem 24 horas por dia: 144 ÷ 24 = 6 dias.",
    },
    {
      pergunta:
        "Na semana foram programadas 16 tarefas: 12 terminaram, 3 ficaram pela metade e 1 nem começou. Qual é o PPC da semana?",
      opcoes: ["84%", "94%", "60%", "75%"],
      correta: "D",
      explicacao: "No PPC só conta tarefa 100% pronta: 12 ÷ 16 = 75%.",
    },
    {
      pergunta:
        "Um serviço do caminho crítico atrasou 3 dias porque a esquadria não chegou. O que isso muda na data de entrega da obra?",
      opcoes: [
        "A entrega atrasa 3 dias, a não ser que o tempo seja recuperado à frente",
        "A entrega não muda, porque o serviço crítico é o que tem mais folga",
        "A entrega só muda se o atraso passar de uma semana inteira de trabalho",
        "A entrega não muda, porque a folga dos outros serviços cobre o atraso dele",
      ],
      correta: "A",
      explicacao: "Serviço crítico não tem folga, por isso cada dia perdido nele passa direto para a data de entrega.",
    },
    {
      pergunta:
        "Em obra de preço global, o dono pede por conversa que você faça também uma churrasqueira. O que fazer para ter segurança de receber por ela?",
      opcoes: [
        "Executar logo e somar o valor na última medição, com as notas do material",
        "Executar e anotar só no seu caderno as horas gastas pela equipe",
        "Assinar um aditivo com preço e prazo antes de começar o serviço",
        "Pedir a um vizinho ou ao ajudante que testemunhe o pedido verbal",
      ],
      correta: "C",
      explicacao:
        "No preço fechado, o artigo 619 do Código Civil em regra só permite cobrar acréscimo com instrução escrita do dono da obra.",
    },
    {
      pergunta:
        "O reboco vale R$ 24.000 no contrato. A medição anterior pagou 20%; hoje estão prontos 45% no acumulado. Com retenção de 5%, quanto você recebe agora?",
      opcoes: ["R$ 10.260", "R$ 5.700", "R$ 6.000", "R$ 4.560"],
      correta: "B",
      explicacao: "O avanço do período é 25%, ou R$ 6.000; menos 5% de retenção (R$ 300), ficam R$ 5.700.",
    },
    {
      pergunta: "O custo direto de uma reforma é R$ 32.000 e o seu BDI é de 25%. Qual é o preço a propor ao cliente?",
      opcoes: ["R$ 42.667", "R$ 34.500", "R$ 40.000", "R$ 57.000"],
      correta: "C",
      explicacao: "O BDI é somado sobre o custo: 32.000 × 1,25 = R$ 40.000.",
    },
    {
      pergunta:
        "Choveu a manhã toda e a concretagem foi adiada. O que fazer no diário de obra para que esse dia justifique o prazo mais tarde?",
      opcoes: [
        "Anotar no fim do mês o total de dias de chuva, de memória",
        "Guardar a previsão do tempo impressa junto com as notas fiscais",
        "Avisar o cliente por telefone e deixar a página do dia em branco",
        "Registrar no dia a chuva, as horas paradas e o serviço adiado, com assinaturas",
      ],
      correta: "D",
      explicacao:
        "O diário só serve de prova quando é escrito no próprio dia, com os fatos e a assinatura das duas partes.",
    },
    {
      pergunta:
        "Você marcou no gabarito um retângulo de 5,00 m × 12,00 m. Que medida a trena deve dar nas duas diagonais para a locação estar no esquadro?",
      opcoes: ["13,00 m", "17,00 m", "12,50 m", "14,00 m"],
      correta: "A",
      explicacao: "A diagonal é a raiz de 25 + 144 = 169, ou seja, 13,00 m nas duas direções.",
    },
    {
      pergunta:
        "Por que os eixos da obra devem ser marcados no gabarito com medidas acumuladas, sempre da mesma origem?",
      opcoes: [
        "Para gastar menos linha e menos pregos na marcação dos eixos",
        "Para que o erro de uma medida não se some ao das seguintes",
        "Para dispensar a conferência das diagonais no fim da locação",
        "Para que o gabarito fique nivelado em toda a volta da obra",
      ],
      correta: "B",
      explicacao:
        "Medindo de eixo em eixo, cada pequeno erro passa para o seguinte; da mesma origem, os erros não se acumulam.",
    },
    {
      pergunta: "O fundo da cava da sapata está limpo e conferido. O que vem antes de colocar a armadura?",
      opcoes: [
        "Uma camada de areia solta de 10 cm, sem compactar",
        "Um lastro de concreto magro com no mínimo 5 cm",
        "Uma lona plástica esticada direto sobre a terra",
        "Um lastro de brita com no máximo 2 cm de espessura",
      ],
      correta: "B",
      explicacao:
        "A NBR 6122 pede lastro de concreto não estrutural de no mínimo 5 cm entre o solo e a fundação superficial.",
    },
    {
      pergunta:
        "O canteiro terá 32 trabalhadores. Pela NR-18, qual é o mínimo de conjuntos sanitários (lavatório, bacia e mictório) e de chuveiros?",
      opcoes: [
        "1 conjunto e 3 chuveiros",
        "2 conjuntos e 2 chuveiros",
        "2 conjuntos e 4 chuveiros",
        "4 conjuntos e 2 chuveiros",
      ],
      correta: "C",
      explicacao:
        "A NR-18 pede 1 conjunto a cada 20 trabalhadores e 1 chuveiro a cada 10, contando a fração: com 32, são 2 e 4.",
    },
    {
      pergunta:
        "Foi pedido concreto da classe S100 (de 100 a menos de 160 mm), e o ensaio na chegada do caminhão deu 180 mm de abatimento. O que fazer?",
      opcoes: [
        "Não descarregar e falar com a concreteira e o responsável técnico",
        "Descarregar logo, porque concreto mais mole é sempre mais resistente",
        "Misturar alguns sacos de cimento no balão até o concreto engrossar",
        "Deixar o caminhão parado ao sol até o abatimento cair para 160 mm",
      ],
      correta: "A",
      explicacao:
        "Com 180 mm o concreto está fora da classe pedida, e aceitar ou recusar é decisão técnica, antes da descarga.",
    },
    {
      pergunta: "Em que sentido se retiram as escoras de uma marquise em balanço, seguindo o plano do projetista?",
      opcoes: [
        "Do apoio para a ponta livre, para a marquise se acomodar aos poucos",
        "Do meio para as duas pontas, como numa laje apoiada dos dois lados",
        "Todas ao mesmo tempo, para que a carga entre de uma só vez na peça",
        "Da ponta livre para o apoio, para a peça trabalhar como foi calculada",
      ],
      correta: "D",
      explicacao:
        "No balanço, tirar primeiro as escoras da ponta mantém a tração em cima, onde está a armadura calculada.",
    },
    {
      pergunta:
        "Uma parede de 6,00 m × 2,80 m tem uma janela de 1,50 m × 1,20 m. Com 12,5 blocos por m² e 5% de perda, quantos blocos pedir?",
      opcoes: ["188 blocos", "221 blocos", "210 blocos", "197 blocos"],
      correta: "D",
      explicacao: "A área é 16,80 − 1,80 = 15,00 m²; 15 × 12,5 = 187,5; com 5% são 196,9, ou 197 blocos.",
    },
    {
      pergunta:
        "Uma janela de 1,20 m fica numa parede de vedação. Qual é o comprimento mínimo da verga e da contraverga pela NBR 8545?",
      opcoes: ["1,60 m", "1,40 m", "1,30 m", "1,20 m"],
      correta: "A",
      explicacao: "A NBR 8545 pede no mínimo 20 cm além do vão de cada lado: 1,20 + 0,20 + 0,20 = 1,60 m.",
    },
    {
      pergunta:
        "Uma casa de 10,00 m de largura terá telhado de duas águas iguais, com 30% de inclinação. Quanto a cumeeira sobe em relação ao topo das paredes laterais?",
      opcoes: ["3,00 m", "1,67 m", "1,50 m", "0,75 m"],
      correta: "C",
      explicacao: "Cada água vence metade da largura na horizontal: 5,00 × 0,30 = 1,50 m.",
    },
    {
      pergunta:
        "O chapisco foi feito ontem, em clima ameno, e o cliente quer a massa única hoje. Qual é a idade mínima do chapisco pela NBR 7200 nesse clima?",
      opcoes: ["12 horas", "3 dias", "14 dias", "28 dias"],
      correta: "B",
      explicacao:
        "A NBR 7200 pede 3 dias de chapisco antes do emboço ou da massa única, e admite 2 dias só em clima quente e seco.",
    },
    {
      pergunta:
        "Num box, o ponto mais distante fica a 1,50 m do ralo. Com caimento de 2%, dentro da faixa da NBR 13753, quanto o piso desce até o ralo?",
      opcoes: ["1,5 cm", "7,5 cm", "3,0 cm", "2,0 cm"],
      correta: "C",
      explicacao:
        "A queda é a distância vezes o caimento: 1,50 × 0,02 = 0,03 m, ou 3,0 cm, e a NBR 13753 pede de 1,5% a 2,5% no box.",
    },
    {
      pergunta:
        "Um ajudante vai trabalhar no telhado, a 3,50 m do chão. Que treinamento de trabalho em altura a NR-35 pede, no mínimo?",
      opcoes: [
        "8 horas, repetido a cada 2 anos",
        "4 horas, uma única vez na carreira",
        "16 horas, repetido a cada 5 anos",
        "Nenhum, porque fica abaixo de 4 metros",
      ],
      correta: "A",
      explicacao:
        "Acima de 2,00 m com risco de queda, a NR-35 pede treinamento de no mínimo 8 horas, repetido a cada 2 anos.",
    },
    {
      pergunta: "Sobraram na obra pedaços de tijolo, argamassa seca e latas com resto de solvente. Como separar?",
      opcoes: [
        "Tudo na mesma caçamba, porque a separação cabe ao transportador",
        "Tudo junto para virar agregado, porque o solvente evapora na pilha",
        "Tijolo com os plásticos; argamassa e solvente juntos, como perigosos",
        "Tijolo e argamassa para virar agregado; solvente à parte, como perigoso",
      ],
      correta: "D",
      explicacao:
        "Pela CONAMA 307, alvenaria e argamassa viram agregado (classe A), e solvente é resíduo perigoso (classe D).",
    },
  ],
};
