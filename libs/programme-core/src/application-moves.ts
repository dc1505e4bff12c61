import type { ProgrammeState } from '@haat/api-contract/vocabulary';

const MOVES: Readonly<Record<ProgrammeState, readonly ProgrammeState[]>> = {
  DRAFT: ['SUBMITTED'],
  SUBMITTED: ['APPROVED', 'REJECTED'],
  APPROVED: ['ISSUED'],
  REJECTED: [],
  ISSUED: ['ACTIVE'],
  ACTIVE: ['EXPIRED'],
  EXPIRED: [],
};

/** Into which states an application or its card may move from one. See docs/domain/programme.md#states. */
export function applicationMoves(state: ProgrammeState): ProgrammeState[] {
  return [...MOVES[state]];
}
