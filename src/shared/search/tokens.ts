import { foldText, normalise } from "./normalise.ts";

/** Words that say nothing about what is looked for, alone or around it. */
const FILLERS: ReadonlySet<string> = new Set(
  `a o as os e ou um uma uns umas de da do das dos d na no nas nos em com sem por pra pro para pros pras ao aos que se
  meu minha meus minhas seu sua esse essa este esta isso aqui ali la ai me eu voce vc vcs ele ela nao ja so mais muito
  bem tem ter tenho temos ta to esta estou estao preciso precisa precisando precisamos quero queria gostaria procuro
  procura procurando busco buscando alguem quem onde como qual quanto custa faz faco fazer fazem vendo vende vendem venda
  vendese compro compra comprar alugo preco precos valor barato barata baratos baratas bom boa bons boas melhor melhores
  urgente urgencia hoje agora perto proximo proxima regiao bairro cidade ms favor ola oi bom dia indicacao indicar
  indica conhece sabe arruma arrumar arrume mexe mexer trabalha trabalham contratar contrato orcamento profissional
  profissionais servico servicos empresa pessoa pessoal gente homem moco cara dono outro outra toda todo tudo alguma algum
  sou moro fica ficar parou para ate atende atenda atender venha vir gosta seria poderia pode posso vou vai indo sendo
  esteja confianca tarde noite obrigado obrigada gentileza mostra mostre ver achar acho acha
  qualquer qualidade rapido capital lado dentro hora horas vez sempre tambem mesmo apenas entre chama chamar manda`.split(
    /\s+/,
  ),
);

/** Whether a folded word says nothing about what is looked for. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** What something is packed in, its state, or what is done to anything: it helps to choose, but nothing is left out for it. */
const ASIDE: ReadonlySet<string> = new Set(
  `saco lata balde pacote unidade peca milheiro caminhao carga metro rolo barra usado novo seminovo conservado completo
  grande pequeno medio bonito branco preto cinza vermelho azul verde amarelo cor tipo modelo marca kit jogo lote sobra
  resto medida tamanho inteiro revisado garantia original importado casa residencial instalar instala instalacao colocar
  coloca colocacao trocar troca consertar conserta conserto montar monta montagem reparo botar bota`.split(/\s+/),
);

export interface Token {
  /** Folded: "portoes". */
  word: string;
  /** The same for all its numbers, genders and spellings that sound alike. */
  key: string;
  kind: "word" | "aside" | "size";
}

