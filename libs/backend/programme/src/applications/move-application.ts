import type { ProgrammeState } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { applicationMoves } from '@haat/programme-core';
import { eq } from 'drizzle-orm';
import { programmeApplications } from '../tables.ts';
import type { ApplicationRow } from './own-applications.ts';

/**
 * Moves an application that is held.
 * @param change what else of it changes with it
 * @throws ServiceError `programme_error.cannot_move` for a move that the rules do not have
 */
export async function moveApplication(
  tx: Transaction,
  { id, state }: ApplicationRow,
  to: ProgrammeState,
  change: Partial<ApplicationRow> = {},
): Promise<void> {
  if (!applicationMoves(state).includes(to)) throw new ServiceError('programme_error.cannot_move');
  await tx
    .update(programmeApplications)
    .set({ ...change, state: to })
    .where(eq(programmeApplications.id, id));
}
