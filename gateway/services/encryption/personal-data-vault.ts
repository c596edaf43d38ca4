import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** bytes of the key that everything else is derived from */
export const vaultKeyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Keeps personal data so that the database alone gives nothing away. */
export interface Vault {
  /** Encrypts a text to be kept; the same text is never encrypted to the same. */
  encrypt(text: string): string;
  /** @throws Error when it was sealed with another key or changed */
  decrypt(sealed: string): string;
  /** The same for the same parts, and to be guessed only by who has the key: to find rows by, and to compare with. */
  fingerprint(...parts: readonly string[]): string;
}

/** A vault: AES-256-GCM and HMAC-SHA-256 with keys derived from one. @param key 32 random bytes */
export function createVault(key: Buffer): Vault {
  if (key.length !== vaultKeyBytes) throw new Error(`a vault's key has ${vaultKeyBytes} bytes`);
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, vaultKeyBytes));
  const sealKey = derived('seal');
  const fingerprintKey = derived('fingerprint');
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const encrypted = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([cipher.update(encrypted), cipher.final()]).toString();
    },
    fingerprint: (...parts) =>
      createHmac('sha256', fingerprintKey).update(parts.join('\0')).digest('base64url'),
  };
}
