import { join } from 'node:path';
import type { Environment } from './environment.ts';

/** A bucket behind S3's REST interface. */
export interface S3Configuration {
  /** Base address of the server. */
  address: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of credentials that last for a while; null for lasting ones. */
  sessionToken: string | null;
}

/** Where photographs are kept: in a folder, or in a bucket. */
export type ObjectStoreConfiguration = { store: 'folder'; folder: string } | ({ store: 's3' } & S3Configuration);

const NEEDED = ['S3_BUCKET', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/**
 * Lines for what is missing. Several processes can share one PostgreSQL, but not a folder that was never chosen: where
 * others can reach them, the store is named.
 */
export function objectStoreProblems(values: Environment, isOpen: boolean): string[] {
  if (values.OBJECT_STORE === undefined && values.DATABASE_URL !== undefined && isOpen)
    return [
      'OBJECT_STORE: is needed with DATABASE_URL when HOST or PUBLIC_ADDRESS is not a loopback address: s3, or ' +
        'folder when every process has the same DATA_DIRECTORY',
    ];
  if (values.OBJECT_STORE !== 's3') return [];
  return NEEDED.filter((name) => values[name] === undefined).map((name) => `${name}: is needed with OBJECT_STORE=s3`);
}

/** The store of photographs. The AWS_ variables are those that the AWS tools read. */
export function objectStoreOf(values: Environment): ObjectStoreConfiguration {
  if (values.OBJECT_STORE !== 's3') return { store: 'folder', folder: join(values.DATA_DIRECTORY, 'objects') };
  const { AWS_REGION: region = '' } = values;
  return {
    store: 's3',
    address: values.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`,
    bucket: values.S3_BUCKET ?? '',
    region,
    accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: values.AWS_SESSION_TOKEN ?? null,
  };
}
