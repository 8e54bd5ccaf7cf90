import { foldLetters, foldText } from "./normalise.ts";
import { type Vocabulary, vocabularyOf } from "./words.ts";

/**
 * Step 4: words of the trade that mean the same, one group a line. What is after "~" is only near the first of them: a
 * search for it finds them too, but not the other way round. Words of two parts are joined by "_".
 */
const GROUPS = `
pia cuba ~ lavatório
lavatório ~ pia cuba
piso porcelanato ~ cerâmica lajota revestimento
lajota ~ piso cerâmica paver
paver bloquete intertravado sextavado bloquinho
azulejo ~ revestimento
carriola carrinho_mão carreta_mão
makita serra_mármore ~ serra
lixadeira esmerilhadeira ~ politriz
rebarbadeira esmerilhadeira
betoneira misturador_concreto
bloco tijolo
telhado ~ telha
telha ~ brasilit eternit
eternit brasilit fibrocimento
baiano ~ furos furado cerâmico
furado ~ furos
vaso_sanitário privada vaso bacia
patente vaso_sanitário
martelete rompedor britadeira martelo_demolidor demolidor
cabo_elétrico fio_elétrico cabo_flexível ~ fio cabo
energia_solar painel_solar placa_solar placa_fotovoltaica painel_fotovoltaico ~ módulo
móvel ~ sofá mesa guarda_roupa estante cadeira armário poltrona
tubulação cano tubo
furadeira parafusadeira ~ martelete
drywall gesso_acartonado
gesso ~ drywall
vergalhão ~ ferro aço
ferro ~ vergalhão aço
ferragem ~ vergalhão ferro
fiação fio cabo
conduíte eletroduto mangueira_corrugada corrugado
mangueira ~ eletroduto corrugado
andaime ~ plataforma
pontalete escora
sapo compactador placa_vibratória
wap lavadora_pressão lavadora lavajato
tinta ~ esmalte
thinner aguarrás solvente
massa_corrida ~ massa
brita pedra_brita ~ pedra pedrisco
pedra ~ brita
mármore granito
bancada balcão ~ pia
caçamba ~ container
caixa_água reservatório ~ cisterna
disjuntor ~ quadro
tripolar trifásico
bipolar bifásico
zinco galvanizado
quadro_luz quadro_distribuição quadro
caixa_luz quadro_distribuição quadro
lâmpada ~ luminária refletor
refletor holofote ~ luminária
lustre luminária pendente
ducha chuveiro
split ar_condicionado
painel_solar placa_solar placa_fotovoltaica módulo
gerador ~ motor
trena ~ medidor
prumo ~ nível
solda inversora
máquina_solda inversora
madeira tábua ~ viga caibro
compensado madeirite ~ chapa
madeirite compensado madeirit
viga ~ caibro
janela vitrô ~ veneziana esquadria
porta ~ veneziana
portão grade
blindex vidro_temperado ~ vidro box
box ~ vidro
sofá poltrona
armário guarda_roupa ~ gabinete
guarda_roupa armário roupeiro
geladeira refrigerador
freezer ~ geladeira
churrasqueira ~ grelha
impermeabilizante manta ~ vedacit
argamassa cimentcola
cola argamassa
rejunte ~ rejuntamento
assoalho ~ deck taco tábua
deck deque
laminado vinílico
torneira misturador
guincho talha elevador
furo ~ broca
calha rufo
ferramenta ~ furadeira serra martelo
maquinário máquina
alavanca ~ ponteiro
escrivaninha mesa_escritório
ventilador ~ climatizador
estante prateleira
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
moldada fertilizante irrigação aspersor piscina filtro clarificante ofurô banheira hidromassagem acoplada bidê monocomando
papeleira toalheiro barra assento fossa caixa_gordura inspeção manilha estribo malha coluna arame_recozido
telha_sanduíche galvalume cobre alumínio inox metalon perfil cantoneira isopor lã_vidro montante guia placa_cimentícia
interfone câmera alarme cerca_elétrica concertina antena roteador wallbox inversor_solar bancos aluguel alugar locação
diária frete carreto entulho sucata demolição usado projeto planta alvenaria reboco contrapiso pedreiro servente
pintor gesseiro azulejista marceneiro carpinteiro serralheiro soldador vidraceiro telhadista calheiro jardineiro
arquiteto engenheiro topógrafo mestre_obras empreiteiro vazamento goteira infiltração material materiais ferramentas
móveis construção obra reforma lavada média fina grossa grosso fino branca goteiras rachadura umidade mofo entupido
muro calçada laje parede banheiro cozinha garagem fachada varanda bosch stanley dewalt tramontina vonder suvinil tigre
fortlev amanco gerdau brasilit docol lorenzetti bicicleta televisão celular notebook computador impressora louça
lava-louças reboque carretinha`;

const plainOf = (word: string) => foldText(word).replaceAll("_", " ");

function readGroups(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, string[]>();
  for (const line of GROUPS.trim().split("\n")) {
    const [same = [], near = []] = line.split(" ~").map((words) => words.trim().split(" ").map(plainOf));
    for (const [at, word] of same.entries()) {
      const others = [...(read.get(word) ?? []), ...same, ...(at === 0 ? near : [])];
      read.set(
        word,
        [...new Set(others)].filter((other) => other !== word),
      );
    }
  }
  return read;
}

/** Meanings of words and of pairs of words, folded; parts are separated by blanks. */
const MEANINGS = readGroups();

/** What else a folded word, or two joined by a blank, is called, and what is near. */
export function meaningsOf(words: string): readonly string[] {
  return MEANINGS.get(words) ?? [];
}

let made: Vocabulary | null = null;

/**
 * The words of the trade, with cedillas but no other accents. Made at the first search, because it takes longer than
 * the worker may take to start.
 */
export function tradeVocabulary(): Vocabulary {
  made ??= vocabularyOf(
    `${OTHERS} ${GROUPS}`
      .split(/[\s~_-]+/)
      .map(foldLetters)
      .filter((word) => word.length > 1),
  );
  return made;
}
