import { PERILS, type Peril } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** What no insurance of ours or of the government pays for. */
export const EXCLUSIONS = ['war', 'malice', 'preventable', 'days'] as const;

/** The perils of the government's scheme that can hit a crop; all of them without one. Only paddy stands in water. */
export function perilsOfCrop(crop: string | null): Peril[] {
  return PERILS.filter((peril) => peril !== 'paddy_inundation' || crop === null || crop === 'paddy');
}

/** Perils as rows that lead to what each pays. */
export function perilRows(t: ServerTexts, perils: readonly Peril[]) {
  return perils.map((id) => ({
    id,
    name: t(`insurance:peril.${id}.name`),
    trigger: t(`insurance:peril.${id}.trigger`),
    to: pathTo('insurancePeril', { id }),
  }));
}

/** What is not paid for, in words: perils that are left out first. */
export function notCovered(t: ServerTexts, leftOut: readonly Peril[] = []): string[] {
  return [
    ...leftOut.map((id) => t(`insurance:peril.${id}.name`)),
    ...EXCLUSIONS.map((exclusion) => t(`insurance:not.${exclusion}`)),
  ];
}
