import { open } from 'node:fs/promises';
import { download, readAtMost } from './download.ts';
import { ImportError } from './import-error.ts';

/** maximum bytes; most feeds are smaller than 1 MB, and parsing takes some twenty times this memory */
export const maxFeedBytes = 3 * 1024 * 1024;
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
 * @param privateHosts see `DownloadOptions`; the host of the URL itself is always allowed
 * @throws ImportError when it is missing, cannot be read, or is larger than `maxFeedBytes`
 */
export async function readSource(source: string, privateHosts: readonly string[] = []): Promise<FeedSource> {
  return isAddress(source) ? readAddress(source, privateHosts) : { bytes: await readBounded(source) };
}

async function readBounded(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      // pipes have no size
      const bytes = size > maxFeedBytes ? undefined : await readAtMost(maxFeedBytes, file.createReadStream());
      if (bytes === undefined) throw tooLarge();
      return bytes;
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

async function readAddress(source: string, privateHosts: readonly string[]): Promise<FeedSource> {
  const { bytes, contentType } = await download(source, {
    accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml, */*',
    maxBytes: maxFeedBytes,
    timeoutMs: downloadTimeoutMs,
    // the editor names this host; a redirect to another private one is not theirs
    privateHosts: [...privateHosts, new URL(source).host],
  });
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
  return charset === undefined ? { bytes } : { bytes, charset };
}

function tooLarge(): ImportError {
  return new ImportError(
    `the feed is too large (the limit is ${maxFeedBytes / 1024 / 1024} MB); ask its publisher for a shorter one`,
  );
}
