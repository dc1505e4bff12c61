import PDFDocument from 'pdfkit';
import { fontOf, scriptParts } from './script-fonts.ts';
import type { Script, Weight } from './script-fonts.ts';
import type { ShapedFont } from './shaped-font.ts';

const DEFAULT_SIZE = 9;
const INK = '#1b1b1b';
const SCRIPTS: readonly Script[] = ['Devanagari', 'Bengali', 'Oriya', 'Gujarati'];
/** Of the letters' size: marks above and below Indian letters need air. */
const LINE_HEIGHT = 1.45;
/** Where letters stand within a line, of their size: on one line whatever their script. */
const BASELINE = 1.05;

/** How a text is written: points from the page's upper left corner. */
export interface TextStyle {
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
  width: number;
}

/** A page on which each run of text is drawn with the font of its script. */
export interface ScriptPage {
  readonly document: PDFKit.PDFDocument;
  /** Writes a text, over as many lines as it needs. @returns its height in points */
  write(text: string, x: number, y: number, style: TextStyle): number;
  /** Height that a text will take. */
  heightOf(text: string, style: TextStyle): number;
  /** Draws a thin line across. */
  rule(x: number, y: number, width: number): void;
  /** The finished file. */
  finish(): Promise<Buffer>;
}

/** Opens an A4 sheet; text without a script is drawn in the main font. */
export async function openPage(
  main: Script,
  { title, language, created }: { title: string; language: string; created: Date },
): Promise<ScriptPage> {
  const fonts = new Map<string, ShapedFont>();
  for (const script of SCRIPTS)
    for (const weight of ['regular', 'bold'] as const) fonts.set(`${script} ${weight}`, await fontOf(script, weight));
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: created, Producer: 'Krishi Haat', Creator: 'Krishi Haat' },
    autoFirstPage: true,
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const use = (script: Script, { size = DEFAULT_SIZE, weight = 'regular' }: TextStyle) => {
    // The library takes an opened font; its types know only of files.
    document.font(fonts.get(`${script} ${weight}`) as unknown as string, `${script} ${weight}`).fontSize(size);
  };
  const linesOf = (text: string, style: TextStyle) =>
    brokenLines(scriptParts(text, main), style.width, (part, script) => {
      use(script, style);
      return document.widthOfString(part);
    });
  const lineHeight = ({ size = DEFAULT_SIZE }: TextStyle) => size * LINE_HEIGHT;
  return {
    document,
    write(text, x, y, style) {
      const lines = linesOf(text, style);
      for (const [index, line] of lines.entries()) {
        let at =
          x +
          { left: 0, right: style.width - line.width, center: (style.width - line.width) / 2 }[style.align ?? 'left'];
        for (const { script, text: part, width } of line.parts) {
          use(script, style);
          document
            .fillColor(INK)
            .text(part, at, y + index * lineHeight(style) + (style.size ?? DEFAULT_SIZE) * BASELINE, {
              lineBreak: false,
              baseline: 'alphabetic',
            });
          at += width;
        }
      }
      return lines.length * lineHeight(style);
    },
    heightOf: (text, style) => linesOf(text, style).length * lineHeight(style),
    rule: (x, y, width) =>
      void document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor('#777777')
        .stroke(),
    finish() {
      document.end();
      return ended;
    },
  };
}

interface Line {
  parts: { script: Script; text: string; width: number }[];
  width: number;
}

/** Breaks a text between its words where the width ends; a word that is wider stays whole. */
function brokenLines(
  parts: ReturnType<typeof scriptParts>,
  width: number,
  widthOf: (text: string, script: Script) => number,
): Line[] {
  const lines: Line[] = [{ parts: [], width: 0 }];
  for (const { script, text } of parts)
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
      const wide = widthOf(word, script);
      let line = lines.at(-1) ?? { parts: [], width: 0 };
      if (line.width > 0 && line.width + widthOf(word.trimEnd(), script) > width)
        lines.push((line = { parts: [], width: 0 }));
      line.parts.push({ script, text: word, width: wide });
      line.width += wide;
    }
  // A space at a line's end would push what is aligned right.
  for (const line of lines) {
    const last = line.parts.at(-1);
    if (last === undefined) continue;
    const trimmed = widthOf(last.text.trimEnd(), last.script);
    line.width += trimmed - last.width;
  }
  return lines;
}
