import { expect, it } from 'vitest';
import { bannedSubstanceIn } from './banned-substances.ts';

const banned = [
  'Monocrotophos 36% SL',
  'Dichlorvos (DDVP)',
  'PCNB / PCP',
  'Carbofuran (all except 3% CG)',
  'Streptomycin + tetracycline',
  'TCA',
];

it.each([
  ['Monocrotophos 36% SL', 'Monocrotophos 36% SL'],
  ['monocrotophos 40% sl', 'Monocrotophos 36% SL'],
  ['DDVP 76% EC', 'Dichlorvos (DDVP)'],
  ['Dichlorvos 76% EC', 'Dichlorvos (DDVP)'],
  ['PCP', 'PCNB / PCP'],
  ['Carbofuran 50% SP', 'Carbofuran (all except 3% CG)'],
  ['Carbofuran 3% CG', null],
  ['Streptomycin sulphate 9% + Tetracycline hydrochloride 1%', 'Streptomycin + tetracycline'],
  ['Streptomycin 9%', null],
  ['Chlorantraniliprole 18.5% SC', null],
  ['Tcaudata extract', null],
  ['Spray monocrotophos. Then wait.', 'Monocrotophos 36% SL'],
  ['Carbofuran 3% CG.', null],
  ['', null],
])('%s: %s', (composition, substance) => {
  expect(bannedSubstanceIn([composition], banned)).toBe(substance);
});

it('looks at every text of a product', () => {
  expect(bannedSubstanceIn(['', 'Nuvan', 'ddvp spray'], banned)).toBe('Dichlorvos (DDVP)');
});
