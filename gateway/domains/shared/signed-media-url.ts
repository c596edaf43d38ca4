import { timingSafeEqual } from 'node:crypto';
import { shanghaiTime } from '../../db/time.ts';

/** Makes a signature of texts with the gateway's key. */
export type Sign = (...parts: readonly string[]) => string;

export interface SignedMediaUrl {
  readonly url: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly expiresAt: string;
}

/** long enough to view the picture, short enough to be of little use if the URL leaks */
const lifetimeMs = 10 * 60_000;

/** Makes a URL under which anybody who has it can load a private picture for a while. */
export function signedMediaUrl(sign: Sign, file: string, now: Date): SignedMediaUrl {
  const end = new Date(now.getTime() + lifetimeMs);
  const until = end.getTime().toString(36);
  return {
    url: `/media/private/${until}.${signed(sign, file, until)}/${file}`,
    expiresAt: shanghaiTime(end),
  };
}

/** Whether a URL for the file is valid now. @param pass the part of the path before the file's name */
export function isValidSignedUrl(
  sign: Sign,
  { file, pass }: { readonly file: string; readonly pass: string },
  now: Date,
) {
  const [until = '', signature = ''] = pass.split('.', 2);
  const right = Buffer.from(signed(sign, file, until));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
  return Number.parseInt(until, 36) > now.getTime();
}

const signed = (sign: Sign, file: string, until: string) => sign('private picture', file, until);
