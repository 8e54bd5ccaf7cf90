import type { Span } from "./phones-in-text.ts";

/** Endings that make a name a link. */
const ENDING =
  "(?:com|net|org|info|biz|br|app|dev|site|online|store|shop|website|xyz|ru|cn|gg|cc|tk|uk|page|link|click|club)";
/** Endings that are also words, or rare: a link only if a path follows. */
const ENDING_WITH_PATH = "(?:me|to|es|it|us|co|ly|gl|be|io|ai|tv|eu|pro|top|vip|live|fun|work|world|digital|ee|gle|de)";
/** A dot, also written in ways that hide it. A space on one side only is the end of a sentence. */
const DOT = String.raw`(?:\.|\s\.\s|\s?[([{]\s?(?:\.|dot|ponto)\s?[)\]}]\s?|\s(?:dot|ponto)\s)`;
const PROVIDER = "(?:gmail|hotmail|outlook|yahoo|icloud|protonmail)";
const ANY_PROVIDER = "(?:gmail|hotmail|outlook|yahoo|icloud|protonmail|live|uol|bol|terra|globo|ig|msn)";
const NETWORK = "(?:instagram|insta|telegram|tiktok|kwai|facebook|linkedin|skype|youtube|twitter)";
/** Not inside of a name. Without it, long names would be tried from each of their letters. */
const START = "(?<![a-z0-9._%+-])";
const NAME = "[a-z0-9][a-z0-9._%+-]{0,63}";
const HOST = "[a-z0-9][a-z0-9-]{0,62}";
/** A name with a digit, an underscore or a dot in it. */
const IDENTIFIER = `(?=[a-z0-9._-]{0,40}[a-z])(?=[a-z0-9-]{0,40}[0-9_.][a-z0-9_])[a-z0-9_][a-z0-9._-]{3,63}`;
/** A name with an underscore or a dot in it. */
const DOTTED = "(?=[a-z0-9._-]{0,40}[a-z])(?=[a-z0-9-]{0,40}[_.][a-z0-9_])[a-z0-9_][a-z0-9._-]{3,63}";
const LAST = `(?:${DOT}${ENDING}(?![a-z0-9])){0,3}`;
const PATH = String.raw`(?:[/?]\S{0,300})?`;
const AT = String.raw`(?:\s?@\s?|\s?[([{]\s?(?:at|arroba|@)\s?[)\]}]\s?|\s(?:arroba|at)\s)`;

