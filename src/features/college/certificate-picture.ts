import type { Env } from "../../env.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import type { Colour } from "../../platform/pictures/picture.ts";
import { type PictureFont, widthOf, wrap, write } from "../../platform/pictures/picture-letters.ts";
import { issuedOn } from "./certificate-facts.ts";
import { CERTIFICATE } from "./certificate-messages.ts";
import type { Certificate } from "./queries-certificates.ts";
import { formatCode } from "./rules.ts";

/** Made by dev/card-picture/make.ts: 1200×630 pixels, the sheet without any person's data. */
export const CERTIFICATE_BACKGROUND = "/figuras/certificado-fundo.png";

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [20, 32, 43];
const SOFT: Colour = [70, 82, 93];
const BLUE: Colour = [15, 76, 129];
const SEALS: Record<Certificate["module"], Colour> = { basic: [21, 128, 61], expert: [161, 98, 7] };

const LEFT = 96;
const TEXT_WIDTH = 730;
const SEAL = { x: 1000, y: 222, radius: 94 };

type Line = { font: PictureFont; text: string; colour: Colour; max: number; height: number };

const linesOf = (certificate: Certificate): readonly Line[] => [
  { font: "small", text: CERTIFICATE.title, colour: BLUE, max: 1, height: 52 },
  { font: "title", text: certificate.name, colour: INK, max: 2, height: 72 },
  { font: "text", text: certificate.courseTitle, colour: BLUE, max: 2, height: 50 },
  {
    font: "small",
    text: `${CERTIFICATE.issued} ${issuedOn(certificate)} • ${CERTIFICATE.code} ${formatCode(certificate.code)}`,
    colour: SOFT,
    max: 1,
    height: 44,
  },
];

/** The picture of a certificate for link previews. */
export function makeCertificateImage(env: Env, certificate: Certificate): Promise<Response> {
  return drawOn(env, CERTIFICATE_BACKGROUND, (picture, letters) => {
    const lines = linesOf(certificate).flatMap(({ max, ...line }) =>
      wrap(letters, line.font, line.text, TEXT_WIDTH, max).map((text) => ({ ...line, text })),
    );
    let top = Math.round((526 - lines.reduce((sum, { height }) => sum + height, 0)) / 2);
    for (const { font, text, colour, height } of lines) {
      write(picture, letters, { font, text, colour, x: LEFT, y: top + Math.round(height * 0.72) });
      top += height;
    }
    const { x, y, radius } = SEAL;
    const colour = SEALS[certificate.module];
    const centred = (font: PictureFont, text: string, ink: Colour, baseline: number) =>
      write(picture, letters, { font, text, colour: ink, x: x - widthOf(letters, font, text) / 2, y: baseline });
    picture.drawDisc({ x, y, radius }, colour);
    picture.drawDisc({ x, y, radius: radius - 10 }, WHITE);
    picture.drawDisc({ x, y, radius: radius - 14 }, colour);
    centred("title", "★", WHITE, y + 24);
    centred("small", CERTIFICATE.seal[certificate.module], colour, y + radius + 48);
  });
}
