import type { ProgrammeCrop } from '@haat/api-contract/vocabulary';
import type { Localised } from '@haat/backend-platform';
import type { Benefit } from '@haat/programme-core';
import book from './benefits.json' with { type: 'json' };

/** A benefit with its name. */
export interface NamedBenefit extends Benefit {
  readonly name: Localised;
}

/** Every benefit, in the order in which cards show them. */
const BENEFITS = book.benefits as readonly NamedBenefit[];

/** How the advice calls a crop, and how long its season is. See docs/domain/programme.md#benefits. */
export function cropOfProgramme(code: ProgrammeCrop): { readonly crop: string; readonly seasonDays: number } {
  return book.crops[code];
}

/** What the card of a crop gives. */
export function benefitsOf(code: ProgrammeCrop): readonly NamedBenefit[] {
  return BENEFITS.filter(({ crop }) => crop === null || crop === code);
}

/** A benefit, of whichever crop. */
export function findBenefit(id: string): NamedBenefit | null {
  return BENEFITS.find((benefit) => benefit.id === id) ?? null;
}
