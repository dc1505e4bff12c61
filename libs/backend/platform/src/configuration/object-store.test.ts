import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';

const SANDBOXES = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' };
/** A process that others can reach, which demonstrates nothing. */
const OPEN = {
  HOST: '0.0.0.0',
  PERSONAL_DATA_KEY: Buffer.alloc(32).toString('base64'),
  ...{ SMS_ADAPTER: 'http', SMS_HTTP_KEY: 'k', SMS_HTTP_TEMPLATE_ID: 't' },
  ...{ PAYMENT_GATEWAY: 'razorpay', RAZORPAY_KEY_ID: 'i', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' },
};

const opening = (environment: Record<string, string>) => () => readConfiguration({ ...SANDBOXES, ...environment });

describe('the object store', () => {
  it('keeps photographs in the data folder, or in a bucket', () => {
    expect(readConfiguration({ ...SANDBOXES, DATA_DIRECTORY: '/data' }).objectStore).toEqual({
      store: 'folder',
      folder: '/data/objects',
    });
    const bucket = { OBJECT_STORE: 's3', S3_BUCKET: 'photos', AWS_REGION: 'ap-south-1' };
    const access = { AWS_ACCESS_KEY_ID: 'i', AWS_SECRET_ACCESS_KEY: 's' };
    expect(readConfiguration({ ...SANDBOXES, ...bucket, ...access }).objectStore).toEqual({
      store: 's3',
      address: 'https://s3.ap-south-1.amazonaws.com',
      bucket: 'photos',
      region: 'ap-south-1',
      accessKeyId: 'i',
      secretAccessKey: 's',
      sessionToken: null,
    });
    const own = { ...bucket, ...access, AWS_ENDPOINT_URL_S3: 'http://10.0.0.9:9000/' };
    expect(readConfiguration({ ...SANDBOXES, ...own }).objectStore).toMatchObject({ address: 'http://10.0.0.9:9000' });
    expect(opening(bucket)).toThrow(
      /^AWS_ACCESS_KEY_ID: is needed with OBJECT_STORE=s3\s+AWS_SECRET_ACCESS_KEY: is needed with OBJECT_STORE=s3$/,
    );
    expect(opening({ ...bucket, ...access, S3_BUCKET: 'Photos/../x' })).toThrow(/^S3_BUCKET: must be the name/);
  });

  it('wants the store of photographs named where others can reach several processes', () => {
    const shared = { ...OPEN, DATABASE_URL: 'postgres://localhost/haat' };
    expect(opening(shared)).toThrow(/^OBJECT_STORE: is needed with DATABASE_URL/);
    expect(opening({ ...shared, OBJECT_STORE: 'folder' })).not.toThrow();
    expect(opening(OPEN)).not.toThrow();
  });
});
