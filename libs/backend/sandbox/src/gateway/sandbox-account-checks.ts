import type { AccountCheck, AccountCheckAdapter } from '@haat/backend-kyc';

/**
 * Says at once what a bank would: an account whose number ends in 0000 is closed, one that ends in 1111 has another
 * holder, one that ends in 2222 a longer name, for support to look at; every other is the person's own. It keeps
 * nothing.
 */
export const sandboxAccountChecks: AccountCheckAdapter = {
  kind: 'sandbox',
  start: async ({ key, number, name }) => checked(key, number, name),
  find: async () => {
    throw new Error('the sandbox answers at once');
  },
};

function checked(key: string, number: string, name: string): AccountCheck {
  const holder = number.endsWith('1111') ? 'SANDBOX OTHER' : number.endsWith('2222') ? `${name} SANDBOX` : name;
  return { id: `sandbox-${key}`, status: 'completed', isOpen: !number.endsWith('0000'), holder };
}
