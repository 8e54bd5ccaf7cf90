/**
 * Step 4: words of the trade that mean the same, one group a line. After "~" is what is only near: an advert with it is
 * shown after those with the word itself. Words of two parts are joined by "_".
 */
const GROUPS = `
cano tubo ~ tubulação
pia cuba ~ lavatório
lavatório ~ pia cuba
piso ~ porcelanato cerâmica lajota revestimento
lajota ~ piso cerâmica paver
porcelanato ~ piso
paver bloquete intertravado sextavado bloquinho
azulejo ~ revestimento
carriola carrinho_mão carreta_mão
makita serra_mármore ~ serra
lixadeira esmerilhadeira ~ politriz
rebarbadeira esmerilhadeira
betoneira misturador_concreto
bloco ~ tijolo
tijolo ~ bloco
telhado ~ telha
telha ~ brasilit eternit
eternit brasilit fibrocimento
baiano ~ furos furado cerâmico
furado ~ furos
vaso_sanitário privada vaso bacia
privada vaso_sanitário
patente vaso_sanitário
martelete rompedor britadeira martelo_demolidor demolidor
cabo_elétrico fio_elétrico cabo_flexível ~ fio cabo
energia_solar painel_solar placa_solar ~ módulo
móvel ~ sofá mesa guarda_roupa estante cadeira armário poltrona
tubulação cano tubo
britadeira martelete rompedor demolidor
furadeira parafusadeira ~ martelete
parafusadeira furadeira
drywall gesso_acartonado
gesso ~ drywall
vergalhão ~ ferro aço
ferro ~ vergalhão aço
ferragem ~ vergalhão ferro
fio cabo ~ fiação
fiação fio cabo
conduíte eletroduto mangueira_corrugada corrugado
mangueira ~ eletroduto corrugado
andaime ~ plataforma
escora ~ pontalete
pontalete escora
compactador sapo placa_vibratória
sapo compactador placa_vibratória
lavadora lavajato wap
wap lavadora_pressão lavadora lavajato
lavajato lavadora wap
tinta ~ esmalte
thinner aguarrás solvente
massa_corrida ~ massa
brita pedra_brita ~ pedra pedrisco
pedra ~ brita
granito mármore
mármore granito
bancada ~ balcão pia
balcão bancada
caçamba ~ container
caixa_água reservatório ~ cisterna
reservatório caixa_água
disjuntor ~ quadro
tripolar trifásico
bipolar bifásico
zinco galvanizado
quadro_luz quadro_distribuição quadro
caixa_luz quadro_distribuição quadro
lâmpada ~ luminária refletor
holofote refletor
refletor holofote ~ luminária
luminária lustre pendente
lustre luminária pendente
chuveiro ducha
ducha chuveiro
ar_condicionado split
split ar_condicionado
placa_solar painel_solar
painel_solar placa_solar módulo
gerador ~ motor
trena ~ medidor
prumo ~ nível
solda ~ inversora
inversora ~ solda
máquina_solda inversora
madeira ~ tábua viga caibro
tábua ~ madeira
compensado madeirite ~ chapa
madeirite compensado madeirit
viga ~ caibro
janela ~ veneziana vitrô esquadria
vitrô ~ janela
porta ~ veneziana
portão ~ grade
grade ~ portão
blindex vidro_temperado ~ vidro box
box ~ vidro
sofá ~ poltrona
poltrona ~ sofá
armário guarda_roupa ~ gabinete
guarda_roupa armário roupeiro
roupeiro guarda_roupa
geladeira refrigerador
freezer ~ geladeira
churrasqueira ~ grelha
impermeabilizante ~ manta vedacit
manta ~ impermeabilizante
argamassa cimentcola
cola argamassa
rejunte ~ rejuntamento
assoalho ~ deck taco tábua
deck deque
laminado ~ vinílico
vinílico ~ laminado
torneira ~ misturador
misturador ~ torneira
guincho talha elevador
talha guincho
furo ~ broca
calha ~ rufo
rufo ~ calha
ferramenta ~ furadeira serra martelo
maquinário máquina
alavanca ~ ponteiro
escrivaninha mesa_escritório
ventilador ~ climatizador
estante ~ prateleira
prateleira ~ estante
aquecedor ~ boiler
treliça ~ vergalhão
bloco_concreto bloco
milheiro ~ tijolo
eletricista ~ elétrica
encanador ~ hidráulica bombeiro_hidráulico
gato ~ elétrica
`;

