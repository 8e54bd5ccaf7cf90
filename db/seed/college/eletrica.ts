import type { CourseContent } from "./content.ts";

export const eletrica: CourseContent = {
  id: "eletrica",
  titulo: "Especialização em Elétrica",
  descricao:
    "Cargas, circuitos, fios, disjuntores, DR, DPS, aterramento, quadro e testes de uma casa, com contas prontas para usar e segurança pela NR-10.",
  questions: [
    {
      pergunta:
        "Na reforma, o cliente quer aumentar a carga da casa e trocar o disjuntor do padrão, cujo medidor está lacrado. O que você faz?",
      opcoes: [
        "Rompo o lacre, troco o disjuntor geral e aviso a concessionária no fim da obra",
        "Peço a mudança à concessionária, com o projeto de profissional habilitado",
        "Troco o disjuntor geral por um maior e deixo o lacre como está",
        "Faço uma ligação direta antes do medidor até a obra terminar",
      ],
      correta: "B",
      explicacao:
        "Aumento de carga passa pela concessionária, dona do medidor e do lacre, e o projeto é de profissional habilitado, com ART ou TRT.",
    },
    {
      pergunta:
        "Pelos valores mínimos da NBR 5410, quanto de carga de iluminação você prevê para um quarto de 15 m² de uma casa?",
      opcoes: ["160 VA", "235 VA", "280 VA", "220 VA"],
      correta: "D",
      explicacao:
        "São 100 VA pelos primeiros 6 m² e, nos 9 m² restantes, cabem só dois trechos inteiros de 4 m²: 100 + 2 × 60 = 220 VA.",
    },
    {
      pergunta:
        "Uma cozinha tem cinco pontos de tomada de uso geral. Qual é a potência mínima a prever para eles, na regra usual da NBR 5410?",
      opcoes: ["2.000 VA", "3.000 VA", "1.000 VA", "500 VA"],
      correta: "A",
      explicacao:
        "Na cozinha contam-se 600 VA para cada um dos três primeiros pontos e 100 VA para os demais: 3 × 600 + 2 × 100 = 2.000 VA.",
    },
    {
      pergunta: "O cliente comprou um forno elétrico de 3.300 W em 220 V, que puxa 15 A. Como alimentar esse forno?",
      opcoes: [
        "No circuito das tomadas da cozinha, com disjuntor maior",
        "No circuito do chuveiro, porque os dois são em 220 V",
        "Em um circuito só dele, porque passa de 10 A",
        "No circuito da iluminação, que tem pouca carga",
      ],
      correta: "C",
      explicacao:
        "Pela NBR 5410, aparelho com corrente acima de 10 A tem circuito próprio; este puxa 3.300 ÷ 220 = 15 A.",
    },
    {
      pergunta:
        "O chuveiro é alimentado em 220 V por duas fases da rede 127/220 V. Que proteção você monta no quadro para esse circuito?",
      opcoes: [
        "Um disjuntor monopolar em uma fase só",
        "Dois disjuntores monopolares amarrados",
        "Um disjuntor monopolar no condutor terra",
        "Um disjuntor bipolar para as duas fases",
      ],
      correta: "D",
      explicacao:
        "As duas fases estão vivas e devem ser cortadas ao mesmo tempo, o que só o disjuntor bipolar garante; monopolares amarrados não servem.",
    },
    {
      pergunta:
        "Um fio de 4 mm² suporta 32 A sozinho no eletroduto. Com três circuitos no mesmo eletroduto (fator 0,70), qual é a capacidade dele?",
      opcoes: ["22,4 A", "25,6 A", "32,0 A", "45,7 A"],
      correta: "A",
      explicacao:
        "A capacidade se multiplica pelo fator de agrupamento: 32 × 0,70 = 22,4 A, porque circuitos juntos se aquecem.",
    },
    {
      pergunta:
        "Um circuito tem corrente de 18 A, e o fio, já com as correções, suporta 24 A. Qual disjuntor atende à regra da NBR 5410?",
      opcoes: ["16 A", "20 A", "25 A", "32 A"],
      correta: "B",
      explicacao:
        "O disjuntor fica entre a corrente do circuito e a capacidade do fio: 18 ≤ 20 ≤ 24; com 16 A ele desarma, e acima de 24 A não protege o fio.",
    },
    {
      pergunta:
        "O disjuntor de 20 A das tomadas desarma todo dia, e o cliente pede um de 32 A no lugar, com o mesmo fio de 2,5 mm². O que fazer?",
      opcoes: [
        "Trocar por um de 32 A e avisar para usar menos aparelhos",
        "Trocar por um de 25 A, que é o meio-termo mais seguro",
        "Manter o de 20 A e dividir as cargas em mais circuitos",
        "Manter o de 20 A e passar um segundo fio só no neutro",
      ],
      correta: "C",
      explicacao:
        "O disjuntor protege o fio: 25 A ou 32 A passam da capacidade do fio de 2,5 mm² (24 A), e a sobrecarga se resolve com mais circuitos.",
    },
    {
      pergunta:
        "Circuito de 220 V com dois fios de cobre de 6 mm², 20 A e 40 m de ida. Com queda = 2 × 0,021 × L × I ÷ S, qual é a queda de tensão?",
      opcoes: ["2,8 V, perto de 1,3%", "5,6 V, perto de 2,5%", "11,2 V, perto de 5,1%", "33,6 V, perto de 15,3%"],
      correta: "B",
      explicacao:
        "2 × 0,021 × 40 × 20 ÷ 6 = 5,6 V, e 5,6 ÷ 220 = 2,5%, dentro do limite de 4% da NBR 5410 para o circuito terminal.",
    },
    {
      pergunta:
        "Dentro de casa, um trecho de eletroduto entre duas caixas tem três curvas de 90°. Qual é o comprimento máximo desse trecho?",
      opcoes: ["15 m", "12 m", "9 m", "6 m"],
      correta: "D",
      explicacao: "Pela NBR 5410, os 15 m do trecho reto interno perdem 3 m para cada curva de 90°: 15 − 3 × 3 = 6 m.",
    },
    {
      pergunta:
        "Acabou o fio preto, e na obra só há rolos azul-claro e verde-amarelo. Falta passar uma fase. O que fazer?",
      opcoes: [
        "Buscar fio de outra cor para a fase, como preto ou vermelho",
        "Usar o verde-amarelo e anotar a troca na tampa do quadro novo",
        "Usar o azul-claro com fita preta nas duas pontas do fio",
        "Usar o verde-amarelo, desde que seja só nesse cômodo",
      ],
      correta: "A",
      explicacao:
        "A NBR 5410 reserva o azul-claro para o neutro e o verde-amarelo para a proteção; quem mexer depois confiará nessas cores.",
    },
    {
      pergunta:
        "A lâmpada apaga no interruptor, mas o bocal dá choque em quem troca a lâmpada com o interruptor desligado. Qual é o defeito provável?",
      opcoes: [
        "O disjuntor do circuito é grande demais",
        "O fio terra não foi levado à luminária",
        "O interruptor foi ligado no neutro",
        "A lâmpada é de outra tensão",
      ],
      correta: "C",
      explicacao:
        "Quando o interruptor corta o neutro, a lâmpada apaga, mas a fase continua no bocal; o interruptor deve cortar a fase.",
    },
    {
      pergunta: "No banheiro, a que distância mínima do box você coloca a tomada do lavatório?",
      opcoes: ["30 cm", "60 cm", "15 cm", "45 cm"],
      correta: "B",
      explicacao:
        "Pela NBR 5410, a faixa de 60 cm ao lado do box não recebe tomada, porque ali a água e o corpo molhado aumentam o risco.",
    },
    {
      pergunta: "Na casa, qual destes circuitos a NBR 5410 manda proteger com DR de 30 mA?",
      opcoes: [
        "O das tomadas da lavanderia",
        "O da luz do corredor",
        "O do ar-condicionado do quarto",
        "O da iluminação da sala de estar",
      ],
      correta: "A",
      explicacao:
        "A NBR 5410 exige DR de 30 mA onde há água no uso normal, como lavanderia, cozinha, área de serviço e banheiro.",
    },
    {
      pergunta:
        "Depois de uma reforma, o DR desarma assim que se liga um aparelho na tomada nova, mesmo com aparelhos bons. O que conferir primeiro?",
      opcoes: [
        "Se o disjuntor da tomada tem corrente menor que a do DR",
        "Se o fio de fase da tomada nova tem seção de 2,5 mm²",
        "Se a tomada nova é de 10 A em vez de ser de 20 A",
        "Se o neutro da tomada veio de outro circuito, fora do DR",
      ],
      correta: "D",
      explicacao:
        "Se a corrente vai pela fase do DR e volta por neutro de fora, o DR vê diferença e desarma; cada circuito usa o seu neutro.",
    },
    {
      pergunta: "No quadro, os fios que ligam o DPS à fase e ao terra somam 1,20 m, com voltas. O que você corrige?",
      opcoes: [
        "Nada, porque fio mais longo segura melhor o surto",
        "Mudo o DPS de lugar até os fios somarem 0,5 m ou menos",
        "Passo o DPS para depois do DR, com os mesmos fios",
        "Troco o DPS por um DR, que também desvia os surtos",
      ],
      correta: "B",
      explicacao:
        "Fio longo e com voltas reduz a proteção contra surtos; a NBR 5410 pede ligações curtas do DPS, de até 0,5 m no total.",
    },
    {
      pergunta:
        "O técnico do computador quer cravar uma haste só para o escritório, sem ligação com o terra da casa. Como responder?",
      opcoes: [
        "Aceito, porque aparelho eletrônico pede terra limpo e separado",
        "Aceito, desde que a haste fique a mais de três metros da outra",
        "Recuso e ligo a tomada ao aterramento único da instalação",
        "Recuso e ligo o terra do computador ao neutro da tomada",
      ],
      correta: "C",
      explicacao:
        "A NBR 5410 quer um só aterramento na edificação; terras separados criam diferença de tensão entre aparelhos, principalmente com raio.",
    },
    {
      pergunta:
        "O chuveiro será ligado com fios de fase de 10 mm² em cobre. Qual seção você usa no condutor de proteção (terra)?",
      opcoes: ["2,5 mm²", "4 mm²", "6 mm²", "10 mm²"],
      correta: "D",
      explicacao: "Até 16 mm², o condutor de proteção tem a mesma seção da fase, pela regra da NBR 5410.",
    },
    {
      pergunta:
        "Antes de energizar um circuito de 220 V, o ensaio de isolamento com 500 V em corrente contínua deu 0,2 MΩ. O que fazer?",
      opcoes: [
        "Procurar a falha, corrigir e repetir o ensaio antes de ligar",
        "Ligar o circuito, pois qualquer leitura acima de zero serve",
        "Repetir o ensaio com a pilha do multímetro comum e ligar se passar",
        "Ligar o circuito e repetir o ensaio depois de um mês de uso",
      ],
      correta: "A",
      explicacao:
        "O mínimo da NBR 5410 para esses circuitos é 0,5 MΩ; com 0,2 MΩ há falha de isolação, e não se energiza antes de corrigir.",
    },
    {
      pergunta:
        "Você desligou o circuito e travou o disjuntor com cadeado. Pela sequência da NR-10, qual é o próximo passo?",
      opcoes: [
        "Começar o serviço, pois o cadeado já garante",
        "Instalar a placa de aviso e guardar a chave",
        "Constatar com instrumento que não há tensão",
        "Instalar o aterramento temporário nos fios",
      ],
      correta: "C",
      explicacao:
        "Pela NR-10, depois de seccionar e impedir a religação vem constatar a ausência de tensão; só então se aterra, protege e sinaliza.",
    },
  ],
};
