import type { Executor } from '@haat/backend-platform';
import { bannedSubstances as table } from '../catalogue/tables.ts';

/** Substances that may not be sold, as the government's list writes them. */
export async function bannedSubstances(executor: Executor): Promise<string[]> {
  return (await executor.select({ substance: table.substance }).from(table)).map(({ substance }) => substance);
}
