import { randomUUID } from 'node:crypto';
import { claimSchema } from '@haat/api-contract/insurance-claims';
import type { Claim, ClaimInput } from '@haat/api-contract/insurance-claims';
import { insurancePolicies } from '@haat/backend-insurance/tables';
import { encryptAccount } from '@haat/backend-kyc/testing';
import { bankAccounts } from '@haat/backend-kyc/tables';
import { ADDRESS, ADDRESSES, CART, farmer, orderOf, ORDERS, setOffer } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq, gt } from 'drizzle-orm';

/** Where farmers file claims. */
export const CLAIMS = '/insurance/v1/claims';
const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
const HOUR_MS = 3_600_000;

/** A farmer with a policy over ₹3,000.00 for hail and the like, in force from 30 days ago to 30 days ahead. */
export interface InsuredFarmer {
  readonly buyer: Buyer & { phone: string; token: string };
  readonly policyId: string;
}

/** Orders two insured packs, and puts their policy into force. */
export async function insuredFarmer(backend: TestBackend): Promise<InsuredFarmer> {
  await setOffer(backend, PADDY, { stock: 900 });
  const buyer = await farmer(backend);
  const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
  await buyer.put(PADDY, 2);
  await buyer.call('PATCH', CART, {
    ...{ address_id: address.id, delivery_type: 'home_delivery', insurance: [{ ...SOWING, units: 2 }] },
  });
  const ordered = await buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, address));
  if (ordered.status !== 201) throw new Error(`the order was answered ${ordered.status}`);
  const today = indiaDay(backend.dependencies.now());
  const [policy] = await backend.database
    .update(insurancePolicies)
    .set({ status: 'IN_FORCE', validFrom: addDays(today, -30), validUntil: addDays(today, 30) })
    .where(and(eq(insurancePolicies.farmerId, buyer.userId), gt(insurancePolicies.coverPaise, 0)))
    .returning();
  if (policy === undefined) throw new Error('the order came without a policy');
  return { buyer, policyId: policy.id };
}

/** A claim of hail five hours ago, sent as it is filed. */
export function claimOf({ policyId }: Pick<InsuredFarmer, 'policyId'>, now: Date, change: Partial<ClaimInput> = {}) {
  return {
    ...{ key: randomUUID(), policy_id: policyId, peril: 'localised', cut_on: null, acres: 1.5 },
    happened_at: new Date(now.getTime() - 5 * HOUR_MS).toISOString(),
    ...{ text: 'Hail broke the stems.', photos: [], clock: null },
    ...change,
  } satisfies ClaimInput;
}

/** Files a claim, which has to be taken. */
export async function filed(
  backend: TestBackend,
  insured: InsuredFarmer,
  change: Partial<ClaimInput> = {},
): Promise<Claim> {
  const { status, body } = await insured.buyer.call(
    'POST',
    CLAIMS,
    claimOf(insured, backend.dependencies.now(), change),
  );
  if (status !== 201) throw new Error(`the claim was answered ${status} ${JSON.stringify(body)}`);
  return claimSchema.parse(body);
}

/** Gives a farmer a verified account that is the one that is paid, from now on. */
export async function choosesAccount(backend: TestBackend, userId: string, number: string): Promise<void> {
  const { database, encryptor, now } = backend.dependencies;
  await database.update(bankAccounts).set({ payoutFrom: null }).where(eq(bankAccounts.userId, userId));
  const id = randomUUID();
  await database.insert(bankAccounts).values({
    ...{ id, userId, ifsc: 'SBIN0000300', state: 'VERIFIED', givenAt: now(), payoutFrom: now() },
    encryptedAccount: await encryptAccount(encryptor, id, { number, name: 'Sunita Pawar' }),
  });
}
