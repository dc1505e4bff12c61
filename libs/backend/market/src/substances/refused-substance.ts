import type { Executor } from '@haat/backend-platform';
import { bannedSubstanceIn } from './banned-substances.ts';
import { bannedSubstances } from './list-banned.ts';
import refused from './refused-substances.json' with { type: 'json' };

/**
 * The first substance in what an expert or an editor writes that the law bans or restricts, or null. Restricted ones
 * are refused too: that its restriction stands beside it in words cannot be seen. Names in Latin letters are compared
 * as the catalogue compares them; the best known also as they are written in the other scripts.
 */
export async function refusedSubstanceIn(executor: Executor, texts: readonly string[]): Promise<string | null> {
  const listed = [...(await bannedSubstances(executor)), ...refused.restricted];
  return (
    bannedSubstanceIn(texts, listed) ??
    refused.written.find((name) => texts.some((text) => text.includes(name))) ??
    null
  );
}
