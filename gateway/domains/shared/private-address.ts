import { timingSafeEqual } from 'node:crypto';
import { shanghaiTime } from '../../db/time.ts';

/** Makes of texts what only who has the gateway's key can make. */
export type Sign = (...parts: readonly string[]) => string;

export interface PrivateAddress {
  readonly url: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly expiresAt: string;
}

/** ms that an address leads to a private picture: long enough to look at it, too short to be of use where it leaks */
const life = 10 * 60_000;

/** An address under which a private picture is had for a while, by whoever knows it. */
export function privateAddress(sign: Sign, file: string, now: Date): PrivateAddress {
  const end = new Date(now.getTime() + life);
  const until = end.getTime().toString(36);
  return {
    url: `/media/private/${until}.${signed(sign, file, until)}/${file}`,
    expiresAt: shanghaiTime(end),
  };
}

/** Whether an address leads to the file now. @param pass the part of the address before the file's name */
export function opens(
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
