import { DomainError } from "../../errors.ts";

/**
 * Common passwords, reduced to lowercase letters and digits: adding only punctuation makes them no harder to guess.
 * Words that people in Brazil and elsewhere choose, then the endings they add.
 */
const WORDS =
  "senha password passw0rd p4ssw0rd mudar brasil teste admin administrador usuario user abc qwe qwerty qwert asd asdf a q1w2e3 amor teamo minhavida vida jesus deus jesuscristo familia flamengo corinthians palmeiras santos vasco gremio inter saopaulo cruzeiro botafogo obra portal construcao pedreiro campogrande ms bemvindo welcome hello master iloveyou dragon monkey football baseball letmein login pass root guest changeme test trocar acesso segredo secret felicidade princesa gabriel lucas maria joao ana pedro rafael bruno felipe mateus julia carlos jose paulo marcos".split(
    " ",
  );
const ENDINGS =
  "1 12 123 1234 12345 123456 321 10 01 11 22 007 69 99 100 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026".split(
    " ",
  );
const OTHERS =
  "1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4 a1b2c3 a1b2c3d4 123abc 1234abcd 123mudar 123qwe 123456a a123456 zaq12wsx".split(
    " ",
  );

const COMMON = new Set([...OTHERS, ...WORDS.flatMap((word) => ENDINGS.map((ending) => word + ending))]);

/** Whether a password is among the most common ones, ignoring case and punctuation. */
function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(/@/g, "a");
  return [password.toLowerCase(), core].some((variant) => COMMON.has(variant.replace(/[^a-z0-9]/g, "")));
}

/** Throws `input.invalid` for one of the most common passwords. */
export function assertUncommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError("input.invalid", {
    fields: { password: "Esta senha é muito comum e fácil de adivinhar. Escolha outra." },
  });
}
