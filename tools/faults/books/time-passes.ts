import type { FaultDatabase } from '../fault-database.ts';

const UNFINISHED = `select 1 from refunds where status <> 'REFUND_COMPLETED' and id::text = payload ->> 'refund_id'`;
/** Each lets what waits for its time be due now. */
const DUE_NOW: readonly string[] = [
  `update refunds set next_try_at = now() where next_try_at > now()`,
  `update payments set next_ask_at = now() where next_ask_at > now()`,
  `update outbox set due_at = now() where due_at > now() and delivered_at is null and failed_at is null`,
  // An event comes at least once: by coming again it spares the wait for the sweep, which looks every 15 s.
  `update outbox set due_at = now(), delivered_at = null where type = 'refund.due' and exists (${UNFINISHED})`,
];
const NOT_TAKEN_UP = `select count(*) from outbox where type = 'refund.due' and delivered_at is null`;

/**
 * Lets the time pass for which the market waits before it asks the gateway again, or takes up what a process left that
 * died: minutes each. Call it only when nothing is under way, as it would not be after that time.
 * @param name the market's database
 */
export async function letTimePass(database: FaultDatabase, name: string): Promise<void> {
  for (const statement of DUE_NOW) await database.query(name, statement);
}

/** Whether every refund that was due has been taken up, and how it went is noted. */
export async function isTakenUp(database: FaultDatabase, name: string): Promise<boolean> {
  const [left] = await database.query<{ count: string }>(name, NOT_TAKEN_UP);
  return Number(left?.count) === 0;
}
