import SHA256 from 'crypto-js/sha256.js';

/** SHA-256 of a text in UTF-8, 64 hex digits. Pages without https have no other. */
export const sha256 = (text: string): string => SHA256(text).toString();
