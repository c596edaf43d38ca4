import { open } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/** maximum bytes; real feeds are far smaller, and parsing takes several times this memory */
export const maxFeedBytes = 32 * 1024 * 1024;
/** ms for a whole download */
const downloadTimeoutMs = 30_000;

export interface FeedSource {
  readonly bytes: Uint8Array;
  /** `charset` of the Content-Type header, when the feed came over HTTP */
  readonly charset?: string;
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/**
 * Reads a feed from a file or an http(s) URL.
 * @throws ImportError when it is missing, cannot be read, or is larger than `maxFeedBytes`
 */
export async function readSource(source: string): Promise<FeedSource> {
  return isAddress(source) ? download(source) : { bytes: await readBounded(source) };
}

async function readBounded(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size > maxFeedBytes) throw tooLarge(size);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(readFailure(error), { cause: error });
  }
}

function readFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file; check the path';
  if (code === 'EACCES') return 'the file may not be read; check its permissions';
  if (code === 'EISDIR') return 'this is a folder; name the feed file in it';
  return `the file cannot be read (${String(code ?? error)})`;
}

async function download(address: string): Promise<FeedSource> {
  let response: Response;
  try {
    response = await fetch(address, {
      signal: AbortSignal.timeout(downloadTimeoutMs),
      headers: {
        accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml, */*',
      },
    });
  } catch (error) {
    throw new ImportError('the address does not answer; check it and the network', { cause: error });
  }
  if (!response.ok) throw new ImportError(`the address answers with status ${response.status}`);
  const bytes = await readBody(response);
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  return charset === undefined ? { bytes } : { bytes, charset };
}

async function readBody(response: Response): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length'));
  if (announced > maxFeedBytes) throw tooLarge(announced);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > maxFeedBytes) throw tooLarge(size);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('the download broke off; try again', { cause: error });
  }
  return Buffer.concat(parts);
}

function tooLarge(size: number): ImportError {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return new ImportError(
    `the feed is too large (${megabytes(size)} MB, the limit is ${megabytes(maxFeedBytes)} MB)`,
  );
}
