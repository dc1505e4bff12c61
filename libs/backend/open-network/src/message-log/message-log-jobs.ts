import { rowsOf, type Dependencies, type Job } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { networkJourneys } from '../journey/tables.ts';
import { answerColumns, bodyColumns, CATALOGUE_ACTIONS } from '../transport/message-body.ts';
import { networkMessages, type MessageRow } from '../transport/tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of what was asked for and not ordered. */
const UNORDERED_FOR_MS = 30 * DAY_MS;
/** Of an order, after its last message. */
const ORDERED_FOR_MS = 365 * DAY_MS;
const BATCH = 100;

/** Keeps messages no longer than they are needed, and readable to nobody who has the database alone. */
export const MESSAGE_LOG_JOBS: readonly Job[] = [
  { name: 'open-network.remove-order-messages', every: HOUR_MS, run: removeOldOrderMessages },
  { name: 'open-network.encrypt-messages', every: HOUR_MS, run: encryptPlainMessages },
];

/** See docs/domain/open-network.md#messages. */
async function removeOldOrderMessages({ database, now }: Dependencies): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const [unordered, ordered] = [before(UNORDERED_FOR_MS), before(ORDERED_FOR_MS)];
  await database.execute(sql`delete from ${networkMessages} m
    where m.encrypted_body is not null and m.at < ${unordered}::timestamptz and not exists (
      select 1 from ${networkMessages} later
      where later.transaction_id = m.transaction_id and later.at >= case
        when exists (
          select 1 from ${networkMessages} confirm
          where confirm.transaction_id = m.transaction_id and confirm.direction = 'sent' and confirm.action = 'confirm'
        ) then ${ordered}::timestamptz else ${unordered}::timestamptz end
    )`);
  await database.execute(sql`delete from ${networkJourneys}
    where step in ('asking-price', 'price-refused', 'price-known', 'order-refused')
      and since < ${unordered}::timestamptz`);
}

/** Messages that a process wrote before the log was encrypted. */
async function encryptPlainMessages(dependencies: Dependencies): Promise<void> {
  const { database } = dependencies;
  for (;;) {
    const plain = await rowsOf<Pick<MessageRow, 'id' | 'action' | 'answer' | 'direction'> & { body: string }>(
      database,
      sql`select id, action, direction, body, answer from ${networkMessages}
        where body is not null and action <> all(${sql.param(CATALOGUE_ACTIONS)}::text[]) limit ${BATCH}`,
    );
    if (plain.length === 0) return;
    for (const row of plain) {
      const { encryptedBody } = await bodyColumns(dependencies, row, row.body);
      const isTheirs = row.direction === 'sent' && row.answer !== null;
      const { answer, encryptedAnswer } = isTheirs
        ? await answerColumns(dependencies, row, row.answer ?? '')
        : { answer: row.answer, encryptedAnswer: null };
      await database.execute(sql`update ${networkMessages}
        set body = null, encrypted_body = ${encryptedBody}, answer = ${answer}, encrypted_answer = ${encryptedAnswer}
        where id = ${row.id} and body = ${row.body} and answer is not distinct from ${row.answer}`);
    }
  }
}
