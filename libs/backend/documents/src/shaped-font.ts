import { create } from 'fontkit';
import type { Font, Glyph } from 'fontkit';
import { Blob, Buffer as ShapeBuffer, Face, Font as ShapeFont, shape } from 'harfbuzzjs';

/** A font as the PDF library takes it: its letters from the file, their order and places from HarfBuzz. */
export type ShapedFont = Font;

/** Glyph ids of one font are below this; a glyph that stands for other letters than usual has an id above it. */
const SIGNS = 0x1_0000;
/**
 * Told by a sign for which no letter is left: what is read joins over it. Told nothing, some viewers make up a
 * letter.
 */
const WORD_JOINER = '\u2060';

/** The font's own number of a sign that was laid out. */
export function signOf(id: number): number {
  return id % SIGNS;
}

/**
 * Makes a font whose texts are laid out by HarfBuzz, as browsers and phones do it: the PDF library's own layout
 * writes a third of our Bengali words with wrong letters and fails on some Gujarati ones. Decision 019.
 */
export function createShapedFont(file: Buffer): ShapedFont {
  const font = create(file) as Font;
  const shaping: Shaping = {
    font,
    shaper: new ShapeFont(new Face(new Blob(new Uint8Array(file).buffer))),
    tellers: new Map(),
  };
  return Object.create(font, {
    layout: { value: (text: string) => layOut(shaping, text) },
    createSubset: { value: () => subsetOfTellers(font) },
  }) as ShapedFont;
}

interface Shaping {
  font: Font;
  shaper: ShapeFont;
  /** Glyphs by the letters they stand for: the same glyph stands for other letters in another syllable. */
  tellers: Map<string, Glyph>;
}

/** In the font's own units. */
function layOut(shaping: Shaping, text: string) {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaping.shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const syllables = starts.map((start, index) => ({
    signs: infos.filter(({ cluster }) => cluster === start),
    text: text.slice(start, starts[index + 1]),
  }));
  const glyphs = syllables.flatMap(({ signs, text: syllable }) => {
    const letters = lettersOf(syllable, signs.length);
    return signs.map(({ codepoint: id }, index) => tellerOf(shaping, id, letters[index] ?? WORD_JOINER));
  });
  const positions = buffer
    .getGlyphPositions()
    .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
  return {
    glyphs,
    positions,
    // Asked for after the library has brought the positions to its own scale.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/**
 * The letters that each glyph of a syllable stands for, so that the text is copied and searched as written: glyphs
 * are reordered and joined, so their order is not that of the letters. Each glyph gets one letter, and the last glyph
 * gets those that are left.
 */
function lettersOf(syllable: string, signs: number): string[] {
  // A vowel that is written around its consonant is one letter and two signs.
  const letters = [...([...syllable].length < signs ? syllable.normalize('NFD') : syllable)];
  return letters.length <= signs ? letters : [...letters.slice(0, signs - 1), letters.slice(signs - 1).join('')];
}

function tellerOf({ font, tellers }: Shaping, sign: number, letters: string): Glyph {
  const key = `${sign} ${letters}`;
  const known = tellers.get(key);
  if (known !== undefined) return known;
  const isPlain =
    sign === 0 || ([...letters].length === 1 && font.glyphForCodePoint(letters.codePointAt(0) ?? 0).id === sign);
  const drawn = font.getGlyph(sign);
  const teller = Object.create(drawn, {
    id: { value: isPlain ? sign : (tellers.size + 1) * SIGNS + sign },
    codePoints: { value: [...letters].map((letter) => letter.codePointAt(0) ?? 0) },
    advanceWidth: { value: drawn.advanceWidth },
  }) as Glyph;
  tellers.set(key, teller);
  return teller;
}

/**
 * A font subset in which a glyph has one slot for each text it stands for. The library writes one text per slot, and
 * the glyph's shape into each.
 */
function subsetOfTellers(font: Font): OpenSubset {
  const subset = font.createSubset() as unknown as OpenSubset;
  subset.includeGlyph = (glyph) => {
    const id = typeof glyph === 'object' ? glyph.id : glyph;
    const place = subset.mapping[id] ?? subset.glyphs.push(signOf(id)) - 1;
    subset.mapping[id] = place;
    return place;
  };
  return subset;
}

/** A subset as the library makes it; its types are those of an older one. */
interface OpenSubset {
  /** @returns the sign's place, which is its number in the PDF */
  includeGlyph(glyph: Glyph | number): number;
  /** Signs of the font in their order here. */
  glyphs: number[];
  /** Slots by the requested glyph id. */
  mapping: Record<number, number>;
}
