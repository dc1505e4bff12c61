import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';

import packWords from './pack-words.json' with { type: 'json' };
import type { Dose } from './tables.ts';

/** What a pack holds and what it is. */
export interface Pack {
  amount: number;
  unit: Dose['unit'];
  /** 'bag', 'bottle' …; an unknown word is left out. */
  container: string;
}

const containers: Readonly<Record<string, Localised | undefined>> = packWords.containers;

/** A pack in words: '45 किलो बोरी', '250 ml bottle'. Digits are Latin in every language. */
export function packName({ amount, unit, container }: Pack, language: Language): string {
  const word = containers[container];
  const measure = `${amount} ${inLanguage(packWords.units[unit], language)}`;
  return word === undefined ? measure : `${measure} ${inLanguage(word, language)}`;
}

/** What a dose is measured in: 'मिली प्रति एकड़'. */
export function doseUnit({ unit, per }: Dose, language: Language): string {
  return `${inLanguage(packWords.units[unit], language)} ${inLanguage(packWords.per[per], language)}`;
}

/** What a dose is for, where that is not growing the crop itself: seed treatment; else null. */
export function dosePurpose({ per }: Dose, language: Language): string | null {
  return per === 'kg-seed' ? inLanguage(packWords.purposes['kg-seed'], language) : null;
}