/** The singular: "telhas" → "telha", "portoes" → "portao", "moveis" → "movel". */
export function singular(word: string): string {
  if (
    !/^[a-zç]{2,}s$/.test(word) ||
    /^(?:gas|mes|tres)$/.test(word) ||
    /(ss|us|is)$/.test(word.replace(/[aeou]is$/, ""))
  )
    return word;
  if (/[oa]es$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(word) && word.length > 4) return `${word.slice(0, -2)}l`;
  if (/ns$/.test(word)) return `${word.slice(0, -2)}m`;
  if (/[rz]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words of two genders: "pedreira" → "pedreiro", "pintora" → "pintor". */
const GENDERS: readonly [RegExp, string][] = [
  [/(eir|ic|ad|id|et|iv|os|ist|af|og|in|an|ari)a$/, "$1o"],
  [/([dtsz]or)a$/, "$1"],
  [/^(nov|pret|branc|amarel|vermelh)a$/, "$1o"],
];
/** Things that look as if they had two genders. */
const ONE_GENDER: ReadonlySet<string> = new Set(
  `madeira torneira betoneira furadeira lixadeira parafusadeira esmerilhadeira geladeira banheira churrasqueira lareira
  cadeira mangueira prateleira porteira goteira escavadeira retroescavadeira desempenadeira rocadeira politriz areia
  banheiro chuveiro cozinha piscina lona lampada escada entrada fachada bancada calcada tomada sacada argamassa grana
  grama obra sala porta janela cortina maquina resina lamina turbina oficina vitrina esquina peneira soleira caixa
  entrada camada estrada quadra quina mina casa mesa placa telha ripa viga luminaria planta area ceramica fabrica
  calçada caneleta canaleta marreta bicicleta gaveta portaria serralheria marcenaria`.split(/\s+/),
);

/** Letters that sound alike, in the order in which they are made equal. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ç/g, "s"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/x(?=[bcdfgpqt]|$)/g, "s"],
  [/sch|ch|sh/g, "x"],
  [/lh/g, "li"],
  [/nh/g, "ni"],
  [/h/g, ""],
  [/sc(?=[ei])|xc(?=[ei])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/qu(?=[ei])|ck|c|q/g, "k"],
  [/gu(?=[ei])/g, "gh"],
  [/g(?=[ei])/g, "j"],
  [/gh/g, "g"],
  [/z/g, "s"],
  [/([a-z])\1+/g, "$1"],
  [/ei(?=[rjx])/g, "e"],
  [/ai(?=x)/g, "a"],
  [/ou/g, "o"],
  [/m(?=[pb])|m$/g, "n"],
  [/l(?=[^aeiou]|$)/g, "u"],
  [/(ao|aun|on)$/g, "an"],
  [/^[ei](?=s[ptk])/g, ""],
  [/^en/g, "in"],
];

/** How a word sounds: "Asulejo" and "azulejo", "tinner" and "thinner" are the same. The cedilla counts as an s. */
export function soundOf(word: string): string {
  let sound = word;
  for (const [pattern, alike] of SOUNDS) sound = sound.replace(pattern, alike);
  return sound;
}

const ONE_GENDER_SOUNDS = new Set([...ONE_GENDER].map(soundOf));

function oneGender(word: string): string {
  if (word.length < 5 || ONE_GENDER.has(word.replaceAll("ç", "c")) || ONE_GENDER_SOUNDS.has(soundOf(word))) return word;
  for (const [pattern, ending] of GENDERS) if (pattern.test(word)) return word.replace(pattern, ending);
  return word;
}

export const keyOf = (plain: string): string => soundOf(oneGender(singular(plain.replaceAll("y", "i"))));

const PIECES = /\d[\d.,/]*(?:x\d[\d.,/]*)*[a-zç]*\d?|[\p{L}\p{N}]+/gu;
const isSize = (piece: string) => /^\d/.test(piece);

function tokenOf(piece: string): Token {
  const plain = piece.replace(/[.,/]+$/, "");
  if (isSize(plain)) return { word: plain, key: plain, kind: "size" };
  const word = foldText(plain);
  const kind = ASIDE.has(word) || ASIDE.has(singular(word)) || ASIDE.has(oneGender(singular(word))) ? "aside" : "word";
  return { word, key: keyOf(plain), kind };
}

/**
 * Step 2: the words of a text, with what their plurals, genders and spellings have in common.
 * @param known tokens of texts before, because the keywords of 230 services are a few words over and over
 */
export function tokensOf(text: string, known = new Map<string, Token>()): Token[] {
  return (normalise(text).match(PIECES) ?? []).map((piece) => {
    const token = known.get(piece) ?? tokenOf(piece);
    known.set(piece, token);
    return token;
  });
}

const ROOMS: ReadonlySet<string> = new Set(
  "sala quarto banheiro cozinha garagem quintal varanda sacada lavanderia escritorio suite corredor".split(" "),
);

/** What a search says about what it named before: how many of something, or where: "casa 2 quartos", "piso na sala". */
function describing(token: Token, at: number, all: readonly Token[]): Token {
  const before = all[at - 1]?.word ?? "";
  const isDescribing =
    /^\d{1,2}$/.test(before) || (/^(?:[nd][ao]|pr[ao])s?$/.test(before) && ROOMS.has(singular(token.word)));
  const isTold = all.slice(0, at).some(({ kind, word }) => kind === "word" && !FILLERS.has(word));
  return isDescribing && isTold ? { ...token, kind: "aside" } : token;
}

/** The words of a search that tell what is looked for; all of them if none does. */
export function tellingTokens(text: string): Token[] {
  const tokens = tokensOf(text).map(describing);
  const telling = tokens.filter(({ word }) => !FILLERS.has(word) && (word.length > 1 || tokens.length === 1));
  const kept = telling.length > 0 ? telling : tokens;
  const seen = new Set<string>();
  return kept.filter(({ key }) => !seen.has(key) && seen.add(key));
}

const PLURALS: readonly [RegExp, readonly string[]][] = [
  [/ao$/, ["oes", "aos", "aes"]],
  [/al$/, ["ais"]],
  [/el$/, ["eis"]],
  [/ol$/, ["ois"]],
  [/ul$/, ["uis"]],
  [/il$/, ["is"]],
  [/m$/, ["ns"]],
  [/(?<=[rz])$/, ["es"]],
  [/(?<=[aeiou])$/, ["s"]],
];

function withPlurals(word: string): string[] {
  const [ending, plurals] = PLURALS.find(([pattern]) => pattern.test(word)) ?? [];
  return [word, ...(ending && plurals ? plurals.map((plural) => word.replace(ending, plural)) : [])];
}

/** A folded word in both numbers and, if it has them, both genders. */
export function inflections(word: string): string[] {
  if (/\d/.test(word)) return [word];
  const one = singular(word);
  const male = oneGender(one);
  const female = male.endsWith("o") ? `${male.slice(0, -1)}a` : `${male}a`;
  const genders = oneGender(female) === male && !ONE_GENDER.has(male) && !ONE_GENDER.has(female) ? [male, female] : [];
  return [...new Set([word, ...[one, ...genders].flatMap(withPlurals)])];
}
