import type { Transaction } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { satelliteLooks, satelliteReadings } from '../tables.ts';

/** Forgets what was seen of a field: its boundary is another. It is looked for anew. */
export async function forgetReadings(tx: Transaction, fieldId: string): Promise<void> {
  await tx.delete(satelliteReadings).where(eq(satelliteReadings.fieldId, fieldId));
  await tx.delete(satelliteLooks).where(eq(satelliteLooks.fieldId, fieldId));
}
