import { describe, expect, it } from 'vitest';
import { GatewayError } from '../gateways/payment-gateway.ts';
import type { GatewayRefund } from '../gateways/payment-gateway.ts';
import { keysOf, findRefundAtGateway } from './find-refund-at-gateway.ts';

const ID = '0c000000-0000-4000-8000-0000000000aa';
const OTHER = '0c000000-0000-4000-8000-0000000000bb';

const at = (key: string | null, status: GatewayRefund['status'], id = `rfnd_${key}`): GatewayRefund => ({
  id,
  paymentId: 'pay_1',
  amountPaise: 500,
  status,
  key,
});

describe('a refund whose answer never came', () => {
  it.each<[string, number, GatewayRefund[], string | null]>([
    ['was never made', 0, [], null],
    ['was made by this try', 0, [at(`${ID}-0`, 'pending')], `rfnd_${ID}-0`],
    ['has arrived', 0, [at(`${ID}-0`, 'processed')], `rfnd_${ID}-0`],
    ['has failed', 0, [at(`${ID}-0`, 'failed')], `rfnd_${ID}-0`],
    ['was made by the try before, which was taken for refused', 1, [at(`${ID}-0`, 'processed')], `rfnd_${ID}-0`],
    ['failed before, and is to be sent now', 1, [at(`${ID}-0`, 'failed')], null],
    ['failed before, and was made now', 1, [at(`${ID}-0`, 'failed'), at(`${ID}-1`, 'pending')], `rfnd_${ID}-1`],
    ['arrived before it was sent again', 1, [at(`${ID}-1`, 'failed'), at(`${ID}-0`, 'processed')], `rfnd_${ID}-0`],
    ['is another refund of the payment', 0, [at(`${OTHER}-0`, 'processed')], null],
    ['is one that was made by hand at the gateway', 0, [at(null, 'processed', 'rfnd_x'), at('INV-7', 'pending')], null],
  ])('%s', (_what, failures, atGateway, found) => {
    expect(findRefundAtGateway({ id: ID, failures }, atGateway)?.id ?? null).toBe(found);
  });

  it('is looked for under every key that was used', () => {
    expect(keysOf({ id: ID, failures: 0 })).toEqual([`${ID}-0`]);
    expect(keysOf({ id: ID, failures: 2 })).toEqual([`${ID}-0`, `${ID}-1`, `${ID}-2`]);
  });
});

describe('an answer of the gateway', () => {
  it.each([400, 401, 403, 404, 405, 410, 413, 415, 422])('of %i is a refusal for good', (status) => {
    expect(new GatewayError(status, '').isForGood).toBe(true);
  });
  it.each([null, 0, 301, 408, 409, 423, 425, 429, 499, 500, 502, 503, 504, 520])(
    'of %s leaves open what was done',
    (status) => {
      expect(new GatewayError(status, '').isForGood).toBe(false);
    },
  );
});
