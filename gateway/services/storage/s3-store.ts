import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { limitConcurrency } from '../media/concurrency-limit.ts';
import { mediaTypeOf } from '../media/media-types.ts';
import { ObjectStoreUnavailable, type ObjectStore, type StoredObject } from './object-store.ts';

export interface ObjectStoreLocation {
  readonly bucket: string;
  /** URL of an S3-compatible server; absent for Amazon's */
  readonly endpoint: string | undefined;
  readonly region: string;
}

/** ms; a store that is out of reach must not hold up requests for long */
const connectionTimeoutMs = 2000;
/** ms without a byte */
const silenceMs = 10_000;
/** files above are sent in parts, each of which is in memory */
const largeBytes = 1024 ** 3;
const partBytes = 64 * 1024 ** 2;
/** requests at a time to delete objects */
const maxRemovals = 8;

/** Opens a bucket of an S3-compatible server. Sends nothing yet. */
export async function openS3Store({ bucket, endpoint, region }: ObjectStoreLocation): Promise<ObjectStore> {
  const client = new S3Client({
    region,
    // other servers have no host name for each bucket
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      socketTimeout: silenceMs,
    },
    // other servers do not know the checksums that the client adds by default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const address = (Key: string) => ({ Bucket: bucket, Key });
  const typeOf = (key: string) => mediaTypeOf(key) ?? 'application/octet-stream';

  /** The content of an object; undefined if there is none. */
  async function read(key: string): Promise<Readable | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(address(key)));
      if (Body instanceof Readable) return Body;
      throw new Error(`${key} was sent without content`);
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    // version 1 of the call, which every compatible server has, with keys instead of tokens between pages
    let isTruncated = true;
    while (isTruncated) {
      const last = found.at(-1)?.key;
      const page = await client.send(
        new ListObjectsCommand({
          Bucket: bucket,
          Prefix: prefix,
          ...(last && { Marker: last }),
        }),
      );
      for (const { Key: key, LastModified: changedAt } of page.Contents ?? [])
        if (key !== undefined && changedAt !== undefined) found.push({ key, changedAt });
      isTruncated = page.IsTruncated ?? false;
    }
    return found;
  }

  /** One request may have five gigabytes at most. */
  async function putParts(key: string, path: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { ...address(key), Body: createReadStream(path), ContentType: typeOf(key) };
    await new Upload({ client, params, partSize: partBytes, queueSize: 1 }).done();
  }

  const signedAddress = (key: string, seconds: number) =>
    getSignedUrl(client, new GetObjectCommand(address(key)), {
      expiresIn: seconds,
    });

  return {
    putBytes: (key, content) =>
      asUnavailable(async () => {
        await client.send(
          new PutObjectCommand({
            ...address(key),
            Body: content,
            ContentType: typeOf(key),
          }),
        );
      }),
    putFile: (key, path) =>
      asUnavailable(async () => {
        const { size } = await stat(path);
        if (size > largeBytes) return putParts(key, path);
        await client.send(
          new PutObjectCommand({
            ...address(key),
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: typeOf(key),
          }),
        );
      }),
    readText: (key) =>
      asUnavailable(async () => {
        const content = await read(key);
        return content && Buffer.concat(await content.toArray()).toString('utf8');
      }),
    appendTo: (path, key) =>
      asUnavailable(async () => {
        const content = await read(key);
        if (content === undefined) return false;
        await pipeline(content, createWriteStream(path, { flags: 'a' }));
        return true;
      }),
    remove: (keys) =>
      asUnavailable(async () => {
        // one by one: a request for many needs a header of MD5 on some servers, which the client no longer sends
        const fewAtATime = limitConcurrency(maxRemovals);
        await Promise.all(
          keys.map((key) => fewAtATime(() => client.send(new DeleteObjectCommand(address(key))))),
        );
      }),
    list: (prefix) => asUnavailable(() => list(prefix)),
    signedAddress: (key, seconds) => asUnavailable(() => signedAddress(key, seconds)),
    origin: new URL(await asUnavailable(() => signedAddress('any', 1))).origin,
  };
}

/** Errors of the local disk stay as they are: they say that it is full. */
async function asUnavailable<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isLocal = error instanceof Error && 'code' in error && localErrors.has(String(error.code));
    throw isLocal ? error : new ObjectStoreUnavailable(error);
  }
}

const localErrors = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT']);
