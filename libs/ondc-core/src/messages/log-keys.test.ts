import { describe, expect, it, test } from 'vitest';
import { flowLabel, logFileName, logKeys, namedMessage } from './log-keys.ts';
import { fullSearch, incrementalSearch } from './search.ts';

const FEE = { percent: '3' };
const body = (action: string, message: object, more: object = {}) => ({ context: { action }, message, ...more });
const goods = (code: string, more: object[] = []) => ({
  order: { fulfillments: [{ type: 'Delivery', state: { descriptor: { code } } }, ...more] },
});
const rto = { type: 'RTO', state: { descriptor: { code: 'RTO-Delivered' } } };
const gone = { error: { code: '40002' } };

test.for<[string, unknown, string]>([
  ['search', body('search', fullSearch(FEE)), 'search_full_catalog_refresh'],
  ['search', body('search', incrementalSearch(FEE, 'start')), 'search_inc_refresh'],
  ['on_search', body('on_search', { catalog: { 'bpp/descriptor': {} } }), 'on_search_full_catalog_refresh'],
  ['on_search', body('on_search', { catalog: { 'bpp/providers': [] } }), 'on_search_inc_refresh'],
  ['on_select', body('on_select', {}, gone), 'on_select_out_of_stock'],
  ['on_select', body('on_select', {}, { error: { code: '30009' } }), 'on_select'],
  ['on_init', body('on_init', {}, gone), 'on_init'],
  ['on_status', body('on_status', goods('Pending')), 'on_status_pending'],
  ['on_status', body('on_status', goods('Order-picked-up')), 'on_status_picked'],
  ['on_status', body('on_status', goods('Cancelled', [rto])), 'on_status_rto_delivered'],
  ['on_status', body('on_status', goods('Somewhere')), 'on_status'],
  ['on_status', null, 'on_status'],
  ['update', body('update', { update_target: 'item' }), 'update'],
])('%s of %j is %s', ([action, message, key]) => {
  expect(namedMessage({ action, messageId: 'm', body: message }).key).toBe(key);
});

describe('the keys of a flow', () => {
  const named = (...messages: [key: string, messageId?: string][]) =>
    logKeys(messages.map(([key, messageId = '']) => ({ key, messageId })));

  it('number what comes more than once', () => {
    expect(named(['confirm'], ['confirm'], ['on_confirm'], ['confirm'])).toEqual([
      'confirm',
      'confirm_2',
      'on_confirm',
      'confirm_3',
    ]);
  });

  it('tell the select whose goods were gone from the next one', () => {
    expect(named(['select', 'a'], ['on_select_out_of_stock', 'a'], ['select', 'b'], ['on_select', 'b'])).toEqual([
      'select_out_of_stock',
      'on_select_out_of_stock',
      'select',
      'on_select',
    ]);
  });
});

test.for<[readonly string[], string]>([
  [['search_full_catalog_refresh', 'on_search_full_catalog_refresh'], 'full_catalog'],
  [['search_inc_refresh', 'on_search_inc_refresh'], 'incremental_catalog'],
  [['select_out_of_stock', 'on_select_out_of_stock'], 'out_of_stock'],
  [['select', 'on_select'], ''],
  [['select', 'init', 'confirm', 'on_confirm', 'on_status_packed'], 'order'],
  [['select', 'confirm', 'cancel', 'on_cancel'], 'buyer_cancel'],
  [['select', 'confirm', 'on_cancel'], 'seller_cancel'],
  [['select', 'confirm', 'on_cancel', 'on_status_rto_delivered'], 'rto'],
  [['select', 'confirm', 'update', 'on_update'], 'update'],
  [[], ''],
])('a flow of %j is labelled %j', ([keys, label]) => {
  expect(flowLabel(keys)).toBe(label);
});

test.for([
  ['on_status_packed', 'on_status_packed.json'],
  ['rsf/settle', 'rsf__settle.json'],
  ['../x y', '..__x-y.json'],
])('the key %s is the file %s', ([key, name]) => {
  expect(logFileName(key ?? '')).toBe(name);
});
