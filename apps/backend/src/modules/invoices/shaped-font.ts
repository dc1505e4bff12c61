import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { Blob, Buffer as ShapeBuffer, Face, Font as ShapeFont, shape } from 'harfbuzzjs';

/** A font as the PDF library takes it: its letters from the file, their order and places from HarfBuzz. */
export type ShapedFont = Font;

/**
 * Makes a font whose texts are laid out by HarfBuzz, as browsers and phones do it: the PDF library's own layout writes a third of our Bengali
 * words with wrong letters and fails on some Gujarati ones. Decision 019.
 */
export function createShapedFont(file: Buffer): ShapedFont {
  const font = create(file) as Font;
  const shaper = new ShapeFont(new Face(new Blob(new Uint8Array(file).buffer)));
  const letterOf = new Map(font.characterSet.map((letter) => [font.glyphForCodePoint(letter).id, letter]));
  return Object.create(font, { layout: { value: (text: string) => layOut({ font, shaper, letterOf }, text) } }) as ShapedFont;
}

interface Shaping {
  font: Font;
  shaper: ShapeFont;
  /** The letter that a sign stands for, when it stands for one. */
  letterOf: ReadonlyMap<number, number>;
}

/** In the font's own units. */
function layOut({ font, shaper, letterOf }: Shaping, text: string) {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const told = new Set<number>();
  const glyphs = infos.map(({ codepoint: id, cluster }) => {
    const letter = letterOf.get(id);
    if (letter !== undefined) return font.getGlyph(id, [letter]);
    // A sign of several letters tells those that no other sign of its syllable does, once, so that the text can be copied and searched.
    const syllable = [...text.slice(cluster, starts.find((start) => start > cluster) ?? text.length)].map((sign) => sign.codePointAt(0) ?? 0);
    const others = infos.filter((info) => info.cluster === cluster).map((info) => letterOf.get(info.codepoint));
    const letters = told.has(cluster) ? [] : syllable.filter((sign) => !others.includes(sign));
    told.add(cluster);
    return font.getGlyph(id, letters);
  });
  const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
  return {
    glyphs, positions,
    // Asked for after the library has brought the positions to its own scale.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