/** Words of adverts that no group has, so that they can be corrected. */
const OTHERS = `cimento areia terra argila cal saibro cascalho piçarra tijolinho cumeeira ripa sarrafo prancha mdf osb eucalipto
peroba cedro cumaru ipê itaúba pinus lambri forro sifão ralo registro válvula joelho luva conexão flange boia bomba
motobomba pressurizador hidrômetro cotovelo união esgoto pvc ppr cpvc soldável marrom tomada interruptor bitola
antichama plafon spot led trilho sensor fita isolante enchada enxada pá picareta cavadeira colher desempenadeira
marreta talhadeira alicate chave_fenda serrote tico-tico plaina lima esquadro linha balde peneira masseira capacete
bota epi cinto talabarte óculos máscara parafuso prego bucha arame abraçadeira dobradiça fechadura maçaneta cadeado
trinco corrente roldana rodízio eletrônico basculante pivotante deslizante correr alambrado tela corrimão guarda-corpo
escada rampa pergolado toldo lona policarbonato acrílico espelho moldura rodapé sanca soleira peitoril pingadeira
cooktop coifa depurador exaustor fogão forno micro-ondas secadora tanque espelheira nicho banco cama colchão rack
cortina persiana tapete abajur compressor vibrador régua_vibratória bobcat retroescavadeira escavadeira trator
caminhão munck guindaste empilhadeira fôrma bandeja eletrodo maçarico lixa disco diamantado policorte bateria
carregador multímetro alicate_amperímetro laser tripé teodolito estação_total pistola pintura rolo pincel trincha
acrílica verniz selador textura grafiato silicone veda asfáltica aditivo epóxi resina pastilha ardósia grama muda
fertilizante irrigação aspersor piscina filtro clarificante ofurô banheira hidromassagem acoplada bidê monocomando
papeleira toalheiro barra assento fossa caixa_gordura inspeção manilha estribo malha coluna arame_recozido
telha_sanduíche galvalume cobre alumínio inox metalon perfil cantoneira isopor lã_vidro montante guia placa_cimentícia
interfone câmera alarme cerca_elétrica concertina antena roteador wallbox inversor_solar bancos aluguel alugar locação
diária frete carreto entulho sucata demolição usado projeto planta alvenaria reboco contrapiso pedreiro servente
pintor gesseiro azulejista marceneiro carpinteiro serralheiro soldador vidraceiro telhadista calheiro jardineiro
arquiteto engenheiro topógrafo mestre_obras empreiteiro vazamento goteira infiltração material materiais ferramentas
móveis construção obra reforma lavada média fina grossa grosso fino branca goteiras rachadura umidade mofo entupido
muro calçada laje parede banheiro cozinha garagem fachada varanda`;

const foldWord = (word: string) =>
  word
    .normalize("NFD")
    .replace(/(?!\u0327)\p{Mn}/gu, "")
    .normalize("NFC")
    .toLowerCase();
const plainOf = (word: string) => foldWord(word).replaceAll("ç", "c").replaceAll("_", " ");

interface Meanings {
  same: readonly string[];
  near: readonly string[];
}

function readGroups(): ReadonlyMap<string, Meanings> {
  const read = new Map<string, Meanings>();
  const add = (word: string, same: readonly string[], near: readonly string[]) => {
    const known = read.get(word) ?? { same: [], near: [] };
    const others = [...known.same, ...same].filter((other) => other !== word);
    read.set(word, { same: [...new Set(others)], near: [...known.near, ...near] });
  };
  for (const line of GROUPS.trim().split("\n")) {
    const [equal = "", near = ""] = line.split(" ~");
    const [same, alike] = [equal, near].map((words) => words.trim().split(" ").filter(Boolean).map(plainOf));
    for (const [at, word] of (same ?? []).entries()) add(word, same ?? [], at === 0 ? (alike ?? []) : []);
  }
  return read;
}

/** Meanings of words and of pairs of words, folded; parts are separated by blanks. */
const MEANINGS = readGroups();

const NONE: Meanings = { same: [], near: [] };

/** What else a folded word, or two joined by a blank, is called. */
export function meaningsOf(words: string): Meanings {
  return MEANINGS.get(words) ?? NONE;
}

/** Each word of the trade, with cedillas but no other accents. */
export const TRADE_WORDS: readonly string[] = [
  ...new Set(
    `${OTHERS} ${GROUPS}`
      .split(/[\s~_-]+/)
      .map(foldWord)
      .filter((word) => word.length > 1),
  ),
];
