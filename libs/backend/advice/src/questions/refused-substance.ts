import { bannedSubstanceIn, bannedSubstances } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import refused from '../content/data/refused-substances.json' with { type: 'json' };

/**
 * The first substance in an answer's texts that the law bans or restricts, or null. Restricted ones are refused
 * too: an answer has no place for the restriction in words. Names in Latin letters are compared as the catalogue
 * compares them; the best known also as they are written in the other scripts.
 */
export async function refusedSubstanceIn(executor: Executor, texts: readonly string[]): Promise<string | null> {
  const listed = [...(await bannedSubstances(executor)), ...refused.restricted];
  return (
    bannedSubstanceIn(texts, listed) ??
    refused.written.find((name) => texts.some((text) => text.includes(name))) ??
    null
  );
}
