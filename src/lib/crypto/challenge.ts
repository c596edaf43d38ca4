import Base64url from 'crypto-js/enc-base64url.js';
import SHA256 from 'crypto-js/sha256.js';

/**
 * What may be shown of a text that proves later who showed it: its SHA-256 in base64url. Pages without https have no
 * other SHA-256.
 */
export const challengeOf = (text: string): string => SHA256(text).toString(Base64url);
