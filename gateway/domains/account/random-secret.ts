import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The hash that the database stores; with 256 bits of entropy it needs no key. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
