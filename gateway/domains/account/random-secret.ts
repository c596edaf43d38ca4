import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, to be known by whom they are given to alone. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What the database keeps of it: there are too many to try, so it needs no key. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
