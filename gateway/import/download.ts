import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { addAbortSignal, PassThrough, pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ImportError } from './import-error.ts';
import { isPublicAddress, lookupPublic, PrivateAddressError } from '../services/network/public-address.ts';

const maxRedirects = 5;
const decoders: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

export interface DownloadOptions {
  /** Accept header */
  readonly accept: string;
  /** limit after decompression */
  readonly maxBytes: number;
  /** for all redirects and the body together */
  readonly timeoutMs: number;
  /** ends the download earlier, such as with the time for all downloads of a feed */
  readonly signal?: AbortSignal;
  /** `host` or `host:port` as in a URL: hosts that may be on a private network */
  readonly privateHosts: readonly string[];
  /** Decides by the Content-Type header whether the body is read. */
  readonly isExpectedType?: (contentType: string) => boolean;
}

export interface Downloaded {
  readonly bytes: Uint8Array;
  /** Content-Type header; empty when missing */
  readonly contentType: string;
}

/**
 * Downloads an http(s) URL. Every hop is checked: only hosts with public addresses are connected to, except those of
 * `privateHosts`.
 * @throws ImportError
 */
export async function download(address: string, options: DownloadOptions): Promise<Downloaded> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(url, options, signal);
    const { statusCode = 0, headers } = response;
    const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
    if (next === undefined) return await readResponse(response, options, signal);
    response.destroy();
    url = redirectTarget(next, url);
  }
  throw new ImportError(`the address redirects more than ${maxRedirects} times`);
}

function redirectTarget(location: string, base: URL): URL {
  const target = URL.parse(location, base.href);
  if (target && /^https?:$/.test(target.protocol)) return target;
  throw new ImportError('the address redirects to something other than http(s)');
}

async function request(
  url: URL,
  { accept, privateHosts }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const mayBePrivate = privateHosts.includes(url.host);
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  try {
    // sockets look up no IP literals
    if (!mayBePrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
      throw new PrivateAddressError(url.host);
    const { request: send } = url.protocol === 'https:' ? https : http;
    return await new Promise((resolve, reject) => {
      send(url.href, {
        // a connection that another request opened was checked under other rules
        agent: false,
        signal,
        headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'qlwb-import' },
        ...(!mayBePrivate && { lookup: lookupPublic }),
      })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
  } catch (error) {
    if (error instanceof PrivateAddressError)
      throw new ImportError(
        'the address leads to a private network; allow its host with --private-host if it is yours',
        { cause: error },
      );
    throw new ImportError('the address does not answer; check it and the network', { cause: error });
  }
}

async function readResponse(
  response: IncomingMessage,
  { maxBytes, isExpectedType }: DownloadOptions,
  signal: AbortSignal,
): Promise<Downloaded> {
  const { statusCode = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]?.() : undefined;
  const refusal =
    statusCode < 200 || statusCode > 299
      ? `the address answers with status ${statusCode}`
      : isExpectedType && !isExpectedType(contentType)
        ? 'the address answers with another type of content'
        : Number(headers['content-length']) > maxBytes
          ? tooLarge(maxBytes)
          : undefined;
  if (refusal !== undefined || !decoder) {
    response.destroy();
    throw new ImportError(refusal ?? 'the address answers in an unknown content encoding');
  }
  let bytes: Uint8Array | undefined;
  try {
    // an error of either stream ends the other, and is thrown by the loop
    const decoded: AsyncIterable<Buffer> = addAbortSignal(
      signal,
      pipeline(response, decoder, () => {}),
    );
    // Node ends a body at its announced length
    const announced = decoder instanceof PassThrough ? headers['content-length'] : undefined;
    bytes = await readAtMost(announced === undefined ? maxBytes : Number(announced), decoded);
  } catch (error) {
    throw new ImportError('the download broke off or takes too long; try again', { cause: error });
  }
  if (bytes === undefined) throw new ImportError(tooLarge(maxBytes));
  return { bytes, contentType };
}

/** Reads a stream to its end; undefined when it is longer. */
export async function readAtMost(
  maxBytes: number,
  stream: AsyncIterable<Buffer>,
): Promise<Uint8Array | undefined> {
  // takes no memory before it is written to; joined parts would take twice theirs
  const bytes = Buffer.allocUnsafeSlow(maxBytes);
  let size = 0;
  for await (const part of stream) {
    if (size + part.byteLength > maxBytes) return undefined;
    bytes.set(part, size);
    size += part.byteLength;
  }
  return bytes.subarray(0, size);
}

const tooLarge = (maxBytes: number) =>
  `the download is too large (the limit is ${Math.round(maxBytes / 1024 / 1024)} MB); ask its publisher for a shorter one`;
