/** Thrown when a product with a banned substance is to be listed; nothing of its batch is kept. */
export class BannedSubstanceError extends Error {
  readonly productId: string;
  readonly substance: string;
  constructor(productId: string, substance: string) {
    super(`The product ${productId} contains ${substance}, which may not be sold`);
    this.name = 'BannedSubstanceError';
    this.productId = productId;
    this.substance = substance;
  }
}

/** What the lists write after a name: its strength and kind ('36% SL'), which does not make it another substance. */
const STRENGTH = /\b\d+(\.\d+)?\s*%.*$/;
/** A form of a banned substance that stays allowed, written in brackets: 'Carbofuran (all except 3% CG)'. */
const EXCEPTION = /\ball except ([^)]+)\)/i;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9.%]+/g, ' ')
    // The end of a sentence is no part of its last word; in 17.8 the point is.
    .replace(/\.(?!\d)/g, ' ')
    .trim()} `;

/**
 * The names of a list's entry: 'PCNB / PCP' and 'Dichlorvos (DDVP)' are two each; in 'a + b' both parts must be
 * there.
 */
function namesOf(entry: string): string[][] {
  const [outside = '', inside = ''] = entry.replace(EXCEPTION, ')').split(/[()]/);
  return [...outside.split('/'), inside]
    .map((name) => name.split('+').map((part) => words(part.replace(STRENGTH, ''))))
    .filter((parts) => parts.every((part) => part.trim() !== ''));
}

/**
 * The first banned substance that a product's texts (composition, English name, other words) name, or null.
 * @param texts what the product says of itself, in Latin letters
 * @param banned entries as the government's list writes them
 */
export function bannedSubstanceIn(texts: readonly string[], banned: readonly string[]): string | null {
  const said = texts.map(words);
  const names = (part: string) => said.some((text) => text.includes(part));
  return (
    banned.find((entry) => {
      const allowedForm = EXCEPTION.exec(entry)?.[1];
      if (allowedForm !== undefined && names(words(allowedForm))) return false;
      return namesOf(entry).some((parts) => parts.every(names));
    }) ?? null
  );
}
