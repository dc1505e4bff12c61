import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';
import { StartError } from './start-error.ts';

const SANDBOXES = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' };
const NETWORK = {
  OPEN_NETWORK: 'ondc',
  ONDC_SUBSCRIBER_ID: 'buyer.example',
  ONDC_SUBSCRIBER_URI: 'https://buyer.example/ondc',
  ONDC_UNIQUE_KEY_ID: 'k',
  ONDC_SIGNING_PRIVATE_KEY: Buffer.alloc(64).toString('base64'),
  ONDC_REGISTRY_ADDRESS: 'https://registry.example',
  ONDC_GATEWAY_ADDRESS: 'https://gateway.example',
  ONDC_TAX_NUMBER: '27SAMPL9001E1ZB',
};

const networkOf = (environment: Record<string, string>) =>
  readConfiguration({ ...SANDBOXES, ...environment }).openNetwork;

describe('time between two tries of a confirm', () => {
  it.each<{ seconds: Record<string, string>; everyMs: number }>([
    { seconds: {}, everyMs: 60_000 },
    { seconds: { ONDC_SANDBOX_CONFIRM_SECONDS: '12' }, everyMs: 12_000 },
  ])('is $everyMs ms in the sandbox', ({ seconds, everyMs }) => {
    expect(networkOf({ OPEN_NETWORK: 'sandbox', ...seconds })?.confirmEveryMs).toBe(everyMs);
  });

  it('is never shortened for a network of others', () => {
    const network = networkOf({ ...NETWORK, ONDC_SANDBOX_CONFIRM_SECONDS: '12' });
    expect(network).toMatchObject({ isSandbox: false, subscriberId: 'buyer.example' });
    expect(network?.confirmEveryMs).toBeUndefined();
  });

  it.each(['0', '61', 'soon'])('is not %s', (seconds) => {
    expect(() => networkOf({ OPEN_NETWORK: 'sandbox', ONDC_SANDBOX_CONFIRM_SECONDS: seconds })).toThrow(StartError);
  });
});
