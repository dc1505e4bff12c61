import { expect, it } from 'vitest';
import { AREAS } from '../src/compose.ts';

const names = AREAS.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));

// Each is tested where it is; here, that the market runs it: a clock without its job stands still.
it.each([
  ['orders that the shop lets lie are told to support', 'orders.overdue'],
  ['orders that no shop takes are ended', 'orders.unclaimed'],
  ['unpaid orders end after their time', 'payments.end-unpaid'],
  ['payments that are left open are asked about', 'payments.ask'],
  ['payments that never end are timed out', 'payments.time-out'],
  ['the settlements of the gateway are compared with the ledger', 'payments.settlements'],
  ['refunds go on', 'refunds.go-on'],
  ['interest is added', 'credit.interest'],
  ['complaints that wait too long are taken further', 'issues.escalate'],
  ['seasons begin', 'prebook.days'],
  ['ended sessions and codes are removed', 'identity.expired'],
  ['accounts are erased on their day', 'account.erase'],
])('%s (%s)', (_what, name) => {
  expect(names).toContain(name);
});
