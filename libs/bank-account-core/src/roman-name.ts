import { romanLetters } from './roman-letters.ts';

/** A name in Roman letters, for banks whose systems take no others: 'रमेश पवार' → 'RAMESH PAVAAR'. */
export function romanName(name: string): string {
  return (name.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => romanLetters(word).replace(/[^a-z]/g, ''))
    .filter((word) => word !== '')
    .join(' ')
    .toUpperCase();
}
