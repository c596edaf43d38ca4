import { StartError } from './db/start-error.ts';
import { ObjectStoreUnavailable, storeIdKey, type ObjectStore } from './services/storage/object-store.ts';
import type { ObjectStoreLocation } from './services/storage/s3-store.ts';

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const parameters = new Set(['endpoint', 'region']);

/**
 * Reads the address of a place in an object store, such as `s3://bucket/folder?endpoint=https://s3.example`.
 * @returns undefined if it is none; `prefix` is empty or ends with `/`
 */
export function parseBucketAddress(
  text: string,
): { readonly location: ObjectStoreLocation; readonly prefix: string } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isValid =
    url?.protocol === 's3:' &&
    bucketName.test(url.hostname) &&
    /^(?:\/[\w.-]+)*\/?$/.test(url.pathname) &&
    [...url.searchParams.keys()].every((name) => parameters.has(name)) &&
    (endpoint === undefined || (URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)));
  if (!isValid) return undefined;
  const names = url.pathname.split('/').filter((name) => name !== '');
  return {
    location: { bucket: url.hostname, endpoint, region: url.searchParams.get('region') || 'us-east-1' },
    prefix: names.map((name) => `${name}/`).join(''),
  };
}

/**
 * Reads `MEDIA_STORE`, such as `s3://bucket?endpoint=https://s3.example`; nothing else reads it. Credentials are read by the
 * AWS SDK from its own variables and files.
 * @returns undefined if files stay in the data folder
 * @throws StartError naming what is wrong
 */
export function objectStoreLocation(
  env: Readonly<Record<string, string | undefined>>,
): ObjectStoreLocation | undefined {
  const text = env.MEDIA_STORE;
  if (!text) return undefined;
  const parsed = parseBucketAddress(text);
  if (parsed?.prefix === '') return parsed.location;
  throw new StartError(
    `MEDIA_STORE 应为 s3://<存储桶>?endpoint=<https 地址>&region=<区域>，现在是“${text}”。\n` +
      `MEDIA_STORE must be s3://<bucket>?endpoint=<https address>&region=<region>, not “${text}”.`,
  );
}

/**
 * Opens the configured object store.
 * @returns undefined if none is configured
 * @throws StartError if it cannot be used
 */
export async function openObjectStore(
  env: Readonly<Record<string, string | undefined>>,
): Promise<ObjectStore | undefined> {
  const location = objectStoreLocation(env);
  return location && openBucket(location);
}

/**
 * Opens a bucket, and reads from it once. The client is loaded for that only.
 * @throws StartError if it cannot be used
 */
export async function openBucket(location: ObjectStoreLocation): Promise<ObjectStore> {
  const { openS3Store } = await import('./services/storage/s3-store.ts');
  try {
    const store = await openS3Store(location);
    await store.readText(storeIdKey);
    return store;
  } catch (error) {
    if (!(error instanceof ObjectStoreUnavailable)) throw error;
    const { cause } = error;
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    throw new StartError(
      `存储桶 ${location.bucket} 无法使用（${reason}）。请检查地址、存储桶和 AWS_ACCESS_KEY_ID、AWS_SECRET_ACCESS_KEY。\n` +
        `The bucket ${location.bucket} cannot be used: check its endpoint, its name, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
      { cause: error },
    );
  }
}
