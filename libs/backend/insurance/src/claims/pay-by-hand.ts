import type { claimAccountSchema } from '@haat/api-contract/insurance-claims-at-work';
import { payoutAccountOf } from '@haat/backend-kyc';
import { isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { isOfInsurerOf } from './insurer-of-claim.ts';
import { lockPayout, markPaid, readAccount } from './pay-claims.ts';
import { insuranceClaimPayouts, insuranceClaims } from './tables.ts';
import { lockNotOwn } from './work-on-claim.ts';

/** Who of an insurer pays which claim. */
export interface PayingPerson {
  readonly id: string;
  readonly userId: string;
}

/**
 * Where an approved claim is to be paid by hand: the account of the try, else the one that the farmer chose.
 * @throws ServiceError `request_error.not_found` for a claim that no person pays, and without an account
 */
export async function accountOfClaim(
  dependencies: Pick<Dependencies, 'database' | 'encryptor' | 'now'>,
  { id, userId }: PayingPerson,
): Promise<z.infer<typeof claimAccountSchema>> {
  const { database, encryptor } = dependencies;
  const [found] = isId(id)
    ? await database
        .select({ payout: insuranceClaimPayouts, farmerId: insuranceClaims.farmerId })
        .from(insuranceClaimPayouts)
        .innerJoin(insuranceClaims, eq(insuranceClaims.id, insuranceClaimPayouts.claimId))
        .where(and(eq(insuranceClaimPayouts.claimId, id), ne(insuranceClaims.farmerId, userId), isOfInsurerOf(userId)))
    : [];
  if (found?.payout.state !== 'by-hand') throw new ServiceError('request_error.not_found');
  const { encryptedAccount, amountPaise } = found.payout;
  const account =
    encryptedAccount === null
      ? await payoutAccountOf(database, dependencies, found.farmerId)
      : await readAccount(encryptor, id, encryptedAccount);
  if (account === null) throw new ServiceError('request_error.not_found');
  return {
    ...{ name: account.name, account_number: account.number, ifsc: account.ifsc },
    amount: toRupees(amountPaise),
  };
}

/**
 * Says that a claim was paid by hand.
 * @throws ServiceError `request_error.not_found`, `claim_error.cannot_move` for one that is not approved and for a
 *   reference of another claim's payment, `claim_error.paid_by_company` while the payment is not left to a person
 */
export async function confirmByHand(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId'>,
  { id, userId }: PayingPerson,
  reference: string,
): Promise<void> {
  // Of two payments that are said to have one reference at once, only the first is taken.
  await lockName(tx, `claim payment ${reference}`);
  const payout = isId(id) ? await lockPayout(tx, id) : null;
  const claim = await lockNotOwn(tx, id, userId);
  if (payout === null || claim.state !== 'APPROVED') throw new ServiceError('claim_error.cannot_move');
  const isUsed = await tx.$count(insuranceClaimPayouts, eq(insuranceClaimPayouts.reference, reference));
  if (isUsed > 0) throw new ServiceError('claim_error.cannot_move');
  if (payout.state !== 'by-hand') throw new ServiceError('claim_error.paid_by_company');
  await markPaid(tx, dependencies, id, reference);
}
