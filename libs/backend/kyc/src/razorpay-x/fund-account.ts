import { romanName } from '@haat/bank-account-core';
import { callRazorpayX, RazorpayXError, textOf } from './razorpay-x-client.ts';
import type { RazorpayXAccess } from './razorpay-x-client.ts';

const LONGEST_NAME = 50;

/** Where money goes: a bank account or a UPI address. */
export type FundDestination =
  | { readonly kind: 'bank'; readonly number: string; readonly ifsc: string; readonly name: string }
  | { readonly kind: 'upi'; readonly vpa: string };

/**
 * A fund account of a destination: a contact of our key, and the account under it. Made again from the same values
 * RazorpayX answers with what it has.
 * @returns its id. @throws RazorpayXError
 */
export async function fundAccount(access: RazorpayXAccess, key: string, to: FundDestination): Promise<string> {
  const name = to.kind === 'bank' ? contactName(to.name) : 'Farmer';
  const contact = await post(access, '/v1/contacts', { name, type: 'customer', reference_id: key });
  return post(access, '/v1/fund_accounts', {
    contact_id: contact,
    ...(to.kind === 'bank'
      ? { account_type: 'bank_account', bank_account: { name, ifsc: to.ifsc, account_number: to.number } }
      : { account_type: 'vpa', vpa: { address: to.vpa } }),
  });
}

async function post(access: RazorpayXAccess, path: string, body: unknown): Promise<string> {
  const id = textOf((await callRazorpayX(access, { method: 'POST', path, body }))['id']);
  // An answer that cannot be read leaves open what was done.
  if (id === '') throw new RazorpayXError(null, '');
  return id;
}

/** A name as a contact may have it: 3 to 50 Roman letters. */
function contactName(name: string): string {
  return romanName(name).slice(0, LONGEST_NAME).trim().padEnd(3, '.');
}
