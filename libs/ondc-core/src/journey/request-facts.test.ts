import { expect, test } from 'vitest';
import { fullSearch, incrementalSearch } from '../messages/search.ts';
import { requestFacts } from './request-facts.ts';

const FEE = { percent: '3' };
const body = (action: string, message: object) => ({ context: { action }, message });

test.for<[string, unknown, ReturnType<typeof requestFacts>]>([
  ['a search that begins increments', body('search', incrementalSearch(FEE, 'start')), { subscription: 'start' }],
  ['a search that ends them', body('search', incrementalSearch(FEE, 'stop')), { subscription: 'stop' }],
  ['a search for the whole catalogue', body('search', fullSearch(FEE)), {}],
  ['the tags of a search elsewhere', body('select', incrementalSearch(FEE, 'start')), {}],
  ['a request for a return', body('update', { update_target: 'item' }), { isReturn: true }],
  ['a refund that is told', body('update', { update_target: 'payment' }), { isReturn: false }],
  [
    'an issue that is opened',
    body('issue', { issue: { id: 'c4', status: 'OPEN' } }),
    { isClosing: false, issueId: 'c4' },
  ],
  [
    'an issue that is closed',
    body('issue', { issue: { id: 'c4', status: 'CLOSED' } }),
    { isClosing: true, issueId: 'c4' },
  ],
  ['how an issue stands', body('issue_status', { issue_id: 'c4' }), { issueId: 'c4' }],
  ['no message', { context: { action: 'search' } }, {}],
  ['nothing', null, {}],
])('%s', ([, request, facts]) => {
  expect(requestFacts(request)).toEqual(facts);
});
