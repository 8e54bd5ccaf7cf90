import type { CourseContent } from "./content.ts";

export const vendas: CourseContent = {
  id: "vendas",
  titulo: "Especialização em Vendas de Produtos",
  descricao: "Calcule quantidades, indique o material certo, forme preço com margem e entregue dentro da lei.",
  questions: [
    {
      pergunta:
        "Um cliente vai pintar 45,00 m² de parede com 2 demãos. O rótulo diz 10 m² por litro por demão. Quantos galões de 3,6 L ele leva, sem contar perda?",
      opcoes: ["2 galões", "3 galões", "5 galões", "4 galões"],
      correta: "B",
      explicacao: "São 45 × 2 = 90 m² de demão, ou 9 litros, e 9 ÷ 3,6 = 2,5 galões, que se arredonda para 3.",
    },
    {
      pergunta:
        "O rótulo de outra tinta informa 90 m² de área acabada por lata de 18 L. O cliente tem 180 m² para pintar, com 2 demãos. Quantas latas?",
      opcoes: ["1 lata", "4 latas", "3 latas", "2 latas"],
      correta: "D",
      explicacao: "A área acabada já inclui as demãos, por isso basta dividir: 180 ÷ 90 = 2 latas.",
    },
    {
      pergunta:
        "Uma sala de 24,00 m² terá piso assentado reto, com 10% de perda. A caixa tem 1,92 m². Quantas caixas vender?",
      opcoes: ["14 caixas", "13 caixas", "12 caixas", "16 caixas"],
      correta: "A",
      explicacao: "São 24 × 1,10 = 26,40 m², e 26,40 ÷ 1,92 = 13,75; caixa não se fraciona, então são 14.",
    },
    {
      pergunta:
        "O cliente quer levar hoje metade do piso da sala e a outra metade no mês que vem. O que você recomenda?",
      opcoes: [
        "Levar metade agora, porque o mesmo código tem sempre a mesma cor",
        "Comprar em duas lojas diferentes, para ter de onde repor as peças",
        "Levar tudo do mesmo lote, com uma só tonalidade e um só calibre",
        "Levar metade agora e pintar o rejunte depois, para igualar a cor",
      ],
      correta: "C",
      explicacao: "Lotes diferentes podem ter cor e tamanho real diferentes, e isso aparece no piso pronto.",
    },
    {
      pergunta:
        "Um cliente pede látex da classe econômica para pintar a fachada da casa. O que orientar, com base na NBR 15079?",
      opcoes: [
        "Levar a econômica e dar uma demão a mais que o normal",
        "Levar a econômica, que serve para dentro e para fora",
        "Levar a econômica e misturar verniz para resistir à chuva",
        "Levar no mínimo a standard, pois a econômica é só para dentro",
      ],
      correta: "D",
      explicacao:
        "Na NBR 15079, o látex econômico é só para ambientes internos, e a fachada pede no mínimo a classe standard.",
    },
    {
      pergunta:
        "Para assentar cerâmica no piso de uma varanda aberta, o cliente pegou argamassa colante AC-I. O que dizer a ele?",
      opcoes: [
        "Trocar por AC-II ou superior, própria para área externa",
        "Manter a AC-I e aumentar a espessura da camada para 3 cm",
        "Manter a AC-I e misturar cimento comum no preparo da massa",
        "Trocar por cal hidratada, que aguenta melhor sol e chuva",
      ],
      correta: "A",
      explicacao: "Pela NBR 14081, a AC-I é para ambientes internos; área externa pede pelo menos a AC-II.",
    },
    {
      pergunta:
        "Calçada de 10,00 × 1,50 m com 8 cm de espessura. Com a referência de 7 sacos de cimento por m³ e sem contar perda, quantos sacos de 50 kg pedir?",
      opcoes: ["7 sacos", "12 sacos", "9 sacos", "11 sacos"],
      correta: "C",
      explicacao: "O volume é 10 × 1,5 × 0,08 = 1,2 m³, e 1,2 × 7 = 8,4 sacos, que se arredonda para 9.",
    },
    {
      pergunta:
        "A carga de areia ocupa na caçamba 3,20 m de comprimento, 2,10 m de largura e 0,50 m de altura média. Qual é o volume entregue?",
      opcoes: ["5,80 m³", "3,36 m³", "6,72 m³", "2,65 m³"],
      correta: "B",
      explicacao: "A cubagem é comprimento × largura × altura média: 3,20 × 2,10 × 0,50 = 3,36 m³.",
    },
    {
      pergunta:
        "Um produto custa R$ 84 com frete. O imposto é 12%, a comissão 3% e a margem desejada 25%, tudo sobre o preço. Por quanto vender?",
      opcoes: ["R$ 117,60", "R$ 105,00", "R$ 210,00", "R$ 140,00"],
      correta: "D",
      explicacao: "As porcentagens sobre o preço somam 40%, então o preço é 84 ÷ (1 − 0,40) = 84 ÷ 0,60 = R$ 140.",
    },
    {
      pergunta: "Uma torneira custa R$ 80 e é vendida por R$ 100. Quais são a margem e o markup?",
      opcoes: [
        "Margem de 20% e markup de 25%",
        "Margem de 25% e markup de 20%",
        "Margem de 20% e markup de 80%",
        "Margem de 80% e markup de 20%",
      ],
      correta: "A",
      explicacao: "A margem divide o ganho pelo preço (20 ÷ 100) e o markup divide pelo custo (20 ÷ 80 = 25%).",
    },
    {
      pergunta:
        "Um item custa R$ 75 e é vendido por R$ 100. Você dá 10% de desconto. Quanto cai o seu ganho bruto nessa venda?",
      opcoes: ["10%", "25%", "40%", "60%"],
      correta: "C",
      explicacao: "O ganho cai de R$ 25 para R$ 15, ou seja, R$ 10 a menos sobre R$ 25, que são 40%.",
    },
    {
      pergunta:
        '"Está caro", diz o cliente. A lata da marca Sol custa R$ 250 e rende 50 m² acabados; a da marca Lua custa R$ 360 e rende 90 m² acabados. Qual comparação ajuda a decidir?',
      opcoes: [
        "A Sol custa R$ 110 a menos, portanto é a mais econômica",
        "A Sol sai por R$ 4,00 o m² pronto, e a Lua por R$ 5,00",
        "As duas empatam, porque as latas têm o mesmo volume",
        "A Sol sai por R$ 5,00 o m² pronto, e a Lua por R$ 4,00",
      ],
      correta: "D",
      explicacao: "O que pesa na obra é o custo por m² pronto: 250 ÷ 50 = R$ 5,00 contra 360 ÷ 90 = R$ 4,00.",
    },
    {
      pergunta:
        "Uma cliente comprou uma cuba pelo WhatsApp e, 4 dias depois de receber, desistiu sem dar motivo. A peça está sem uso. O que a loja deve fazer?",
      opcoes: [
        "Aceitar e devolver só o valor da peça, retendo o frete já pago",
        "Aceitar e devolver tudo o que ela pagou, inclusive o frete",
        "Recusar, porque a lei só permite devolver produto com defeito",
        "Oferecer apenas um vale-compra, com validade de 30 dias",
      ],
      correta: "B",
      explicacao:
        "Em compra fora da loja, o artigo 49 do CDC dá 7 dias para desistir, com devolução de tudo o que foi pago.",
    },
    {
      pergunta:
        "Um cliente comprou na loja um chuveiro em perfeito estado e, no dia seguinte, quer trocar porque não gostou da cor. O que vale?",
      opcoes: [
        "A loja é obrigada a trocar em até 7 dias, em qualquer compra",
        "A loja é obrigada a trocar em até 30 dias, com a nota fiscal",
        "A troca só é devida se a loja a prometeu, e então deve cumprir",
        "A troca é proibida depois que o produto sai da loja com nota",
      ],
      correta: "C",
      explicacao:
        "Sem defeito e com compra na loja, a lei não obriga a trocar, mas a promessa de troca feita pela loja a vincula.",
    },
    {
      pergunta:
        "Uma torneira, produto durável, mostrou um defeito aparente. Até quando o cliente pode reclamar, pelo CDC?",
      opcoes: [
        "Até 90 dias depois da entrega",
        "Até 30 dias depois da entrega",
        "Até 7 dias depois da compra",
        "Até 10 dias depois da instalação",
      ],
      correta: "A",
      explicacao:
        "O artigo 26 do CDC dá 90 dias, contados da entrega, para reclamar de defeito aparente em produto durável.",
    },
    {
      pergunta:
        "O gerente mandou vender certo piso em promoção só a quem levar também a argamassa da loja. O que você responde?",
      opcoes: [
        "Pode, desde que a argamassa tenha um bom desconto",
        "É venda casada, proibida; a argamassa só se oferece",
        "Pode, desde que a condição esteja escrita na placa",
        "É permitido apenas em produtos da mesma marca",
      ],
      correta: "B",
      explicacao:
        "O artigo 39 do CDC proíbe condicionar a venda de um produto à compra de outro, mesmo com aviso ou desconto.",
    },
    {
      pergunta: "Chegaram 200 sacos de cimento que vão ficar um mês no depósito. Como guardar?",
      opcoes: [
        "No chão de cimento liso, em pilhas de 20 sacos",
        "Encostados na parede, para a pilha não tombar",
        "No pátio sob lona, em pilhas de até 15 sacos",
        "Em lugar coberto, sobre estrado, até 10 por pilha",
      ],
      correta: "D",
      explicacao:
        "Cimento fica em lugar seco, sobre estrado, longe da parede, e acima de 15 dias a NBR 12655 limita a pilha a 10 sacos.",
    },
    {
      pergunta:
        "O custo das vendas no ano foi R$ 540.000 e o estoque médio é R$ 90.000. Para quantos dias de venda há mercadoria, no ano de 360 dias?",
      opcoes: ["60 dias", "6 dias", "90 dias", "54 dias"],
      correta: "A",
      explicacao: "O giro é 540 ÷ 90 = 6 vezes por ano, e 360 ÷ 6 = 60 dias de mercadoria.",
    },
    {
      pergunta:
        "A loja vende 8 sacos de argamassa por dia. O fornecedor leva 5 dias, e a segurança é de 15 sacos. Com quantos sacos fazer o pedido?",
      opcoes: ["40 sacos", "25 sacos", "55 sacos", "115 sacos"],
      correta: "C",
      explicacao: "O ponto de pedido é venda diária × prazo + segurança: 8 × 5 + 15 = 55 sacos.",
    },
    {
      pergunta:
        "Pelo WhatsApp, um cliente novo mandou a foto do comprovante de Pix e quer retirar já a mercadoria. O que fazer?",
      opcoes: [
        "Liberar e pedir a ele que assine a nota fiscal na saída",
        "Conferir o crédito na conta da loja e só então liberar",
        "Liberar se o nome no comprovante for igual ao do pedido",
        "Pedir outra foto do comprovante, com melhor definição",
      ],
      correta: "B",
      explicacao: "Imagem de comprovante é fácil de falsificar, e só o crédito na conta da loja prova o pagamento.",
    },
  ],
};
