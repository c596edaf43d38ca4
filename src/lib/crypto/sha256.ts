import SHA256 from 'crypto-js/sha256.js';

/** SHA-256 of a string in UTF-8, as 64 hex digits. In JavaScript because pages without https have no WebCrypto. */
export const sha256 = (text: string): string => SHA256(text).toString();
