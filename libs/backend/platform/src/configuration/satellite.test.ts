import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';
import { StartError } from './start-error.ts';

const SANDBOXES = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' };
const OPEN = {
  HOST: '0.0.0.0',
  SMS_ADAPTER: 'http',
  SMS_HTTP_ADDRESS: 'https://sms.example',
  SMS_HTTP_KEY: 'k',
  SMS_HTTP_TEMPLATE_ID: 't',
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'k',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  PERSONAL_DATA_KEY: Buffer.alloc(32).toString('base64'),
  OBJECT_STORE: 'folder',
};
const satelliteOf = (environment: Record<string, string>) => readConfiguration(environment).satellite;

describe('where pictures of satellites are looked for', () => {
  it('is nowhere unless it is said', () => {
    expect(satelliteOf(SANDBOXES)).toBeNull();
  });
  it('is Earth Search with its own store, or what is named', () => {
    expect(satelliteOf({ ...SANDBOXES, SATELLITE: 'stac' })).toEqual({
      isSandbox: false,
      address: 'https://earth-search.aws.element84.com/v1',
      collection: 'sentinel-2-c1-l2a',
      pictureOrigins: ['https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com'],
    });
    const named = { SATELLITE_ADDRESS: 'https://stac.example/', SATELLITE_PICTURE_ORIGINS: 'https://a.example' };
    expect(satelliteOf({ ...SANDBOXES, SATELLITE: 'stac', ...named })).toMatchObject({
      address: 'https://stac.example',
      pictureOrigins: ['https://a.example'],
    });
  });
  it('is no sample where others can reach it, but in a demonstration', () => {
    expect(satelliteOf({ ...SANDBOXES, SATELLITE: 'sandbox' })?.isSandbox).toBe(true);
    expect(() => satelliteOf({ ...OPEN, SATELLITE: 'sandbox' })).toThrow(StartError);
    expect(satelliteOf({ ...OPEN, SATELLITE: 'sandbox', DEMO: 'true' })?.isSandbox).toBe(true);
  });
  it.each(['https://a.example/path', 'a.example', 'https://a.example/'])('is no origin: %s', (origin) => {
    expect(() => satelliteOf({ ...SANDBOXES, SATELLITE_PICTURE_ORIGINS: origin })).toThrow(StartError);
  });
});
