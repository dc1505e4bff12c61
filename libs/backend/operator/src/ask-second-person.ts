import { pendingActOf, requestAct } from '@haat/backend-ledger';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { OperatorCaller, SecondPersonRequest } from '@haat/backend-platform/operator';

/** Stores an act without money that a second person does; what waits already waits once. @returns its id */
export async function askSecondPerson(
  tx: Transaction,
  dependencies: Dependencies,
  { kind, subjectId, reason, by }: SecondPersonRequest & { by: OperatorCaller },
): Promise<string> {
  const known = await pendingActOf(tx, { kind, subjectId });
  const waiting =
    known ?? (await requestAct(tx, dependencies, { kind, subjectId, amountPaise: 0, reason, by, needsTwo: true }));
  return waiting.id;
}
