/** A demo request. Keys refer to `DEMO_PEOPLE`, and the age counts back from the time of seeding. */
export interface DemoRequest {
  clientKey: string;
  serviceType: string;
  description: string;
  location: string;
  urgency: "urgent" | "tomorrow" | "next_days" | "no_deadline";
  ageMinutes: number;
  interestedKeys: readonly string[];
  /** Names of drawings in dev/demo/pictures/photos/, without the ending. */
  pictures?: readonly string[];
}

/** Newest first. Only the last four are older than the 48 hours (2880 minutes) that a request is open. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    clientKey: "luciana-arakaki",
    serviceType: "Conserto de vazamento",
    description:
      "Estourou um cano embaixo da pia da cozinha e já fechei o registro geral. A parede está molhada e preciso que alguém venha ainda hoje. Casa térrea, fácil de estacionar na frente.",
    location: "Tiradentes, Campo Grande",
    urgency: "urgent",
    ageMinutes: 3,
    interestedKeys: [],
    pictures: ["sink-white-home-mirrored", "pipes-white-yard"],
  },
  {
    clientKey: "client",
    serviceType: "Reforma de banheiro",
    description:
      "Quero reformar o banheiro social, de 2,40 x 1,50 m: tirar o azulejo antigo, refazer a hidráulica do chuveiro, impermeabilizar o box e assentar porcelanato 60x60 até o teto. O material eu compro. Posso mandar fotos e o desenho. Gostaria de orçamento só da mão de obra, com prazo. É o único banheiro da casa além do lavabo, por isso preciso que o serviço ande sem parar depois de começar.",
    location: "Carandá Bosque, Campo Grande",
    urgency: "next_days",
    ageMinutes: 17,
    interestedKeys: ["provider", "premium"],
    pictures: ["shower-white-home", "toilet-white-sheet", "tiles-cream-plan-close"],
  },
  {
    clientKey: "edson-ximenes",
    serviceType: "Instalação de padrão Energisa",
    description:
      "Preciso instalar padrão novo bifásico com caixa de policarbonato, poste de 7 metros e ramal de entrada para uma casa em fase final. Quem pegar já precisa deixar pronto para a vistoria da Energisa.",
    location: "Nova Lima, Campo Grande",
    urgency: "next_days",
    ageMinutes: 34,
    interestedKeys: ["sergio-oshiro"],
  },
  {
    clientKey: "fernanda-lacerda",
    serviceType: "Instalação de ar-condicionado split",
    description:
      "Dois splits de 12.000 BTUs já comprados, um para cada quarto. Tem ponto de energia 220 V, mas não tem tubulação embutida. Distância até a condensadora de uns 4 metros. Apartamento no 3º andar, com sacada técnica.",
    location: "Jardim dos Estados, Campo Grande",
    urgency: "tomorrow",
    ageMinutes: 52,
    interestedKeys: ["rafael-kanashiro", "sergio-oshiro"],
  },
  {
    clientKey: "rogerio-bortolotto",
    serviceType: "Construção de barracão ou galpão",
    description:
      "Procuro empreiteiro para barracão de máquinas na fazenda: 15 x 30 m, pé-direito de 6 m, estrutura metálica, telha galvalume e piso de concreto polido de 15 cm. Fica a 12 km do asfalto, com alojamento para a equipe. Quero visita técnica antes do orçamento e proposta separando fundação, estrutura, cobertura e piso. A energia chega até a sede, a 200 m do local, e a água é de poço. Gostaria de concluir antes da colheita, portanto preciso saber quando a equipe pode começar.",
    location: "Zona rural, Maracaju",
    urgency: "no_deadline",
    ageMinutes: 75,
    interestedKeys: ["jefferson-acosta", "nadia-zahran", "jose-moreira"],
  },
  {
    clientKey: "cleonice-rocha",
    serviceType: "Conserto de goteira",
    description: "Três goteiras na sala depois da chuva. Telha romana, casa baixinha.",
    location: "Aero Rancho, Campo Grande",
    urgency: "urgent",
    ageMinutes: 96,
    interestedKeys: ["gilmar-benites"],
    pictures: ["roof-terracotta-yard-mirrored"],
  },
  {
    clientKey: "patricia-dal-molin",
    serviceType: "Projeto arquitetônico",
    description:
      "Temos um terreno de 12 x 30 m e queremos projeto de casa térrea com 3 quartos (1 suíte), área gourmet e piscina pequena, em torno de 180 m². Precisamos também da aprovação na prefeitura. Nossa ideia é começar a obra depois das chuvas.",
    location: "Parque Alvorada, Dourados",
    urgency: "no_deadline",
    ageMinutes: 128,
    interestedKeys: ["ivone-schneider", "premium"],
  },
  {
    clientKey: "thiago-salamene",
    serviceType: "Forro de gesso",
    description:
      "Forro de gesso acartonado em sala e cozinha integradas, 38 m², com tabica e rasgo para perfil de LED. Pé-direito de 2,80 m, quero rebaixar 15 cm. O eletricista já deixou os pontos passados.",
    location: "Rita Vieira, Campo Grande",
    urgency: "next_days",
    ageMinutes: 165,
    interestedKeys: ["diego-ayala"],
  },
  {
    clientKey: "dirce-ovelar",
    serviceType: "Fabricação de portão",
    description:
      "Portão de correr em chapa e metalon, 3,50 x 2,20 m, com porta social embutida, já preparado para motor. O trilho antigo pode ser aproveitado se estiver bom. Informar o preço com pintura e instalação.",
    location: "Centro, Ponta Porã",
    urgency: "next_days",
    ageMinutes: 210,
    interestedKeys: ["jefferson-acosta"],
  },
  {
    clientKey: "kenji-miyahira",
    serviceType: "Limpeza pós-obra",
    description:
      "Casa de 160 m² que acabou de ser pintada. Tem respingo de tinta e rejunte no porcelanato, vidros com adesivo e muito pó nos armários. A mudança chega no sábado, então precisa terminar na sexta.",
    location: "Vila Planalto, Campo Grande",
    urgency: "tomorrow",
    ageMinutes: 248,
    interestedKeys: ["marli-ferronato"],
  },
  {
    clientKey: "samira-haddad",
    serviceType: "Móveis planejados",
    description:
      "Cozinha planejada em MDF branco e freijó: 3,20 m de bancada em L, torre quente, paneleiro e ilha de 1,60 m. O granito já está escolhido. Tenho o projeto da designer em PDF. Quero comparar orçamentos e ver trabalhos prontos.",
    location: "Chácara Cachoeira, Campo Grande",
    urgency: "no_deadline",
    ageMinutes: 305,
    interestedKeys: ["osvaldo-higa", "amanda-saad"],
  },
  {
    clientKey: "valdir-goncalves",
    serviceType: "Construção de muro",
    description:
      "Muro de divisa com 28 metros de comprimento e 2,20 m de altura, bloco de concreto, com baldrame, colunas a cada 3 metros e chapisco dos dois lados. Terreno plano e limpo. Tem água e luz no local.",
    location: "Jardim Água Boa, Dourados",
    urgency: "next_days",
    ageMinutes: 350,
    interestedKeys: ["claudemir-vilhalva"],
  },
  {
    clientKey: "jussara-lipu",
    serviceType: "Assentamento de piso cerâmico",
    description:
      "Assentar 45 m² de piso cerâmico 45x45 em sala, dois quartos e cozinha. O contrapiso está pronto, mas tem um desnível na porta da cozinha. Piso e argamassa já estão na casa, faltam só os espaçadores.",
    location: "Bairro Alto, Aquidauana",
    urgency: "next_days",
    ageMinutes: 412,
    interestedKeys: ["nilson-pio"],
  },
  {
    clientKey: "client",
    serviceType: "Instalação de energia solar",
    description:
      "Minha conta está vindo por volta de R$ 620 por mês e quero um sistema que zere esse consumo. Telhado colonial voltado para o norte, padrão bifásico. Peço orçamento com marca das placas, do inversor e garantia, incluindo a homologação na Energisa.",
    location: "Carandá Bosque, Campo Grande",
    urgency: "no_deadline",
    ageMinutes: 455,
    interestedKeys: ["lucas-pagnoncelli", "sergio-oshiro"],
  },
  {
    clientKey: "marcelo-zanchet",
    serviceType: "Laudo técnico com ART",
    description:
      "O condomínio precisa de laudo das sacadas e da fachada, com ART, para apresentar em assembleia. São dois blocos de 4 andares, de 1998, com pastilha soltando em alguns pontos. Favor informar prazo e se faz teste de percussão.",
    location: "Monte Castelo, Campo Grande",
    urgency: "next_days",
    ageMinutes: 520,
    interestedKeys: ["nadia-zahran"],
  },
  {
    clientKey: "rosangela-benites",
    serviceType: "Desentupimento de rede de esgoto",
    description:
      "O esgoto está voltando pelo ralo do banheiro e da área de serviço. Acho que é na caixa de passagem perto da calçada. Temos criança pequena em casa, por isso é bem urgente.",
    location: "Moreninha III, Campo Grande",
    urgency: "urgent",
    ageMinutes: 575,
    interestedKeys: ["antonio-caceres"],
  },
  {
    clientKey: "jose-moreira",
    serviceType: "Sondagem de solo (SPT)",
    description:
      "Preciso de 3 furos de sondagem SPT, até uns 12 metros, em terreno de 600 m² onde vai subir um sobrado. Enviar o relatório com ART. O caminhão entra pela lateral sem problema.",
    location: "Jardim Alvorada, Três Lagoas",
    urgency: "next_days",
    ageMinutes: 640,
    interestedKeys: ["nadia-zahran"],
  },
  {
    clientKey: "cleonice-rocha",
    serviceType: "Pintura residencial interna",
    description:
      "Pintar por dentro uma casa de 2 quartos, sala e cozinha, cerca de 70 m² de área construída. Tem massa soltando em uma parede do quarto por causa de umidade antiga, já resolvida. Cor clara, tinta lavável. A casa está vazia.",
    location: "Coophavila II, Campo Grande",
    urgency: "next_days",
    ageMinutes: 705,
    interestedKeys: ["wanderley-pinto", "provider"],
  },
  {
    clientKey: "rogerio-bortolotto",
    serviceType: "Georreferenciamento de imóvel rural",
    description:
      "Área de 340 hectares para georreferenciar e certificar no SIGEF, pois vamos desmembrar para inventário. Existem dois marcos antigos de divisa e um córrego. Preciso de proposta com prazo e ART.",
    location: "Zona rural, Sidrolândia",
    urgency: "no_deadline",
    ageMinutes: 790,
    interestedKeys: ["marcia-echeverria"],
  },
  {
    clientKey: "luciana-arakaki",
    serviceType: "Instalação de motor de portão",
    description:
      "Portão basculante de 3 m, bem pesado, em madeira com estrutura de ferro. O motor antigo queimou e quero trocar por um mais rápido, com 4 controles. Se der, deixar preparado para abrir pelo celular.",
    location: "Tiradentes, Campo Grande",
    urgency: "tomorrow",
    ageMinutes: 868,
    interestedKeys: ["eduardo-tamashiro", "sergio-oshiro"],
  },
  {
    clientKey: "fernanda-lacerda",
    serviceType: "Box para banheiro",
    description:
      "Dois boxes de vidro 8 mm incolor com alumínio preto: um frontal de 1,35 m e um de canto de 0,90 x 0,90 m.",
    location: "Jardim dos Estados, Campo Grande",
    urgency: "next_days",
    ageMinutes: 940,
    interestedKeys: ["carla-nunes"],
  },
  {
    clientKey: "valdir-goncalves",
    serviceType: "Impermeabilização de laje",
    description:
      "Laje exposta de 60 m² em cima do comércio, já com infiltração no teto da loja. Tem manta velha ressecada que precisa ser retirada. Quero manta asfáltica com proteção mecânica e garantia por escrito.",
    location: "Centro, Dourados",
    urgency: "urgent",
    ageMinutes: 1015,
    interestedKeys: ["valdecir-rossato", "claudemir-vilhalva"],
  },
  {
    clientKey: "patricia-dal-molin",
    serviceType: "Projeto de interiores",
    description:
      "Sala de espera e dois consultórios de odontologia, 64 m² no total. Precisamos de layout, marcenaria, iluminação e acompanhamento da obra. Já temos a planta e as exigências da Vigilância Sanitária. O prédio é alugado, então queremos mexer o mínimo possível em alvenaria e hidráulica e levar os móveis se um dia mudarmos. Gostaríamos de conversar com calma antes de fechar, ver projetos parecidos e entender o que está incluído: quantas revisões, visitas à obra e lista de compras.",
    location: "Jardim Flórida, Dourados",
    urgency: "no_deadline",
    ageMinutes: 1090,
    interestedKeys: ["ivone-schneider", "amanda-saad", "premium"],
  },
  {
    clientKey: "edson-ximenes",
    serviceType: "Remoção de entulho",
    description:
      "Sobrou uns 6 m³ de entulho misturado (tijolo, reboco e um pouco de madeira) na frente da obra. Precisa tirar até amanhã de manhã porque o caminhão do concreto vai encostar ali.",
    location: "Nova Lima, Campo Grande",
    urgency: "tomorrow",
    ageMinutes: 1160,
    interestedKeys: ["sebastiao-quevedo"],
  },
  {
    clientKey: "samira-haddad",
    serviceType: "Paisagismo e jardinagem",
    description:
      "Jardim da pousada em Bonito, uns 400 m²: refazer os canteiros com plantas nativas, trocar a grama onde o sol queimou e instalar irrigação por aspersão com temporizador. Preferência por quem já atendeu pousada ou hotel.",
    location: "Vila Donária, Bonito",
    urgency: "no_deadline",
    ageMinutes: 1235,
    interestedKeys: ["ramao-ojeda"],
  },
  {
    clientKey: "kenji-miyahira",
    serviceType: "Instalação de câmeras de segurança",
    description:
      "Seis câmeras externas com gravador e acesso pelo celular em uma mercearia. Quero imagem boa à noite e um no-break pequeno para quando cair a energia. Passar cabo em eletroduto aparente, sem quebrar a parede.",
    location: "Vila Nasser, Campo Grande",
    urgency: "next_days",
    ageMinutes: 1320,
    interestedKeys: ["eduardo-tamashiro"],
  },
  {
    clientKey: "dirce-ovelar",
    serviceType: "Construção de fossa e sumidouro",
    description:
      "Casa nova sem rede de esgoto na rua, 5 moradores. Preciso de fossa séptica, filtro e sumidouro com anéis de concreto, escavação incluída. O solo é de terra vermelha, bem firme.",
    location: "Bairro da Granja, Ponta Porã",
    urgency: "next_days",
    ageMinutes: 1405,
    interestedKeys: [],
  },
  {
    clientKey: "jussara-lipu",
    serviceType: "Regularização de imóvel",
    description:
      "Tenho uma casa de 92 m² construída sem alvará há uns 15 anos e o terreno está escriturado. Quero regularizar na prefeitura e averbar no cartório para poder financiar a venda. Quais documentos precisam?",
    location: "Centro, Anastácio",
    urgency: "no_deadline",
    ageMinutes: 1490,
    interestedKeys: ["premium", "nadia-zahran"],
  },
  {
    clientKey: "thiago-salamene",
    serviceType: "Troca de quadro de distribuição",
    description:
      "O disjuntor geral desarma quando ligo o forno e o chuveiro juntos. O quadro é antigo, ainda com fusível, e os fios estão quentes. Quero quadro novo com DR, DPS e circuitos separados.",
    location: "Amambaí, Campo Grande",
    urgency: "urgent",
    ageMinutes: 1570,
    interestedKeys: ["sergio-oshiro"],
  },
  {
    clientKey: "client",
    serviceType: "Pintura de muro",
    description:
      "Muro da frente e lateral, 22 metros por 2,30 m de altura, com textura antiga descascando embaixo por causa da umidade. Precisa lavar com alta pressão, tratar e pintar com tinta acrílica cinza.",
    location: "Carandá Bosque, Campo Grande",
    urgency: "no_deadline",
    ageMinutes: 1665,
    interestedKeys: ["wanderley-pinto"],
  },
  {
    clientKey: "marcelo-zanchet",
    serviceType: "Limpeza de caixa d'água",
    description:
      "Limpeza e desinfecção de duas caixas de 10.000 litros e cisterna do condomínio, com certificado. O síndico libera o acesso em dia útil, das 8h às 16h, com aviso aos moradores.",
    location: "Monte Castelo, Campo Grande",
    urgency: "next_days",
    ageMinutes: 1760,
    interestedKeys: ["antonio-caceres", "marli-ferronato"],
  },
  {
    clientKey: "rosangela-benites",
    serviceType: "Cobertura de garagem",
    description:
      "Cobertura para dois carros, 5 x 5,5 m, com estrutura metálica e telha sanduíche para não esquentar. A calha tem que jogar a água para a frente do terreno. Posso parcelar em 3 vezes?",
    location: "Moreninha III, Campo Grande",
    urgency: "next_days",
    ageMinutes: 1875,
    interestedKeys: ["gilmar-benites", "jefferson-acosta"],
  },
  {
    clientKey: "jose-moreira",
    serviceType: "Diária de servente",
    description: "Preciso de 2 serventes por uns 10 dias para ajudar no reboco. Almoço na obra, pago toda sexta.",
    location: "Vila Nova, Três Lagoas",
    urgency: "next_days",
    ageMinutes: 1990,
    interestedKeys: [],
  },
  {
    clientKey: "samira-haddad",
    serviceType: "Reforma de sala comercial",
    description:
      "Loja de 85 m² no centro: tirar uma divisória, fazer provador em drywall, trocar o piso por vinílico e refazer a iluminação com trilhos. A reforma tem que ser à noite, pois o prédio não permite barulho de dia.",
    location: "Centro, Campo Grande",
    urgency: "next_days",
    ageMinutes: 2120,
    interestedKeys: ["diego-ayala", "provider", "premium"],
  },
  {
    clientKey: "edson-ximenes",
    serviceType: "Plantio de grama",
    description:
      "180 m² de grama esmeralda em placas, terreno já nivelado. Quero o preço por metro, com a grama inclusa.",
    location: "Parque do Lageado, Campo Grande",
    urgency: "no_deadline",
    ageMinutes: 2260,
    interestedKeys: [],
  },
  {
    clientKey: "luciana-arakaki",
    serviceType: "Instalação de aquecedor solar",
    description:
      "Boiler de 400 litros e 4 placas já comprados, falta só a instalação. A casa é sobrado e tem tubulação de água quente em PPR até a laje. Telhado com inclinação boa, virado para o norte.",
    location: "Damha, Campo Grande",
    urgency: "next_days",
    ageMinutes: 2405,
    interestedKeys: ["antonio-caceres"],
  },
  {
    clientKey: "valdir-goncalves",
    serviceType: "Cerca de arame e mourões",
    description:
      "Refazer 1.200 metros de cerca de divisa com 5 fios de arame liso, mourões de eucalipto tratado a cada 4 metros e dois colchetes. O material fica por minha conta. Há galpão com cozinha para a turma pousar.",
    location: "Distrito de Albuquerque, Corumbá",
    urgency: "no_deadline",
    ageMinutes: 2590,
    interestedKeys: [],
  },
  {
    clientKey: "fernanda-lacerda",
    serviceType: "Outros",
    description:
      "Preciso transportar e montar no terraço um ofurô de madeira de uns 300 kg, subindo por fora com guincho ou munck, pois não cabe no elevador. Prédio de 5 andares, a rua permite parar caminhão pela manhã.",
    location: "Itanhangá Park, Campo Grande",
    urgency: "next_days",
    ageMinutes: 2780,
    interestedKeys: ["sebastiao-quevedo"],
  },
  {
    clientKey: "client",
    serviceType: "Instalação de redes de proteção",
    description: "Redes de proteção em 4 janelas e na sacada de 3,80 m, no 7º andar, por causa dos gatos. Cor preta.",
    location: "São Francisco, Campo Grande",
    urgency: "next_days",
    ageMinutes: 2940,
    interestedKeys: ["carla-nunes"],
  },
  {
    clientKey: "rogerio-bortolotto",
    serviceType: "Terraplanagem",
    description:
      "Preparar plataforma de 40 x 60 m para o pátio do armazém, com corte de uns 80 cm de um lado e aterro compactado do outro. Preciso de máquina e caminhão. O topógrafo já deixou os piquetes.",
    location: "Saída para Nova Alvorada, Rio Brilhante",
    urgency: "next_days",
    ageMinutes: 4310,
    interestedKeys: ["sebastiao-quevedo", "marcia-echeverria"],
  },
  {
    clientKey: "jussara-lipu",
    serviceType: "Reforma de telhado",
    description:
      "Trocar telha de fibrocimento por telha de barro em casa de 80 m². O madeiramento precisa de reforço e tem cupim em algumas ripas. Queria fazer antes do período de chuvas.",
    location: "Guanandy, Aquidauana",
    urgency: "no_deadline",
    ageMinutes: 6055,
    interestedKeys: ["gilmar-benites"],
  },
  {
    clientKey: "kenji-miyahira",
    serviceType: "Construção de churrasqueira",
    description:
      "Churrasqueira de tijolinho com coifa, pia e bancada de granito de 2 metros, na varanda dos fundos. Já tem ponto de água e esgoto. Quero ver fotos de outras que a pessoa fez.",
    location: "Vila Planalto, Campo Grande",
    urgency: "next_days",
    ageMinutes: 8640,
    interestedKeys: ["provider", "nilson-pio"],
  },
];
