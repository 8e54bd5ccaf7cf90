/** What people type, and the services of which at least one, or all joined by "+", must be among the first five. */
export const EVERYDAY_WORDS = `
encanador: Instalação hidráulica residencial | Conserto de vazamento
pintor: Pintura residencial interna + Pintura externa e de fachada
pintora: Pintura residencial interna
eletricista: Instalação elétrica residencial + Instalação elétrica comercial
azulejista: Assentamento de azulejo + Assentamento de porcelanato
gesseiro: Forro de gesso + Sanca e moldura de gesso
cupim: Dedetização e controle de pragas
pedreiro: Diária de pedreiro
servente: Diária de servente
ajudante de pedreiro: Diária de servente
mestre de obras: Empreitada de obra completa | Diária de pedreiro
empreiteiro: Empreitada de obra completa | Reforma residencial completa | Construção de casa
empreiteira: Empreitada de obra completa | Reforma residencial completa | Construção de casa
construtora: Construção de casa
marceneiro: Móveis planejados + Armário de cozinha sob medida
carpinteiro: Madeiramento de telhado | Deck de madeira | Construção de telhado
serralheiro: Fabricação de portão + Conserto de portão
soldador: Serviço de solda
vidraceiro: Box para banheiro | Troca de vidro quebrado
vidraçaria: Box para banheiro | Troca de vidro quebrado
jardineiro: Paisagismo e jardinagem
piscineiro: Limpeza e tratamento de piscina
telhadista: Construção de telhado + Reforma de telhado
calheiro: Instalação de calhas e rufos
marmorista: Instalação de bancada de granito ou mármore
marmoraria: Instalação de bancada de granito ou mármore
chaveiro: Troca de fechaduras
dedetizadora: Dedetização e controle de pragas
desentupidora: Desentupimento de pia e ralo + Desentupimento de rede de esgoto
desentupidor: Desentupimento de vaso sanitário
impermeabilizador: Impermeabilização de laje
arquiteto: Projeto arquitetônico
arquiteta: Projeto arquitetônico
engenheiro: Projeto estrutural
engenheiro civil: Projeto estrutural
engenheiro eletricista: Projeto elétrico
topógrafo: Levantamento topográfico
agrimensor: Levantamento topográfico
decoradora: Projeto de interiores
designer de interiores: Projeto de interiores
paisagista: Projeto de paisagismo + Paisagismo e jardinagem
montador de móveis: Montagem de móveis
faxineira: Limpeza pós-obra
diarista: Limpeza pós-obra | Diária de pedreiro
faxina: Limpeza pós-obra
faxina pesada: Limpeza pós-obra
armador: Armação de ferragens
ferreiro: Armação de ferragens
calculista: Projeto estrutural
perito: Laudo técnico com ART | Laudo de trincas e infiltrações
despachante: Regularização de imóvel | Alvará de construção
instalador de ar condicionado: Instalação de ar-condicionado split
técnico de refrigeração: Manutenção e recarga de ar-condicionado | Instalação de ar-condicionado split
refrigeração: Instalação de ar-condicionado split
gasista: Instalação de tubulação de gás | Instalação de aquecedor a gás
calceteiro: Piso intertravado (paver)
poceiro: Perfuração de poço artesiano
cerqueiro: Cerca de arame e mourões
toldeiro: Instalação de toldo
forrador: Forro de PVC
restaurador: Conserto e restauração de móveis
estofador: Conserto e restauração de móveis
tapeceiro: Conserto e restauração de móveis
zelador: Manutenção predial
faz tudo: Marido de aluguel
marido de aluguel: Marido de aluguel
pequenos reparos: Marido de aluguel
bombeiro hidráulico: Instalação hidráulica residencial | Conserto de vazamento
ladrilheiro: Assentamento de piso cerâmico
funileiro: Instalação de calhas e rufos
drywall: Parede de drywall + Forro de drywall
parede de gesso: Parede de drywall
forro: Forro de gesso + Forro de PVC
teto de gesso: Forro de gesso
rebaixar teto: Forro de gesso
sanca: Sanca e moldura de gesso
moldura: Sanca e moldura de gesso
divisória: Parede de drywall
goteira: Conserto de goteira
goteiras: Conserto de goteira
teto pingando: Conserto de goteira
pingando: Conserto de goteira | Conserto de vazamento
chovendo dentro de casa: Conserto de goteira
telha quebrada: Troca de telhas
eternit: Troca de telhas
brasilit: Troca de telhas
telhado: Construção de telhado | Reforma de telhado
telha sanduíche: Instalação de telha termoacústica
telha térmica: Instalação de telha termoacústica
calha: Instalação de calhas e rufos
rufo: Instalação de calhas e rufos
calha entupida: Limpeza de calhas e telhado
toldo: Instalação de toldo
lona: Instalação de toldo
sombrite: Cobertura de garagem
pergolado: Construção de pergolado
pérgola: Construção de pergolado
quiosque: Construção de quiosque
sapé: Construção de quiosque
policarbonato: Cobertura em policarbonato
cobertura para carro: Cobertura de garagem
caibro: Madeiramento de telhado
infiltração: Tratamento de infiltração
infiltracao: Tratamento de infiltração
umidade: Impermeabilização de parede com umidade
mofo: Impermeabilização de parede com umidade
bolor: Impermeabilização de parede com umidade
parede mofada: Impermeabilização de parede com umidade
rachadura: Tratamento de trincas e fissuras
parede rachada: Tratamento de trincas e fissuras
trinca: Tratamento de trincas e fissuras
manta asfáltica: Aplicação de manta asfáltica
laje vazando: Impermeabilização de laje | Conserto de vazamento
piscina vazando: Impermeabilização de piscina
vazamento: Caça-vazamento + Conserto de vazamento
vazamento de água: Conserto de vazamento | Caça-vazamento
vazando: Conserto de vazamento
cano furado: Conserto de vazamento
cano estourado: Conserto de vazamento
cano estourou: Conserto de vazamento
cano: Conserto de vazamento | Instalação hidráulica residencial
conta de água alta: Caça-vazamento
pia entupida: Desentupimento de pia e ralo
ralo entupido: Desentupimento de pia e ralo
privada entupida: Desentupimento de vaso sanitário
vaso entupido: Desentupimento de vaso sanitário
esgoto entupido: Desentupimento de rede de esgoto
entupimento: Desentupimento de pia e ralo
entupiu: Desentupimento de pia e ralo
desentupir: Desentupimento de pia e ralo
privada: Instalação de vaso sanitário | Desentupimento de vaso sanitário
patente: Instalação de vaso sanitário | Desentupimento de vaso sanitário
vaso sanitário: Instalação de vaso sanitário
caixa acoplada: Instalação de vaso sanitário
descarga: Troca de registro e válvula de descarga
válvula hydra: Troca de registro e válvula de descarga
registro: Troca de registro e válvula de descarga
torneira: Instalação de pia e torneira
torneira pingando: Instalação de pia e torneira
sifão: Instalação de pia e torneira | Desentupimento de pia e ralo
chuveiro: Instalação de chuveiro elétrico
chuveiro queimado: Instalação de chuveiro elétrico
resistência do chuveiro: Instalação de chuveiro elétrico
ducha: Instalação de chuveiro elétrico
caixa d'água: Instalação de caixa d'água + Limpeza de caixa d'água
caixa dagua: Instalação de caixa d'água + Limpeza de caixa d'água
lavar caixa d'água: Limpeza de caixa d'água
boia: Instalação de caixa d'água
aquecedor: Instalação de aquecedor a gás + Instalação de aquecedor solar
boiler: Instalação de aquecedor solar
água fraca: Instalação de pressurizador
pressão da água: Instalação de pressurizador
bomba submersa: Instalação de bomba d'água
fossa: Construção de fossa e sumidouro + Limpeza de fossa
fossa séptica: Construção de fossa e sumidouro
fossa cheia: Limpeza de fossa
limpa fossa: Limpeza de fossa
sumidouro: Construção de fossa e sumidouro
caixa de gordura: Instalação de caixa de gordura
poço: Perfuração de poço artesiano
poço artesiano: Perfuração de poço artesiano
encanamento de gás: Instalação de tubulação de gás
botijão: Instalação de tubulação de gás
esgoto sanesul: Ligação na rede pública de esgoto
águas guariroba: Ligação na rede pública de esgoto
luz: Instalação elétrica residencial
tomada: Instalação de tomadas e interruptores
tomada queimada: Instalação de tomadas e interruptores
interruptor: Instalação de tomadas e interruptores
disjuntor: Instalação de disjuntor e DR
disjuntor caindo: Instalação de disjuntor e DR
disjuntor desarmando: Instalação de disjuntor e DR
curto: Localização de curto-circuito
curto circuito: Localização de curto-circuito
fiação: Troca de fiação
fiação antiga: Troca de fiação
trocar fio: Troca de fiação
quadro de luz: Troca de quadro de distribuição
padrão de luz: Instalação de padrão Energisa
poste de luz: Instalação de padrão Energisa
relógio de luz: Instalação de padrão Energisa
energisa: Instalação de padrão Energisa
lâmpada: Instalação de luminárias e lustres
lustre: Instalação de luminárias e lustres
luminária: Instalação de luminárias e lustres
led: Instalação de luminárias e lustres
spot: Instalação de luminárias e lustres
ventilador: Instalação de ventilador de teto
refletor: Iluminação de jardim e fachada
para-raios: Aterramento e para-raios (SPDA)
aterramento: Aterramento e para-raios (SPDA)
choque no chuveiro: Instalação de chuveiro elétrico | Localização de curto-circuito
gerador: Instalação de gerador
energia solar: Instalação de energia solar
placa solar: Instalação de energia solar | Manutenção e limpeza de placas solares
painel solar: Instalação de energia solar | Manutenção e limpeza de placas solares
fotovoltaica: Instalação de energia solar
carregador de carro: Instalação de carregador de carro elétrico
wallbox: Instalação de carregador de carro elétrico
ar condicionado: Instalação de ar-condicionado split + Limpeza de ar-condicionado
ar-condicionado: Instalação de ar-condicionado split
arcondicionado: Instalação de ar-condicionado split
split: Instalação de ar-condicionado split
ar condicionado não gela: Manutenção e recarga de ar-condicionado
limpar ar condicionado: Limpeza de ar-condicionado
higienização de ar: Limpeza de ar-condicionado
gás do ar condicionado: Manutenção e recarga de ar-condicionado
climatizador: Instalação de climatizador evaporativo
coifa: Instalação de coifa e exaustor
exaustor: Instalação de coifa e exaustor
depurador: Instalação de coifa e exaustor
piso: Assentamento de piso cerâmico | Piso de granilite | Piso de cimento queimado
porcelanato: Assentamento de porcelanato
azulejo: Assentamento de azulejo
azulejos: Assentamento de azulejo
cerâmica: Assentamento de piso cerâmico
pastilha: Assentamento de azulejo
rejunte: Troca de rejunte
rejuntar: Troca de rejunte
rodapé: Instalação de rodapé
piso laminado: Instalação de piso laminado
piso vinílico: Instalação de piso vinílico
taco: Raspagem e sinteco em piso de madeira
sinteco: Raspagem e sinteco em piso de madeira
granito: Instalação de bancada de granito ou mármore
mármore: Instalação de bancada de granito ou mármore
bancada: Instalação de bancada de granito ou mármore
soleira: Instalação de soleiras e peitoris
granilite: Piso de granilite
cimento queimado: Piso de cimento queimado
papel de parede: Instalação de papel de parede
canjiquinha: Revestimento com tijolinho e canjiquinha
tijolinho: Revestimento com tijolinho e canjiquinha
pedra mineira: Assentamento de pedras naturais
polir piso: Polimento de mármore e granilite
pintura: Pintura residencial interna | Pintura externa e de fachada
pintar casa: Pintura residencial interna | Pintura externa e de fachada
pintar apartamento: Pintura residencial interna
pintar portão: Pintura de portão e grades
pintar muro: Pintura de muro
pintar prédio: Pintura predial
pintar telhado: Pintura de telhado
pintar loja: Pintura comercial
massa corrida: Aplicação de massa corrida
grafiato: Aplicação de textura e grafiato
textura: Aplicação de textura e grafiato
verniz: Envernizamento de madeira
epóxi: Pintura epóxi
porcelanato líquido: Pintura epóxi
isolamento acústico: Isolamento acústico
barulho: Isolamento acústico
reboco: Chapisco, emboço e reboco
rebocar parede: Chapisco, emboço e reboco
contrapiso: Execução de contrapiso
tijolo: Assentamento de tijolos e blocos
levantar parede: Assentamento de tijolos e blocos
laje: Concretagem de laje | Montagem de laje pré-moldada | Impermeabilização de laje
bater laje: Concretagem de laje
concreto usinado: Concretagem de laje
coluna: Execução de pilares e vigas
viga: Execução de pilares e vigas
muro: Construção de muro
fazer muro: Construção de muro
muro de arrimo: Construção de muro de arrimo
barranco: Construção de muro de arrimo
alicerce: Fundação em sapatas e baldrame | Fundação em radier
radier: Fundação em radier
sapata: Fundação em sapatas e baldrame
estaca: Perfuração de estacas
broca: Perfuração de estacas
sondagem: Sondagem de solo (SPT)
terraplanagem: Terraplanagem
terraplenagem: Terraplanagem
trator: Terraplanagem | Limpeza de terreno com máquina
patrola: Terraplanagem
bobcat: Terraplanagem | Limpeza de terreno com máquina
retro: Escavação com retroescavadeira
retroescavadeira: Escavação com retroescavadeira
cavar buraco: Escavação com retroescavadeira
aterro: Aterro e compactação de solo
aterrar terreno: Aterro e compactação de solo
drenagem: Drenagem de terreno
quintal alagado: Drenagem de terreno
demolir: Demolição de casa + Demolição de parede
derrubar parede: Demolição de parede
derrubar casa: Demolição de casa
quebrar parede: Demolição de parede
quebrar piso: Remoção de piso e revestimento
arrancar piso: Remoção de piso e revestimento
entulho: Remoção de entulho
caçamba: Aluguel de caçamba
tele entulho: Aluguel de caçamba | Remoção de entulho
furar laje: Furo e corte em concreto
casa: Construção de casa
construir casa: Construção de casa
construir: Construção de casa
sobrado: Construção de sobrado
edícula: Construção de edícula
kitnet: Construção de quitinetes
quitinete: Construção de quitinetes
barracão: Construção de barracão ou galpão
galpão: Construção de barracão ou galpão | Estrutura metálica para galpão
garagem: Construção de garagem
churrasqueira: Construção de churrasqueira
fogão a lenha: Construção de fogão a lenha e forno
forno de pizza: Construção de fogão a lenha e forno
escada: Construção de escada de concreto | Escada metálica
steel frame: Construção em steel frame
casa pré-fabricada: Construção em steel frame
puxadinho: Ampliação de imóvel
aumentar a casa: Ampliação de imóvel
reforma: Reforma residencial completa | Reforma de banheiro
reformar casa: Reforma residencial completa
reformar apartamento: Reforma de apartamento
reformar banheiro: Reforma de banheiro
reformar cozinha: Reforma de cozinha
área gourmet: Reforma de área gourmet
varanda: Reforma de varanda ou sacada
fachada: Reforma de fachada
loja: Reforma de sala comercial
rampa: Adaptação de imóvel para acessibilidade
cadeirante: Adaptação de imóvel para acessibilidade
casa de fazenda: Reforma de casa de fazenda
planta da casa: Projeto arquitetônico
planta baixa: Projeto arquitetônico
projeto: Projeto arquitetônico | Projeto estrutural
bombeiros: Projeto de segurança contra incêndio
avcb: Projeto de segurança contra incêndio
3d: Maquete eletrônica 3D
render: Maquete eletrônica 3D
alvará: Alvará de construção
prefeitura: Aprovação de projeto na prefeitura
habite-se: Habite-se e averbação de construção
habitese: Habite-se e averbação de construção
escritura: Regularização de imóvel | Habite-se e averbação de construção
usucapião: Regularização de imóvel
desmembrar terreno: Desmembramento e unificação de lotes
medir terreno: Levantamento topográfico
georreferenciamento: Georreferenciamento de imóvel rural
incra: Georreferenciamento de imóvel rural
laudo: Laudo técnico com ART | Laudo de trincas e infiltrações
art: Laudo técnico com ART
vistoria: Vistoria de entrega de imóvel | Vistoria cautelar de vizinhança
quanto vale minha casa: Avaliação de imóvel
fiscal de obra: Acompanhamento e gerenciamento de obra
orçamento: Orçamento e cronograma de obra
guarda-roupa: Guarda-roupa sob medida
guarda roupa: Guarda-roupa sob medida
closet: Guarda-roupa sob medida
armário: Armário de cozinha sob medida
armários: Armário de cozinha sob medida
móveis: Móveis planejados
móvel planejado: Móveis planejados
cozinha planejada: Armário de cozinha sob medida | Móveis planejados
mdf: Móveis planejados
montar guarda-roupa: Montagem de móveis
porta: Instalação de portas de madeira | Portas e janelas de vidro temperado
porta de madeira: Instalação de portas de madeira
deck: Deck de madeira
porteira: Porteira e cerca de madeira
mangueiro: Porteira e cerca de madeira
curral: Porteira e cerca de madeira
portão: Fabricação de portão + Conserto de portão
portões: Fabricação de portão
portão emperrado: Conserto de portão
portão eletrônico: Conserto de portão eletrônico | Instalação de motor de portão
motor de portão: Instalação de motor de portão
controle do portão: Conserto de portão eletrônico | Instalação de motor de portão
grade: Grades para portas e janelas
grades: Grades para portas e janelas
corrimão: Corrimão e guarda-corpo
guarda-corpo: Corrimão e guarda-corpo + Guarda-corpo de vidro
solda: Serviço de solda
soldar: Serviço de solda
alambrado: Alambrado e tela
tela: Alambrado e tela
tela mosquiteira: Alambrado e tela
janela: Esquadrias de alumínio | Portas e janelas de vidro temperado
janela de alumínio: Esquadrias de alumínio
blindex: Portas e janelas de vidro temperado | Box para banheiro
box: Box para banheiro
espelho: Espelho sob medida
vidro quebrado: Troca de vidro quebrado
fechar sacada: Fechamento de sacada em vidro
câmera: Instalação de câmeras de segurança
câmeras: Instalação de câmeras de segurança
cftv: Instalação de câmeras de segurança
alarme: Instalação de alarme
cerca elétrica: Instalação de cerca elétrica e concertina
concertina: Instalação de cerca elétrica e concertina
interfone: Instalação de interfone e vídeo porteiro
campainha: Instalação de interfone e vídeo porteiro
fechadura: Troca de fechaduras
trancado para fora: Troca de fechaduras
alexa: Automação residencial
casa inteligente: Automação residencial
internet: Cabeamento de rede e internet
wifi: Cabeamento de rede e internet
wi-fi: Cabeamento de rede e internet
piscina: Instalação de piscina de fibra | Construção de piscina de alvenaria
piscina verde: Limpeza e tratamento de piscina
limpar piscina: Limpeza e tratamento de piscina
piscina de vinil: Reforma de piscina | Construção de piscina de alvenaria
calçada: Construção de calçada
passeio: Construção de calçada
paver: Piso intertravado (paver)
bloquete: Piso intertravado (paver)
grama: Plantio de grama + Corte de grama e roçada
cortar grama: Corte de grama e roçada
roçar: Corte de grama e roçada
roçadeira: Corte de grama e roçada
capinar: Limpeza de terreno | Corte de grama e roçada
carpir: Limpeza de terreno
mato alto: Limpeza de terreno | Corte de grama e roçada
limpar terreno: Limpeza de terreno
limpar lote: Limpeza de terreno | Limpeza de terreno com máquina
árvore: Poda e remoção de árvores
cortar árvore: Poda e remoção de árvores
podar: Poda e remoção de árvores
irrigação: Sistema de irrigação
jardim: Paisagismo e jardinagem
cerca de arame: Cerca de arame e mourões
arame farpado: Cerca de arame e mourões | Instalação de cerca elétrica e concertina
limpeza pós obra: Limpeza pós-obra
limpar vidros: Limpeza de fachada e vidros
lavajato: Lavagem com alta pressão
wap: Lavagem com alta pressão
lavar calçada: Lavagem com alta pressão
barata: Dedetização e controle de pragas
baratas: Dedetização e controle de pragas
rato: Dedetização e controle de pragas
ratos: Dedetização e controle de pragas
formiga: Dedetização e controle de pragas
escorpião: Dedetização e controle de pragas
descupinização: Dedetização e controle de pragas
pombo: Dedetização e controle de pragas
cortina: Instalação de cortinas e persianas
persiana: Instalação de cortinas e persianas
suporte de tv: Instalação de suporte de TV e prateleiras
pendurar tv: Instalação de suporte de TV e prateleiras
prateleira: Instalação de suporte de TV e prateleiras
rede de proteção: Instalação de redes de proteção
tela para gato: Instalação de redes de proteção
andaime: Aluguel de andaimes e escoras
alugar andaime: Aluguel de andaimes e escoras
betoneira: Aluguel de andaimes e escoras | Concretagem de laje
outros: Outros
encandor: Instalação hidráulica residencial | Conserto de vazamento
emcanador: Instalação hidráulica residencial | Conserto de vazamento
encanadro: Instalação hidráulica residencial | Conserto de vazamento
eletrisista: Instalação elétrica residencial
eletrecista: Instalação elétrica residencial
eletriscista: Instalação elétrica residencial
pedrero: Diária de pedreiro
pedreio: Diária de pedreiro
pintro: Pintura residencial interna
asulejista: Assentamento de azulejo
azuleijista: Assentamento de azulejo
geseiro: Forro de gesso
marcineiro: Móveis planejados
seralheiro: Fabricação de portão
vidracero: Box para banheiro | Troca de vidro quebrado
jardinero: Paisagismo e jardinagem
dedetisação: Dedetização e controle de pragas
desintupir: Desentupimento de pia e ralo
goteria: Conserto de goteira
infiltrasão: Tratamento de infiltração
porselanato: Assentamento de porcelanato
chuvero: Instalação de chuveiro elétrico
ar condisionado: Instalação de ar-condicionado split
picina: Instalação de piscina de fibra | Construção de piscina de alvenaria
pissina: Instalação de piscina de fibra | Construção de piscina de alvenaria
churasqueira: Construção de churrasqueira
terraplanajem: Terraplanagem
caxa d'água: Instalação de caixa d'água | Limpeza de caixa d'água
drywal: Parede de drywall
`
  .trim()
  .split("\n")
  .map((line) => {
    const [typed = "", services = ""] = line.split(": ");
    return [typed, services.split(" | ").map((all) => all.split(" + "))] as const;
  });
