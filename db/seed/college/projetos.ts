import type { CourseContent } from "./content.ts";

export const projetos: CourseContent = {
  id: "projetos",
  titulo: "Especialização em Projetos",
  descricao:
    "Do briefing à prancha vigente: medir, desenhar em escala, cumprir lei e acessibilidade e compatibilizar antes da obra.",
  questions: [
    {
      pergunta:
        "Numa planta em escala 1:75, uma parede sem cota mede 6,4 cm no papel. Qual é o comprimento dela na obra?",
      opcoes: ["8,53 m", "4,80 m", "6,40 m", "3,20 m"],
      correta: "B",
      explicacao: "Do papel para a obra multiplica-se pela escala: 6,4 cm × 75 = 480 cm, ou 4,80 m.",
    },
    {
      pergunta:
        "Uma prancha A1 desenhada em 1:50 foi impressa reduzida, por inteiro, numa folha A3. Em que escala está o papel que chegou à obra?",
      opcoes: ["1:25", "1:50", "1:200", "1:100"],
      correta: "D",
      explicacao:
        "Do A1 para o A3 cada lado cai pela metade, e por isso 1:50 passa a ser 1:100, mesmo que o carimbo diga outra coisa.",
    },
    {
      pergunta:
        "A cliente quer começar a fundação na segunda-feira, mas o projeto legal ainda está em análise na prefeitura. O que você orienta?",
      opcoes: [
        "Esperar o alvará de construção, que vem antes do início da obra",
        "Começar já e pedir o alvará junto com o habite-se, no fim da obra",
        "Começar pela fundação, porque o que fica enterrado dispensa alvará",
        "Começar com o protocolo do pedido, que substitui o alvará de obra",
      ],
      correta: "A",
      explicacao: "O alvará de construção autoriza o início da obra, e o habite-se vem só no fim, depois da vistoria.",
    },
    {
      pergunta:
        "Na planta do térreo há uma linha tracejada em volta da casa, 60 cm para fora das paredes. O que ela representa?",
      opcoes: [
        "O baldrame, que fica enterrado sob o piso da casa",
        "O passeio de concreto, que fica no nível do piso",
        "O beiral, que fica acima do plano de corte da planta",
        "O muro de divisa, que fica fora do desenho da casa",
      ],
      correta: "C",
      explicacao:
        "A planta é um corte a cerca de 1,50 m do piso, e o que está acima dele, como o beiral, aparece tracejado, em projeção.",
    },
    {
      pergunta: "Você vai fazer os cortes de um sobrado. Por onde é melhor passar os planos de corte?",
      opcoes: [
        "Pela escada e pelos banheiros, um corte em cada direção",
        "Pelas paredes sem vãos, para o desenho ficar mais limpo",
        "Só pela fachada da rua, onde estão as janelas maiores",
        "Pelo meio exato do lote, nas duas direções, em qualquer caso",
      ],
      correta: "A",
      explicacao: "O corte serve para explicar alturas, e elas importam na escada, nas áreas molhadas e nos desníveis.",
    },
    {
      pergunta:
        "O piso acabado está no nível +0,20, o pé-direito é 2,70 m e a laje tem 0,12 m. Em que nível fica o topo da laje?",
      opcoes: ["+2,90", "+2,82", "+3,02", "+3,22"],
      correta: "C",
      explicacao: "Somam-se o nível do piso, o pé-direito e a laje: 0,20 + 2,70 + 0,12 = +3,02.",
    },
    {
      pergunta: "No levantamento, um quarto mede 4,00 × 3,00 m, com diagonais de 5,06 m e 4,94 m. Como desenhá-lo?",
      opcoes: [
        "No esquadro, com 5,00 m, que é a média das duas diagonais",
        "No esquadro, porque diferença de até 20 cm é comum em casa antiga",
        "Fora de esquadro, como foi medido, com as duas diagonais anotadas",
        "Com as paredes de 4,00 m aumentadas até a diagonal dar 5,06 m",
      ],
      correta: "C",
      explicacao: "No esquadro as duas diagonais dariam 5,00 m, portanto o quarto é torto e deve ser desenhado como é.",
    },
    {
      pergunta:
        "Um sobrado ocupa 120 m² no térreo e tem 80 m² em cima, dentro da projeção do térreo. O lote tem 300 m². Qual é a taxa de ocupação?",
      opcoes: ["66,7%", "40,0%", "26,7%", "60,0%"],
      correta: "B",
      explicacao: "A ocupação conta só a projeção no chão: 120 ÷ 300 = 40%, porque o pavimento de cima não a aumenta.",
    },
    {
      pergunta:
        "O lote tem 300 m² e o coeficiente de aproveitamento máximo é 1,2. O térreo terá 210 m² computáveis. Quanto ainda cabe no pavimento de cima?",
      opcoes: ["90 m²", "360 m²", "210 m²", "150 m²"],
      correta: "D",
      explicacao: "O total computável permitido é 300 × 1,2 = 360 m²; descontados os 210 m² do térreo, sobram 150 m².",
    },
    {
      pergunta:
        "O cliente quer uma janela de quarto voltada de frente para o vizinho, numa parede a 1,20 m da divisa, na cidade. O que você responde?",
      opcoes: [
        "Pode, porque o mínimo do Código Civil é de 0,75 m em qualquer caso",
        "Não pode assim, porque a janela de frente pede pelo menos 1,50 m da divisa",
        "Pode, desde que o vidro seja fosco e a janela fique acima de 1,50 m do piso",
        "Só pode se a parede estiver a 3,00 m da divisa, como manda a lei em terreno urbano",
      ],
      correta: "B",
      explicacao:
        "O artigo 1.301 do Código Civil proíbe abrir janela a menos de metro e meio do terreno vizinho na cidade.",
    },
    {
      pergunta:
        "A entrada de uma loja tem desnível de 0,40 m. Qual é o comprimento horizontal mínimo da rampa, com a inclinação máxima de 8,33% da NBR 9050?",
      opcoes: ["3,33 m", "8,00 m", "4,80 m", "4,00 m"],
      correta: "C",
      explicacao: "A inclinação de 8,33% é 1:12, então o comprimento mínimo é 0,40 × 12 = 4,80 m.",
    },
    {
      pergunta: "É preciso vencer 0,96 m de desnível com rampa de 8,33%. Como projetar pela NBR 9050?",
      opcoes: [
        "Um trecho único de 11,52 m, sem nenhum patamar no meio",
        "Dois trechos de 0,48 m, com patamar de 1,20 m entre eles",
        "Um trecho de 0,80 m de altura e depois um degrau de 0,16 m",
        "Um trecho único de 8,00 m, com corrimão dos dois lados",
      ],
      correta: "B",
      explicacao:
        "Nessa inclinação a NBR 9050 limita cada trecho a 0,80 m de desnível, com patamar de no mínimo 1,20 m entre trechos.",
    },
    {
      pergunta: "Na vistoria de um banheiro acessível, o vão livre da porta aberta mediu 0,77 m. Como avaliar?",
      opcoes: [
        "Atende, porque a folha comprada tem 0,80 m de largura nominal",
        "Atende, porque uma cadeira de rodas comum passa em 0,70 m",
        "Está fora, porque a NBR 9050 exige vão livre de 1,20 m em banheiro",
        "Está fora, porque o vão livre mínimo da NBR 9050 é 0,80 m",
      ],
      correta: "D",
      explicacao:
        "A NBR 9050 mede o vão livre com a porta aberta, e o mínimo é 0,80 m; por isso se usa em geral folha de 0,90 m.",
    },
    {
      pergunta: "A escada tem espelho de 0,175 m. Que piso atende à regra piso + 2 × espelho da NBR 9050?",
      opcoes: ["0,29 m", "0,26 m", "0,32 m", "0,35 m"],
      correta: "A",
      explicacao: "A soma deve ficar entre 0,63 e 0,65 m, e 0,29 + 2 × 0,175 = 0,64 m.",
    },
    {
      pergunta:
        "Um escritório com janelas na fachada oeste, em Campo Grande, fica muito quente à tarde. Que proteção externa funciona melhor?",
      opcoes: [
        "Um beiral horizontal de 40 cm",
        "Uma pintura escura na parede",
        "Um brise de lâminas verticais",
        "Uma pingadeira sob as janelas",
      ],
      correta: "C",
      explicacao: "O sol da tarde no oeste vem baixo e passa sob o beiral, por isso a proteção deve ser vertical.",
    },
    {
      pergunta:
        "O código de obras pede janela de 1/6 da área do piso. Para um quarto de 3,60 × 3,00 m, qual janela atende?",
      opcoes: ["1,20 × 1,20 m", "1,60 × 1,20 m", "1,40 × 1,20 m", "1,50 × 1,10 m"],
      correta: "B",
      explicacao: "O quarto tem 10,80 m² e pede 10,80 ÷ 6 = 1,80 m²; só 1,60 × 1,20 = 1,92 m² chega a isso.",
    },
    {
      pergunta: "Na compatibilização, o tubo de esgoto atravessa uma viga que ainda não foi concretada. O que fazer?",
      opcoes: [
        "Deixar o encanador furar a viga depois, com serra copo e cuidado",
        "Diminuir a altura da viga no desenho até o tubo passar por baixo dela",
        "Cortar dois estribos na obra e passar o tubo antes da concretagem",
        "Mudar o caminho do tubo ou consultar o autor da estrutura",
      ],
      correta: "D",
      explicacao: "Furo ou alteração em peça estrutural só com projeto ou autorização escrita do autor da estrutura.",
    },
    {
      pergunta:
        "Banheiro de 1,60 × 2,50 m, azulejo até 2,60 m, porta de 0,80 × 2,10 m e janela de 0,60 × 0,60 m. Qual é a área de azulejo, sem perda?",
      opcoes: ["19,28 m²", "21,32 m²", "19,64 m²", "23,28 m²"],
      correta: "A",
      explicacao:
        "O perímetro de 8,20 m × 2,60 m dá 21,32 m²; menos 1,68 m² da porta e 0,36 m² da janela, ficam 19,28 m².",
    },
    {
      pergunta:
        "Uma arquiteta registrou RRT só do projeto de uma casa. O cliente quer que ela assuma também a execução da obra. O que é preciso?",
      opcoes: [
        "Nada, porque o registro do projeto já cobre a execução da obra",
        "Um novo registro dela, agora para a atividade de execução",
        "Só o alvará, que passa a responsabilidade para a prefeitura",
        "Só a assinatura do mestre de obras no carimbo da prancha",
      ],
      correta: "B",
      explicacao:
        "Projeto e execução são atividades diferentes, e a responsabilidade por cada uma precisa estar registrada no conselho.",
    },
    {
      pergunta: "A planta de elétrica mudou e há duas cópias da revisão R01 na obra. O que fazer ao emitir a R02?",
      opcoes: [
        "Gravar o arquivo com o mesmo nome, para ninguém confundir",
        "Mandar a R02 só ao eletricista e guardar a R01 no canteiro",
        "Distribuir a R02, registrar a mudança e recolher as cópias R01",
        "Riscar a mudança à caneta numa das cópias e avisar de boca",
      ],
      correta: "C",
      explicacao:
        "Revisão nova tem número, data e motivo próprios, e as cópias antigas saem da obra para ninguém executar o papel errado.",
    },
  ],
};
