import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Configuration } from '@haat/backend-platform';

/** What is used of the server's package, which has no types. */
interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3ServerConstructor = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: readonly { name: string }[];
}) => S3Server;

const S3Rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3ServerConstructor;
const BUCKET = 'haat-photos';

/** Starts a server of S3's interface, which checks signatures, with an empty bucket. */
export async function startS3Server(): Promise<{ configuration: S3Configuration; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'haat-s3-'));
  const server = new S3Rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    configuration: {
      address: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      sessionToken: null,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
