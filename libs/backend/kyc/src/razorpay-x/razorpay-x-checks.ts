import type { AccountCheck, AccountCheckAdapter } from '../bank-accounts/account-check-adapter.ts';
import { fundAccount } from './fund-account.ts';
import { callRazorpayX, objectOf, RazorpayXError, textOf } from './razorpay-x-client.ts';
import type { RazorpayXAccess } from './razorpay-x-client.ts';

const PATH = '/v1/fund_accounts/validations';
/** ₹1. */
const AMOUNT_PAISE = 100;
const OPEN = new Set(['active', 'valid']);

/** Checks accounts by RazorpayX's fund-account validation. See docs/wires/razorpayx.md. */
export function createRazorpayXChecks(access: RazorpayXAccess, accountNumber: string): AccountCheckAdapter {
  return {
    kind: 'razorpayx',
    async start({ key, number, ifsc, name }) {
      const account = await fundAccount(access, key, { kind: 'bank', number, ifsc, name });
      const body = {
        account_number: accountNumber,
        fund_account: { id: account },
        amount: AMOUNT_PAISE,
        currency: 'INR',
        notes: { key },
      };
      return checkOf(await callRazorpayX(access, { method: 'POST', path: PATH, body }));
    },
    async find(id) {
      return checkOf(await callRazorpayX(access, { method: 'GET', path: `${PATH}/${encodeURIComponent(id)}` }));
    },
  };
}

/** Its answer, whose results the two forms of the interface name differently. */
function checkOf(answer: Readonly<Record<string, unknown>>): AccountCheck {
  const [id, status] = [textOf(answer['id']), textOf(answer['status'])];
  if (id === '') throw new RazorpayXError(null, '');
  const results = objectOf(answer['results'] ?? answer['validation_results']);
  return {
    id,
    status: status === 'completed' || status === 'failed' ? status : 'pending',
    isOpen: OPEN.has(textOf(results['account_status'])),
    holder: textOf(results['registered_name']).trim() || null,
  };
}
