import { digitsAtMost, readDigits, type Spoken, type Word } from "./spoken-digits.ts";

/** Part of a text, from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Numbers that look like phone numbers: dates, times, CEP, CNPJ, lawsuits, money. */
const OTHER_NUMBERS = new RegExp(
  String.raw`(?<!\d)(?=[\dr])(?:${[
    String.raw`(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:(?:19|20)\d\d)`,
    String.raw`(?:[0-2]?\d|3[01])[/.](?:0?\d|1[0-2])[/.]\d\d`,
    String.raw`(?:19|20)\d\d-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])`,
    String.raw`\d{1,2}:\d\d`,
    String.raw`(?:\d{5}|\d\d\.\d{3})-\d{3}`,
    String.raw`\d\d\.?\d{3}\.?\d{3}/\d{4}-?\d\d`,
    String.raw`\d{7}-\d\d\.\d{4}\.\d\.\d\d\.\d{4}`,
    String.raw`r\$\s?(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,\d\d)?`,
  ].join("|")})(?!\d)`,
  "g",
);

const CPF_SHAPE = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/g;
/** Norms and laws with their year, such as "NBR 6118-2014", "ISO 9001:2015" and "Decreto 5296-2004". */
const NORM =
  /(?<![a-z0-9])(?:nbr|abnt|iso|iec|astm|din|nm|lei|decreto|portaria|resolucao)(?:[\s/-](?:nbr|iso|iec|nm))*[\s-]?\d{3,5}(?:-\d)?[-:/]\s?(?:19|20)\d\d(?!\d)/g;

