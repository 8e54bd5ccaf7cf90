import { MAX_PORTFOLIO_PHOTOS } from "./rules.ts";

export const TITLE_MISSING = "Preencha título e selecione uma imagem.";
export const TOO_MANY_PHOTOS = `Máximo de ${MAX_PORTFOLIO_PHOTOS} fotos no portfólio.`;
export const NO_PROVIDER = "Complete seu perfil profissional para montar um portfólio.";
export const OWN_REFERENCE = "Você não pode adicionar uma referência para si mesmo.";