/** Groups named `mask` are what is hidden; without one, all of it. */
const ADDRESSES: readonly RegExp[] = [
  String.raw`h[tx]{2}ps?:\/\/\S{1,300}`,
  String.raw`(?<![a-z0-9])www[\s.]{1,3}${HOST}(?:[\s.]{1,3}(?:com|net|org|br)(?![a-z0-9])){0,3}${PATH}`,
  `${START}${NAME}@[a-z0-9_-][a-z0-9._-]{0,80}${LAST}`,
  `${START}@[a-z0-9_.]{2,60}`,
  `${START}${NAME}${AT}(?:${ANY_PROVIDER}(?![a-z0-9])|${HOST}(?=${DOT}${ENDING}(?![a-z0-9])))${LAST}`,
  String.raw`${START}${HOST}(?:\.${HOST}){0,4}(?:${DOT}(?:com|net|org)(?![a-z0-9]))?(?:\.|\s\.\s|\s?[([{]\s?\.\s?[)\]}]\s?)${ENDING}(?![a-z0-9])${LAST}${PATH}`,
  String.raw`${START}${HOST}\s(?:ponto|dot)\s(?:com|net|org)(?:\s(?:ponto|dot))?\sbr(?![a-z0-9])`,
  String.raw`${START}(?!(?:um|cada|o|outro|novo|este|esse|no|do|ao|e|de)\s)${HOST}\s(?:ponto|dot)\scom(?=\s*(?:$|[.!;)\n]))`,
  String.raw`${START}${HOST}(?:\.${HOST}){0,4}\.${ENDING_WITH_PATH}\/\S{0,300}`,
  String.raw`(?<![a-z0-9.])(?:wa|t)\s?\.\s?me(?![a-z0-9])(?:\s?\/\s?\S{0,100})?`,
  String.raw`(?<![a-z0-9.])(?:wa|t)\sme\s?\/\s?\S{1,100}`,
  String.raw`${START}${HOST}(?:\s?\.\s?|\s)com\sbr(?![a-z0-9])`,
  String.raw`(?<![a-z0-9])(?:arroba(?:\s?:\s?|\s(?:e|eh)\s|\s)|@\s)(?<mask>${DOTTED})`,
  String.raw`(?<!(?<![a-z0-9])(?:a|da|pela|cada|por|cafe|boi)\s)(?<![a-z0-9])arroba(?:\s?:\s?|\s)(?!(?:d[aeo]s?|por|em|e|est[ao]|custa|que|para|no|na|hoje|agora|sub\w+|cai\w*)(?![a-z0-9]))(?<mask>(?=[0-9_.]*[a-z])[a-z0-9_.]{4,60})`,
  String.raw`${START}(?<mask>${IDENTIFIER})\s(?:la\s)?no\s(?:${NETWORK}|face|ig|fb)(?![a-z0-9])`,
  String.raw`(?<![a-z0-9])(?:procur[ae]|ach[ae]|segue|sigam?|me\sacha)\s(?<mask>[a-z][a-z0-9._]{4,63})\s(?:la\s)?no\s(?:${NETWORK}|face|ig|fb)(?![a-z0-9])`,
  String.raw`${START}${NAME}\s${PROVIDER}(?:${DOT}|\s)com(?![a-z0-9])(?:(?:${DOT}|\s)br(?![a-z0-9]))?`,
  String.raw`${START}(?<mask>${IDENTIFIER})\s(?:no\s)?${PROVIDER}(?![a-z0-9])`,
  String.raw`(?<![a-z0-9])(?:${NETWORK}|${PROVIDER}|e-?mail)(?:\s?[:=-]\s?|\s(?:e|eh|como)\s|\s)(?<mask>${IDENTIFIER})`,
  String.raw`(?<![a-z0-9])(?:face|ig|fb)(?:\s(?:e|eh|como)\s|\s)(?<mask>${DOTTED})`,
  String.raw`(?<![a-z0-9])(?:face|ig|fb)(?:\s?[:=]?\s?|\s(?:e|eh)\s)(?<mask>(?=[a-z0-9.]{0,40}[0-9_])[a-z][a-z0-9._]{4,63})`,
  String.raw`(?<![a-z0-9])(?:${NETWORK}|face|ig|fb)\s?[:/]\s?\/?(?<mask>[a-z][a-z0-9._]{3,63})`,
  String.raw`(?<![a-z0-9])(?:instagram|insta|telegram|tiktok|(?<=\b(?:no|meu)\s)ig)\s(?<mask>[a-z][a-z0-9._]{6,63})(?=\s*(?:$|[.,;!)\n]))`,
].map((source) => new RegExp(source, "dg"));

/** What each of them has; most texts have none, so that one search is enough. */
const HINT = new RegExp(
  String.raw`@|//|www|arroba|\.[a-z]|\s\.\s|[([{]\s?(?:\.|at|dot|ponto)|\scom\sbr|\s(?:at|ponto|dot)\s|(?<![a-z0-9])(?:${NETWORK}|${PROVIDER}|e-?mail|face|ig|fb|wa|t)(?![a-z0-9])`,
);

/** Whether it is two sentences without a space between, such as "Pia.Com torneira". */
function isSentenceEnd(text: string, { start, end }: Span): boolean {
  return /^[^\s.@/]+\.\p{Lu}\p{Ll}*$/u.test(text.slice(start, end)) && !/^\p{Lu}+$/u.test(text.slice(start, end));
}

/** E-mail addresses, names in social networks and links in a folded text. They may overlap. */
export function findAddresses(folded: string, text: string, positions: readonly number[]): Span[] {
  if (!HINT.test(folded)) return [];
  const found: Span[] = [];
  for (const pattern of ADDRESSES) {
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.["mask"] ?? [match.index, match.index + match[0].length];
      const original = { start: positions[start] ?? 0, end: positions[end] ?? text.length };
      if (!isSentenceEnd(text, original)) found.push({ start, end });
    }
  }
  return found;
}
