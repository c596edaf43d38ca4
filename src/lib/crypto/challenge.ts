import Base64url from 'crypto-js/enc-base64url.js';
import SHA256 from 'crypto-js/sha256.js';

/**
 * Code challenge of a secret, as in PKCE: its SHA-256 in base64url. Computed in JavaScript because pages without https have no
 * WebCrypto.
 */
export const challengeOf = (text: string): string => SHA256(text).toString(Base64url);
