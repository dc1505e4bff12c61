import { lt } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { identityEntries, otpRequests } from './tables.ts';

const OTP_KEPT_MS = 24 * 3_600_000;

/** Deletes what has run out: sessions nobody can use, and one-time passwords that no limit counts any more. */
export async function sweepIdentity({ database, now }: Dependencies): Promise<void> {
  await database.delete(identityEntries).where(lt(identityEntries.expiresAt, now()));
  await database.delete(otpRequests).where(lt(otpRequests.createdAt, new Date(now().getTime() - OTP_KEPT_MS)));
}
