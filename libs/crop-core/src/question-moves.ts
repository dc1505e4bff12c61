import type { QuestionActor, QuestionStatus } from '@haat/api-contract/vocabulary';

interface QuestionMove {
  readonly from: QuestionStatus;
  readonly to: QuestionStatus;
  readonly by: QuestionActor;
}

/** Hours for which a question is an expert's alone; after that another one may take it. */
const HOURS_OF_CLAIM = 24;
const HOUR_MS = 3_600_000;

const MOVES: readonly QuestionMove[] = [
  { from: 'SENT', to: 'ASSIGNED', by: 'expert' },
  { from: 'ASSIGNED', to: 'ANSWERED', by: 'expert' },
  { from: 'SENT', to: 'WITHDRAWN', by: 'farmer' },
  { from: 'ASSIGNED', to: 'WITHDRAWN', by: 'farmer' },
  { from: 'ANSWERED', to: 'CLOSED', by: 'farmer' },
];

/** Where a question may go from where it stands. See docs/domain/advice.md#questions. */
export function questionMoves(from: QuestionStatus, by: QuestionActor): QuestionStatus[] {
  return MOVES.filter((move) => move.from === from && move.by === by).map(({ to }) => to);
}

/** Until which moment of claiming a question is free for another expert, seen at `now`; that moment included. */
export function claimedBefore(now: Date): Date {
  return new Date(now.getTime() - HOURS_OF_CLAIM * HOUR_MS);
}

/** Whether a prescription may still be used: up to its last day, included. Days are 'YYYY-MM-DD' in India. */
export function isPrescriptionValid(validUntil: string, today: string): boolean {
  return today <= validUntil;
}
