import { isNotNull } from 'drizzle-orm';
import type { Dependencies } from '../area.ts';
import { outbox } from './tables.ts';

/** Requeues every event whose delivery was abandoned. @returns how many there were */
export async function resendEvents({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<number> {
  const events = await database
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: now() })
    .where(isNotNull(outbox.failedAt))
    .returning({ id: outbox.id });
  return events.length;
}
