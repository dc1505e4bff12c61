import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';
import written from './restrictions.json' with { type: 'json' };

/** What the law says of each, in words. */
export const restrictions: Readonly<Record<string, Localised>> = written;

/** The restricted substance that a composition names, or null. @param composition in Latin letters */
export function restrictedSubstanceIn(composition: string): string | null {
  const said = composition.toLowerCase();
  return Object.keys(restrictions).find((substance) => said.includes(substance.toLowerCase())) ?? null;
}

/**
 * Where the law forbids what holds a restricted substance, in words; null where it holds none. See
 * docs/domain/advice.md#what-is-said-of-a-problem.
 */
export function restrictionOf(composition: string | null, language: Language): string | null {
  const restriction = restrictions[restrictedSubstanceIn(composition ?? '') ?? ''];
  return restriction === undefined ? null : inLanguage(restriction, language);
}
