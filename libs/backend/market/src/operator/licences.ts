import type { LicenceKind } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { OperatorContext, OperatorValues } from '@haat/backend-platform/operator';
import { indiaDay } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import { vendors } from '../vendors/tables.ts';
import type { TradeLicence } from '../vendors/tables.ts';

/**
 * Writes a shop's licence of a kind; one that it had is replaced.
 * @throws ServiceError `request_error.invalid` for one that has run out
 */
export async function setLicence(
  tx: Transaction,
  { dependencies }: OperatorContext,
  shopId: string,
  { kind, number, valid_until: validUntil }: OperatorValues,
): Promise<null> {
  if (String(validUntil) < indiaDay(dependencies.now()))
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'input.valid_until', rule: 'value' }] });
  const licence = { kind: kind as LicenceKind, number: String(number), valid_until: String(validUntil) };
  await writeLicences(tx, shopId, (others) => [...others, licence], licence.kind);
  return null;
}

/** Takes a shop's licence of a kind away, also one that has not run out: it was withdrawn. */
export async function endLicence(
  tx: Transaction,
  _context: OperatorContext,
  shopId: string,
  { kind }: OperatorValues,
): Promise<null> {
  await writeLicences(tx, shopId, (others) => others, kind as LicenceKind);
  return null;
}

async function writeLicences(
  tx: Transaction,
  shopId: string,
  change: (others: TradeLicence[]) => TradeLicence[],
  kind: LicenceKind,
): Promise<void> {
  const [shop] = await tx.select({ licences: vendors.licences }).from(vendors).where(eq(vendors.id, shopId));
  const licences = change((shop?.licences ?? []).filter((one) => one.kind !== kind));
  await tx
    .update(vendors)
    .set({ licences, version: sql`${vendors.version} + 1` })
    .where(eq(vendors.id, shopId));
}
