import type { CourseContent } from "./content.ts";

export const hidraulica: CourseContent = {
  id: "hidraulica",
  titulo: "Especialização em Hidráulica",
  descricao:
    "Água fria, reservatório, pressão, juntas, esgoto, ventilação, caixas, chuva e testes, com contas e medidas para instalar sem vazamento nem cheiro.",
  questions: [
    {
      pergunta: "O cliente quer pôr uma caixa-d'água de 1.500 L sobre a laje. O que considerar antes de subir a caixa?",
      opcoes: [
        "Cheia, ela passa de 150 kg, e toda laje de casa suporta esse peso",
        "Cheia, ela passa de 750 kg, e basta apoiar a caixa em dois caibros de madeira",
        "Cheia, ela passa de 1.500 kg, e o responsável pela estrutura confirma",
        "Cheia, ela passa de 1.500 kg, e basta pôr a caixa no meio da laje",
      ],
      correta: "C",
      explicacao:
        "Cada litro de água pesa 1 kg, então só a água são 1.500 kg, e quem diz se a laje suporta é o responsável pela estrutura.",
    },
    {
      pergunta:
        "A chácara tem rede pública e poço. O dono quer ligar os dois no mesmo tubo, com um registro no meio. Como fazer?",
      opcoes: [
        "Manter as duas redes separadas, sem nenhuma ligação entre elas",
        "Ligar as duas com registro de gaveta e deixá-lo sempre bem fechado",
        "Ligar as duas com registro de pressão e abri-lo só na falta",
        "Ligar as duas depois da caixa-d'água e pôr filtro na cozinha",
      ],
      correta: "A",
      explicacao:
        "Ligar água potável a outra fonte é conexão cruzada: um registro esquecido contamina a casa e pode contaminar a rede da rua.",
    },
    {
      pergunta:
        "Casa com 6 pessoas, a 150 L por pessoa por dia. Qual destas é a menor caixa-d'água que guarda o consumo de 24 horas, mínimo da NBR 5626?",
      opcoes: ["310 L", "500 L", "750 L", "1.000 L"],
      correta: "D",
      explicacao: "O consumo é 6 × 150 = 900 L por dia; a caixa de 750 L não chega às 24 horas, e a de 1.000 L chega.",
    },
    {
      pergunta:
        "A saída da caixa está a 3,90 m do piso, o chuveiro a 2,10 m, e a perda de carga é de 1,00 mca. A pressão com água correndo atende à NBR 5626?",
      opcoes: [
        "Sim, chega 1,80 mca, acima do mínimo de 1 mca",
        "Não, chega 0,80 mca: é subir a caixa 20 cm ou mais",
        "Sim, chega 2,90 mca, acima do mínimo de 1 mca",
        "Não, chega 0,20 mca: é subir a caixa por volta de 80 cm",
      ],
      correta: "B",
      explicacao:
        "3,90 − 2,10 = 1,80 mca de altura, menos 1,00 mca de perda, sobram 0,80 mca; o mínimo da NBR 5626 é 10 kPa, ou 1 mca.",
    },
    {
      pergunta:
        "O chuveiro está fraco, e o cliente quer trocar a caixa de 500 L por uma de 1.000 L, mais larga, na mesma base e no mesmo nível. O que explicar?",
      opcoes: [
        "A pressão dobra, porque o volume de água dobra",
        "A pressão cai, porque a água fica mais espalhada",
        "A pressão sobe um pouco, pelo peso maior da caixa",
        "A pressão não muda, porque depende só da altura",
      ],
      correta: "D",
      explicacao:
        "Cada metro de altura dá 1 mca, seja qual for o volume; para melhorar, suba a caixa, reduza as perdas ou pressurize.",
    },
    {
      pergunta:
        "Vai entrar um aquecedor no telhado, e sobraram barras de PVC marrom da água fria. Que tubo você usa na água quente?",
      opcoes: [
        "Tubo próprio para água quente, como CPVC ou PPR",
        "O PVC marrom, revestido com isolamento térmico",
        "O PVC branco da linha de esgoto, que é mais largo",
        "O PVC marrom, um diâmetro acima do calculado",
      ],
      correta: "A",
      explicacao:
        "O PVC marrom é para água fria e perde resistência com o calor; água quente pede tubo próprio, como CPVC, PPR ou cobre.",
    },
    {
      pergunta:
        "Você cortou o tubo de PVC soldável no esquadro e tirou as rebarbas. O que fazer antes de passar o adesivo?",
      opcoes: [
        "Molhar a ponta e a bolsa com água limpa da rede",
        "Lixar e limpar com solução limpadora as duas partes",
        "Passar uma camada de vaselina na ponta do tubo",
        "Esquentar a bolsa de leve para abrir o encaixe",
      ],
      correta: "B",
      explicacao:
        "O adesivo solda o plástico: precisa de superfície lixada, sem brilho, e limpa com solução limpadora, na ponta e na bolsa.",
    },
    {
      pergunta:
        "Na montagem do esgoto com anel de borracha, o tubo entra duro na bolsa. O que usar para facilitar o encaixe?",
      opcoes: ["Óleo de cozinha", "Graxa de rolamento", "Pasta lubrificante", "Adesivo para PVC"],
      correta: "C",
      explicacao:
        "A pasta lubrificante é feita para a junta com anel; óleo e graxa atacam a borracha, e o adesivo impede a dilatação.",
    },
    {
      pergunta:
        "O esgoto tem 3 m em DN 40 e depois 14 m em DN 100. Com as inclinações mínimas da NBR 8160, quanto ele desce ao todo?",
      opcoes: ["17 cm", "20 cm", "31 cm", "34 cm"],
      correta: "B",
      explicacao: "Até DN 75 são 2% e a partir de DN 100 é 1%: 3 × 2 cm = 6 cm, mais 14 × 1 cm = 14 cm, somam 20 cm.",
    },
    {
      pergunta: "Na reforma, só há tubo DN 75 no depósito, e falta ligar a bacia sanitária ao esgoto. O que fazer?",
      opcoes: [
        "Usar o DN 75 com o dobro da inclinação mínima",
        "Usar o DN 75 só até a primeira caixa de inspeção",
        "Usar dois tubos DN 75 lado a lado até a inspeção",
        "Buscar tubo DN 100 para todo o trecho da bacia",
      ],
      correta: "D",
      explicacao:
        "Pela NBR 8160, o ramal da bacia sanitária tem no mínimo DN 100, e dali em diante o diâmetro não diminui.",
    },
    {
      pergunta:
        "Um ramal de esgoto recebe um lavatório (1 UHC), um chuveiro (2 UHC) e um tanque (3 UHC). Qual é o menor diâmetro que serve?",
      opcoes: ["DN 50", "DN 40", "DN 75", "DN 100"],
      correta: "A",
      explicacao: "A soma é 1 + 2 + 3 = 6 UHC; o ramal DN 40 recebe até 3 UHC e o DN 50 até 6 UHC, pela NBR 8160.",
    },
    {
      pergunta: "Um ramal de esgoto horizontal precisa virar 90° no piso. Como fazer a mudança de direção?",
      opcoes: [
        "Com um joelho de 90° de raio curto",
        "Com um tê de 90° tampado na ponta",
        "Com duas curvas de 45° em sequência",
        "Com o tubo aquecido e dobrado no piso",
      ],
      correta: "C",
      explicacao:
        "Na horizontal, a NBR 8160 pede peças de até 45°, que deixam o esgoto passar sem parar e a limpeza entrar pelo tubo.",
    },
    {
      pergunta:
        "Toda vez que se dá descarga, o ralo do banheiro borbulha e depois vem cheiro. Qual é a causa mais provável?",
      opcoes: [
        "Falta de ventilação no esgoto",
        "Excesso de pressão na água fria",
        "Boia da caixa acoplada desregulada",
        "Registro de gaveta meio fechado",
      ],
      correta: "A",
      explicacao:
        "Sem entrada de ar, a descarga suga a água do fecho hídrico; o ralo borbulha e o gás do esgoto passa para o banheiro.",
    },
    {
      pergunta: "Pela NBR 8160, a que distância máxima do tubo ventilador fica o desconector de um ramal DN 50?",
      opcoes: ["0,60 m", "1,20 m", "2,40 m", "3,00 m"],
      correta: "B",
      explicacao:
        "A tabela da NBR 8160 dá 1,20 m para DN 50; mais longe que isso, a ventilação não protege o fecho hídrico do sifão.",
    },
    {
      pergunta: "Em uma casa, o que você liga na caixa de gordura?",
      opcoes: [
        "A pia da cozinha e a bacia do lavabo",
        "A pia da cozinha e a calha do telhado",
        "A pia da cozinha e o chuveiro da suíte",
        "A pia da cozinha e a lava-louças",
      ],
      correta: "D",
      explicacao:
        "A caixa de gordura recebe só o esgoto da cozinha, que tem gordura; banheiro e chuva vão por outros caminhos.",
    },
    {
      pergunta:
        "Da primeira caixa de inspeção até a ligação com a rede da rua há 55 m em linha reta. Quantas caixas a mais são precisas, no mínimo?",
      opcoes: ["Nenhuma", "Uma", "Duas", "Quatro"],
      correta: "C",
      explicacao:
        "Pela NBR 8160, são até 25 m entre inspeções e até 15 m da última à rede: uma cobre 25 + 15 = 40 m, e duas cobrem até 65 m.",
    },
    {
      pergunta:
        "O quintal alaga, e o cliente pede para ligar o ralo de chuva na caixa de inspeção do esgoto. O que fazer?",
      opcoes: [
        "Ligar à caixa de inspeção com um tubo DN 100",
        "Fazer rede de chuva separada da rede de esgoto",
        "Ligar à caixa de gordura, que segura a areia",
        "Ligar à caixa de inspeção com uma tela no ralo",
      ],
      correta: "B",
      explicacao:
        "O esgoto não é feito para receber chuva: na tempestade ele transborda e volta pelos ralos; a chuva tem rede só dela.",
    },
    {
      pergunta:
        "Um telhado tem área de contribuição de 60 m². Com chuva de 150 mm/h e Q = chuva × área ÷ 60, que vazão a calha recebe?",
      opcoes: ["150 L/min", "90 L/min", "400 L/min", "900 L/min"],
      correta: "A",
      explicacao: "Pela fórmula da NBR 10844, 150 × 60 ÷ 60 = 150 L/min; cada milímetro de chuva em 1 m² é 1 litro.",
    },
    {
      pergunta:
        "A maior pressão de trabalho de um trecho de água fria é 24 mca. Como é o teste desse trecho antes de fechar a parede?",
      opcoes: [
        "Com 24 mca, por pelo menos 10 minutos",
        "Com 12 mca, por pelo menos 1 hora",
        "Com 30 mca, por pelo menos 10 minutos",
        "Com 36 mca, por pelo menos 1 hora",
      ],
      correta: "D",
      explicacao:
        "O teste usa 1,5 vez a maior pressão de trabalho, ou 1,5 × 24 = 36 mca, por 1 hora no mínimo, sem vazamento nem queda.",
    },
    {
      pergunta:
        "A conta de água veio alta. Com as peças e o registro de entrada da caixa fechados, o hidrômetro continua girando. Onde procurar?",
      opcoes: [
        "Na válvula de descarga do banheiro",
        "No ramal do chuveiro, por dentro da parede",
        "No trecho entre o hidrômetro e a caixa",
        "No extravasor, por causa da boia gasta",
      ],
      correta: "C",
      explicacao:
        "Com a entrada da caixa fechada, nada depois dela tira água da rede; se o hidrômetro gira, o vazamento está antes da caixa.",
    },
  ],
};
