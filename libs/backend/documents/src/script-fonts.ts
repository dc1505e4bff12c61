import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@haat/api-contract/vocabulary';
import { createShapedFont } from './shaped-font.ts';
import type { ShapedFont } from './shaped-font.ts';

/** Scripts of the market's languages. Each font has Latin letters, digits and ₹ too. */
const SCRIPTS = {
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Oriya: /\p{Script=Oriya}/u,
  Gujarati: /\p{Script=Gujarati}/u,
} as const;
/** A script with a font of its own. */
export type Script = keyof typeof SCRIPTS;
/** How heavy letters are. */
export type Weight = 'regular' | 'bold';

const SCRIPT_OF: Readonly<Record<Language, Script>> = {
  hi: 'Devanagari',
  en: 'Devanagari',
  mr: 'Devanagari',
  bn: 'Bengali',
  or: 'Oriya',
  gu: 'Gujarati',
};
const STYLES = { regular: '400Regular', bold: '700Bold' } as const;
const require = createRequire(import.meta.url);
const opened = new Map<string, Promise<ShapedFont>>();

/** The script in which a language is written; English takes the font that is at hand. */
export function scriptOf(language: Language): Script {
  return SCRIPT_OF[language];
}

/** The font of a script: Noto Sans, read once. */
export function fontOf(script: Script, weight: Weight): Promise<ShapedFont> {
  const name = `${script} ${weight}`;
  const font = opened.get(name) ?? openFont(script, weight);
  opened.set(name, font);
  return font;
}

async function openFont(script: Script, weight: Weight): Promise<ShapedFont> {
  const home = dirname(require.resolve(`@expo-google-fonts/noto-sans-${script.toLowerCase()}/package.json`));
  return createShapedFont(await readFile(join(home, STYLES[weight], `NotoSans${script}_${STYLES[weight]}.ttf`)));
}

/** A stretch of a text that one font can write. */
export interface ScriptPart {
  script: Script;
  text: string;
}

/** Takes a text apart where its script changes; what belongs to no script stays with the letters before it. */
export function scriptParts(text: string, main: Script): ScriptPart[] {
  const parts: ScriptPart[] = [];
  for (const sign of text) {
    const own = (Object.keys(SCRIPTS) as Script[]).find((script) => SCRIPTS[script].test(sign));
    const last = parts.at(-1);
    // Latin is in every font; the danda and joiners belong to the word that they stand in.
    const script = own ?? (/\p{Script=Latin}/u.test(sign) ? main : (last?.script ?? main));
    if (last?.script === script) last.text += sign;
    else parts.push({ script, text: sign });
  }
  return parts;
}