/** Whether the check digits of eleven digits are those of a CPF. Source: Receita Federal, modulo 11. */
function isCpf(digits: string): boolean {
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce((total, digit, i) => total + Number(digit) * (length + 1 - i), 0);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** Places of numbers that are no phone numbers. */
function findOthers(folded: string): Span[] {
  const cpfs = [...folded.matchAll(CPF_SHAPE)].filter(([shape]) => isCpf(shape.replace(/\D/g, "")));
  return [...folded.matchAll(OTHER_NUMBERS), ...cpfs, ...folded.matchAll(NORM)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((a, b) => a.start - b.start);
}

const AREA = "(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])";
const MOBILE = new RegExp(`^${AREA}9\\d{8}$`);
const NATIONAL_8 = new RegExp(`^${AREA}[2-9]\\d{7}$`);
/** Country code, collect calls and the leading zero. */
const PREFIX = /^(?:(?:0{0,2}55|9090|0)0?)(?=\d{10,11}$)/;
const TOLL_FREE = /^0[38]00\d{6,7}$/;
const DIGITS_MIN = 8;
/** Digits of a number with area code, operator and prefixes, at most. */
const DIGITS_MAX = 15;

const words = (text: string) => new Set(text.split(" "));
/** Words between the digits of one number. */
const FILLERS = words("ddd numero num cel e depois final traco tracinho hifen ponto espaco barra mais completa com xx");
const FILLERS_MAX = 3;
const PHONE_LABELS = words(
  "zap zapzap zaps whats whatsapp whatsap watsap wats wpp wts fone fones tel tels telefone telefones cel celular fixo contato contatos ligar ligue liga chamar chama chame recado tratar",
);
const CODE_LABELS = words(
  "cod codigo codigos ref referencia sku ean nf nfe nota pedido processo protocolo matricula serie modelo peca iptu inscricao art rrt crea cau registro lacre lote",
);
const UNIT_WORDS = words(
  "reais real mil kg m m2 m3 mm cm km l litros un unidades pecas tijolos telhas sacos v w btus horas h",
);
/** How far before a number its label may be, in words. */
const LABEL_DISTANCE = 4;

const GAP = /^(?:[\s.,;:\-–—_/\\()[\]{}*|~+'"•·=#>\p{Extended_Pictographic}]|\u{fe0f}|\u{200d}){0,8}$/u;

/** Groupings in which people write local numbers. Others need a label, such as "zap". */
const GROUPS_9 = words("9 5,4 1,4,4 1,8 3,3,3 2,3,4 3,2,4");
const GROUPS_10 = words("10 2,8 2,4,4");

function isAscending(items: readonly Spoken[]): boolean {
  return items.length >= 5 && items.every(({ digits }, i) => i === 0 || Number(digits) > Number(items[i - 1]?.digits));
}

interface Run {
  folded: string;
  items: readonly Spoken[];
  label: "phone" | "code" | null;
  /** The word after the last item. */
  next: string;
}

const gapsOf = ({ folded, items }: Run) =>
  items.slice(1).map((item, i) => folded.slice(items[i]?.end ?? 0, item.start));

/** Whether eight digits in these groups are a local number; ranges and years are written alike. */
function isLocal8(run: Run, digits: string, groups: string): boolean {
  if (groups === "8") return /^[2-5]/.test(digits);
  if (groups !== "4,4") return false;
  const [first = "", second = ""] = run.items.map((item) => item.digits);
  if (/^(?:19|20)/.test(first) && /^(?:19|20)/.test(second)) return false;
  if (first.endsWith("00") && second.endsWith("00")) return false;
  return /^[-.–]$/.test(gapsOf(run)[0] ?? "") && /^[2-9]/.test(digits);
}

/** Whether digits without area code, or of a landline with it, are written as a phone number. */
function isWeakPhone(run: Run, digits: string): boolean {
  const { items, label, next } = run;
  const isKnown = MOBILE.test(digits) || NATIONAL_8.test(digits) || /^(?:9\d{8}|[2-9]\d{7})$/.test(digits);
  if (!isKnown || label === "code") return false;
  const spelled = items.filter(({ isSpelled }) => isSpelled).length;
  if (label === "phone" || spelled >= 5 || items.every((item) => item.digits.length === 1)) return true;
  // Codes such as "2B51E038" have letters that look like digits.
  const isCode = items.some(({ text }) => /\d/.test(text) && /[a-z]/.test(text));
  if (isCode || UNIT_WORDS.has(next)) return false;
  const groups = items.map((item) => item.digits.length).join(",");
  if (digits.length === 8) return isLocal8(run, digits, groups);
  if (digits.length === 10) return GROUPS_10.has(groups);
  const isThousands = groups === "3,3,3" && gapsOf(run).every((gap) => gap === ".");
  return GROUPS_9.has(groups) && !isThousands;
}

function isPhone(run: Run): boolean {
  const all = run.items.map(({ digits }) => digits).join("");
  if (all.length < DIGITS_MIN || all.length > DIGITS_MAX || isAscending(run.items)) return false;
  const digits = all.replace(PREFIX, "");
  if (MOBILE.test(digits) || TOLL_FREE.test(all)) return true;
  if (run.items.filter(({ isSpelled }) => isSpelled).length >= 6) return true;
  if (digits === all) return isWeakPhone(run, digits);
  return run.label !== "code" && NATIONAL_8.test(digits);
}

/** What the nearest label before a word says that the number is. */
function labelBefore(all: readonly Word[], index: number): Run["label"] {
  for (let i = index - 1; i >= Math.max(0, index - LABEL_DISTANCE); i--) {
    const text = all[i]?.text ?? "";
    if (PHONE_LABELS.has(text)) return "phone";
    if (CODE_LABELS.has(text)) return "code";
  }
  return null;
}

/** Digits with the index of their first word and of the word after them. */
interface Placed extends Spoken {
  first: number;
  after: number;
}

/** Whether `b` can go on with the number of `a`: little between them, and no decimal comma. */
function goesOn(folded: string, all: readonly Word[], a: Placed, b: Placed): boolean {
  const between = all.slice(a.after, b.first);
  if (between.length > FILLERS_MAX || !between.every(({ text }) => FILLERS.has(text))) return false;
  const ends = [a.end, ...between.map(({ end }) => end)];
  const starts = [...between.map(({ start }) => start), b.start];
  if (!starts.every((start, i) => GAP.test(folded.slice(ends[i], start)))) return false;
  const isComma = folded.slice(a.end, b.start) === ",";
  return (
    !isComma || a.isSpelled || b.isSpelled || b.digits.length > 3 || (a.digits.length === 1 && b.digits.length === 1)
  );
}

/** Groups of digits that may be one number. */
function runsOf(folded: string): { all: Word[]; runs: Placed[][] } {
  const others = findOthers(folded);
  const all = [...folded.matchAll(/[a-z0-9]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs: Placed[][] = [];
  let run: Placed[] = [];
  let other = 0;
  for (let index = 0; index < all.length; ) {
    const read = readDigits(all, index);
    const length = read?.length ?? 1;
    const start = all[index]?.start ?? 0;
    while ((others[other]?.end ?? Number.POSITIVE_INFINITY) <= start) other++;
    const isOther = (others[other]?.start ?? Number.POSITIVE_INFINITY) < (all[index]?.end ?? 0);
    if (read && !isOther) {
      const item = { ...read.spoken, first: index, after: index + length };
      const last = run.at(-1);
      if (last && !goesOn(folded, all, last, item)) run = [];
      if (run.length === 0) runs.push(run);
      run.push(item);
    } else if (isOther) run = [];
    index += length;
  }
  return { all, runs };
}

/** The longest phone number that begins with the item at `from`; its number of items, 0 for none. */
function phoneAt(folded: string, all: readonly Word[], run: readonly Placed[], from: number): number {
  const first = run[from];
  if (!first || (/^(?:uma?|uno)$/.test(first.text) && !run[from + 1]?.isSpelled)) return 0;
  const label = labelBefore(all, first.first);
  let [digits, size] = [0, 0];
  while (from + size < run.length && digits + (run[from + size]?.digits.length ?? 0) <= DIGITS_MAX) {
    digits += run[from + size]?.digits.length ?? 0;
    size++;
  }
  for (; size > 0; size--) {
    const items = run.slice(from, from + size);
    const next = all[items.at(-1)?.after ?? 0]?.text ?? "";
    if (isPhone({ folded, items, label, next })) return size;
  }
  return 0;
}

const isKnownNumber = (digits: string): boolean => {
  const number = digits.replace(PREFIX, "");
  return MOBILE.test(number) || /^9\d{8}$/.test(number);
};

/** Single digits with the same letters between all of them, such as "6x7x9x9x8…". */
const LETTERED = /(?<![a-z0-9])\d(?:\s?([a-z]{1,3})\s?\d)(?:\s?\1\s?\d){7,13}(?![a-z0-9])/g;
const BACKWARDS =
  /ao contrario|de tras (?:pra|para)(?: a)? frente|invertid|ao reves|espelhad|do fim (?:pro|para o) (?:comeco|inicio)/;
const DIGIT_RUN = /\d(?:[\s.()-]{0,3}\d){8,12}/g;

function findHidden(folded: string): Span[] {
  const lettered = [...folded.matchAll(LETTERED)].filter(([run]) => isKnownNumber(run.replace(/\D/g, "")));
  const reversed = BACKWARDS.test(folded)
    ? [...folded.matchAll(DIGIT_RUN)].filter(([run]) => isKnownNumber([...run.replace(/\D/g, "")].reverse().join("")))
    : [];
  return [...lettered, ...reversed].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Phone numbers in a folded text, also spelled out. They may overlap. */
export function findPhones(folded: string): Span[] {
  // Leet such as "n0ve" has letters for half of its digits.
  if (digitsAtMost(folded) * 2 < DIGITS_MIN) return [];
  const { all, runs } = runsOf(folded);
  const found = findHidden(folded);
  for (const run of runs) {
    for (let from = 0; from < run.length; ) {
      const size = phoneAt(folded, all, run, from);
      const [first, last] = [run[from], run[from + size - 1]];
      if (size > 0 && first && last) found.push({ start: first.start, end: last.end });
      from += Math.max(size, 1);
    }
  }
  return found;
}
