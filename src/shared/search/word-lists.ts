const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that say nothing about what is looked for, alone or around it. */
export const FILLERS =
  words(`a o as os e ou um uma uns umas de da do das dos d na no nas nos em com sem por pra pro para pros pras ao aos que se
  meu minha meus minhas seu sua esse essa este esta isso aqui ali la ai me eu voce vc vcs ele ela nao ja so mais muito
  bem tem ter tenho temos ta to esta estou estao preciso precisa precisando precisamos quero queria gostaria procuro
  procura procurando busco buscando alguem quem onde como qual quanto custa faz faco fazer fazem vendo vende vendem venda
  vendese compro compra comprar alugo preco precos valor barato barata baratos baratas bom boa bons boas melhor melhores
  urgente urgencia hoje agora perto proximo proxima regiao bairro cidade ms favor ola oi bom dia indicacao indicar
  indica conhece sabe arruma arrumar arrume mexe mexer trabalha trabalham contratar contrato orcamento profissional
  profissionais servico servicos empresa pessoa pessoal gente homem moco cara dono outro outra toda todo tudo alguma algum
  sou moro fica ficar parou para ate atende atenda atender venha vir gosta seria poderia pode posso vou vai indo sendo
  esteja confianca tarde noite obrigado obrigada gentileza mostra mostre ver achar acho acha
  qualquer qualidade rapido capital lado dentro hora horas vez sempre tambem mesmo apenas entre chama chamar manda`);

/** What something is packed in, its state, or what is done to anything: it helps to choose, but nothing is left out for it. */
export const ASIDE =
  words(`saco lata balde pacote unidade peca milheiro caminhao carga metro rolo barra usado novo seminovo conservado completo
  grande pequeno medio bonito branco preto cinza vermelho azul verde amarelo cor tipo modelo marca kit jogo lote sobra
  resto medida tamanho inteiro revisado garantia original importado casa residencial instalar instala instalacao colocar
  coloca colocacao trocar troca consertar conserta conserto montar monta montagem reparo botar bota`);

/** Where something is to be done: "piso na sala". */
export const ROOMS = words(
  `sala quarto banheiro cozinha garagem quintal varanda sacada lavanderia escritorio suite corredor`,
);

/** Things that look as if they had two genders. */
export const ONE_GENDER =
  words(`madeira torneira betoneira furadeira lixadeira parafusadeira esmerilhadeira geladeira banheira churrasqueira lareira
  cadeira mangueira prateleira porteira goteira escavadeira retroescavadeira desempenadeira rocadeira politriz areia
  banheiro chuveiro cozinha piscina lona lampada escada entrada fachada bancada calcada tomada sacada argamassa grana
  grama obra sala porta janela cortina maquina resina lamina turbina oficina vitrina esquina peneira soleira caixa
  entrada camada estrada quadra quina mina casa mesa placa telha ripa viga luminaria planta area ceramica fabrica
  calçada caneleta canaleta marreta bicicleta gaveta portaria serralheria marcenaria`);
