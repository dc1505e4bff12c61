import { rowsOf } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { cardNumber } from '@haat/programme-core';
import { eq, sql } from 'drizzle-orm';
import { moveApplication } from '../applications/move-application.ts';
import type { ApplicationRow } from '../applications/own-applications.ts';
import { programmeApplications, programmeCardSerials } from '../tables.ts';

/** Of every card of the programme. See docs/domain/programme.md#card-number. */
const PREFIX = '6081';

/** Gives an approved application its card; done again, it has it already. @returns null for one that has none */
export async function issueCard(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  id: string,
): Promise<ApplicationRow | null> {
  const held = () => tx.select().from(programmeApplications).where(eq(programmeApplications.id, id)).for('update');
  const [application] = await held();
  if (application?.state === 'APPROVED') {
    const [next] = await rowsOf<{ serial: string }>(
      tx,
      sql`select nextval(${programmeCardSerials.seqName})::text as serial`,
    );
    const change = { cardNumber: cardNumber(PREFIX, Number(next?.serial)), issuedAt: now() };
    await moveApplication(tx, application, 'ISSUED', change);
  }
  const [issued] = await held();
  return issued === undefined || issued.cardNumber === null ? null : issued;
}
