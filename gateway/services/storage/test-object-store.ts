import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { ObjectStoreLocation } from './s3-store.ts';

const bucket = 'newspaper';

export interface TestBucket {
  /** variables with which a gateway uses the bucket */
  readonly env: Readonly<Record<string, string>>;
  /** keys of its objects */
  keys(): Promise<string[]>;
  /** Stops the server: the store is out of reach. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server of its own on a free port, with an empty bucket. Sets the credentials of this process. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  // the only ones that the server knows
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  let isRunning = true;
  async function stop(): Promise<void> {
    if (isRunning) await server.close();
    isRunning = false;
  }
  return {
    env: { MEDIA_STORE: `s3://${bucket}?endpoint=http://127.0.0.1:${port}` },
    async keys() {
      const names = await readdir(join(directory, bucket), { recursive: true });
      return names
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length))
        .toSorted();
    },
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Creates a bucket at an S3-compatible server. */
export async function createBucket({
  bucket: name,
  endpoint = '',
  region,
}: ObjectStoreLocation): Promise<void> {
  const client = new S3Client({ region, endpoint, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
}
