import type { Env } from "../../env.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import type { Colour, Picture } from "../../platform/pictures/picture.ts";
import {
  type FontChoice,
  type Letters,
  layOut,
  type PictureFont,
  widthOf,
  write,
} from "../../platform/pictures/picture-letters.ts";
import { issuedOn } from "./certificate-facts.ts";
import { CERTIFICATE } from "./certificate-messages.ts";
import type { Certificate } from "./queries-certificates.ts";
import { formatCode } from "./rules.ts";

/** Made by dev/draw/link-previews.ts: 1200×630 pixels, the sheet without any person's data. */
export const CERTIFICATE_BACKGROUND = "/figuras/certificado-fundo.png";

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [20, 32, 43];
const SOFT: Colour = [70, 82, 93];
const BLUE: Colour = [15, 76, 129];
const SEALS: Record<Certificate["module"], Colour> = { basic: [21, 128, 61], expert: [161, 98, 7] };

const LEFT = 96;
const TEXT_WIDTH = 730;
const SEAL = { x: 1000, y: 222, radius: 94 };

const LINE_HEIGHT: Record<PictureFont, number> = { title: 72, heading: 56, text: 50, small: 46 };

/** Nothing is cut: what is long gets smaller letters and more lines. */
type Text = { text: string; colour: Colour; fonts: readonly [FontChoice, ...FontChoice[]] };

const textsOf = (certificate: Certificate): readonly Text[] => [
  { text: CERTIFICATE.title, colour: BLUE, fonts: [["small", 1]] },
  {
    text: certificate.name,
    colour: INK,
    fonts: [
      ["title", 2],
      ["heading", 3],
      ["text", 4],
    ],
  },
  { text: certificate.courseTitle, colour: BLUE, fonts: [["text", 3]] },
  {
    text: `${CERTIFICATE.issued} ${issuedOn(certificate)} • ${CERTIFICATE.code} ${formatCode(certificate.code)}`,
    colour: SOFT,
    fonts: [["small", 1]],
  },
];

/** Draws a certificate onto its background (1200×630). */
function drawCertificate(picture: Picture, letters: Letters, certificate: Certificate): void {
  const lines = textsOf(certificate).flatMap(({ text, colour, fonts }) =>
    layOut(letters, text, TEXT_WIDTH, fonts).map((line) => ({ ...line, colour })),
  );
  let top = Math.round((526 - lines.reduce((sum, { font }) => sum + LINE_HEIGHT[font], 0)) / 2);
  for (const line of lines) {
    const height = LINE_HEIGHT[line.font];
    write(picture, letters, { ...line, x: LEFT, y: top + Math.round(height * 0.72) });
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
}

/** The picture of a certificate for link previews. */
export function makeCertificateImage(env: Env, certificate: Certificate): Promise<Response> {
  return drawOn(env, CERTIFICATE_BACKGROUND, (picture, letters) => drawCertificate(picture, letters, certificate));
}
